import Casque

/// All pages of `casque explain` as one Markdown article, for the documentation.
enum DiagnosticsArticle {
  /// The article: a section for each family of codes, in the order of the registry.
  static func text() -> String {
    var lines = [
      "# Diagnostics", "", "Every code that Casque reports: why, and what to do about it.", "",
      "## Overview", "",
      "Codes are stable. `casque explain CODE` prints the same pages in a terminal.",
    ]
    var family: Substring = ""
    for code in DiagnosticCode.allCases {
      if code.family != family {
        family = code.family
        lines += ["", "## \(family)"]
      }
      lines += section(of: code)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of code: DiagnosticCode) -> [String] {
    let page = code.page
    return [
      "", "### \(code.rawValue)", "",
      "\(page.summary) It is of severity *\(code.severity.rawValue)*.", "",
      "**Why:** \(page.cause)", "", "**What to do:** \(page.remedy)", "",
      "```", page.example, "```",
    ]
  }
}
