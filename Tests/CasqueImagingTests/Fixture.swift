import CasqueImaging
import Foundation
import Testing

/// Files made with ImageMagick from one picture of 24×16 pixels: six flat blocks of 8×8.
///
/// `convert blocks.ppm -strip -sampling-factor 1x1 -quality 95`, with `-interlace JPEG`,
/// `-colorspace Gray` and `-colorspace CMYK` (quality 90) for the others.
enum Fixture: CaseIterable {
  case color, progressive, grey, print

  /// The file.
  var bytes: [UInt8] {
    get throws {
      [UInt8](try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
    }
  }

  private var text: String {
    switch self {
    case .color:
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ
      BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
      CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQABgDAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAA
      BwkKCP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAYAQADAQEAAAAAAAAAAAAAAAAACAoJB//EABQRAQAAAAAAAAAA
      AAAAAAAAAAD/2gAMAwEAAhEDEQA/AMXlTb+GUFbQrkNrTGrCxRAGagdFADlaAMB//9k=
      """
    case .progressive:
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ
      BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
      CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAQABgDAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAA
      BggJB//EABgBAAMBAQAAAAAAAAAAAAAAAAAHCQgG/9oADAMBAAIQAxAAAAHF1Tv5lFbCtDbTassVAFqHVAOVgCH/
      xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AV//
      xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/AV//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//
      xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEAAAP//EABQRAQAAAAAAAAAAAAAA
      AAAAACD/2gAIAQMBAT8QX//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QX//EABQQAQAAAAAAAAAAAAAA
      AAAAACD/2gAIAQEAAT8QX//Z
      """
    case .grey:
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ
      BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAACgcJ/8QAFBAB
      AAAAAAAAAAAAAAAAAAAAAP/aAAgBAQAAPwDNcgAW82xSAA3/2Q==
      """
    case .print:
      """
      /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4L
      CxAWEBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
      FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgAEAAYBAERAAIRAQMRAQQRAP/EABgAAQADAQAAAAAAAAAAAAAA
      AAAICQoH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABkBAAIDAQAAAAAAAAAAAAAAAAcKAAYJCP/EABQRAQAAAAAA
      AAAAAAAAAAAAAAD/2gAOBAEAAhEDEQQAAD8AkQObKpamh0NpnIWhFynDQz5GqAPHMmVi8AiMq7//2Q==
      """
    }
  }

  /// The colours of the blocks, row by row.
  static let blocks: [[Pixel]] = [
    [
      Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0),
      Pixel(red: 0, green: 0, blue: 255),
    ],
    [Pixel(red: 255, green: 255, blue: 0), .white, .black],
  ]

  /// A file whose EXIF segment, right after its start, says an orientation.
  static func oriented(
    _ bytes: [UInt8], _ orientation: UInt8, littleEndian: Bool
  ) -> [UInt8] {
    func integer(_ value: Int, _ count: Int) -> [UInt8] {
      let bigEndian = (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return littleEndian ? bigEndian.reversed() : bigEndian
    }
    let order = Array((littleEndian ? "II" : "MM").utf8)
    // Header of 8 bytes, then a directory of two entries: ImageWidth as a decoy, orientation.
    var tiff = order + integer(42, 2) + integer(8, 4) + integer(2, 2)
    tiff += integer(0x0100, 2) + integer(4, 2) + integer(1, 4) + integer(24, 4)
    tiff += integer(0x0112, 2) + integer(3, 2) + integer(1, 4)
    tiff += integer(Int(orientation), 2) + [0, 0] + integer(0, 4)
    let body = Array("Exif".utf8) + [0, 0] + tiff
    let length = body.count + 2
    return bytes[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + body
      + bytes[2...]
  }
}

/// Whether two pixels are the same but for what JPEG loses on a flat block.
func isClose(_ first: Pixel, _ second: Pixel) -> Bool {
  func near(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) <= 2 }
  return near(first.red, second.red) && near(first.green, second.green)
    && near(first.blue, second.blue) && first.alpha == second.alpha
}
