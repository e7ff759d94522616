import Casque
import Foundation

/// Where the pictures of `casque animate` go, and in what form.
struct AnimationOutput: Sendable {
  /// The flags.
  static let options = [
    OptionSpec("output", letter: "o", value: "PATH", "a file of a form above, or a folder/"),
    OptionSpec("sheet", "a contact sheet of the frames (.png, .pdf)"),
    OptionSpec("filmstrip", "the frames side by side with their times (.png, .pdf, .svg)"),
    OptionSpec("exploded", "the windows or layers pulled apart (.png, .pdf, .svg)"),
    OptionSpec(
      "layers", "windows or layers that a viewer can switch (.pdf), or a PDF for each (folder/)"),
    OptionSpec("loop", value: "N", initial: "0", "how often a film runs; 0 for ever"),
    OptionSpec("scale", value: "FACTOR", "pixels to a point; the device's by default"),
    OptionSpec("frame", "add the device's outline and cut-outs"),
    OptionSpec("bare", "leave out status bar and home indicator"),
  ]

  /// The one form that a path and the flags ask for.
  enum Form: Hashable, Sendable {
    case folder
    case layerFolder
    case film(FilmFormat)
    case picture(PictureFormat)
    case sheet(PictureFormat)
    case filmstrip(PictureFormat)
    case exploded(PictureFormat)
    case layers
    case tracks(TrackFormat)
    case page
  }

  /// The formats of tracks.
  enum TrackFormat: String, Sendable { case json, csv, svg }

  private let path: String
  private let form: Form
  private let loop: UInt16
  private let scale: Double?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let path = arguments.value("output") else {
      throw .usage(UsageError("-o is missing", hint: "for example -o splash.apng"))
    }
    self.path = path
    form = try AnimationOutput.form(of: path, arguments)
    do { loop = UInt16(try arguments.integer("loop", in: 0...65_535) ?? 0) } catch {
      throw .usage(error)
    }
    scale = try AnimationTimes.number(arguments, "scale", 0.05...8)
  }

  private static func form(
    of path: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> Form {
    let isFolder = path.hasSuffix("/") || FileKind(of: path) == .folder
    let last = path.split(separator: "/").last ?? ""
    let word = last.contains(".") ? last.split(separator: ".").last?.lowercased() ?? "" : ""
    let picture = isFolder ? nil : PictureFormat(rawValue: word)
    let flags = ["sheet", "filmstrip", "exploded", "layers"].filter(arguments.flag)
    if flags.count > 1 {
      throw .usage(UsageError("--\(flags[0]) and --\(flags[1]) exclude each other"))
    }
    switch (flags.first, picture) {
    case ("sheet", .png?), ("sheet", .pdf?): return .sheet(picture ?? .png)
    case ("filmstrip", let format?): return .filmstrip(format)
    case ("exploded", let format?): return .exploded(format)
    case ("layers", .pdf?): return .layers
    case ("layers", nil) where isFolder: return .layerFolder
    case (let flag?, _):
      throw .usage(UsageError("--\(flag) cannot be written to '\(path)'"))
    case (nil, .png?), (nil, .pdf?): return .picture(picture ?? .png)
    case (nil, _): break
    }
    if isFolder { return .folder }
    if let film = FilmFormat(rawValue: word) { return .film(film) }
    if let tracks = TrackFormat(rawValue: word) { return .tracks(tracks) }
    if word == "html" || word == "htm" { return .page }
    throw .usage(
      UsageError(
        "'\(path)' has no ending that is known",
        hint: "a folder/, or .apng .gif .webp .mp4 .png .pdf .svg .json .csv .html"))
  }

  /// Draws and writes; gives the paths that were written.
  func write(
    _ requests: [PictureRequest], _ times: AnimationTimes, with pipeline: LayoutPipeline,
    _ io: CommandIO
  ) throws(CommandError) -> [String] {
    if case .sheet(let format) = form {
      return try writeSheet(requests, times, format, pipeline, io)
    }
    guard requests.count == 1 || form == .folder else {
      throw .usage(
        UsageError(
          "\(requests.count) cells do not fit into one file",
          hint: "choose one, or name a folder/, or add --sheet"))
    }
    var written: [String] = []
    for request in requests {
      let picture = pipeline.movingPicture(request)
      let frames = try times.frames(of: picture.duration)
      let work = AnimationWork(
        picture: picture, frames: frames, rate: times.rate, scale: scale, loop: loop,
        pipeline: pipeline, io: io)
      written += try write(work, isOneOfMany: requests.count > 1)
    }
    return written
  }

  private func write(_ work: AnimationWork, isOneOfMany: Bool) throws(CommandError) -> [String] {
    switch form {
    case .folder:
      let base = path.hasSuffix("/") ? path : path + "/"
      let folder = isOneOfMany ? "\(base)\(work.picture.request.cell.slug)/" : base
      return try work.writeSequence(to: folder)
    case .layerFolder: return try work.writeLayers(to: path.hasSuffix("/") ? path : path + "/")
    case .film(.mp4): return try MP4Film(work).write(to: path)
    case .film(let format): return try save(try work.film(format))
    case .picture(let format): return try save(try work.picture(format))
    case .filmstrip(let format): return try save(try work.filmstrip(format))
    case .exploded(let format): return try save(try work.exploded(format))
    case .layers: return try save(try work.layers())
    case .tracks(let format): return try save(try work.tracks(format))
    case .page: return try save(try work.page())
    case .sheet: return []
    }
  }

  private func writeSheet(
    _ requests: [PictureRequest], _ times: AnimationTimes, _ format: PictureFormat,
    _ pipeline: LayoutPipeline, _ io: CommandIO
  ) throws(CommandError) -> [String] {
    var cells: [PictureRequest] = []
    for request in requests {
      let picture = pipeline.movingPicture(request)
      for frame in try times.frames(of: picture.duration) {
        var cell = request
        (cell.time, cell.tilt) = (frame.moment.time, frame.moment.tilt)
        cells.append(cell)
      }
    }
    let progress = ProgressBar("drawing", total: cells.count, io: io)
    let bytes: [UInt8]
    do throws(DrawingError) {
      bytes =
        format == .pdf
        ? try pipeline.sheetPDF(cells)
        : PNGWriter.encode(try pipeline.sheet(cells) { progress.advance() })
    } catch { throw .failure("\(error)") }
    return try save(bytes)
  }

  private func save(_ bytes: [UInt8]) throws(CommandError) -> [String] {
    try AnimationWork.save(bytes, to: path)
    return [path]
  }
}

/// The formats of films.
enum FilmFormat: String, Sendable, Hashable { case apng, gif, webp, mp4 }
