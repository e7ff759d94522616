import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A JUnit file as its readers see it; what the schema forbids is told.
///
/// **Source** junit-10.xsd of Jenkins' xUnit plugin: suites hold suites and cases, a case holds
/// skipped, error, failure, system-out and system-err; names are required, counts are whole numbers.
final class JUnitDocument: NSObject, XMLParserDelegate {
  struct Case {
    var suite: String
    var className: String
    var name: String
    var failure: String?
    var error: String?
    var skipped: String?
    var out = ""
    var text = ""
  }

  private(set) var cases: [Case] = []
  private(set) var faults: [String] = []
  private(set) var counts: [[String: Int]] = []
  private var path: [String] = []
  private var suite = ""

  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["skipped", "failure", "error", "system-out", "system-err"],
  ]
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "tests", "failures", "errors", "time"],
    "testsuite": [
      "name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id",
      "package", "group", "file", "log", "url",
    ],
    "testcase": ["classname", "name", "group", "time"], "skipped": ["message", "type"],
    "failure": ["message", "type"], "error": ["message", "type"], "system-out": [],
  ]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      faults.append("no XML: \(parser.parserError?.localizedDescription ?? "")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let parent = path.last ?? ""
    path.append(name)
    if Self.children[parent]?.contains(name) != true { faults.append("\(name) in \(parent)") }
    let extra = Set(attributes.keys).subtracting(Self.attributes[name] ?? [])
    if !extra.isEmpty { faults.append("\(name) has \(extra.sorted())") }
    switch name {
    case "testsuites", "testsuite":
      suite = attributes["name"] ?? ""
      let required = ["tests", "failures", "errors"] + (name == "testsuite" ? ["skipped"] : [])
      let numbers = required.map { ($0, attributes[$0] ?? "") }
      if numbers.contains(where: { Int($0.1) == nil }) { faults.append("\(name) counts badly") }
      counts.append(Dictionary(numbers.map { ($0.0, Int($0.1) ?? -1) }) { first, _ in first })
    case "testcase":
      if attributes["name"] == nil || attributes["classname"] == nil { faults.append("no name") }
      cases.append(
        Case(
          suite: suite, className: attributes["classname"] ?? "", name: attributes["name"] ?? ""))
    case "skipped": cases[cases.count - 1].skipped = attributes["message"]
    case "failure": cases[cases.count - 1].failure = attributes["message"]
    case "error": cases[cases.count - 1].error = attributes["message"]
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if path.last == "system-out" { cases[cases.count - 1].out += text }
    if path.last == "failure" { cases[cases.count - 1].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    path.removeLast()
  }
}
