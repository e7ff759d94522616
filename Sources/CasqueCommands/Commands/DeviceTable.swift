import Casque

/// The table of `casque devices`.
enum DeviceTable {
  /// The table with a heading, columns aligned.
  static func text(_ listing: [DeviceListing]) -> String {
    let head = [
      "id", "name", "points", "scale", "safe area", "size classes", "windows", "iOS", "evidence",
    ]
    let rows = [head] + listing.map(row)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func row(_ device: DeviceListing) -> [String] {
    guard let screen = device.screen else {
      return [
        device.id, device.name, "–", "–", "–", "–", "–", "–",
        "\(device.evidence.confidence) (not measured)",
      ]
    }
    let insets = screen.safeAreaInsets
    let classes = screen.sizeClasses
    let newest = device.standing == .newest ? " (by id alone)" : ""
    return [
      device.id, device.name,
      "\(number(screen.size.width))×\(number(screen.size.height))", "@\(number(screen.scale))",
      "\(text(insets.portrait)) | \(text(insets.landscape))",
      "\(text(classes.portrait)) | \(text(classes.landscape))",
      screen.windows.joined(separator: " "),
      screen.releases.map(\.rawValue).joined(separator: " "),
      "\(device.evidence.confidence)\(newest)",
    ]
  }

  private static func text(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  private static func text(_ classes: SizeClasses) -> String {
    let horizontal = classes.horizontal == .compact ? "C" : "R"
    return horizontal + (classes.vertical == .compact ? "C" : "R")
  }

  private static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { "\(whole)" } else { "\(value)" }
  }
}
