import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Turns the conflicts of a solved system into what results hold.
struct ConflictReport {
  private let lowered: LoweredLayout
  private let constants: [Double]
  private let arithmetic: ConflictArithmetic

  init(_ lowered: LoweredLayout, constants: [Double], rects: [Rect]) {
    self.lowered = lowered
    self.constants = constants
    arithmetic = ConflictArithmetic(lowered, constants: constants, rects: rects)
  }

  /// The conflict as its members read, with the sum that does not come out.
  func conflict(_ conflict: RowConflict) -> LayoutConflict {
    let members = conflict.members.map(describe)
    return LayoutConflict(
      members: members, relaxed: conflict.members.firstIndex(of: conflict.relaxed) ?? 0,
      axis: axis(of: conflict.relaxed),
      arithmetic: arithmetic.text(conflict.members, descriptions: members.map(\.text)))
  }

  private func axis(of row: Int) -> Axis {
    switch lowered.rows[row].source {
    case .user(let index): lowered.constraints[index].constraint.firstAttribute.axis
    case .window(let axis, _), .nonNegativeSize(_, let axis), .placement(_, let axis),
      .content(_, let axis), .stack(_, _, _, let axis), .contentArea(_, let axis, _),
      .autoresizing(_, let axis, _), .controller(_, let axis, _), .collection(_, let axis, _):
      axis
    }
  }

  /// A row as its author knows it.
  func describe(_ row: Int) -> ConstraintDescription {
    var description = named(row)
    description.subject = subject(of: lowered.rows[row].source)
    return description
  }

  /// What of the layout makes a row; empty for a constraint.
  private func subject(of source: RowSource) -> String {
    func id(_ item: Int) -> String { "'\(lowered.tree.id(of: item))'" }
    switch source {
    case .user, .nonNegativeSize: return ""
    case .window(let axis, _): return "the \(axis.extentName) of the window"
    case .placement(let item, _): return "the place of \(id(item))"
    case .stack(let rule, _, let stack, let axis):
      let what =
        switch rule {
        case .spacing: "the spacing"
        case .canvasConnection, .spanningBoundary: "the edges"
        case .fillEqually: "the equal \(axis.extentName)s"
        case .fillProportionally: "the proportional \(axis.extentName)s"
        case .alignment: "the alignment"
        case .distributing: "the distribution"
        case .hiding: "the hidden views"
        case .canvasFit, .spanningFit, .ambiguitySuppression, .textWidthDisambiguation:
          "the \(axis.extentName)"
        }
      return "\(what) of stack \(id(stack))"
    case .contentArea(let view, _, _): return "the content area of \(id(view))"
    case .autoresizing(let view, _, _): return "the frame of \(id(view))"
    case .controller(let view, _, _): return "the place that a controller gives \(id(view))"
    case .collection(let view, _, _): return "the place that a collection view gives \(id(view))"
    case .content(let view, _): return "the content size of \(id(view))"
    }
  }

  private func named(_ row: Int) -> ConstraintDescription {
    let tree = lowered.tree
    switch lowered.rows[row].source {
    case .user(let index):
      let constraint = lowered.constraints[index].constraint
      return ConstraintDescription(
        origin: .user, viewID: constraint.firstItem.viewID, text: constraint.description,
        place: constraint.place)
    case .window(let axis, let part):
      let name = part == .size ? axis.extentName : axis.lowerName
      return ConstraintDescription(
        origin: .system, viewID: tree.id(of: 0),
        text: "\(tree.id(of: 0)).\(name) = \(formatted(-constants[row])) (window)")
    case .nonNegativeSize(let item, let axis):
      return ConstraintDescription(
        origin: .nonNegativeSize, viewID: tree.id(of: item),
        text: "\(tree.id(of: item)).\(axis.extentName) >= 0",
        place: item < tree.views.count ? tree.views[item].view.place : nil)
    case .placement(let item, let axis):
      return ConstraintDescription(
        origin: .system, viewID: tree.id(of: item),
        text: "\(tree.id(of: item)).\(axis.lowerName) = 0 (nothing else places it)")
    case .stack(let rule, let view, let stack, let axis):
      return system(
        view, "\(name(view, axis, rule)) in stack '\(tree.id(of: stack))' (\(rule.rawValue))")
    case .contentArea(let view, let axis, _):
      return system(view, "\(tree.id(of: view)).content.\(axis.extentName) (content area)")
    case .autoresizing(let view, let axis, let part):
      let measure = part == .size ? axis.extentName : axis.lowerName
      return system(view, "\(tree.id(of: view)).\(measure) by its frame (autoresizing)")
    case .controller(let view, let axis, let part):
      let measure = part == .size ? axis.extentName : axis.lowerName
      return system(view, "\(tree.id(of: view)).\(measure) by its controller")
    case .collection(let view, let axis, let part):
      let measure = part == .size ? axis.extentName : axis.lowerName
      return system(view, "\(tree.id(of: view)).\(measure) by its collection view")
    case .content(let view, let axis):
      return ConstraintDescription(
        origin: .contentSize, viewID: tree.id(of: view),
        text: "\(tree.id(of: view)).\(axis.extentName) of its content",
        place: tree.views[view].view.place)
    }
  }

  private func system(_ view: Int, _ text: String) -> ConstraintDescription {
    ConstraintDescription(
      origin: .system, viewID: lowered.tree.id(of: view), text: text,
      place: lowered.tree.views[view].view.place)
  }

  /// What of an arranged view a rule of its stack settles.
  private func name(_ view: Int, _ axis: Axis, _ rule: StackRule) -> String {
    let id = lowered.tree.id(of: view)
    return switch rule {
    case .fillEqually, .fillProportionally, .hiding, .canvasFit, .spanningFit,
      .ambiguitySuppression, .textWidthDisambiguation:
      "\(id).\(axis.extentName)"
    case .canvasConnection, .spacing, .alignment, .spanningBoundary, .distributing: id
    }
  }
}

extension Axis {
  /// The attribute of the extent along the axis.
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }
  /// The attribute of the edge where the axis begins.
  fileprivate var lowerName: String { self == .horizontal ? "left" : "top" }
}
