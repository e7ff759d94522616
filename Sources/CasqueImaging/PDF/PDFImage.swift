/// Reads the images in a PDF.
///
/// **Source** ISO 32000-1, 8.9.
struct PDFImage {
  /// The most pixels of one image.
  private static let limits = ImageLimits(side: 8192, area: 4 << 20)

  private let file: PDFFile
  private let resources: [String: PDFValue]

  init(_ file: PDFFile, _ resources: [String: PDFValue]) {
    self.file = file
    self.resources = resources
  }

  /// The pixels of an image.
  ///
  /// - Parameter stencil: the colour of an image that is a stencil.
  func bitmap(_ stream: PDFStream, stencil: PDFColor) throws(ImageDecodingError) -> Bitmap {
    let values = stream.dictionary
    if case .bool(true)? = file.resolve(values["ImageMask"]) {
      let (size, alphas) = try mask(stream)
      let colors = [PDFColor](repeating: stencil, count: size.width * size.height)
      return Self.bitmap(size, colors, alphas)
    }
    var (size, colors, alphas) = try colors(stream)
    if let soft = file.stream(values["SMask"]) {
      alphas = try alpha(of: soft, for: size)
    } else if let hard = file.stream(values["Mask"]) {
      let (own, mask) = try mask(hard)
      alphas = Self.stretched(mask, own, to: size)
    }
    colors =
      colors.isEmpty
      ? [PDFColor](repeating: PDFColor(), count: size.width * size.height)
      : colors
    return Self.bitmap(size, colors, alphas)
  }

  private typealias Extent = (width: Int, height: Int)

  private func size(_ values: [String: PDFValue]) throws(ImageDecodingError) -> Extent {
    func extent(_ key: String) -> Int { Int(min(1e6, max(0, file.number(values[key]) ?? 0))) }
    let size = (width: extent("Width"), height: extent("Height"))
    try Self.limits.check(width: size.width, height: size.height)
    return size
  }

  /// The colours of an image, and which of them a key leaves out.
  private func colors(
    _ stream: PDFStream
  ) throws(ImageDecodingError) -> (Extent, [PDFColor], [Double]?) {
    let values = stream.dictionary
    if let filter = file.filters(of: stream).first(where: PDFFile.imageFilters.contains) {
      guard filter == "DCTDecode" || filter == "DCT" else {
        throw .unsupported("an image of kind '\(filter)' in a PDF")
      }
      return try photo(stream)
    }
    let size = try size(values)
    let space = try file.colorSpace(values["ColorSpace"] ?? .name("DeviceGray"), resources)
    let bits = Int(min(16, max(1, file.number(values["BitsPerComponent"]) ?? 8)))
    let samples = try samples(stream, size, count: max(1, space.count), bits: bits)
    let bounds = space.bounds(bits: bits)
    let stated = file.numbers(values["Decode"]) ?? []
    let decode = stated.count >= bounds.count ? stated : bounds
    let key = file.numbers(values["Mask"]) ?? []
    let (count, most) = (max(1, space.count), Double(1 << bits - 1))
    var known: [[Int]: PDFColor] = [:]
    var colors: [PDFColor] = []
    var alphas: [Double]? = key.count >= 2 * count ? [] : nil
    colors.reserveCapacity(size.width * size.height)
    for start in stride(from: 0, to: samples.count, by: count) {
      let own = Array(samples[start..<start + count])
      if let color = known[own] {
        colors.append(color)
      } else {
        let color = space.color(
          own.enumerated().map { index, sample in
            let (low, high) = (decode[2 * index], decode[2 * index + 1])
            return low + Double(sample) / most * (high - low)
          })
        if known.count < 65_536 { known[own] = color }
        colors.append(color)
      }
      if alphas != nil {
        let isKey = own.enumerated().allSatisfy { index, sample in
          Double(sample) >= key[2 * index] && Double(sample) <= key[2 * index + 1]
        }
        alphas?.append(isKey ? 0 : 1)
      }
    }
    return (size, colors, alphas)
  }

  /// The colours of a photo, whose samples mean what the file's colour space says.
  private func photo(
    _ stream: PDFStream
  ) throws(ImageDecodingError) -> (Extent, [PDFColor], [Double]?) {
    let values = stream.dictionary
    let data = try file.decode(stream)
    let decode = file.numbers(values["Decode"]) ?? []
    // Whether inks are inverted is said by the file: the mark in the photo does not count.
    let isInverted = decode.count >= 2 && decode[0] > decode[1]
    let photo = try JPEGReader.decode(
      data, limits: Self.limits, inks: isInverted ? .inverted : .plain)
    let count = Int(try JPEGHeader(data).components)
    let space = try values["ColorSpace"].map { value throws(ImageDecodingError) in
      try file.colorSpace(value, resources)
    }
    var known: [[UInt8]: PDFColor] = [:]
    let colors = stride(from: 0, to: photo.pixels.count, by: 4).map { place in
      let samples = Array(photo.pixels[place..<place + 3])
      if let color = known[samples] { return color }
      let color = Self.color(samples, count, decode, space)
      if known.count < 65_536 { known[samples] = color }
      return color
    }
    return ((photo.width, photo.height), colors, nil)
  }

  /// The colour of a photo's pixel; that of inks is light already.
  private static func color(
    _ samples: [UInt8], _ count: Int, _ decode: [Double], _ space: PDFColorSpace?
  ) -> PDFColor {
    let own = space.flatMap { $0.count == count ? $0 : nil } ?? (count == 1 ? .gray : .rgb)
    let usual = own.bounds(bits: 8)
    let bounds = decode.count >= usual.count ? decode : usual
    let parts = samples.prefix(count).enumerated().map { index, sample in
      count == 4
        ? Double(sample) / 255
        : bounds[2 * index] + Double(sample) / 255 * (bounds[2 * index + 1] - bounds[2 * index])
    }
    return count == 4 ? PDFColorSpace.rgb.color(parts) : own.color(parts)
  }

  /// How opaque a stencil is at each pixel.
  private func mask(_ stream: PDFStream) throws(ImageDecodingError) -> (Extent, [Double]) {
    let size = try size(stream.dictionary)
    let samples = try samples(stream, size, count: 1, bits: 1)
    let paints = (file.numbers(stream.dictionary["Decode"])?.first ?? 0) == 0 ? 0 : 1
    return (size, samples.map { $0 == paints ? 1 : 0 })
  }

  private func alpha(
    of stream: PDFStream, for size: Extent
  ) throws(ImageDecodingError) -> [Double] {
    let (own, colors, _) = try colors(stream)
    return Self.stretched(colors.map(\.red), own, to: size)
  }

  /// The nearest of some values for each pixel of another size.
  private static func stretched(
    _ values: [Double], _ own: Extent, to size: Extent
  ) -> [Double] {
    if own == size { return values }
    var result: [Double] = []
    result.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      let row = y * own.height / size.height * own.width
      for x in 0..<size.width { result.append(values[row + x * own.width / size.width]) }
    }
    return result
  }

  /// The samples of an image, row by row; a row begins with a byte, and what is missing is zero.
  private func samples(
    _ stream: PDFStream, _ size: Extent, count: Int, bits: Int
  ) throws(ImageDecodingError) -> [Int] {
    guard [1, 2, 4, 8, 16].contains(bits) else { throw .corrupt("an image of it has no bits") }
    if file.filters(of: stream).contains(where: PDFFile.imageFilters.contains) {
      throw .unsupported("a mask of such a kind in a PDF")
    }
    let data = try file.decode(stream)
    let row = (size.width * count * bits + 7) / 8
    var samples: [Int] = []
    samples.reserveCapacity(size.width * size.height * count)
    func byte(_ place: Int) -> Int { place < data.count ? Int(data[place]) : 0 }
    for y in 0..<size.height {
      for index in 0..<size.width * count {
        let place = y * row + index * bits / 8
        switch bits {
        case 8: samples.append(byte(place))
        case 16: samples.append(byte(place) << 8 | byte(place + 1))
        default:
          samples.append(byte(place) >> (8 - bits - index * bits % 8) & (1 << bits - 1))
        }
      }
    }
    return samples
  }

  private static func bitmap(_ size: Extent, _ colors: [PDFColor], _ alphas: [Double]?) -> Bitmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    for (index, color) in colors.enumerated() {
      let alpha = alphas.map { index < $0.count ? $0[index] : 0 } ?? 1
      for part in [color.red, color.green, color.blue, 1] {
        pixels.append(UInt8((min(1, max(0, part)) * min(1, max(0, alpha)) * 255).rounded()))
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }
}
