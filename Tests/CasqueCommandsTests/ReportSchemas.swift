/// What the readers of reports require, from their documentation.
enum ReportSchemas {
  /// The part of SARIF 2.1.0 that a report uses, closed where the standard is closed.
  ///
  /// **Source** OASIS sarif-schema-2.1.0.json: sarifLog, run, tool, toolComponent,
  /// reportingDescriptor, result, location, physicalLocation, region, fix, artifactChange and
  /// replacement; ruleIndex is at least 0 here since every result has a rule.
  static let sarif = #"""
    {
      "type": "object", "required": ["version", "runs"], "additionalProperties": false,
      "properties": {
        "$schema": {"type": "string", "pattern": "^https://"}, "version": {"enum": ["2.1.0"]},
        "runs": {"type": "array", "items": {"$ref": "#/definitions/run"}}},
      "definitions": {
        "run": {"type": "object", "required": ["tool"], "additionalProperties": false,
          "properties": {
            "tool": {"type": "object", "required": ["driver"], "additionalProperties": false,
              "properties": {"driver": {"$ref": "#/definitions/driver"}}},
            "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
            "results": {"type": "array", "items": {"$ref": "#/definitions/result"}}}},
        "driver": {"type": "object", "required": ["name"], "additionalProperties": false,
          "properties": {"name": {"type": "string"},
            "semanticVersion": {"type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+"},
            "rules": {"type": "array", "items": {"$ref": "#/definitions/rule"}}}},
        "rule": {"type": "object", "required": ["id"], "additionalProperties": false,
          "properties": {"id": {"type": "string"},
            "shortDescription": {"$ref": "#/definitions/message"},
            "fullDescription": {"$ref": "#/definitions/message"},
            "help": {"$ref": "#/definitions/message"},
            "defaultConfiguration": {"type": "object", "additionalProperties": false,
              "properties": {"level": {"$ref": "#/definitions/level"}}}}},
        "level": {"enum": ["none", "note", "warning", "error"]},
        "message": {"type": "object", "required": ["text"], "additionalProperties": false,
          "properties": {"text": {"type": "string"}}},
        "result": {"type": "object", "required": ["message"], "additionalProperties": false,
          "properties": {"ruleId": {"type": "string"},
            "ruleIndex": {"type": "integer", "minimum": 0},
            "level": {"$ref": "#/definitions/level"}, "message": {"$ref": "#/definitions/message"},
            "locations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
            "relatedLocations": {"type": "array", "items": {"$ref": "#/definitions/location"}},
            "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
            "fixes": {"type": "array", "items": {"$ref": "#/definitions/fix"}},
            "properties": {"type": "object"}}},
        "location": {"type": "object", "additionalProperties": false,
          "properties": {"id": {"type": "integer", "minimum": 0},
            "message": {"$ref": "#/definitions/message"},
            "physicalLocation": {"type": "object", "required": ["artifactLocation"],
              "additionalProperties": false,
              "properties": {"artifactLocation": {"$ref": "#/definitions/artifact"},
                "region": {"$ref": "#/definitions/region"}}}}},
        "artifact": {"type": "object", "additionalProperties": false,
          "properties": {"uri": {"type": "string", "pattern": "^[!-~]+$"}}},
        "region": {"type": "object", "additionalProperties": false,
          "properties": {"startLine": {"type": "integer", "minimum": 1},
            "startColumn": {"type": "integer", "minimum": 1},
            "endLine": {"type": "integer", "minimum": 1},
            "endColumn": {"type": "integer", "minimum": 1},
            "byteOffset": {"type": "integer", "minimum": 0},
            "byteLength": {"type": "integer", "minimum": 0}}},
        "fix": {"type": "object", "required": ["artifactChanges"], "additionalProperties": false,
          "properties": {"description": {"$ref": "#/definitions/message"},
            "artifactChanges": {"type": "array", "minItems": 1,
              "items": {"type": "object", "required": ["artifactLocation", "replacements"],
                "additionalProperties": false,
                "properties": {"artifactLocation": {"$ref": "#/definitions/artifact"},
                  "replacements": {"type": "array", "minItems": 1,
                    "items": {"type": "object", "required": ["deletedRegion"],
                      "additionalProperties": false,
                      "properties": {"deletedRegion": {"$ref": "#/definitions/region"},
                        "insertedContent": {"$ref": "#/definitions/message"}}}}}}}}}
      }
    }
    """#

  /// A code quality report.
  ///
  /// **Source** GitLab, Code Quality report format: description, check_name, fingerprint, severity,
  /// location.path without `./`, and location.lines.begin are required.
  static let gitlab = #"""
    {
      "type": "array",
      "items": {
        "type": "object", "additionalProperties": false,
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": {"type": "string"}, "check_name": {"type": "string"},
          "fingerprint": {"type": "string", "pattern": "^[0-9a-f]+(-[0-9]+)?$"},
          "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
          "location": {
            "type": "object", "required": ["path", "lines"], "additionalProperties": false,
            "properties": {
              "path": {"type": "string", "pattern": "^[^.]"},
              "lines": {
                "type": "object", "required": ["begin"], "additionalProperties": false,
                "properties": {
                  "begin": {"type": "integer", "minimum": 1},
                  "end": {"type": "integer", "minimum": 1}}}}}}}
    }
    """#

  /// The form `casque-check/1`, and `casque-snapshots/1` alike.
  static let json = #"""
    {
      "type": "object", "additionalProperties": false,
      "required": ["schema", "diagnostics", "causes", "cells", "affectedCells", "skipped"],
      "properties": {
        "schema": {"enum": ["casque-check/1", "casque-snapshots/1"]},
        "diagnostics": {"type": "array", "items": {"$ref": "#/definitions/diagnostic"}},
        "cells": {"type": "integer", "minimum": 0},
        "affectedCells": {"type": "integer", "minimum": 0},
        "skipped": {"type": "array", "items": {
          "type": "object", "required": ["layout", "cell", "reason"],
          "additionalProperties": {"type": "string"}}},
        "causes": {"type": "array", "items": {
          "type": "object", "additionalProperties": false,
          "required": ["layout", "diagnostic", "views", "evidence", "cells"],
          "properties": {
            "layout": {"type": "string"}, "evidence": {"type": "string"},
            "diagnostic": {"$ref": "#/definitions/diagnostic"},
            "views": {"type": "array", "items": {"type": "string"}},
            "cells": {"type": "array", "minItems": 1, "items": {"type": "string"}}}}}},
      "definitions": {
        "diagnostic": {
          "type": "object", "required": ["code", "severity", "message", "notes", "hints"],
          "properties": {
            "code": {"type": "string", "pattern": "^[a-z-]+/[a-z-]+$"},
            "severity": {"enum": ["note", "warning", "error"]}, "message": {"type": "string"}}}
      }
    }
    """#
}
