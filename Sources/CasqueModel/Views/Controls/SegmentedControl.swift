/// The content of a UISegmentedControl.
public struct SegmentedControl: Sendable, Hashable, PropertyHolder {
  /// The titles, from the leading end on.
  public var segments: [String]
  /// The images that stand in place of titles, from the leading end on; nil for a title, and for
  /// segments beyond the end of the list.
  public var segmentImages: [String?] = []
  /// Whether segments are as wide as their titles want, rather than all alike.
  public var apportionsSegmentWidthsByContent = false
  /// Which segment is selected, from 0; nil for none.
  public var selectedSegmentIndex: Int?
  /// The colour under the selected segment; nil for the system's.
  public var selectedSegmentTintColor: Color?
  /// Whether it answers touches.
  public var isEnabled: Bool
  /// Which segment is under a finger, from 0; nil for none.
  public var highlightedSegmentIndex: Int?

  /// Creates a segmented control's content.
  public init(
    segments: [String] = [], selectedSegmentIndex: Int? = nil,
    selectedSegmentTintColor: Color? = nil, isEnabled: Bool = true
  ) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
    self.selectedSegmentTintColor = selectedSegmentTintColor
    self.isEnabled = isEnabled
  }

  /// The image of a segment; nil for a title.
  public func image(at index: Int) -> String? {
    segmentImages.indices.contains(index) ? segmentImages[index] : nil
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .segments(let segments): self.segments = segments
    case .segmentImages(let images): segmentImages = images
    case .apportionsSegmentWidthsByContent(let apportions):
      apportionsSegmentWidthsByContent = apportions
    case .selectedSegmentIndex(let index): selectedSegmentIndex = index
    case .selectedSegmentTintColor(let color): selectedSegmentTintColor = color
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    case .highlightedSegmentIndex(let index): highlightedSegmentIndex = index
    default: return false
    }
    return true
  }
}
