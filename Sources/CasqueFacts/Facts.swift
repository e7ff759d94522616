import CFacts

/// The files of facts that are built into the product, as the bytes of their JSON.
///
/// Each call copies its file: decode once and keep the result. `Sources/CFacts/data/README.md`
/// says where every number comes from.
package enum Facts {
  /// The devices and their measures.
  package static func devices() -> [UInt8] { unsafe bytes(of: cfacts_devices()) }

  /// What the source ids in the other files stand for.
  package static func sources() -> [UInt8] { unsafe bytes(of: cfacts_sources()) }

  /// Sizes, leadings and trackings of the text styles by content size category.
  package static func dynamicType() -> [UInt8] { unsafe bytes(of: cfacts_dynamic_type()) }

  /// The values of the system's colours.
  package static func colors() -> [UInt8] { unsafe bytes(of: cfacts_colors()) }

  /// Advances, tracking and kerning of the stand-in for the system font.
  package static func systemFont() -> [UInt8] { unsafe bytes(of: cfacts_system_font()) }

  /// Lines and advances of font families whose files are not there.
  package static func families() -> [UInt8] { unsafe bytes(of: cfacts_families()) }

  /// Copies a file out of the C target; the only place that reads its memory.
  private static func bytes(of file: CFactsFile) -> [UInt8] {
    unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
