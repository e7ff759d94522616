import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reports what the properties of a container say about its subviews that cannot be.
  mutating func reportContainers(_ view: View, _ entries: [DocumentEntry]) {
    for entry in entries {
      switch entry.key {
      case "customSpacing":
        if case .stackView = view.content { reportCustomSpacing(entry.value, view) }
      case "autoresizing", "superviewSize": reportMissingFrame(entry, entries)
      default: break
      }
    }
  }

  /// Space stands after subviews of the stack.
  private mutating func reportCustomSpacing(_ value: DocumentValue, _ view: View) {
    let names = view.subviews.map(\.id)
    for entry in value.mapping ?? [] where !names.contains(entry.key) {
      let nearest = context.suggestion(for: entry.key, in: names)
      context.report(
        .documentUnknownID, "'\(view.id)' has no subview '\(entry.key.prefix(60))'",
        at: entry.keyBytes, hints: context.didYouMean(nearest, at: entry.keyBytes))
    }
  }

  /// Only a frame can follow the superview.
  private mutating func reportMissingFrame(_ entry: DocumentEntry, _ entries: [DocumentEntry]) {
    guard !entries.contains(where: { $0.key == "frame" }) else { return }
    context.report(
      .documentMissingKey, "'\(entry.key)' needs 'frame': {x:, y:, width:, height:}",
      at: entry.keyBytes)
  }
}
