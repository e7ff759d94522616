public import CasqueGeometry
import CasqueLayout
import CasqueModel

/// One view of a ``FrameText``, which is one line of it.
public struct FrameRow: Sendable, Hashable {
  /// The view's id.
  public var id: String
  /// The kind key of the view in documents, such as `label`; `guide` for a layout guide.
  public var kind: String
  /// How many superviews it has.
  public var depth: Int
  /// The id of the superview; nil for the root.
  public var superview: String?
  /// The frame in the superview's coordinates, in points, rounded to hundredths.
  ///
  /// A guide's frame is in the window's coordinates.
  public var frame: Rect
  /// The number of lines of its text; nil without text.
  public var lineCount: Int?
  /// Whether its text was cut for lack of room.
  public var isTruncated: Bool
  /// Whether the view itself is hidden.
  public var isHidden: Bool

  /// Creates a row; the frame is rounded to hundredths of a point.
  public init(
    id: String, kind: String, depth: Int, superview: String?, frame: Rect,
    lineCount: Int? = nil, isTruncated: Bool = false, isHidden: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.depth = depth
    self.superview = superview
    self.frame = Rect(
      x: PointText.rounded(frame.minX), y: PointText.rounded(frame.minY),
      width: PointText.rounded(frame.width), height: PointText.rounded(frame.height))
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.isHidden = isHidden
  }

  /// The row of a view at its place in the tree.
  init(_ view: ResolvedView, depth: Int, superview: String?) {
    self.init(
      id: view.id, kind: view.view.content.kindKey, depth: depth, superview: superview,
      frame: view.frame, lineCount: view.text?.lines.count,
      isTruncated: view.text?.isTruncated ?? false, isHidden: view.view.isHidden)
  }

  /// The row as a line without its end: `  title label (16 44; 288 41) lines 2 truncated`.
  var line: String {
    var words = [FrameWord.written(id), kind, FrameRow.text(of: frame)]
    if let lineCount { words.append("lines \(lineCount)") }
    if isTruncated { words.append("truncated") }
    if isHidden { words.append("hidden") }
    return String(repeating: "  ", count: depth) + words.joined(separator: " ")
  }

  /// A frame as UIKit prints it: origin and size, such as `(16 44; 288 41)`.
  static func text(of frame: Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(PointText.text)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension ViewContent {
  /// The kind as documents spell it.
  fileprivate var kindKey: String {
    switch self {
    case .plain: "view"
    case .label: "label"
    case .button: "button"
    case .imageView: "imageView"
    case .textField: "textField"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmentedControl"
    case .progressView: "progressView"
    case .activityIndicatorView: "activityIndicatorView"
    case .pageControl: "pageControl"
    case .textView: "textView"
    case .searchBar: "searchBar"
    case .datePicker: "datePicker"
    case .pickerView: "pickerView"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .toolbar: "toolbar"
    case .visualEffectView: "visualEffectView"
    case .stackView: "stackView"
    case .scrollView: "scrollView"
    case .navigationController: "navigationController"
    case .tabBarController: "tabBarController"
    case .containerView: "containerView"
    case .alertController: "alertController"
    case .tableView: "tableView"
    case .tableViewCell: "tableViewCell"
    case .collectionView: "collectionView"
    }
  }
}
