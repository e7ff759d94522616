import CasqueGeometry
public import CasqueLayout
import CasqueModel

/// The frames of a result as a text that git shows the changes of, line by line.
///
/// The same result gives the same text on every machine. Frames are those of UIKit, in the
/// superview's coordinates, so that a view that moves changes its own line and not those of its
/// subviews.
/// ```
/// casque frames 1
/// layout: welcome
/// cell: iPhone SE (1st generation) portrait, AX5
/// window: 320 x 568
/// …
///
/// screen view (0 0; 320 568)
///   title label (16 44; 288 82) lines 2
///
/// ! unsatisfiable along horizontal: 16 + 340 + 16 = 372 > 320: title.width >= 340; …
/// ```
public struct FrameText: Sendable, Hashable {
  /// The form that this release writes and reads.
  public static let formatVersion = 1

  /// Something outside the layout that its frames depend on.
  public struct Fact: Sendable, Hashable {
    /// What it is, such as `safe area`.
    public var name: String
    /// Its value as it is printed.
    public var value: String

    /// Creates a fact from its name and its printed value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The layout's name.
  public var layout: String
  /// How the cell is called; may be empty.
  public var cell: String
  /// What the frames depend on, in the order of the text.
  public var facts: [Fact]
  /// The views in preorder, siblings back to front; custom guides after them by id.
  public var rows: [FrameRow]
  /// Conflicts and ambiguities, a sentence each.
  public var faults: [String]
  /// The author's constraints that hold, as they read; they explain differences and are none.
  ///
  /// Empty unless the text is a reference: see ``stating(_:of:)``.
  public var constraints: [String] = []

  /// Creates a text from its parts.
  public init(
    layout: String, cell: String, facts: [Fact], rows: [FrameRow], faults: [String] = []
  ) {
    self.layout = layout
    self.cell = cell
    self.facts = facts
    self.rows = rows
    self.faults = faults
  }

  /// The views alone, a line each.
  ///
  /// Complexity: O(views).
  public var views: String { rows.map { $0.line + "\n" }.joined() }

  /// The text with its last line's end.
  ///
  /// Complexity: O(views).
  public var text: String {
    let header =
      ["casque frames \(FrameText.formatVersion)"]
      + [Fact("layout", layout), Fact("cell", cell)].appending(facts).map {
        FrameWord.escaped($0.value.isEmpty ? "\($0.name):" : "\($0.name): \($0.value)")
      }
    var blocks = [header]
    if !rows.isEmpty { blocks.append(rows.map(\.line)) }
    if !constraints.isEmpty { blocks.append(constraints.map { "= \(FrameWord.escaped($0))" }) }
    if !faults.isEmpty { blocks.append(faults.map { "! \(FrameWord.escaped($0))" }) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension FrameText {
  /// The text with what explains a difference from it later: what made it, and the constraints of
  /// the result.
  public func stating(_ provenance: Provenance, of result: LayoutResult) -> FrameText {
    var copy = self
    copy.facts += provenance.facts
    copy.constraints = result.views.flatMap { $0.view.constraints.map(\.description) }
    return copy
  }

  /// The frames of a result.
  ///
  /// Complexity: O(views).
  public init(_ result: LayoutResult) {
    let environment = result.environment
    let insets = environment.safeAreaInsets
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    let size = environment.size
    self.init(
      layout: result.layoutName, cell: result.cellName,
      facts: [
        Fact("window", "\(PointText.text(size.width)) x \(PointText.text(size.height))"),
        Fact("scale", PointText.text(environment.traits.displayScale)),
        Fact(
          "safe area",
          sides.map { "\($0.0) \(PointText.text($0.1))" }.joined(separator: " ")),
        Fact("os", environment.profile.name),
      ],
      rows: FrameText.rows(of: result), faults: FrameText.faults(of: result))
  }

  private static func rows(of result: LayoutResult) -> [FrameRow] {
    var children: [[Int]] = Array(repeating: [], count: result.views.count)
    var indices: [String: Int] = [:]
    for (index, view) in result.views.enumerated() {
      if index > 0 {
        // A view whose superview is unknown still shows, below the root.
        children[view.superview.flatMap { indices[$0] } ?? 0].append(index)
      }
      indices[view.id] = index
    }
    var rows: [FrameRow] = []
    var waiting: [(index: Int, depth: Int, superview: String?)] = [(0, 0, nil)]
    while let (index, depth, superview) = waiting.popLast() {
      let view = result.views[index]
      rows.append(FrameRow(view, depth: depth, superview: superview))
      waiting += children[index].reversed().map { ($0, depth + 1, view.id) }
    }
    let guides = result.guides.sorted { $0.key < $1.key }
    return rows
      + guides.map {
        FrameRow(
          id: $0.key, kind: "guide", depth: 1, superview: result.root.id, frame: $0.value)
      }
  }

  private static func faults(of result: LayoutResult) -> [String] {
    let conflicts = result.conflicts.map { conflict in
      let members = conflict.members.map(\.text).joined(separator: "; ")
      return "unsatisfiable along \(conflict.axis.rawValue): \(conflict.arithmetic): \(members)"
    }
    let ambiguities = result.ambiguities.map { ambiguity in
      let range = ambiguity.range
      let bounds = [range.lowerBound, range.upperBound].map(PointText.text)
      return "ambiguous \(ambiguity.kind.words) of \(FrameWord.written(ambiguity.viewID))"
        + " along \(ambiguity.axis.rawValue): \(bounds.joined(separator: " to "))"
    }
    return conflicts + ambiguities
  }
}

extension LayoutAmbiguity.Kind {
  fileprivate var words: String {
    switch self {
    case .position: "position"
    case .size: "size"
    case .positionAndSize: "position and size"
    }
  }
}

extension Array {
  fileprivate func appending(_ others: [Element]) -> [Element] { self + others }
}
