import Casque

/// What the flags of `casque render` say of each picture.
struct PictureLook {
  private let surroundings: SceneOptions.Surroundings
  private let overlays: [Overlay]
  private let rendition: SceneOptions.Rendition
  private let times: [Double?]
  private let tilts: [Tilt]

  init(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.flag("frame"), arguments.flag("bare") {
      throw .usage(UsageError("--frame and --bare exclude each other"))
    }
    surroundings = arguments.flag("frame") ? .device : arguments.flag("bare") ? .none : .screen
    overlays = arguments.values("overlay").compactMap(Overlay.init(rawValue:))
    rendition =
      arguments.value("rendition").flatMap(SceneOptions.Rendition.init(rawValue:)) ?? .views
    var times: [Double?] = []
    for text in arguments.values("at") {
      times.append(try PictureLook.time(text))
    }
    self.times = times.isEmpty ? [nil] : times
    var tilts: [Tilt] = []
    for text in arguments.values("tilt") { tilts.append(try PictureLook.tilt(text)) }
    self.tilts = tilts.isEmpty ? [.zero] : tilts
  }

  /// The pictures of a document on a cell: every moment at every tilt.
  func requests(_ document: Document, _ cell: Cell) -> [PictureRequest] {
    times.flatMap { time in
      tilts.map { tilt in
        PictureRequest(
          document, in: cell, at: time, tilt: tilt, surroundings: surroundings,
          overlays: overlays, rendition: rendition)
      }
    }
  }

  /// A picture of a canvas with the overlays, and in the rendition, that are asked for.
  func dressed(_ request: PictureRequest) -> PictureRequest {
    var request = request
    request.overlays = overlays
    request.rendition = rendition
    return request
  }

  /// A moment in seconds from the start.
  static func time(_ text: String) throws(CommandError) -> Double {
    guard let time = Double(text), time.isFinite, time >= 0, time <= 86_400 else {
      throw .usage(UsageError("--at is a number of seconds from 0, not '\(text)'"))
    }
    return time
  }

  static func tilt(_ text: String) throws(CommandError) -> Tilt {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (-1...1).contains($0) }
    guard parts.count == 2, numbers.count == 2 else {
      throw .usage(UsageError("--tilt is two numbers from -1 to 1, not '\(text)'", hint: "1,-1"))
    }
    return Tilt(x: numbers[0], y: numbers[1])
  }
}
