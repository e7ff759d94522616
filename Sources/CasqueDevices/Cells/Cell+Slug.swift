internal import CasqueModel

/// Why a text is not the slug of a cell.
public enum CellSlugError: Error, Sendable, Hashable {
  /// The device cannot be selected.
  case device(DeviceLookupError)
  /// A part after the device says nothing that is known, or says it twice.
  case part(String)
  /// The device has no such cell.
  case noSuchCell
}

extension Cell {
  /// Creates the cell of a slug such as `iphone-se-3_portrait_ax5_dark_rtl`.
  ///
  /// The device comes first; the other parts may stand in any order and be left out.
  ///
  /// Throws ``CellSlugError``. O(devices + parts).
  public init(slug: String, in catalogue: DeviceCatalogue) throws(CellSlugError) {
    let parts = slug.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    let device: Device
    do throws(DeviceLookupError) {
      device = try catalogue.device(id: parts[0])
    } catch {
      throw .device(error)
    }
    self.init(device: device)
    var kinds: Set<String> = []
    for part in parts.dropFirst() {
      guard let kind = set(part), kinds.insert(kind).inserted else { throw .part(part) }
    }
    guard exists else { throw .noSuchCell }
  }

  /// Sets what a part of a slug says; gives what kind of part it is, or nil if it is none.
  private mutating func set(_ part: String) -> String? {
    if let value = Orientation(rawValue: part) {
      orientation = value
      return "orientation"
    }
    if let value = CellWindow.named.first(where: { $0.slug == part }) ?? CellWindow(word: part) {
      window = value
      return "window"
    }
    if let value = ContentSizeCategory.allCases.first(where: { $0.rawValue.lowercased() == part }) {
      contentSize = value
      return "contentSize"
    }
    if let value = UserInterfaceStyle(rawValue: part) {
      style = value
      return "style"
    }
    if let value = LayoutDirection(rawValue: part) {
      direction = value
      return "direction"
    }
    if let value = OSRelease.allCases.first(where: { "os\($0.rawValue)" == part }) {
      os = value
      return "os"
    }
    if part == "keyboard" {
      keyboard = .shown
      return "keyboard"
    }
    for (setting, word) in AccessibilitySettings.named
    where word.split(separator: " ").joined(separator: "-") == part {
      accessibility.insert(setting)
      return part
    }
    return nil
  }
}
