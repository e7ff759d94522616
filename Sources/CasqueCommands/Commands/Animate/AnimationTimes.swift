import Casque

/// Which moments `casque animate` draws.
struct AnimationTimes: Sendable {
  /// The flags.
  static let options = [
    OptionSpec("fps", value: "RATE", initial: "30", "frames a second, from 0.1 to 240"),
    OptionSpec("from", value: "SECONDS", initial: "0", "where the animation starts"),
    OptionSpec("to", value: "SECONDS", "where it ends; the end of all movement by default"),
    OptionSpec("at", value: "SECONDS", repeats: .lists, "single moments in place of a range"),
    OptionSpec("frames", value: "A-B", "only the frames from A to B, counted from 0"),
    OptionSpec("every", value: "N", initial: "1", "every Nth frame, the first one included"),
    OptionSpec("speed", value: "FACTOR", initial: "1", "seconds of movement in a second"),
    OptionSpec("include-end", "draw the end of the range too"),
    OptionSpec(
      "tilt", value: "X,Y", repeats: .values,
      "how the device is turned, each from -1 to 1; several are passed through evenly"),
  ]

  /// The rate of the frames that are drawn, a second of watching.
  let rate: Double
  /// Every how many frames one is drawn.
  let every: Int
  private let fps: Double
  private let from: Double
  private let to: Double?
  private let moments: [Double]
  private let frames: ClosedRange<Int>?
  private let speed: Double
  private let end: FrameTimes.End
  private let tilts: [Tilt]

  /// A frame that is drawn.
  struct Frame: Sendable {
    /// Its number, the same whichever other frames are drawn.
    var number: Int
    var moment: Moment
  }

  /// The most frames of one run.
  static let maximumFrames = 20_000

  init(_ arguments: ParsedArguments) throws(CommandError) {
    fps = try AnimationTimes.number(arguments, "fps", 0.1...240) ?? 30
    speed = try AnimationTimes.number(arguments, "speed", 0.001...1000) ?? 1
    from = try AnimationTimes.number(arguments, "from", 0...86_400) ?? 0
    to = try AnimationTimes.number(arguments, "to", 0...86_400)
    if let to, to < from {
      throw .usage(UsageError("--to lies before --from"))
    }
    do { every = try arguments.integer("every", in: 1...10_000) ?? 1 } catch { throw .usage(error) }
    rate = fps / Double(every)
    end = arguments.flag("include-end") ? .included : .excluded
    var moments: [Double] = []
    for text in arguments.values("at") {
      guard let time = Double(text), (0...86_400).contains(time) else {
        throw .usage(UsageError("--at is a number of seconds from 0, not '\(text)'"))
      }
      moments.append(time)
    }
    self.moments = moments
    frames = try AnimationTimes.range(arguments)
    var tilts: [Tilt] = []
    for text in arguments.values("tilt") { tilts.append(try PictureLook.tilt(text)) }
    self.tilts = tilts
  }

  /// The frames of something that lasts so long, in seconds.
  ///
  /// Without movement of its own there is a second, if the device is turned over it, or one frame.
  func frames(of duration: Double) throws(CommandError) -> [Frame] {
    if !moments.isEmpty {
      return moments.enumerated().map { index, time in
        let share = moments.count > 1 ? Double(index) / Double(moments.count - 1) : 0
        return Frame(number: index, moment: Moment(time, tilt: tilt(at: share)))
      }
    }
    let length = duration > 0 ? duration : tilts.count > 1 ? 1 : 0
    let to = to ?? max(from, length)
    let all = FrameTimes(from: from, to: to, fps: fps / speed, end: end)
    guard !all.isEmpty else { return [Frame(number: 0, moment: Moment(from, tilt: tilt(at: 0)))] }
    let wanted = (self.frames ?? 0...(all.count - 1)).clamped(to: 0...(all.count - 1))
    let first = (wanted.lowerBound + every - 1) / every * every
    guard self.frames?.overlaps(wanted) ?? true, first <= wanted.upperBound else {
      throw .usage(
        UsageError("there is no such frame: the animation has \(all.count), counted from 0"))
    }
    guard (wanted.upperBound - first) / every < AnimationTimes.maximumFrames else {
      throw .usage(
        UsageError(
          "there are more than \(AnimationTimes.maximumFrames) frames",
          hint: "lower --fps or --to"))
    }
    return stride(from: first, through: wanted.upperBound, by: every).map { number in
      let time = all[number]
      let share = to > from ? (time - from) / (to - from) : 0
      return Frame(number: number, moment: Moment(time, tilt: tilt(at: share)))
    }
  }

  /// The tilt at a share of the range: straight from each stated one to the next.
  private func tilt(at share: Double) -> Tilt {
    guard tilts.count > 1 else { return tilts.first ?? .zero }
    let place = min(max(share, 0), 1) * Double(tilts.count - 1)
    let index = min(Int(place), tilts.count - 2)
    let (a, b, u) = (tilts[index], tilts[index + 1], place - Double(index))
    return Tilt(x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u)
  }

  static func number(
    _ arguments: ParsedArguments, _ name: String, _ bounds: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Double(text), bounds.contains(number) else {
      throw .usage(
        UsageError(
          "--\(name) is a number from \(bounds.lowerBound) to \(bounds.upperBound), not '\(text)'"))
    }
    return number
  }

  private static func range(_ arguments: ParsedArguments) throws(CommandError) -> ClosedRange<Int>?
  {
    guard let text = arguments.value("frames") else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard (1...2).contains(parts.count), numbers.count == parts.count, let first = numbers.first,
      let last = numbers.last, first <= last
    else {
      throw .usage(UsageError("--frames is a range of numbers, not '\(text)'", hint: "0-59"))
    }
    return first...last
  }
}
