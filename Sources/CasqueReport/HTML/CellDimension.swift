import CasqueDevices
import CasqueModel

/// What the cells of a report can be filtered by.
enum CellDimension: String, CaseIterable {
  case device, orientation, window, contentSize, style, direction, os, accessibility, keyboard

  /// The name for readers.
  var name: String {
    switch self {
    case .device: "Device"
    case .orientation: "Orientation"
    case .window: "Window"
    case .contentSize: "Content size"
    case .style: "Style"
    case .direction: "Direction"
    case .os: "System"
    case .accessibility: "Accessibility"
    case .keyboard: "Keyboard"
    }
  }

  /// A cell's value for readers.
  func value(of cell: Cell) -> String {
    switch self {
    case .device: cell.device.name
    case .orientation: cell.orientation.rawValue
    case .window: cell.window.word
    case .contentSize: cell.contentSize.rawValue
    case .style: cell.style.rawValue
    case .direction: cell.direction.rawValue
    case .os: "\(cell.device.idiom == .pad ? "iPadOS" : "iOS") \(cell.os.rawValue)"
    case .accessibility:
      cell.accessibility.isEmpty ? "none" : cell.accessibility.words.joined(separator: ", ")
    case .keyboard: cell.keyboard.rawValue
    }
  }
}
