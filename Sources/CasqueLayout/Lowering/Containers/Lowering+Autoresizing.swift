package import CasqueGeometry
package import CasqueModel
import CasqueSolver

extension Lowering {
  /// Views that state a frame follow their superviews by required constraints of the system's own.
  ///
  /// lower = saved lower + share · (superview − saved superview), and so for the extent.
  /// **Source** layout rule 13.
  mutating func addAutoresizing() {
    for item in tree.views.indices where isAutoresized(item) {
      guard let superview = tree.views[item].superview,
        let autoresizing = tree.views[item].view.autoresizing
      else { continue }
      for axis in Axis.allCases {
        addAutoresizing(autoresizing, of: item, in: superview, axis)
      }
    }
  }

  /// Whether a view's frame follows from its superview's size: it states one, and no stack view
  /// arranges it.
  func isAutoresized(_ item: Int) -> Bool {
    guard tree.views[item].view.autoresizing != nil, let superview = tree.views[item].superview
    else { return false }
    if case .stackView = tree.views[superview].view.content { return false }
    return true
  }

  private mutating func addAutoresizing(
    _ autoresizing: Autoresizing, of item: Int, in superview: Int, _ axis: Axis
  ) {
    let saved = autoresizing.superviewSize ?? tree.views[superview].view.autoresizing?.frame.size
    let shares = saved.map { autoresizing.shares(along: axis, in: $0[axis].measure) } ?? [0, 0, 1]
    let frame = autoresizing.frame
    let lower = frameOffset(of: item, axis, .lower)
    let upper = frameOffset(of: item, axis, .upper)

    var position = StackSum(axis).adding(.lower, of: item)
      .subtracting(.lower, of: tree.origin(of: superview)).adding(lower)
      .adding(SymbolicConstant(-frame.min(axis).measure))
    if tree.contentArea(of: superview) == nil {
      position = position.adding(frameOffset(of: superview, axis, .lower), times: -1)
    }
    let extent = StackSum(axis).adding(.extent, of: item).adding(upper).adding(lower, times: -1)
      .adding(SymbolicConstant(-frame.size[axis].measure))
    for (part, sum, share) in [
      (LayoutVariable.Part.position, position, shares[0]), (.size, extent, shares[1]),
    ] {
      let whole = growth(sum, share, of: superview, axis, saved: saved?[axis].measure ?? 0)
      rows.append(
        LoweredRow(
          terms: whole.terms, constant: whole.constant, relation: .equal, strength: .required,
          source: .autoresizing(view: item, axis, part)))
    }
  }

  /// A sum less a share of what the superview's frame has grown by.
  private mutating func growth(
    _ sum: StackSum, _ share: Double, of superview: Int, _ axis: Axis, saved: Double
  ) -> StackSum {
    guard share != 0 else { return sum }
    return sum.adding(.extent, of: superview, times: -share)
      .adding(frameOffset(of: superview, axis, .upper), times: -share)
      .adding(frameOffset(of: superview, axis, .lower), times: share)
      .adding(SymbolicConstant(share * saved))
  }
}

extension Autoresizing {
  /// What of the superview's growth goes to the lower margin, the extent and the upper margin.
  ///
  /// One flexible part takes all; several share it in proportion to their lengths. Without a
  /// flexible part, or with none that has a length, the upper margin takes it.
  /// - Parameter whole: the superview's extent that the frame belongs to, in points.
  package func shares(along axis: Axis, in whole: Double) -> [Double] {
    let flexible = flexibleParts(along: axis)
    let lengths = [
      frame.min(axis).measure, frame.size[axis].measure, whole - frame.max(axis).measure,
    ]
    if flexible.count(where: { $0 }) == 1 { return flexible.map { $0 ? 1 : 0 } }
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    guard total.magnitude > 1e-9, total.isFinite else { return [0, 0, 1] }
    return zip(lengths, flexible).map { $1 ? $0 / total : 0 }
  }
}
