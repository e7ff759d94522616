import CasqueGeometry
import CasqueModel

/// One of the two baselines of a view.
enum Baseline: Hashable {
  case first
  case last
}

extension Lowering {
  /// Where a baseline of a view lies: so far below a place of its alignment rectangle.
  ///
  /// Text that stays in the middle of its view has its baselines at a distance from there which no
  /// height changes. So views of different heights can be aligned in one solve, and heights that
  /// only aligned baselines tell come out.
  /// **Source** a storyboard with two buttons whose tops and baselines are aligned: both are as high
  /// as the one that states it.
  mutating func baseline(
    _ line: Baseline, of view: Int
  ) -> (measure: PhysicalAttribute.Measure, offset: SymbolicConstant) {
    if tree.views.indices.contains(view), tree.views[view].view.content.hasTextInTheMiddle {
      return (.center, constant(.baselineBelowCenter(view: view, line)))
    }
    return switch line {
    case .first: (.lower, constant(.firstBaseline(view: view)))
    case .last: (.upper, constant(.lastBaseline(view: view), times: -1))
    }
  }
}

extension StackSum {
  /// The sum with a multiple of where a baseline lies.
  func adding(
    _ line: Baseline, of view: Int, in lowering: inout Lowering, times factor: Double = 1
  ) -> StackSum {
    let (measure, offset) = lowering.baseline(line, of: view)
    let edge: Measure =
      switch measure {
      case .lower: .lower
      case .center: .center
      default: .upper
      }
    return adding(edge, of: view, times: factor).adding(offset, times: factor)
  }
}

extension PhysicalAttribute.Measure {
  /// The baseline that is meant, or nil for an edge, a centre or an extent.
  var baseline: Baseline? {
    switch self {
    case .firstBaseline: .first
    case .lastBaseline: .last
    case .lower, .upper, .center, .extent: nil
    }
  }
}

extension ViewContent {
  /// Whether its text lies in the middle at any height: fields, and buttons but for images alone.
  fileprivate var hasTextInTheMiddle: Bool {
    switch self {
    case .textField: true
    case .button(let button):
      button.image == nil || !button.title.isEmpty
        || button.style != .system && !button.configuration.subtitle.isEmpty
    default: false
    }
  }
}
