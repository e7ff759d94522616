public import CasqueModel

/// Cells over devices and settings, in a fixed order, as the arguments of a test or a run.
///
/// ```swift
/// @Test(arguments: TraitMatrix(devices: .phones, contentSizes: [.large, .accessibility5]))
/// func staysUsable(in cell: Cell) { … }
/// ```
/// Cells that do not exist are left out: a window that the device does not have, and a release
/// that it cannot run. The device varies slowest, then orientation, window, release, text size,
/// style, direction, accessibility and keyboard.
public struct TraitMatrix: Sendable {
  /// The cells, in order.
  public let cells: [Cell]

  /// Every device of the catalogue in both orientations and all windows, otherwise as new.
  public static let standard = TraitMatrix()

  /// Creates the matrix of all combinations that exist.
  ///
  /// Ids that the catalogue does not have are a programmer mistake; resolve user input with
  /// ``DeviceSelection/devices(in:)`` first. O(n) in the combinations.
  public init(
    devices: DeviceSelection = .all, orientations: Choices<Orientation> = .both,
    windows: Choices<CellWindow> = .all, styles: Choices<UserInterfaceStyle> = [.light],
    contentSizes: Choices<ContentSizeCategory> = [.large],
    directions: Choices<LayoutDirection> = [.leftToRight],
    accessibility: Choices<AccessibilitySettings> = [[]],
    osProfiles: ReleaseSelection = .latest, keyboards: Choices<KeyboardState> = [.hidden],
    in catalogue: DeviceCatalogue = .standard
  ) {
    do {
      let screens = TraitMatrix.screens(
        try devices.devices(in: catalogue), orientations, windows, osProfiles)
      var cells: [Cell] = []
      for screen in screens {
        for size in contentSizes.values {
          for style in styles.values {
            for direction in directions.values {
              for setting in accessibility.values {
                for keyboard in keyboards.values {
                  var cell = screen
                  cell.contentSize = size
                  cell.style = style
                  cell.direction = direction
                  cell.accessibility = setting
                  cell.keyboard = keyboard
                  cells.append(cell)
                }
              }
            }
          }
        }
      }
      self.cells = cells
    } catch {
      preconditionFailure("the device of a matrix cannot be selected: \(error)")
    }
  }

  /// Creates a matrix of these cells.
  public init(_ cells: [Cell]) { self.cells = cells }

  /// The cells that exist, before the settings of the user are varied.
  private static func screens(
    _ devices: [Device], _ orientations: Choices<Orientation>, _ windows: Choices<CellWindow>,
    _ releases: ReleaseSelection
  ) -> [Cell] {
    var cells: [Cell] = []
    for device in devices {
      for orientation in orientations.values {
        for window in windows.values where device.hasWindow(window, orientation) {
          for release in releases.releases(of: device) {
            cells.append(
              Cell(device: device, orientation: orientation, window: window, os: release))
          }
        }
      }
    }
    return cells
  }
}

extension TraitMatrix: RandomAccessCollection {
  /// The position of the first cell.
  public var startIndex: Int { cells.startIndex }
  /// The position after the last cell.
  public var endIndex: Int { cells.endIndex }
  /// The cell at a position.
  public subscript(position: Int) -> Cell { cells[position] }
}
