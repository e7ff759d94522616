import CPages

/// The parts of the pages that are built into the product.
enum PageParts {
  static func reportBody() -> String { unsafe text(of: cpages_report_body()) }
  static func reportStyle() -> String { unsafe text(of: cpages_report_style()) }
  static func reportScript() -> String { unsafe text(of: cpages_report_script()) }
  static func watchBody() -> String { unsafe text(of: cpages_watch_body()) }
  static func watchStyle() -> String { unsafe text(of: cpages_watch_style()) }
  static func watchScript() -> String { unsafe text(of: cpages_watch_script()) }

  /// Copies a part out of the C target; the only place that reads its memory.
  private static func text(of part: CPagesPart) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
  }
}
