import Casque
import Foundation

/// One animation to be drawn: what it shows, its frames, and how.
struct AnimationWork {
  let picture: MovingPicture
  let frames: [AnimationTimes.Frame]
  /// The frames in a second of watching.
  let rate: Double
  let scale: Double?
  let loop: UInt16
  let pipeline: LayoutPipeline
  let io: CommandIO

  var moments: [Moment] { frames.map(\.moment) }

  /// A film in one file.
  func film(_ format: FilmFormat, loop: UInt16? = nil) throws(CommandError) -> [UInt8] {
    let loop = loop ?? self.loop
    switch format {
    case .gif:
      if GIFDelays(fps: rate, frames: frames.count).isTooFast {
        io.err(
          "casque: at \(rate) frames a second some frames stand for 0.01 s, which players slow"
            + " down; 50 is safe\n")
      }
      return try film(GIFWriter(loopCount: loop), GIFWriter.unitsPerSecond)
    case .webp:
      return try film(AnimatedWebPWriter(loopCount: loop), AnimatedWebPWriter.unitsPerSecond)
    case .apng, .mp4:
      // A whole rate is kept exactly: a frame stands for 1 / rate.
      let units = rate == rate.rounded() ? Int(rate) : 60_000
      let writer = APNGWriter(loopCount: UInt32(loop), unitsPerSecond: UInt16(units))
      return try film(writer, units)
    }
  }

  private func film(
    _ writer: some AnimationWriter, _ unitsPerSecond: Int
  ) throws(CommandError) -> [UInt8] {
    let delays = FrameDelays(
      fps: rate, frames: frames.count, unitsPerSecond: unitsPerSecond)
    let progress = ProgressBar("drawing", total: frames.count, io: io)
    do throws(AnimationError) {
      return try pipeline.animation(
        of: picture, at: moments, durations: delays.units, scale: scale, into: writer
      ) { progress.advance() }
    } catch { throw .failure("\(error)") }
  }

  /// A PNG for each frame, named by its number, and a manifest.
  func writeSequence(to folder: String) throws(CommandError) -> [String] {
    let progress = ProgressBar("drawing", total: frames.count, io: io)
    var manifest = FrameManifest(picture, rate: rate)
    var written: [String] = []
    let names = frames.map { frame in
      let digits = String(frame.number)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
    }
    // Files are written where they are made: writing takes a part of the time of a frame.
    let write = { @Sendable (index: Int, file: Result<[UInt8], DrawingError>) in
      Result { () throws(CommandError) -> String in
        let bytes: [UInt8]
        do throws(DrawingError) { bytes = try file.get() } catch { throw .failure("\(error)") }
        try AnimationWork.save(bytes, to: folder + names[index])
        progress.advance()
        return Checksum.text(of: bytes)
      }
    }
    try pipeline.pngs(of: picture, at: moments, scale: scale, using: write) {
      (index, checksum) throws(CommandError) in
      manifest.add(names[index], frames[index], checksum: try checksum.get())
      written.append(folder + names[index])
    }
    try AnimationWork.save(Array(JSONText.text(of: manifest).utf8), to: folder + "manifest.json")
    return written + [folder + "manifest.json"]
  }

  /// The only frame as a picture, or every frame as a page.
  func picture(_ format: PictureFormat) throws(CommandError) -> [UInt8] {
    if format == .pdf {
      return try draw { () throws(DrawingError) in
        try pipeline.pdf(of: picture, at: moments)
      }
    }
    guard frames.count == 1 else {
      throw .usage(
        UsageError(
          "\(frames.count) frames do not fit into one .png",
          hint: "name a folder/ or .apng, or add --sheet, --filmstrip or --at"))
    }
    var file: Result<[UInt8], DrawingError>?
    pipeline.pngs(of: picture, at: moments, scale: scale) { file = $1 }
    return try draw { () throws(DrawingError) in try file?.get() ?? [] }
  }

  func filmstrip(_ format: PictureFormat) throws(CommandError) -> [UInt8] {
    try draw { () throws(DrawingError) in
      try pipeline.filmstrip(of: picture, at: moments, as: format)
    }
  }

  func exploded(_ format: PictureFormat) throws(CommandError) -> [UInt8] {
    try draw { () throws(DrawingError) in
      try pipeline.explodedView(of: picture, at: fullestMoment, as: format)
    }
  }

  func layers() throws(CommandError) -> [UInt8] {
    try draw { () throws(DrawingError) in
      try pipeline.layeredPDF(of: picture, at: fullestMoment)
    }
  }

  /// A PDF for each layer.
  func writeLayers(to folder: String) throws(CommandError) -> [String] {
    let layers: [LayerFile]
    do throws(DrawingError) {
      layers = try pipeline.layerFiles(of: picture, at: fullestMoment)
    } catch { throw .failure("\(error)") }
    var written: [String] = []
    for layer in layers {
      try AnimationWork.save(layer.bytes, to: "\(folder)\(layer.name).pdf")
      written.append("\(folder)\(layer.name).pdf")
    }
    return written
  }

  /// The first frame with the most windows: the one to take apart.
  private var fullestMoment: Moment {
    var (best, most) = (frames[0].moment, 0)
    for moment in moments {
      let count = picture.stack.timeline.state(at: moment.time, tilt: moment.tilt).windows.count
      if count > most { (best, most) = (moment, count) }
    }
    return best
  }

  /// The tracks as numbers or as lines.
  func tracks(_ format: AnimationOutput.TrackFormat) throws(CommandError) -> [UInt8] {
    let table = TrackTable(
      picture.stack.timeline, at: moments.map { (time: $0.time, tilt: $0.tilt) })
    switch format {
    case .json:
      return Array(JSONText.text(of: TrackDocument(table, of: picture)).utf8)
    case .csv: return Array(TrackDocument.csv(table).utf8)
    case .svg:
      return try draw { () throws(DrawingError) in try pipeline.plot(table, of: picture) }
    }
  }

  /// A page that follows mouse, touch and tilt, and is scrubbed.
  func page() throws(CommandError) -> [UInt8] {
    let progress = ProgressBar("drawing", total: frames.count, io: io)
    do throws(AnimationError) {
      let html = try pipeline.page(of: picture, at: moments, scale: scale) { progress.advance() }
      return Array(html.utf8)
    } catch { throw .failure("\(error)") }
  }

  private func draw(
    _ body: () throws(DrawingError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(DrawingError) { return try body() } catch { throw .failure("\(error)") }
  }

  static func save(_ bytes: [UInt8], to file: String) throws(CommandError) {
    do throws(AtomicFile.WriteError) {
      try AtomicFile.write(bytes, to: file)
    } catch {
      throw .failure("cannot write '\(error.path)': \(error.reason)")
    }
  }
}
