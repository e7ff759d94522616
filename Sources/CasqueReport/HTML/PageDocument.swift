import CasqueImaging
import Foundation

/// A page that is whole in itself: nothing of another place is loaded, and no other script runs.
///
/// The content security policy names the script and the style by their hashes, so that markup in
/// any text of the data, should it ever become part of the page, could do nothing.
struct PageDocument {
  var title: String
  var body: String
  var style: String
  var script: String
  /// Where scripts may come from beside the page's own, such as `file:`; empty for nowhere.
  var scriptSources = ""
  /// What the script works on, as JSON; nil for none.
  var data: String?
  /// What follows the script: blocks that only hold data.
  var blocks: [String] = []

  /// The page.
  var html: String {
    let script = "(() => {\n'use strict';\n\(script)})();\n"
    let policy =
      "default-src 'none'; img-src 'self' file: data:; style-src '\(PageDocument.hash(style))'; "
      + "script-src '\(PageDocument.hash(script))'"
      + (scriptSources.isEmpty ? "" : " \(scriptSources)") + "; base-uri 'none'; form-action 'none'"
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", PageDocument.mark,
      "<title>\(XMLText.escaped(title))</title>", "<link rel=\"icon\" href=\"data:,\">",
      "<style>\(style)</style>", "</head>", "<body>", body,
    ]
    if let data {
      lines.append("<script type=\"application/json\" id=\"data\">\(data)</script>")
    }
    lines.append("<script>\(script)</script>")
    lines += blocks
    lines += ["</body>", "</html>", ""]
    return lines.joined(separator: "\n")
  }

  /// The line by which a page of Casque is known again.
  static let mark = "<meta name=\"generator\" content=\"casque\">"

  /// JSON that may stand in a script element: nothing in it can end the element, begin a comment or
  /// end a line of JavaScript.
  ///
  /// The characters occur in strings only, where the escapes mean the same.
  static func embedded(_ value: some Encodable) -> String {
    var result = ""
    for scalar in JSONText.compact(of: value).unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A source of a content security policy that allows exactly this text.
  private static func hash(_ text: String) -> String {
    let digits = Array(SHA256.hex(Array(text.utf8)))
    let bytes = stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(String(digits[index...index + 1]), radix: 16) ?? 0
    }
    return "sha256-\(Data(bytes).base64EncodedString())"
  }
}
