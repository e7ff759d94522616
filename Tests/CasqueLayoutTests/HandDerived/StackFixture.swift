import CasqueGeometry
import CasqueModel

extension View {
  /// A label of one word: 10 points a character and 20 high, or so many times that.
  static func word(_ id: String, _ count: Int, times: Double = 1) -> View {
    .label(id, text: String(repeating: "a", count: count), font: .system(20 * times))
  }

  /// The view with how strongly it hugs and defends its content along both axes.
  func pulling(hugging: LayoutPriority = 250, compression: LayoutPriority = 750) -> View {
    with {
      $0.contentHuggingPriority = AxisPair(both: hugging)
      $0.contentCompressionResistancePriority = AxisPair(both: compression)
    }
  }

  var hidden: View { with { $0.isHidden = true } }

  /// A stack view with its content changed.
  func stacked(_ change: (inout StackView) -> Void) -> View {
    with {
      guard case .stackView(var content) = $0.content else { return }
      change(&content)
      $0.content = .stackView(content)
    }
  }
}

/// A stack view `s` at the window's corner; an extent that is not given is its own.
func stackLayout(
  _ stack: View, width: Double? = nil, height: Double? = nil, with others: [View] = [],
  @ConstraintBuilder constraints: (_ root: View) -> [LayoutConstraint] = { _ in [] }
) -> Layout {
  Layout("screen", subviews: [stack] + others) { root in
    stack.at(0, 0, in: root)
    if let width { stack.widthAnchor.constraint(equalToConstant: width) }
    if let height { stack.heightAnchor.constraint(equalToConstant: height) }
    constraints(root)
  }
}
