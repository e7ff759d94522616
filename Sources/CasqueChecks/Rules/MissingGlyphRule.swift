public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel

/// Characters that no font of the set has, and families that are not there.
public struct MissingGlyphRule: CheckRule {
  /// `text/missing-glyph` and `text/missing-family`.
  public static let codes: [DiagnosticCode] = [.textMissingGlyph, .textMissingFamily]

  /// Creates the rule.
  public init() {}

  /// Up to one finding a view and code.
  public func findings(in input: CheckInput) -> [Finding] {
    let views = input.result.views
    return views.indices.flatMap { index -> [Finding] in
      guard let text = views[index].text,
        text.missingFamily != nil || !text.missingCharacters.isEmpty
      else { return [] }
      let resolved = views[index]
      var findings: [Finding] = []
      if let family = text.missingFamily {
        let diagnostic = Diagnostic(
          .textMissingFamily,
          "'\(resolved.id)' asks for the family '\(family)', which is not there",
          at: resolved.view.place,
          hints: [Hint("install the family, or leave it out for the system font")])
        findings.append(Finding(diagnostic, views: [resolved.id]))
      }
      if !text.missingCharacters.isEmpty {
        let names = text.missingCharacters.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
        let diagnostic = Diagnostic(
          .textMissingGlyph, "no font has \(names) of '\(resolved.id)'", at: resolved.view.place,
          hints: [Hint("install a font that has them")])
        findings.append(Finding(diagnostic, views: [resolved.id]))
      }
      return findings
    }
  }
}
