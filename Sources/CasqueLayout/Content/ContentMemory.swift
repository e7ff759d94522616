import CasqueGeometry
import CasqueModel

/// What the contents of a tree's views ask for, as measured before.
///
/// Content does not depend on the window, so that cells of the same traits and metrics share what
/// was measured for one of them. Text that wraps is kept with the widths that break its lines in
/// the same places.
final class ContentMemory {
  /// What contents depend on beside the views.
  private struct Surroundings: Equatable {
    let engine: any TextMeasuring
    let resources: any Resources
    let traits: TraitCollection
    let controls: ControlMetrics
    let bars: BarMetrics
    let ideographsRaiseLines: Bool
    let systemTypeface: SystemTypeface

    init(_ measurer: ContentMeasurer) {
      engine = measurer.engine
      resources = measurer.images
      traits = measurer.environment.traits
      controls = measurer.environment.profile.controls
      bars = measurer.environment.profile.bars
      ideographsRaiseLines = measurer.environment.profile.ideographsRaiseLines
      systemTypeface = measurer.environment.profile.systemTypeface
    }

    static func == (a: Surroundings, b: Surroundings) -> Bool {
      a.engine === b.engine && a.traits == b.traits && a.bars == b.bars
        && a.controls == b.controls && a.ideographsRaiseLines == b.ideographsRaiseLines
        && a.systemTypeface == b.systemTypeface
        && areSame(a.resources, b.resources)
    }

    /// Whether both know the same images; images that nobody shares by reference are asked again.
    private static func areSame(_ a: any Resources, _ b: any Resources) -> Bool {
      if a is EmptyResources, b is EmptyResources { return true }
      return (a as AnyObject) === (b as AnyObject)
    }
  }

  /// What was measured in some surroundings.
  private struct Entry {
    let surroundings: Surroundings
    let contents: [MeasuredContent]
    /// By view: its content at widths where its lines break otherwise.
    var wrapped: [[MeasuredContent]]
  }

  /// How many surroundings are kept; those that were used longest ago go first.
  private static let capacity = 16
  /// How many shapes of a text are kept in each, and how many bytes all of them may have.
  private static let shapeLimit = 32
  private static let byteLimit = 1 << 16

  private let views: [SharedView]
  /// The entries, the one used last at the end.
  private var entries: [Entry] = []

  init(_ tree: ViewTree) { views = tree.views.map(\.shared) }

  /// What all views ask for, text without a bound to its width.
  func contents(_ measurer: ContentMeasurer) -> [MeasuredContent] {
    let surroundings = Surroundings(measurer)
    if let index = entries.lastIndex(where: { $0.surroundings == surroundings }) {
      if index != entries.count - 1 { entries.append(entries.remove(at: index)) }
    } else {
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(
        Entry(
          surroundings: surroundings, contents: views.map { measurer.measure($0.view) },
          wrapped: Array(repeating: [], count: views.count)))
    }
    return entries[entries.count - 1].contents
  }

  /// What a view with text that wraps asks for at a width.
  ///
  /// - Parameter measurer: that of the last call of ``contents(_:)``.
  func content(of view: Int, width: Double, _ measurer: ContentMeasurer) -> MeasuredContent {
    let last = entries.count - 1
    if let known = entries[last].wrapped[view].first(where: { $0.holds(atWidth: width) }) {
      return known
    }
    let content = measurer.measure(views[view].view, width: width)
    let count = entries[last].wrapped[view].count
    let bytes = (count + 1) * (content.text?.text.utf8.count ?? 0)
    if content.followsBreaks, count < Self.shapeLimit, bytes <= Self.byteLimit {
      entries[last].wrapped[view].append(content)
    }
    return content
  }
}

extension MeasuredContent {
  /// Whether it would be measured alike at a width: with the same breaks, and with or without room for
  /// the blanks at them.
  fileprivate func holds(atWidth width: Double) -> Bool {
    guard let text, text.widthsWithSameBreaks.contains(ContentMeasurer.bound(width)) else {
      return false
    }
    let broken = text.brokenWidth
    return broken <= text.size.width || (width >= broken && (size.horizontal ?? 0) >= broken)
  }

  /// Whether it depends on the breaks of its text and on nothing else of the width.
  fileprivate var followsBreaks: Bool { wrapsAtLayoutWidth && textInset == 0 }
}
