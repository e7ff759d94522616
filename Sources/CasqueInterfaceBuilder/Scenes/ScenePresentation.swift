import CasqueModel

/// How the scenes of a document are presented: as screens of their own, as sheets or as popovers.
///
/// | style | presented as |
/// |---|---|
/// | none at the end of a modal segue, `automatic`, `pageSheet` | page sheet |
/// | `formSheet` | form sheet |
/// | `popover`, or a popover segue | popover, of its preferred size |
/// | `fullScreen`, `overFullScreen`, `currentContext`, `custom`, … | the screen |
///
/// What a segue states counts before what its destination does. A scene that is reached in other ways
/// as well, or begins the storyboard, is a screen of its own.
/// **Source** UIModalPresentationStyle; UIViewController.modalPresentationStyle: automatic is a page
/// sheet for most controllers from iOS 13 on.
struct ScenePresentation {
  private let document: InterfaceDocument
  /// The segues that present something, by their destinations.
  private var modal: [String: [MarkupTag]] = [:]
  /// The controllers that are shown in another way.
  private var others: Set<String> = []
  /// The controllers that hold others, by the ids of these.
  private var containers: [String: String] = [:]

  private static let modalKinds: Set<String> = ["presentation", "modal", "presentModally"]
  private static let popoverKinds: Set<String> = ["popover", "popoverPresentation"]

  init(_ document: InterfaceDocument) {
    self.document = document
    if let initial = document.tree.root?["initialViewController"] { others.insert(initial) }
    for segue in document.tree.tags where segue.name == "segue" {
      guard let destination = segue["destination"] else { continue }
      let kind = segue["kind"] ?? ""
      if Self.modalKinds.contains(kind) || Self.popoverKinds.contains(kind) {
        modal[destination, default: []].append(segue)
      } else if kind == "relationship" {
        if let source = BarInference.owner(of: segue), containers[destination] == nil {
          containers[destination] = source
        }
      } else if kind != "unwind" {
        others.insert(destination)
      }
    }
  }

  /// How the scene of a controller is presented; nil for a screen of its own.
  func presentation(of controller: MarkupTag) -> LayoutPresentation? {
    // The outermost controller is the one that is presented.
    var chain = [controller]
    var seen: Set<String> = []
    while chain.count <= EmbeddedScenes.depthLimit, let id = chain.last?["id"],
      seen.insert(id).inserted, let outer = containers[id],
      let tag = document.tags[outer]
    {
      chain.append(tag)
    }
    guard let outermost = chain.last, let id = outermost["id"],
      chain.allSatisfy({ !others.contains($0["id"] ?? "") })
    else { return nil }
    let segues = modal[id] ?? []
    let stated = outermost["modalPresentationStyle"]
    guard !segues.isEmpty || stated != nil else { return nil }
    let isPopover = segues.first.map { Self.popoverKinds.contains($0["kind"] ?? "") } ?? false
    let style = segues.first?["modalPresentationStyle"] ?? (isPopover ? "popover" : stated)
    switch style ?? "automatic" {
    case "automatic", "pageSheet": return .sheet(SheetPresentation())
    case "formSheet": return .sheet(SheetPresentation(style: .formSheet))
    case "popover": return .popover(popover(chain))
    default: return nil
    }
  }

  /// A popover of the size that its content, or what holds that, prefers.
  private func popover(_ chain: [MarkupTag]) -> PopoverPresentation {
    let sizes = chain.reversed().compactMap { tag in
      tag.child(key: "preferredContentSize") ?? tag.child(key: "contentSizeForViewInPopover")
    }
    func number(_ name: String) -> Double? {
      sizes.first?[name].flatMap(NumberReading.number).flatMap { $0 > 0 ? $0 : nil }
    }
    return PopoverPresentation(width: number("width"), height: number("height"))
  }
}
