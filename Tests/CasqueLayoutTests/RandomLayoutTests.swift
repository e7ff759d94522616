import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

/// Seeded random layouts, judged by the constraints themselves.
@Suite struct RandomLayoutTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// A screen with five views and constraints between any two of them and the screen.
  private static func layout(
    seed: UInt64, attributes: [LayoutAttribute], required: Bool
  ) -> Layout {
    var random = SplitMix64(seed: seed)
    var layout = Layout(
      name: "screen", root: .view("screen", subviews: names.map { View.view($0) }))
    for _ in 0..<Int.random(in: 4...16, using: &random) {
      layout.root.constraints.append(
        constraint(attributes, required: required, using: &random))
    }
    return layout
  }

  private static func constraint(
    _ attributes: [LayoutAttribute], required: Bool, using random: inout SplitMix64
  ) -> LayoutConstraint {
    let items = names + ["screen"]
    let first = attributes[Int.random(in: 0..<attributes.count, using: &random)]
    let fitting = attributes.filter {
      $0.axis == first.axis && $0.isDimension == first.isDimension
    }
    let second = fitting[Int.random(in: 0..<fitting.count, using: &random)]
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [LayoutPriority] = required ? [.required] : [.required, 750, 500.5, 250]
    let constant = Double(Int.random(in: -8...8, using: &random) * 10)
    let isAlone = first.isDimension && Bool.random(using: &random)
    return LayoutConstraint(
      .view(names[Int.random(in: 0..<names.count, using: &random)]), first,
      relations[Int.random(in: 0..<4, using: &random)],
      to: isAlone ? nil : .view(items[Int.random(in: 0..<items.count, using: &random)]),
      isAlone ? nil : second, constant: isAlone ? constant.magnitude : constant,
      priority: priorities[Int.random(in: 0..<priorities.count, using: &random)])
  }

  /// By how much a constraint is missed in a result, from left to right.
  private static func error(of constraint: LayoutConstraint, in result: LayoutResult) -> Double {
    func value(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Double {
      let rect = result[item.viewID].alignmentRect
      return switch attribute {
      case .left, .leading: rect.minX
      case .right, .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerX: rect.midX
      case .centerY: rect.midY
      case .width: rect.width
      default: rect.height
      }
    }
    var right = constraint.constant
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      right += constraint.multiplier * value(item, attribute)
    }
    let difference = value(constraint.firstItem, constraint.firstAttribute) - right
    return switch constraint.relation {
    case .equal: difference.magnitude
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  private static let absolute: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
  ]

  @Test(arguments: 0..<150) func whatIsRequiredHoldsUnlessItWasRelaxed(_ seed: Int) {
    let layout = Self.layout(seed: UInt64(seed), attributes: Self.absolute, required: false)
    let result = resolve(layout)
    let relaxed = Set(result.conflicts.map { $0.members[$0.relaxed].text })
    for constraint in layout.root.constraints where constraint.priority.isRequired {
      if relaxed.contains(constraint.description) { continue }
      #expect(Self.error(of: constraint, in: result) < 1e-5, "\(constraint)")
    }
    for view in result.views {
      #expect(view.alignmentRect.width >= 0 && view.alignmentRect.height >= 0)
    }
  }

  /// Each conflict alone is a contradiction, and without any one of the author's members none.
  @Test(arguments: 0..<60) func conflictsAreMinimal(_ seed: Int) throws {
    let layout = Self.layout(seed: UInt64(seed), attributes: Self.absolute, required: true)
    for conflict in resolve(layout).conflicts {
      let texts = conflict.members.filter { $0.origin == .user }.map(\.text)
      var alone = layout
      alone.root.constraints = texts.compactMap { text in
        layout.root.constraints.first { $0.description == text }
      }
      #expect(!resolve(alone).conflicts.isEmpty, "\(texts)")
      #expect(conflict.arithmetic.contains(" > "), "\(conflict.arithmetic)")
      for place in alone.root.constraints.indices where Set(texts).count == texts.count {
        var fewer = alone
        fewer.root.constraints.remove(at: place)
        #expect(resolve(fewer).conflicts.isEmpty, "\(texts) without \(texts[place])")
      }
    }
  }

  /// A settled layout by leading and trailing edges is its own mirror image from right to left.
  @Test(arguments: 0..<150) func rightToLeftIsTheMirrorImage(_ seed: Int) {
    let layout = Self.layout(
      seed: UInt64(seed), attributes: [.leading, .trailing, .width], required: true)
    let result = resolve(layout)
    guard result.conflicts.isEmpty else { return }
    let mirrored = resolve(layout, in: .window().rightToLeft)
    #expect(mirrored.conflicts.isEmpty)
    let open = Set(result.ambiguities.filter { $0.axis == .horizontal }.map(\.viewID))
    #expect(open == Set(mirrored.ambiguities.filter { $0.axis == .horizontal }.map(\.viewID)))
    for view in result.views where !open.contains(view.id) {
      let other = mirrored[view.id].alignmentRect
      #expect((other.minX - (320 - view.alignmentRect.maxX)).magnitude < 1e-6, "\(view.id)")
    }
  }
}
