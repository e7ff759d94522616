import Casque

/// What `casque explain limits` prints: everything that is decided without proof, and how.
enum LimitsText {
  private static let lead =
    "What UIKit does is not known for certain here; this is what Casque does instead."

  /// The list for a terminal.
  static func text() -> String {
    var lines = [lead]
    for area in SemanticLimit.Area.allCases {
      lines += ["", area.rawValue]
      for limit in SemanticLimit.all where limit.area == area {
        lines += [
          "", "  \(limit.question)", "    \(limit.decision)",
          "    (\(limit.confidence.rawValue): \(limit.evidence))",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as an article of the documentation.
  static func article() -> String {
    var lines = [
      "# Limits", "", "What of UIKit's layout is decided without proof, and how.", "",
      "## Overview",
      "", lead, "",
      "*Low* rests on one weak source, *unknown* on none: nothing of it claims parity."
        + " `casque explain limits` prints the same list.",
    ]
    for area in SemanticLimit.Area.allCases {
      lines += [
        "", "## \(area.rawValue)", "", "| question | what Casque does | confidence | evidence |",
        "|---|---|---|---|",
      ]
      for limit in SemanticLimit.all where limit.area == area {
        lines.append(
          "| \(limit.question) | \(limit.decision) | \(limit.confidence.rawValue) "
            + "| \(limit.evidence) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
