import Casque
import Foundation

/// Where the pictures of `casque render` go, and in what form.
struct PictureOutput {
  private enum Form {
    case folder(PictureFormat)
    case file(PictureFormat)
    case sheet(PictureFormat, reduction: Double?)
    case layers
    case beforeAfter(PictureFormat)
  }

  private let path: String
  private let form: Form

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let path = arguments.value("output") else {
      throw .usage(UsageError("-o is missing", hint: "for example -o picture.png"))
    }
    self.path = path
    let word = path.split(separator: "/").last?.split(separator: ".").last.map(String.init) ?? ""
    let format = path.hasSuffix("/") ? nil : PictureFormat(rawValue: word.lowercased())
    if arguments.flag("sheet"), arguments.flag("layers") {
      throw .usage(UsageError("--sheet and --layers exclude each other"))
    }
    if arguments.flag("before-after") {
      guard let format, format != .svg, !arguments.flag("sheet"), !arguments.flag("layers") else {
        throw .usage(UsageError("--before-after makes a .png, a .webp or a .pdf of its own"))
      }
      form = .beforeAfter(format)
    } else if arguments.flag("layers") {
      guard format == .pdf else { throw .usage(UsageError("--layers makes a .pdf")) }
      form = .layers
    } else if arguments.flag("sheet") {
      guard let format, format != .svg else {
        throw .usage(UsageError("--sheet makes a .png, a .webp or a .pdf"))
      }
      form = .sheet(format, reduction: try PictureOutput.reduction(arguments))
    } else if let format {
      form = .file(format)
    } else {
      guard path.hasSuffix("/") || arguments.value("format") != nil || FileKind(of: path) == .folder
      else {
        throw .usage(
          UsageError(
            "'\(path)' has no ending that is known", hint: ".png, .webp, .pdf, .svg, or a folder/"))
      }
      form = .folder(arguments.value("format").flatMap(PictureFormat.init(rawValue:)) ?? .png)
    }
  }

  /// Draws the pictures and writes them; gives the paths that were written.
  func write(
    _ requests: [PictureRequest], with pipeline: LayoutPipeline, _ io: CommandIO
  ) throws(CommandError) -> [String] {
    switch form {
    case .folder(let format): return try writeFiles(requests, format, pipeline, io)
    case .file(.pdf): try save { () throws(DrawingError) in try pipeline.pdf(requests) }
    case .file(let format):
      guard requests.count == 1 else {
        throw .usage(
          UsageError(
            "\(requests.count) pictures do not fit into one .\(format.rawValue)",
            hint: format == .svg
              ? "name a folder/ and --format svg, or a .pdf" : "name a folder/, or add --sheet"))
      }
      let picture = pipeline.pictures(requests, as: format)[0]
      try save { () throws(DrawingError) in try picture.get() }
    case .sheet(.pdf, let reduction):
      try save { () throws(DrawingError) in
        try pipeline.sheetPDF(requests, reduction: reduction)
      }
    case .sheet(let format, let reduction):
      let progress = ProgressBar("drawing", total: requests.count, io: io)
      try save { () throws(DrawingError) in
        let sheet = try pipeline.sheet(requests, reduction: reduction) { progress.advance() }
        return format == .webp ? try pipeline.webP(sheet) : PNGWriter.encode(sheet)
      }
    case .beforeAfter(let format):
      guard let (pairs, alone) = PicturePairs.of(requests), !pairs.isEmpty else {
        throw .usage(
          UsageError(
            "--before-after takes pairs of pictures, and \(requests.count) make none",
            hint: "two documents on the same devices, or one on two"))
      }
      for request in alone {
        io.err("'\(request.document.layout.name)' has no counterpart and is left out\n")
      }
      try save { () throws(DrawingError) in try pipeline.beforeAfter(pairs, as: format) }
    case .layers:
      guard requests.count == 1 else {
        throw .usage(UsageError("--layers takes one document on one device at one moment"))
      }
      try save { () throws(DrawingError) in try pipeline.layeredPDF(requests[0]) }
    }
    return [path]
  }

  private static func reduction(_ arguments: ParsedArguments) throws(CommandError) -> Double? {
    guard let text = arguments.value("reduction") else { return nil }
    guard let number = Double(text), number >= 0.01, number <= 4 else {
      throw .usage(UsageError("--reduction is a number from 0.01 to 4, not '\(text)'"))
    }
    return number
  }

  private func writeFiles(
    _ requests: [PictureRequest], _ format: PictureFormat, _ pipeline: LayoutPipeline,
    _ io: CommandIO
  ) throws(CommandError) -> [String] {
    let progress = ProgressBar("drawing", total: requests.count, io: io)
    let pictures = pipeline.pictures(requests, as: format) { progress.advance() }
    let folder = path.hasSuffix("/") ? path : path + "/"
    var written: [String] = []
    for (request, picture) in zip(requests, pictures) {
      let file = "\(folder)\(request.slug).\(format.rawValue)"
      try save(to: file) { () throws(DrawingError) in try picture.get() }
      written.append(file)
    }
    return written
  }

  private func save(
    to file: String? = nil, _ draw: () throws(DrawingError) -> [UInt8]
  ) throws(CommandError) {
    let bytes: [UInt8]
    do throws(DrawingError) { bytes = try draw() } catch { throw .failure("\(error)") }
    do throws(AtomicFile.WriteError) {
      try AtomicFile.write(bytes, to: file ?? path)
    } catch {
      throw .failure("cannot write '\(error.path)': \(error.reason)")
    }
  }
}
