import CasqueModel

/// Which characters of a run the glyphs stand for, in the order of the characters.
struct GlyphClusters {
  /// The characters of the run.
  let text: [UInt8]
  /// How many bytes and glyphs each cluster has; both sums are those of the run.
  let lengths: [(bytes: Int, glyphs: Int)]

  /// Reads the clusters of a run, or nil if they do not follow the order of the characters.
  init?(_ run: GlyphRun, of bytes: [UInt8]) {
    guard run.range.lowerBound >= 0, run.range.upperBound <= bytes.count, !run.range.isEmpty,
      bytes[run.range].count == run.range.count
    else { return nil }
    // Glyphs are in visual order; the characters of a run from right to left run against it.
    let glyphs = run.isRightToLeft ? Array(run.glyphs.reversed()) : run.glyphs
    var starts: [(cluster: Int, glyphs: Int)] = []
    for glyph in glyphs {
      if let last = starts.last, last.cluster == glyph.cluster {
        starts[starts.count - 1].glyphs += 1
      } else if let last = starts.last, last.cluster > glyph.cluster {
        return nil
      } else {
        starts.append((glyph.cluster, 1))
      }
    }
    guard let first = starts.first, first.cluster >= run.range.lowerBound,
      let last = starts.last, last.cluster < run.range.upperBound
    else { return nil }
    // Characters without a glyph before the first go with it.
    starts[0].cluster = run.range.lowerBound
    let ends = starts.dropFirst().map(\.cluster) + [run.range.upperBound]
    lengths = zip(starts, ends).map { (bytes: $1 - $0.cluster, glyphs: $0.glyphs) }
    text = Array(bytes[run.range])
    // Cairo refuses text that is cut within a character, and takes the whole drawing down.
    guard String(validating: text, as: UTF8.self) != nil,
      starts.allSatisfy({ bytes[$0.cluster] & 0xC0 != 0x80 })
    else { return nil }
  }
}
