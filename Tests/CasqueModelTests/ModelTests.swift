import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import Testing
import _CasqueTestSupport

@Suite struct LayoutPriorityTests {
  @Test(arguments: [
    (Float(0), Float(1)), (-5, 1), (.nan, 1), (999.5, 999.5), (1000, 1000), (2000, 1000),
  ])
  func staysInItsRange(given: Float, kept: Float) {
    #expect(LayoutPriority(given).rawValue == kept)
  }

  @Test func fractionsAreLevelsOfTheirOwn() {
    #expect(LayoutPriority(999.5) < .required)
    #expect(LayoutPriority(999.5) > 999)
    #expect(!LayoutPriority(999.999).isRequired)
  }
}

@Suite struct LayoutAttributeTests {
  @Test func marginVariantsNameTheirAttribute() {
    for attribute in LayoutAttribute.allCases {
      guard let inner = attribute.withinMargins else { continue }
      #expect(inner.axis == attribute.axis)
      #expect(inner.isDirectional == attribute.isDirectional)
      #expect(attribute.rawValue.hasPrefix(inner.rawValue))
    }
    #expect(LayoutAttribute.allCases.count { $0.withinMargins != nil } == 8)
  }
}

@Suite struct ConstraintTextTests {
  @Test func readsAsADocumentWritesIt() {
    let title = View("title")
    let root = View("root")
    let top = title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 24)
    #expect(top.description == "title.top = root.safeArea.top + 24")
    let width = title.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -8
    ).priority(750)
    #expect(width.description == "title.width <= 0.5 * root.width - 8 @750")
    let height = title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44.5)
    #expect(height.description == "title.height >= 44.5")
  }

  @Test func placesAreThoseOfTheCaller() {
    let line = #line + 1
    let constraint = View("a").widthAnchor.constraint(equalToConstant: 1)
    #expect(constraint.place?.start.line == line)
    #expect(constraint.place?.path == #fileID)
  }
}

@Suite struct EffectiveRootTests {
  static func environment(_ size: Size, _ horizontal: UserInterfaceSizeClass) -> LayoutEnvironment {
    LayoutEnvironment(
      size: size, systemMinimumLayoutMargins: DirectionalInsets(),
      traits: TraitCollection(horizontalSizeClass: horizontal),
      profile: OSProfile(
        name: "18",
        readableWidth: ReadableWidthRule(maximumWidth: 664, threshold: 752, extent: .safeWidth),
        controls: ControlMetrics(
          switchSize: Size(width: 51, height: 31), switchAlignmentInsets: .zero,
          buttonContentInsets: DirectionalInsets(), systemButtonVerticalPadding: 12,
          systemButtonMinimumWidth: 30, buttonCornerRadius: nil, roundedTextFieldHeight: 34,
          roundedTextFieldHorizontalPadding: 28,
          systemSizes: .stated()),
        bars: BarMetrics(navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 44),
        palette: ColorPalette([:])))
  }

  static let layout: Layout = {
    var root = View("root", subviews: [View.label("title", text: "Hello")])
    root.constraints = [
      root.widthAnchor.constraint(equalToConstant: 1).identifier("one"),
      root.heightAnchor.constraint(equalToConstant: 2),
    ]
    var regular = VariationCondition()
    regular.horizontal = .regular
    var narrow = VariationCondition()
    narrow.width = 0..<400
    root.variations = [
      Variation(
        when: regular, constraints: [root.widthAnchor.constraint(equalToConstant: 3)],
        without: ["one"], changes: [ViewChange("title", .text("Regular"))]),
      Variation(when: narrow, changes: [ViewChange("title", .text("Narrow"))]),
      Variation(when: VariationCondition(), changes: [ViewChange("title", .numberOfLines(2))]),
    ]
    return Layout(name: "root", root: root)
  }()

  @Test func variationsThatHoldAreApplied() {
    let root = Self.layout.effectiveRoot(
      in: Self.environment(Size(width: 800, height: 600), .regular))
    #expect(root.constraints.map(\.constant) == [2, 3])
    #expect(root.variations.isEmpty)
    #expect(
      root.subviews[0].content == .label(Label(text: "Regular", numberOfLines: 2)))
  }

  @Test func laterVariationsWin() {
    let root = Self.layout.effectiveRoot(
      in: Self.environment(Size(width: 399, height: 600), .regular))
    #expect(root.subviews[0].content == .label(Label(text: "Narrow", numberOfLines: 2)))
  }

  @Test func othersAreNot() {
    let root = Self.layout.effectiveRoot(
      in: Self.environment(Size(width: 400, height: 600), .compact))
    #expect(root.constraints.map(\.constant) == [1, 2])
    #expect(root.subviews[0].content == .label(Label(text: "Hello", numberOfLines: 2)))
  }
}

@Suite struct ViewPropertyTests {
  @Test func appliesOnlyWhereTheKindHasIt() {
    var label = View.label("a", text: "x")
    #expect(ViewProperty.numberOfLines(0).apply(to: &label))
    #expect(!ViewProperty.isOn(true).apply(to: &label))
    #expect(ViewProperty.isHidden(true).apply(to: &label))
    #expect(label.isHidden)
    #expect(ViewProperty.contentHuggingPriority(.vertical, 251).apply(to: &label))
    #expect(label.contentHuggingPriority[.vertical] == 251)
    #expect(label.contentHuggingPriority[.horizontal] == nil)
  }
}

@Suite struct PresentationStateTests {
  /// The lowest level is at the back.
  ///
  /// **Source** MotionFacts §6.
  @Test func windowsComeByLevel() {
    let state = PresentationState(windows: [
      WindowPresentation(.foregroundSplash), WindowPresentation(.main),
      WindowPresentation(.backgroundSplash),
    ])
    #expect(state.windows.map(\.role) == [.backgroundSplash, .main, .foregroundSplash])
  }
}
