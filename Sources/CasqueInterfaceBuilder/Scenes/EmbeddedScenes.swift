import CasqueDiagnostics
import CasqueModel

/// The scenes that container views show, as their embed segues tell.
struct EmbeddedScenes {
  /// The id of the controller whose scene a container view shows, by the container's id in the
  /// document; of a navigation or tab bar controller that is its first content.
  private(set) var controllers: [String: String] = [:]

  /// How many scenes are shown inside one, at any depth.
  static let limit = 100
  /// How many controllers may be inside one another before there is content.
  static let depthLimit = 16

  init(_ document: InterfaceDocument) {
    let views = document.views.filter { $0.kind == "containerView" }
    for view in views {
      let segue = view.tag.child("connections")?.children.first {
        $0.name == "segue" && $0["kind"] == "embed"
      }
      guard let destination = segue?["destination"],
        let content = Self.content(of: destination, in: document)
      else { continue }
      controllers[view.id] = content
    }
  }

  /// The controller whose scene is shown for another: the first content of one that has others.
  static func content(of id: String, in document: InterfaceDocument) -> String? {
    var current = id
    for _ in 0..<depthLimit {
      guard let tag = document.tags[current] else { return nil }
      let inner = tag.child("connections")?.children.first {
        $0.name == "segue"
          && ["rootViewController", "viewControllers"].contains($0["relationship"] ?? "")
      }
      guard let next = inner?["destination"] else { return current }
      current = next
    }
    return nil
  }
}

/// Puts the scenes of a document into the container views that show them.
struct SceneEmbedding {
  /// The windows of the scenes, before anything is put into them.
  let roots: [View]
  /// The scene that a container view shows, by what the trees call the container.
  let scenes: [String: Int]
  /// What went wrong: scenes that show themselves.
  private(set) var diagnostics: [Diagnostic] = []
  private var count = 0

  init(_ roots: [View], scenes: [String: Int]) {
    self.roots = roots
    self.scenes = scenes
  }

  /// The window of a scene with what its container views show.
  ///
  /// What is shown has the container's name and a dot before its own names.
  mutating func root(of scene: Int) -> View {
    count = 0
    return filled(roots[scene], within: [scene])
  }

  private mutating func filled(_ view: View, within chain: [Int]) -> View {
    var view = view
    view.subviews = view.subviews.map { filled($0, within: chain) }
    guard let scene = scenes[view.id], count < EmbeddedScenes.limit else { return view }
    guard !chain.contains(scene) else {
      diagnostics.append(
        Diagnostic(
          .documentCycle, "'\(view.id)' shows a scene that it is part of: it is left empty",
          at: view.place, severity: .warning))
      return view
    }
    count += 1
    let inner = filled(roots[scene], within: chain + [scene])
    view.content = .containerView
    view.subviews = [inner.renamed { "\(view.id).\($0)" }]
    return view
  }
}
