import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reports what the view of a navigation or tab bar controller cannot hold: bars of other kinds or
  /// twice, and more than one screen.
  mutating func reportController(_ view: View, _ value: DocumentValue) {
    let allowed: [ViewKind]
    switch view.content {
    case .navigationController: allowed = [.navigationBar, .searchBar, .toolbar]
    case .tabBarController: allowed = [.tabBar]
    default: return
    }
    var seen: [ViewKind] = []
    var hasScreen = false
    for member in value.sequence ?? [] {
      guard let entries = member.mapping else { continue }
      let stretch = context.firstLine(of: member.bytes)
      let kind = ViewHeading(entries, isRoot: false).kind
      guard kind.content.isBar else {
        if hasScreen {
          context.report(
            .documentViewKind, "'\(view.id)' shows one screen: this is another", at: stretch)
        }
        hasScreen = true
        continue
      }
      if !allowed.contains(kind) {
        let names = allowed.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        context.report(
          .documentViewKind, "the bars of '\(view.id)' are \(names), not '\(kind.rawValue)'",
          at: stretch)
      } else if seen.contains(kind) {
        context.report(
          .documentViewKind, "'\(view.id)' has one '\(kind.rawValue)': this is another",
          at: stretch)
      }
      seen.append(kind)
    }
  }
}
