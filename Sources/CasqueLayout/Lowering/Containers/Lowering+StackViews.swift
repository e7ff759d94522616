import CasqueGeometry
import CasqueModel

extension Lowering {
  /// Lowers every stack view to constraints of the system's own, as UIKit does.
  ///
  /// **Source** EnvironmentFacts §9, SavedFrames §6 and §8b.
  mutating func addStackViews() {
    for item in tree.views.indices {
      guard let views = ArrangedViews(of: item, in: tree) else { continue }
      addHiding(of: views)
      if views.ordered.isEmpty {
        for axis in Axis.allCases { addFit(.canvasFit, of: views, axis, at: 49) }
      } else {
        addDistribution(of: views)
        addAlignment(of: views)
      }
    }
  }

  /// The stack would rather be empty along an axis, weakly.
  mutating func addFit(
    _ rule: StackRule, of views: ArrangedViews, _ axis: Axis, at priority: LayoutPriority
  ) {
    let sum = StackSum(axis).adding(.extent, of: views.stack)
    add(rule, views.stack, in: views.stack, sum, at: priority)
  }

  /// Hidden views take no room along the axis and lie in the middle between their neighbours.
  ///
  /// Across the axis only a stack that fills keeps them at its edges; elsewhere they begin at its
  /// lower edge and bound nothing.
  private mutating func addHiding(of views: ArrangedViews) {
    for (item, place) in views.hidden {
      let axis = views.axis
      add(.hiding, item, in: views.stack, StackSum(axis).adding(.extent, of: item))
      addJunction(of: item, before: place, of: views)
      addLower(.alignment, item, of: views, axis.crossing)
      if views.content.alignment == .fill {
        addUpper(.alignment, item, of: views, axis.crossing)
      }
    }
  }

  /// How firmly a hidden view lies between its neighbours: less than anything an author writes.
  ///
  /// **Source** a storyboard whose image view has the leading edge of a hidden view after it: the
  /// image keeps its width (8 views of one document).
  private static let parking = LayoutPriority(1)

  private mutating func addJunction(of item: Int, before place: Int, of views: ArrangedViews) {
    let axis = views.axis
    if place == 0 || place == views.ordered.count {
      let sum =
        place == 0
        ? StackSum(axis).adding(.lower, of: item).subtracting(.lower, of: views.stack)
          .adding(margin(of: views, axis, .lower), times: -1)
        : StackSum(axis).adding(.upper, of: item).subtracting(.upper, of: views.stack)
          .adding(margin(of: views, axis, .upper))
      return add(.hiding, item, in: views.stack, sum, at: Self.parking)
    }
    let sum = StackSum(axis).adding(.lower, of: item, times: 2)
      .subtracting(.upper, of: views.ordered[place - 1])
      .subtracting(.lower, of: views.ordered[place])
    add(.hiding, item, in: views.stack, sum, at: Self.parking)
  }
}
