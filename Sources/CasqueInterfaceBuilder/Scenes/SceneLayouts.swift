package import CasqueDiagnostics
import CasqueGeometry
package import CasqueModel

/// The scenes of a document as layouts for any device.
///
/// A scene is the view of a controller, or a view or cell at the top of a xib. Placeholders for
/// sizes and constraints that go away when the app is built are left out; what differs between size
/// classes is a variation. A view that some size classes have is hidden in the others, where no
/// constraint names it.
package struct SceneLayouts: Sendable {
  /// The layouts, in the order of the document.
  package private(set) var layouts: [Layout] = []
  /// Which layout each container view shows, by the name of the layout that has it and its own.
  package private(set) var embedded: [String: [String: String]] = [:]
  /// What the ids of views of other scenes begin with that stand beside one, by the name of its layout.
  package private(set) var companions: [String: [String]] = [:]
  /// What is wrong with the document's views.
  package private(set) var diagnostics: [Diagnostic] = []

  private let document: InterfaceDocument
  private let names: ViewNames
  private var taken: Set<String> = []
  /// What was said: every size class reads the same tags.
  private var told: Set<Diagnostic> = []
  /// The ids of views that are installed in some size classes only.
  private let sometimes: Set<String>

  /// Size classes with what they are called in variations; those of a phone in portrait come first.
  private static let classes: [AxisPair<UserInterfaceSizeClass>] = [
    AxisPair(horizontal: .compact, vertical: .regular), AxisPair(both: .compact),
    AxisPair(horizontal: .regular, vertical: .compact), AxisPair(both: .regular),
  ]

  /// Makes the layouts of a document.
  package init(_ document: InterfaceDocument) {
    self.document = document
    names = ViewNames(document)
    let excluded = Self.classes.map { Self.selection($0).excluded(from: document) }
    let never = excluded.dropFirst().reduce(excluded[0]) { $0.intersection($1) }
    sometimes = Set(excluded.joined()).subtracting(never)
    var controllers: [String?] = []
    let presentations = ScenePresentation(document)
    let splits = SplitScenes(document)
    for place in document.layoutRoots where isScene(document.views[place]) {
      let source = document.views[place]
      let trees = Self.classes.map { tree(of: place, $0) }
      let base = Self.base(of: trees)
      var root = base
      for (tree, classes) in zip(trees, Self.classes) {
        vary(&root, from: base, to: tree, classes)
      }
      if let place = splits[source.controller?["id"]] {
        root.variations = SplitWindow.variations(root.variations, in: place.column)
      }
      controllers.append(source.controller?["id"])
      var layout = Layout(
        name: layoutName(of: source),
        root: SceneWindow(document, names).root(of: source, content: root),
        path: document.tree.source.path)
      layout.presentation = source.controller.flatMap(presentations.presentation)
      layouts.append(layout)
    }
    let scenes = Dictionary(
      controllers.enumerated().compactMap { index, id in id.map { ($0, index) } }
    ) { first, _ in first }
    embed(scenes)
    arrange(controllers, scenes, splits)
  }

  /// Puts the scenes of split views beside one another.
  private mutating func arrange(
    _ controllers: [String?], _ scenes: [String: Int], _ splits: SplitScenes
  ) {
    let roots = layouts.map(\.root)
    for (index, controller) in controllers.enumerated() {
      guard let place = splits[controller], layouts[index].presentation == nil else { continue }
      var others: [SplitScenes.Column: View] = [:]
      for column in SplitScenes.Column.allCases where column != place.column {
        let content = splits.content(of: column, in: place.split)
        guard let content, let scene = scenes[content] else { continue }
        others[column] = roots[scene]
      }
      companions[layouts[index].name] = SplitScenes.Column.allCases.filter { others[$0] != nil }
        .map(SplitWindow.prefix)
      layouts[index].root = SplitWindow(place).window(roots[index], others: others)
    }
  }

  /// Puts the scenes into the container views that show them.
  private mutating func embed(_ places: [String: Int]) {
    var scenes: [String: Int] = [:]
    for (container, controller) in EmbeddedScenes(document).controllers {
      scenes[names[container]] = places[controller]
    }
    guard !scenes.isEmpty else { return }
    var embedding = SceneEmbedding(layouts.map(\.root), scenes: scenes)
    for index in layouts.indices {
      let own = layouts[index].root
      layouts[index].root = embedding.root(of: index)
      own.forEachView { view, _ in
        if let scene = scenes[view.id], scene != index {
          embedded[layouts[index].name, default: [:]][view.id] = layouts[scene].name
        }
      }
    }
    diagnostics += embedding.diagnostics.filter { told.insert($0).inserted }
  }

  private func isScene(_ view: InterfaceView) -> Bool {
    guard view.superview == nil else { return false }
    return view.controller != nil || document.isXib && view.tag.parent?.name == "objects"
  }

  private static func selection(
    _ classes: AxisPair<UserInterfaceSizeClass>
  ) -> VariationSelection {
    VariationSelection(
      sizeClasses: AxisPair(horizontal: classes.horizontal, vertical: classes.vertical))
  }

  /// The tree of a scene in size classes, its views under their names.
  private mutating func tree(
    of place: Int, _ classes: AxisPair<UserInterfaceSizeClass>
  ) -> View {
    var reading = ViewReading(
      document, Self.selection(classes), purpose: .app, keeping: sometimes)
    let tree = reading.tree(of: place)
    diagnostics += reading.diagnostics.filter { told.insert($0).inserted }
    return tree.renamed { names[$0] }
  }

  /// The tree that variations change: the first, but with frames only for the views that have one
  /// in every tree, as a variation gives a frame and takes none.
  private static func base(of trees: [View]) -> View {
    var unplaced: Set<String> = []
    for tree in trees.dropFirst() {
      tree.forEachView { view, _ in
        if view.autoresizing == nil { unplaced.insert(view.id) }
      }
    }
    return trees[0].withoutFrames(of: unplaced)
  }

  private func vary(
    _ root: inout View, from base: View, to tree: View,
    _ classes: AxisPair<UserInterfaceSizeClass>
  ) {
    let suffix = "\(classes.horizontal.rawValue)-\(classes.vertical.rawValue)"
    let difference = TreeDifference(from: base, to: tree, suffix: suffix)
    guard !difference.isEmpty else { return }
    var condition = VariationCondition()
    condition.horizontal = classes.horizontal
    condition.vertical = classes.vertical
    root.variations.append(
      Variation(
        when: condition, without: difference.without, changes: difference.changes))
    let lists = Dictionary(uniqueKeysWithValues: difference.constraints)
    root.addVariations { view in
      lists[view.id].map { Variation(when: condition, constraints: $0) }
    }
  }

  /// The name of a scene: the file's and the controller's, in letters that file names have.
  private mutating func layoutName(of view: InterfaceView) -> String {
    let file = document.tree.source.path.split(separator: "/").last ?? "document"
    let stem = file.split(separator: ".").first ?? file
    let tag = view.controller ?? view.tag
    let own =
      tag["storyboardIdentifier"] ?? tag["customClass"] ?? tag["userLabel"] ?? tag["title"]
      ?? tag["id"] ?? view.id
    let plain = "\(stem).\(own)".map { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
        ? character : "-"
    }
    var name = String(plain)
    if !taken.insert(name).inserted {
      name += "-\(view.id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })"
      taken.insert(name)
    }
    return name
  }
}

extension View {
  /// The tree without the frames of some views.
  fileprivate func withoutFrames(of ids: Set<String>) -> View {
    var view = self
    if ids.contains(id) { view.autoresizing = nil }
    view.subviews = subviews.map { $0.withoutFrames(of: ids) }
    return view
  }

  /// Adds to every view of the tree the variation that `make` gives for it.
  fileprivate mutating func addVariations(_ make: (View) -> Variation?) {
    if let variation = make(self) { variations.append(variation) }
    for index in subviews.indices { subviews[index].addVariations(make) }
  }
}
