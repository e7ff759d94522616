import CasqueGeometry
import CasqueImaging
import CasqueInterfaceBuilder
import CasqueModel
import Foundation

/// An image of an image set: its file with what the set says of it.
struct CatalogImage {
  var description: ImageDescription
  /// Its file; nil for one that cannot be drawn, but whose size is known.
  var data: [UInt8]?
  /// What stands in the way of drawing it.
  var error: ImageDecodingError?

  /// Reads a file of a set.
  ///
  /// Throws what stands in the way of knowing its size.
  init(
    _ data: [UInt8], _ file: AssetImageSet.File, of set: AssetImageSet
  ) throws(ImageDecodingError) {
    if set.isSymbol, let symbol = SymbolTemplate(data) {
      description = ImageDescription(size: symbol.size, scale: SVGReader.density)
      description.renderingMode = .alwaysTemplate
      self.data = symbol.svg
      return
    }
    do throws(ImageDecodingError) {
      let header = try ImageHeader.read(data)
      let scale = header.format.isVector ? SVGReader.density : file.scale
      let size = Size(width: Double(header.width) / scale, height: Double(header.height) / scale)
      description = ImageDescription(size: size, scale: scale)
      self.data = data
    } catch {
      // The size of a PDF is known even where it cannot be drawn.
      guard let size = PDFReader.size(of: data) else { throw error }
      description = ImageDescription(size: size)
      description.isMissing = true
      self.error = error
    }
    description.alignmentInsets = file.alignmentInsets
    description.slicing = file.slicing
    description.flipsForRightToLeft = file.flipsForRightToLeft
    description.renderingMode = set.renderingMode
  }
}

extension AssetImageSet {
  /// What stands between the name of an image and the place of its file in the set.
  private static let mark = "#file-"

  /// The name of an image without the place of a file in its set, and that.
  static func parts(of name: String) -> (name: String, index: Int?) {
    guard let mark = name.range(of: mark, options: .backwards) else { return (name, nil) }
    return (String(name[..<mark.lowerBound]), Int(name[mark.upperBound...]))
  }

  /// The name of the file of an image that is for traits; the image's own where that is the one for
  /// usual ones, which it stands for.
  func variant(of name: String, in traits: AssetTraits, usually usual: AssetTraits) -> String {
    guard let file = files(for: traits).first, file.index != files(for: usual).first?.index else {
      return name
    }
    return name + Self.mark + String(file.index)
  }

  /// The files for traits, the one of a place in the set before them.
  ///
  /// A file for other devices is better than none.
  func files(for traits: AssetTraits, first index: Int?) -> [File] {
    var files = files(for: traits)
    if files.isEmpty { files = self.files(for: AssetTraits()) }
    if let stated = index.flatMap({ file(at: $0) }) { files.insert(stated, at: 0) }
    return files
  }
}
