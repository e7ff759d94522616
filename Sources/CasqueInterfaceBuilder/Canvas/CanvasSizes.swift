import CasqueGeometry
import CasqueModel

/// What views ask for on the canvas in place of their content: sizes that the document states, and
/// the canvas's own size of views that ask for none.
struct CanvasSizes {
  let document: InterfaceDocument
  let selection: VariationSelection

  /// The length that the canvas gives an arranged view without a content size along its stack, and one
  /// with subviews across it as well if the stack does not make its views as long as itself.
  ///
  /// **Source** SavedFrames §8b, rule 4 (25 views in 3 documents, none against); a xib whose arranged
  /// view is 50 high around a label of 20.5 and two spaces of 10.
  static let emptyLength = 50.0

  /// How high a search bar with a line above its field is before Xcode 9; without, it is 44.
  ///
  /// **Source** a storyboard with such a bar and four views below it.
  private static let promptedSearchBarHeight = 75.0

  /// How strongly a view without a content size keeps the length that alone bounds it: less than
  /// anything else.
  private static let leaning = LayoutPriority(1)

  /// Sets the sizes in a tree.
  ///
  /// - Parameter axes: the axes along which a stack view leaves the view its own length.
  func apply(to view: inout View, in axes: [Axis] = [], lengths: StatedLengths? = nil) {
    let lengths = lengths ?? StatedLengths(view)
    if let place = document.viewPlaces[view.id] {
      let tag = document.views[place].tag
      if let sign = signSize(tag) {
        view.intrinsicSize = AxisPair(
          horizontal: .points(sign.width), vertical: .points(sign.height))
      }
      if case .imageView(let imageView) = view.content,
        let symbol = imageView.image.flatMap(SymbolImage.init(name:))
      {
        let size = document.catalog.size(of: symbol)
        view.intrinsicSize = AxisPair(
          horizontal: .points(size.width), vertical: .points(size.height))
      }
      if tag.name == "datePicker", document.era.hasLowDatePickers {
        view.intrinsicSize.vertical = .points(162)
      }
      if tag.name == "searchBar", document.era < .xcode9, !(tag["prompt"] ?? "").isEmpty {
        view.intrinsicSize.vertical = .points(Self.promptedSearchBarHeight)
      }
      if let width = savedWidth(view) { view.intrinsicSize.horizontal = .points(width) }
      let told = wraps(view) ? nil : document.designableSizes[view.id]
      if let told {
        view.intrinsicSize = AxisPair(
          horizontal: .points(told.width), vertical: .points(told.height))
      } else if document.era >= .xcode7_3 {
        for (index, axis) in axes.enumerated()
        where (index == 0 || !view.subviews.isEmpty)
          && !asksForSize(view, tag, along: axis) && tag[Self.placeholder(axis)] == nil
          && !lengths.isStated(LengthKey(view: view.id, axis: axis))
        {
          view.intrinsicSize[axis] = .points(Self.emptyLength)
          let own = view.contentCompressionResistancePriority[axis] ?? .defaultHigh
          view.contentCompressionResistancePriority[axis] = LayoutPriority(own.rawValue + 0.5)
        }
      }
      for axis in Axis.allCases {
        guard let text = tag[Self.placeholder(axis)] else { continue }
        view.intrinsicSize[axis] = NumberReading.number(text).map { .points($0) } ?? .noMetric
      }
      lean(&view, tag, on: lengths)
    }
    var axes: [Axis] = []
    if case .stackView(let stack) = view.content {
      axes = stack.alignment == .fill ? [stack.axis] : [stack.axis, stack.axis.crossing]
    }
    for index in view.subviews.indices {
      apply(
        to: &view.subviews[index], in: view.subviews[index].isHidden ? [] : axes,
        lengths: lengths)
    }
  }

  /// A length that one bound from above is all that is stated of takes the bound.
  ///
  /// An inequality enters the system with nothing to spare, and without an aim it stays so.
  /// **Source** a xib whose view has a height of at most 50 and no other (3 views of one document),
  /// and a storyboard's arranged image of at most 200, which is 200 high and not 50.
  private func lean(_ view: inout View, _ tag: MarkupTag, on lengths: StatedLengths) {
    for axis in Axis.allCases
    where view.intrinsicSize[axis] == .ofContent && !asksForSize(view, tag, along: axis) {
      guard let bound = lengths.upperBounds[LengthKey(view: view.id, axis: axis)] else { continue }
      view.intrinsicSize[axis] = .points(bound)
      view.contentHuggingPriority[axis] = Self.leaning
      view.contentCompressionResistancePriority[axis] = Self.leaning
    }
  }

  private static func placeholder(_ axis: Axis) -> String {
    axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"
  }

  /// The size of a button that is a sign of the system's.
  private func signSize(_ tag: MarkupTag) -> Size? {
    guard tag.name == "button", ContentReading.signKinds.contains(tag["buttonType"] ?? "") else {
      return nil
    }
    return document.era < .xcode11Controls
      ? Size(width: 22, height: 22) : Size(width: 25, height: 24.5)
  }

  /// The width that a label of several lines was last laid out with.
  ///
  /// Xcode 5 and 6 saved it with every such label as its `preferredMaxLayoutWidth`.
  /// **Source** 2 labels of 2 documents, 45 and 178 wide as saved, whose texts are 41 and 175 by the
  /// stand-in; none against.
  private func savedWidth(_ view: View) -> Double? {
    guard document.era < .xcode6_3, case .label(let label) = view.content, label.numberOfLines != 1,
      label.preferredMaxLayoutWidth > 0
    else { return nil }
    return label.preferredMaxLayoutWidth
  }

  /// Whether a view's text has several lines: its height is not what its class told before it wrapped.
  private func wraps(_ view: View) -> Bool {
    switch view.content {
    case .label(let label): label.numberOfLines != 1
    case .textView: true
    default: false
    }
  }

  /// Whether a view asks for a size along an axis that is not empty.
  private func asksForSize(_ view: View, _ tag: MarkupTag, along axis: Axis) -> Bool {
    switch view.content {
    case .plain, .visualEffectView, .scrollView: return false
    case .label(let label): return !label.text.isEmpty
    case .imageView(let imageView):
      guard let image = imageView.image else { return false }
      return SymbolImage(name: image) != nil || document.catalog[image] != nil
    case .textField(let field):
      return axis == .vertical || !field.text.isEmpty || !field.placeholder.isEmpty
    case .stackView: return !view.subviews.isEmpty
    case .navigationBar, .tabBar, .toolbar: return axis == .vertical
    default: return true
    }
  }
}

/// A view's extent along an axis.
struct LengthKey: Hashable {
  var view: String
  var axis: Axis
}

/// What the constraints of a tree state of extents in numbers.
struct StatedLengths {
  /// The extents that are set to a number.
  private(set) var fixed: Set<LengthKey> = []
  /// The least upper bounds of the extents of which no other number is stated.
  private(set) var upperBounds: [LengthKey: Double] = [:]

  /// Whether an extent is set to a number, or takes the bound that alone is stated of it.
  func isStated(_ key: LengthKey) -> Bool { fixed.contains(key) || upperBounds[key] != nil }

  init(_ root: View) {
    var bounded: Set<LengthKey> = []
    root.forEachView { view, _ in
      for constraint in view.constraints where constraint.secondItem == nil {
        guard case .view(let id) = constraint.firstItem, constraint.firstAttribute.isDimension
        else { continue }
        let key = LengthKey(view: id, axis: constraint.firstAttribute.axis)
        switch constraint.relation {
        case .equal: fixed.insert(key)
        case .greaterThanOrEqual: bounded.insert(key)
        case .lessThanOrEqual:
          upperBounds[key] = min(upperBounds[key] ?? .infinity, constraint.constant)
        }
      }
    }
    for key in fixed.union(bounded) { upperBounds[key] = nil }
  }
}
