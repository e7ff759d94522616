import CasqueGeometry
import CasqueImaging
import Foundation

/// The pictures of a report, each kept once however many cells show it.
struct PictureShelf {
  /// A picture as the page's script knows it.
  struct Entry: Encodable {
    /// The file beside the page; nil where the picture is within the page.
    var file: String?
    /// The media type.
    var type: String
    /// The width, in points.
    var width: Double
    /// The height, in points.
    var height: Double
  }

  let form: HTMLReport.Form
  private(set) var entries: [Entry] = []
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  private var numbers: [ReportPicture: Int] = [:]

  init(_ form: HTMLReport.Form) { self.form = form }

  /// Whether a file has a name as the shelf gives: twenty hexadecimal digits and an ending.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 20 && parts[0].allSatisfy(\.isHexDigit)
  }

  /// The number of a picture in ``entries``.
  mutating func number(of picture: ReportPicture?) -> Int? {
    guard let picture else { return nil }
    if let known = numbers[picture] { return known }
    let number = entries.count
    numbers[picture] = number
    var entry = Entry(
      type: picture.format.mediaType, width: picture.size.width, height: picture.size.height)
    switch form {
    case .folder:
      let name =
        "\(HTMLReport.pictures)/\(SHA256.hex(picture.bytes).prefix(20)).\(picture.format.rawValue)"
      entry.file = name
      files.append((name, picture.bytes))
    case .file:
      files.append(("\(number)", picture.bytes))
    }
    entries.append(entry)
    return number
  }

  /// The pictures of a page that holds them itself: a block each, which is decoded when it is shown.
  var blocks: [String] {
    guard form == .file else { return [] }
    return files.map { name, bytes in
      "<script type=\"text/plain\" id=\"picture-\(name)\">\(Data(bytes).base64EncodedString())"
        + "</script>"
    }
  }
}
