#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Loops over runs of pixels, one word each.
///
/// Pointers stand here in place of arrays because pictures are made and compared inside people's
/// tests, which are not optimised: there an array access costs many times its arithmetic.
/// Every caller takes the count and the pointers from one and the same bitmap.
enum PixelLoops {
  /// Whether the alpha of every pixel is 255.
  static func isOpaque(_ words: UnsafePointer<UInt32>, count: Int) -> Bool {
    var common: UInt32 = 0xFF00_0000
    var index = 0
    while index < count {
      unsafe common &= words[index]
      index &+= 1
    }
    return common == 0xFF00_0000
  }

  /// Whether two runs of pixels are the same.
  static func areEqual(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int
  ) -> Bool {
    unsafe memcmp(first, second, count &* 4) == 0
  }

  /// How many pixels from the first on are the same in two runs of `limit` pixels.
  @inline(__always)
  static func equalCount(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, limit: Int
  ) -> Int {
    let (one, other) = unsafe (UnsafeRawPointer(first), UnsafeRawPointer(second))
    var index = 0
    // Four words of two pixels at a time, as long as all are the same.
    while index &+ 8 <= limit {
      let place = index &* 4
      var difference =
        unsafe one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      unsafe difference |=
        one.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: place &+ 8, as: UInt64.self)
      unsafe difference |=
        one.loadUnaligned(fromByteOffset: place &+ 16, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: place &+ 16, as: UInt64.self)
      unsafe difference |=
        one.loadUnaligned(fromByteOffset: place &+ 24, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: place &+ 24, as: UInt64.self)
      if difference != 0 { break }
      index &+= 8
    }
    while index < limit, unsafe first[index] == second[index] { index &+= 1 }
    return index
  }

  /// Sets every pixel to `word`.
  static func fill(_ words: UnsafeMutablePointer<UInt32>, count: Int, with word: UInt32) {
    var index = 0
    while index < count {
      unsafe words[index] = word
      index &+= 1
    }
  }

  /// Exchanges red and blue.
  static func swapRedAndBlue(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let word = unsafe words[index]
      unsafe words[index] = (word & 0xFF00_FF00) | (word & 0xFF) << 16 | (word >> 16) & 0xFF
      index &+= 1
    }
  }

  /// Premultiplies straight pixels where they stand.
  static func premultiply(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let word = unsafe words[index]
      if word < 0xFF00_0000 { unsafe words[index] = PixelWord.premultiplied(word) }
      index &+= 1
    }
  }

  /// Lays `source` over `target`.
  static func composite(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let word = unsafe source[index]
      if word >= 0xFF00_0000 {
        unsafe target[index] = word
      } else if word != 0 {
        unsafe target[index] = PixelWord.over(word, target[index])
      }
      index &+= 1
    }
  }

  /// Reads every `step`th pixel of `source`, the first at `start`; `step` may be negative.
  static func gather(
    _ source: UnsafePointer<UInt32>, start: Int, step: Int,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var index = 0
    var place = start
    while index < count {
      unsafe target[index] = source[place]
      index &+= 1
      place &+= step
    }
  }

  /// Rounds sixteen bits a channel to eight: 65535 becomes 255.
  static func narrow(
    _ channels: UnsafePointer<UInt16>, count: Int, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let value = UInt32(truncatingIfNeeded: unsafe channels[index])
      unsafe bytes[index] = UInt8(truncatingIfNeeded: (value &* 255 &+ 32767) / 65535)
      index &+= 1
    }
  }

  /// Calls `body` with the place and the two words of each pixel that differs.
  static func forEachDifference(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int,
    _ body: (Int, UInt32, UInt32) -> Void
  ) {
    var index = 0
    while index < count {
      let (one, other) = unsafe (first[index], second[index])
      if one != other { body(index, one, other) }
      index &+= 1
    }
  }
}
