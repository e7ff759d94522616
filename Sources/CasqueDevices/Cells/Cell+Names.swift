import CasqueModel

extension Cell: CustomStringConvertible {
  /// The cell for readers: the device, how it is held, and what differs from the default.
  ///
  /// For example `iPhone SE (3rd generation) portrait, AX5, dark, rtl`.
  public var description: String {
    let start = "\(device.name) \(orientation.rawValue)"
    var parts = differences.map(\.phrase)
    if window != .full { parts.insert(window.phrase, at: 0) }
    return ([start] + parts).joined(separator: ", ")
  }

  /// The cell for file names: small letters, digits, dots, hyphens, and `_` between the parts.
  ///
  /// Different cells of one catalogue have different slugs.
  public var slug: String {
    var parts = [device.id, orientation.rawValue]
    if window != .full { parts.append(window.slug) }
    return (parts + differences.map(\.slug)).joined(separator: "_")
  }

  /// The settings that are not the default, in the order of both names.
  private var differences: [(phrase: String, slug: String)] {
    var result: [(phrase: String, slug: String)] = []
    if contentSize != .large {
      result.append((contentSize.rawValue, contentSize.rawValue.lowercased()))
    }
    if style != .light { result.append((style.rawValue, style.rawValue)) }
    if direction != .leftToRight { result.append((direction.rawValue, direction.rawValue)) }
    for word in accessibility.words {
      let slug = String(word.map { $0 == " " ? "-" : $0 })
      result.append((word, slug))
    }
    if os != device.latestRelease {
      let system = device.idiom == .pad ? "iPadOS" : "iOS"
      result.append(("\(system) \(os.rawValue)", "os\(os.rawValue)"))
    }
    if keyboard == .shown { result.append(("keyboard", "keyboard")) }
    return result
  }
}
