public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel

/// Characters that no font of the set has, and families that are not there.
public struct MissingGlyphRule: CheckRule {
  /// `text/missing-glyph` and `text/missing-family`.
  public static let codes: [DiagnosticCode] = [.textMissingGlyph, .textMissingFamily]

  /// Creates the rule.
  public init() {}

  /// How many views a finding names beside the first.
  private static let noteLimit = 6

  /// One finding a family, and up to one a view for characters.
  public func findings(in input: CheckInput) -> [Finding] {
    families(in: input) + characters(in: input)
  }

  private func families(in input: CheckInput) -> [Finding] {
    var families: [String] = []
    var views: [String: [ResolvedView]] = [:]
    for view in input.result.views {
      guard let family = view.text?.missingFamily else { continue }
      if views[family] == nil { families.append(family) }
      views[family, default: []].append(view)
    }
    return families.compactMap { family in
      guard let own = views[family], let first = own.first else { return nil }
      let diagnostic = Diagnostic(
        .textMissingFamily,
        "'\(first.id)' asks for the family '\(family)', which is not there",
        at: first.view.place,
        notes: own.dropFirst().prefix(Self.noteLimit).map {
          DiagnosticNote("so does '\($0.id)'", at: $0.view.place)
        }, hints: [Hint("install the family, or leave it out for the system font")])
      return Finding(diagnostic, views: own.map(\.id))
    }
  }

  private func characters(in input: CheckInput) -> [Finding] {
    input.result.views.compactMap { view in
      guard let text = view.text, !text.missingCharacters.isEmpty else { return nil }
      let names = text.missingCharacters.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      let diagnostic = Diagnostic(
        .textMissingGlyph, "no font has \(names) of '\(view.id)'", at: view.view.place,
        hints: [Hint("install a font that has them")])
      return Finding(diagnostic, views: [view.id])
    }
  }
}
