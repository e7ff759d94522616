import Casque
import CasqueCommands
import Foundation
import Testing
import _CasqueTestSupport

/// Machine-readable reports are what their readers require, and say what was found.
@Suite struct ReporterTests {
  /// A control of 10 by 10, whose id XML, Markdown and workflow commands would stumble over in text.
  static let small = """
    casque: 1
    layout: small
    root:
      id: screen
      subviews:
        - {button: go, title: "<&>%"}
        - {label: title, text: Hello}
      constraints:
        - go.top = safeArea.top
        - go.leading = margins.leading
        - go.width = 10
        - go.height = 10
        - title.bottom = safeArea.bottom
        - title.leading = margins.leading
        - title.width >= 900
        - title.trailing = margins.trailing
    """

  private struct Reports {
    var run: CommandRun
    var junit: JUnitDocument
    var sarif: SchemaValidator.Value
    var gitlab: SchemaValidator.Value
    var json: SchemaValidator.Value
    var markdown: String
    var github: String
  }

  private func reports(_ extra: [String] = []) throws -> Reports {
    let space = try Workspace(files: [
      ("small.yml", Self.small), ("fine.yml", ProgramTests.fine), ("broken.yml", "casque: ["),
    ])
    let forms = ["junit", "sarif", "gitlab", "json", "markdown", "github"]
    let list = forms.map { "\($0)=\(space.path)/\($0)" }.joined(separator: ",")
    let files = ["small.yml", "fine.yml", "broken.yml"].map { "\(space.path)/\($0)" }
    let run = CommandRun(
      words: ["check"] + files
        + ["--device", "iphone-se-3,iphone-8", "--orientation", "portrait", "--reporter"]
        + ["pretty,\(list)"] + extra)
    return Reports(
      run: run, junit: JUnitDocument(try space.text(of: "junit")),
      sarif: try .init(json: space.text(of: "sarif")),
      gitlab: try .init(json: space.text(of: "gitlab")),
      json: try .init(json: space.text(of: "json")), markdown: try space.text(of: "markdown"),
      github: try space.text(of: "github"))
  }

  @Test func severalAtOnceAreWhatTheirReadersRequire() throws {
    let reports = try reports()
    #expect(reports.run.status == .findings)
    #expect(reports.run.out.contains("[layout/unsatisfiable]"))
    #expect(reports.junit.faults == [])
    #expect(try SchemaValidator(ReportSchemas.sarif).errors(reports.sarif) == [])
    #expect(try SchemaValidator(ReportSchemas.gitlab).errors(reports.gitlab) == [])
    #expect(try SchemaValidator(ReportSchemas.json).errors(reports.json) == [])
  }

  /// Three documents on two cells: two fail, two pass, and the two of the broken one are skipped.
  @Test func junitHasACaseForEveryCell() throws {
    let junit = try reports().junit
    func cases(_ name: String) -> [JUnitDocument.Case] {
      junit.cases.filter { $0.suite.hasSuffix(name) }
    }
    #expect(cases("small.yml").map(\.className) == ["small", "small"])
    #expect(cases("small.yml").allSatisfy { $0.failure?.contains("cannot satisfy") == true })
    #expect(cases("small.yml").allSatisfy { $0.text.contains("[layout/touch-target]") })
    #expect(cases("fine.yml").count == 2)
    #expect(cases("fine.yml").allSatisfy { $0.failure == nil && $0.skipped == nil })
    let broken = cases("broken.yml")
    #expect(broken.map { $0.error != nil } == [true, false, false])
    #expect(broken.map { $0.skipped != nil } == [false, true, true])
    #expect(junit.counts[0] == ["tests": 7, "failures": 2, "errors": 1])
    #expect(junit.counts.dropFirst().map { $0["skipped"] ?? 0 }.reduce(0, +) == 2)
    #expect(Set(cases("small.yml").map(\.name)).count == 2, "cells have names of their own")
  }

  /// With --fail-on error a warning is no failure, and is told all the same.
  @Test func aFailureIsWhatTheExitStatusCallsOne() throws {
    let space = try Workspace(files: [("poor.yml", ProgramTests.poor)])
    let run = CommandRun(
      "check", "\(space.path)/poor.yml", "--device", "iphone-se-3", "--orientation", "portrait",
      "--fail-on", "error", "--reporter", "junit")
    #expect(run.status == .success)
    let junit = JUnitDocument(run.out)
    #expect(junit.faults == [])
    #expect(junit.cases.map(\.failure) == [nil])
    #expect(junit.cases[0].out.contains("[layout/touch-target]"))
  }

  @Test func reportsPointAtTheConstraint() throws {
    let reports = try reports()
    let place = try #require(
      reports.run.out.firstMatch(of: /small\.yml:(\d+):(\d+): error: cannot satisfy/))
    #expect(Self.small.split(separator: "\n")[Int(place.1)! - 1].contains("title."))
    guard case .array(let runs)? = reports.sarif["runs"],
      case .array(let results)? = runs[0]["results"]
    else {
      Issue.record("no results")
      return
    }
    let conflict = try #require(
      results.first { $0["ruleId"] == .string("layout/unsatisfiable") })
    guard case .array(let locations)? = conflict["locations"] else {
      Issue.record("no locations")
      return
    }
    let region = locations[0]["physicalLocation"]?["region"]
    #expect(region?["startLine"] == .number(Double(place.1)!))
    #expect(region?["startColumn"] == .number(Double(place.2)!))
    #expect(conflict["level"] == .string("error"))
    let lines = reports.github.split(separator: "\n")
    let annotation = try #require(lines.first { $0.contains("title=layout/unsatisfiable") })
    #expect(annotation.hasPrefix("::error file="))
    #expect(annotation.contains(",line=\(place.1),col=\(place.2),"))
    #expect(annotation.contains("%0A"), "a command is one line")
    guard case .array(let issues) = reports.gitlab else {
      Issue.record("no list")
      return
    }
    let issue = try #require(
      issues.first { $0["check_name"] == .string("layout/unsatisfiable") })
    #expect(issue["location"]?["lines"]?["begin"] == .number(Double(place.1)!))
    #expect(reports.markdown.contains("small.yml:\(place.1):\(place.2)"))
  }

  /// A line above a cause moves it, and it stays the same cause.
  @Test func fingerprintsDoNotDependOnLines() throws {
    let space = try Workspace(files: [("small.yml", "")])
    func fingerprints(_ text: String) throws -> [SchemaValidator.Value?] {
      try Data(text.utf8).write(to: URL(filePath: "\(space.path)/small.yml"))
      let run = CommandRun(
        "check", "\(space.path)/small.yml", "--device", "iphone-se-3", "--reporter", "gitlab")
      guard case .array(let issues) = try SchemaValidator.Value(json: run.out) else { return [] }
      return issues.map { $0["fingerprint"] }
    }
    let first = try fingerprints(Self.small)
    #expect(first.count > 1)
    #expect(Set(first.map { "\(String(describing: $0))" }).count == first.count)
    #expect(try fingerprints("# a comment\n\n" + Self.small) == first)
  }

  @Test func aReportThatCannotBeWrittenKeepsNoOtherFromBeingWritten() throws {
    let space = try Workspace(files: [("a.yml", "casque: 1\nroot: {id: screen}\n"), ("file", "")])
    let run = space.run(
      "check", "\(space.path)/a.yml", "--device", "iphone-se-3", "--reporter",
      "html=\(space.path)/file/a.html,sarif=\(space.path)/a.sarif,markdown=-")
    #expect(run.status == .failure)
    #expect(run.err.contains("cannot write '\(space.path)/file/a.html'"))
    #expect(try space.text(of: "a.sarif").contains("2.1.0"))
    #expect(!run.out.isEmpty)
  }

  /// What is wrong with a document that others are presented over is told once.
  @Test func aDocumentUnderOthersIsToldOfOnce() throws {
    let alert = "casque: 1\npresenting: home.yml\nroot: {alertController: x, title: A}\n"
    let space = try Workspace(files: [
      ("all/a.yml", alert), ("all/b.yml", alert), ("all/home.yml", "casque: 1\nroot: {id: 1st}\n"),
    ])
    let run = space.run("check", "\(space.path)/all", "--device", "iphone-se-3")
    #expect(run.status == .findings)
    #expect(run.err.components(separatedBy: "document/invalid-id").count == 2, "\(run.err)")
  }

  @Test func markdownGoesToTheStep() throws {
    let space = try Workspace(files: [("poor.yml", ProgramTests.poor), ("step.md", "# Before\n")])
    let run = CommandRun(
      "check", "\(space.path)/poor.yml", "--device", "iphone-se-3", "--reporter", "markdown",
      environment: ["GITHUB_STEP_SUMMARY": "\(space.path)/step.md"])
    #expect(run.out.isEmpty)
    let step = try space.text(of: "step.md")
    #expect(step.hasPrefix("# Before\n## Casque check: 1 cause on 2 of 2 cells"))
    #expect(step.contains("'go' is smaller than 44 × 44 `layout/touch-target`"))
  }

  @Test(arguments: [
    (["--reporter", "junt"], "did you mean 'junit'?"),
    (["--reporter", "junit,sarif"], "must be alone there"),
    (["--reporter", "pretty,json"], "must be alone there"),
    (["--reporter", "junit="], "has no file"),
    (["--reporter", "pretty", "--format", "json"], "exclude each other"),
  ])
  func tellsWhatCannotBeUnderstood(words: [String], message: String) {
    let run = CommandRun(words: ["check", "x.yml"] + words)
    #expect(run.status == .usage)
    #expect(run.err.contains(message), "\(run.err)")
  }
}
