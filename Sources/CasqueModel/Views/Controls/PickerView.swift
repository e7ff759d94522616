/// The content of a UIPickerView.
public struct PickerView: Sendable, Hashable, PropertyHolder {
  /// The rows of each wheel, the leading wheel first.
  public var components: [[String]]
  /// The row in the middle of each wheel, from 0; 0 where none is given.
  public var selectedRows: [Int]

  /// Creates a picker view's content.
  public init(components: [[String]] = [], selectedRows: [Int] = []) {
    self.components = components
    self.selectedRows = selectedRows
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .components(let components): self.components = components
    case .selectedRows(let rows): selectedRows = rows
    default: return false
    }
    return true
  }
}
