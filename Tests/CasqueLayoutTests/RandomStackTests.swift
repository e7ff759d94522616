import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

/// Seeded random stack views, judged by what each distribution promises.
@Suite struct RandomStackTests {
  private static func stack(_ id: String, depth: Int, using random: inout SplitMix64) -> View {
    var views: [View] = []
    for index in 0..<Int.random(in: 0...4, using: &random) {
      let name = "\(id)_\(index)"
      var view: View
      switch Int.random(in: 0..<(depth > 0 ? 4 : 3), using: &random) {
      case 0: view = .view(name)
      case 1:
        view = .label(name, text: "aaa aaaa aa", font: .system(10), numberOfLines: 0)
      case 2: view = .word(name, Int.random(in: 1...6, using: &random))
      default: view = stack(name, depth: depth - 1, using: &random)
      }
      view.isHidden = Int.random(in: 0..<5, using: &random) == 0
      views.append(view)
    }
    return View.stackView(
      id, axis: Bool.random(using: &random) ? .horizontal : .vertical,
      distribution: StackView.Distribution.allCases.randomElement(using: &random) ?? .fill,
      alignment: StackView.Alignment.allCases.randomElement(using: &random) ?? .fill,
      spacing: Double(Int.random(in: 0...9, using: &random)), subviews: views)
  }

  private static func layout(seed: UInt64) -> Layout {
    var random = SplitMix64(seed: seed)
    return stackLayout(stack("s", depth: 2, using: &random), width: 800, height: 700)
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func distributionsKeepTheirPromises(seed: UInt64) {
    let layout = Self.layout(seed: seed)
    let result = resolve(layout, in: .window(1000, 1000))
    layout.root.forEachView { view, _ in
      let rect = result[view.id].alignmentRect
      #expect(rect.minX.isFinite && rect.minY.isFinite && rect.maxX.isFinite && rect.maxY.isFinite)
      guard case .stackView(let content) = view.content, result.conflicts.isEmpty else { return }
      let rects = view.subviews.filter { !$0.isHidden }.map { result[$0.id].alignmentRect }
      guard let first = rects.first, let last = rects.last else { return }
      let axis = content.axis
      #expect(abs(first.min(axis) - rect.min(axis)) < 1e-6)
      #expect(abs(last.max(axis) - rect.max(axis)) < 1e-6)
      expectSpaces(rects, content)
    }
  }

  private func expectSpaces(_ rects: [Rect], _ content: StackView) {
    let axis = content.axis
    let spaces = zip(rects, rects.dropFirst()).map { $1.min(axis) - $0.max(axis) }
    switch content.distribution {
    case .fill, .fillEqually, .fillProportionally:
      #expect(spaces.allSatisfy { abs($0 - content.spacing) < 1e-6 })
    case .equalSpacing:
      #expect(spaces.allSatisfy { abs($0 - (spaces.first ?? 0)) < 1e-6 })
      #expect(spaces.allSatisfy { $0 > content.spacing - 1e-6 })
    case .equalCentering: #expect(spaces.allSatisfy { $0 > content.spacing - 1e-6 })
    }
    if content.distribution == .fillEqually {
      #expect(rects.allSatisfy { abs($0.size[axis] - rects[0].size[axis]) < 1e-6 })
    }
  }

  /// What an engine solved before never shows.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func anEngineThatSolvedOtherEnvironmentsSolvesAlike(seed: UInt64) {
    let layout = Self.layout(seed: seed)
    var engine = LayoutEngine()
    let environments = [
      LayoutEnvironment.window(1000, 1000), .window(1000, 900).contentSize(.accessibility3),
      .window(1000, 1000),
    ]
    let results = environments.map {
      engine.resolve(layout, in: $0, text: MonospaceMeasurer())
    }
    #expect(results[0].views.map(\.frame) == results[2].views.map(\.frame))
    #expect(
      results[1].views.map(\.frame)
        == resolve(layout, in: environments[1]).views.map(\.frame))
  }
}
