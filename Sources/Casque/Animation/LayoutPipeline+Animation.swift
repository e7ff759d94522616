internal import CasqueCairo
public import CasqueDevices
public import CasqueImaging
public import CasqueLayout
public import CasqueModel
internal import CasqueMotion
internal import CasqueScene

extension LayoutPipeline {
  /// Solves a layout as it is at a moment: with the constants that its animations give then.
  ///
  /// - Parameters:
  ///   - layout: the layout with its motion.
  ///   - cell: the device as it is held and set up.
  ///   - time: seconds from the start.
  ///   - input: what a user does.
  ///   - resources: knows the layout's images.
  public func resolve(
    _ layout: Layout, in cell: Cell, at time: Double, input: MotionInput = .none,
    resources: any Resources = EmptyResources()
  ) -> LayoutResult {
    withEngine { engine in
      let stack = engine.stack(
        layout, in: cell.environment, cellName: cell.description, resources: resources,
        input: input)
      let window = stack.timeline.state(at: time).windows.last { $0.role == .main }
      return stack.result(of: window ?? WindowPresentation(.main)) { moved, rest in
        engine.resolve(
          moved, in: rest.environment, cellName: rest.cellName, resources: resources)
      }
    }
  }

  /// Solves the windows of a request once, for any number of frames.
  public func movingPicture(_ request: PictureRequest) -> MovingPicture {
    withEngine { MovingPicture(request: request, stack: $0.stack(for: request)) }
  }

  /// The pixels of one frame.
  public func bitmap(
    of picture: MovingPicture, at moment: Moment, scale: Double? = nil
  ) throws(AnimationError) -> Bitmap {
    try frames(of: picture, at: [moment], scale: scale)[0]
  }

  /// The pixels of frames, drawn in parallel.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - moments: the moments of the frames.
  ///   - scale: pixels to a point, or nil for the device's.
  public func frames(
    of picture: MovingPicture, at moments: [Moment], scale: Double? = nil
  ) throws(AnimationError) -> [Bitmap] {
    let lists = lists(of: picture, at: moments, scale: scale)
    let runs = StillRuns(lists)
    let results = map(count: runs.firsts.count) { index, engine in
      Result { () throws(DrawingError) in
        try engine.renderer(picture.request).bitmap(lists[runs.firsts[index]])
      }
    }
    var bitmaps: [Bitmap] = []
    for result in results {
      do throws(DrawingError) { bitmaps.append(try result.get()) } catch { throw .drawing(error) }
    }
    return runs.places.map { bitmaps[$0] }
  }

  /// Writes an animation: frames are drawn and encoded in parallel, a few at a time.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - moments: the moments of the frames, at least one.
  ///   - durations: how long each frame is shown, in units of the format.
  ///   - scale: pixels to a point, or nil for the device's.
  ///   - writer: takes the frames.
  ///   - progress: called by any worker after each frame.
  /// - Returns: the bytes of the file.
  public func animation<Writer: AnimationWriter>(
    of picture: MovingPicture, at moments: [Moment], durations: [Int], scale: Double? = nil,
    into writer: Writer, progress: @Sendable () -> Void = {}
  ) throws(AnimationError) -> [UInt8] {
    precondition(moments.count == durations.count, "every frame has its duration")
    guard !moments.isEmpty else { throw .noFrames }
    var writer = writer
    var previous: Bitmap?
    for start in stride(from: 0, to: moments.count, by: batch) {
      let range = start..<min(start + batch, moments.count)
      let bitmaps = try frames(of: picture, at: Array(moments[range]), scale: scale)
      let before = [previous] + bitmaps.map { Optional($0) }
      let encoded = map(count: bitmaps.count) { index, _ in
        defer { progress() }
        return Result { () throws(ImageEncodingError) in
          let part =
            before[index].map { AnimationPart(bitmaps[index], since: $0) }
            ?? AnimationPart(bitmaps[index])
          return try Writer.encode(part)
        }
      }
      for (frame, duration) in zip(encoded, durations[range]) {
        do throws(ImageEncodingError) {
          writer.append(try frame.get(), duration: duration)
        } catch { throw .encoding(error) }
      }
      previous = bitmaps.last
    }
    return writer.encode()
  }

  /// The frames as PNG files, a few at a time, in their order.
  ///
  /// Frames that are the same drawing are the same bytes: a file states its picture and not its moment.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - moments: the moments of the frames.
  ///   - scale: pixels to a point, or nil for the device's.
  ///   - body: takes the number of a frame among the moments and its file.
  public func pngs<Failure: Error>(
    of picture: MovingPicture, at moments: [Moment], scale: Double? = nil,
    _ body: (Int, Result<[UInt8], DrawingError>) throws(Failure) -> Void
  ) throws(Failure) {
    try pngs(of: picture, at: moments, scale: scale, using: { $1 }, body)
  }

  /// What is made of the frames as PNG files, a few at a time, in their order.
  ///
  /// - Parameters:
  ///   - make: takes the number of a frame among the moments and its file, on the worker that drew it.
  ///   - body: takes the number of a frame among the moments and what was made of its file.
  package func pngs<Made: Sendable, Failure: Error>(
    of picture: MovingPicture, at moments: [Moment], scale: Double?,
    using make: @Sendable (Int, Result<[UInt8], DrawingError>) -> Made,
    _ body: (Int, Made) throws(Failure) -> Void
  ) throws(Failure) {
    var last: (list: DisplayList, file: Result<[UInt8], DrawingError>)?
    // Files are small beside pixels, so that more of them may wait than frames.
    let batch = 8 * batch
    for start in stride(from: 0, to: moments.count, by: batch) {
      let range = start..<min(start + batch, moments.count)
      let lists = lists(of: picture, at: Array(moments[range]), scale: scale)
      let runs = StillRuns(lists)
      let known = last.flatMap { $0.list == lists[0] ? $0.file : nil }
      // A frame takes long: a worker takes one at a time, so that none waits for another's last ones.
      let drawn = map(count: runs.firsts.count, longestRun: 1) { index, engine in
        let first = runs.firsts[index]
        let file =
          (index == 0 ? known : nil)
          ?? Result { () throws(DrawingError) in
            try engine.renderer(picture.request).png(
              lists[first], text: Fingerprint.text(of: picture.request, engine.text))
          }
        let frames = runs.frames(index, of: lists.count)
        return (file: file, made: frames.map { make(start + $0, file) })
      }
      for (index, made) in zip(range, drawn.flatMap(\.made)) { try body(index, made) }
      last = lists.last.flatMap { list in drawn.last.map { (list, $0.file) } }
    }
  }

  /// Frames as display lists, made in parallel.
  func lists(
    of picture: MovingPicture, at moments: [Moment], scale: Double? = nil
  ) -> [DisplayList] {
    map(count: moments.count) { $1.displayList(of: picture, at: moments[$0], scale: scale) }
  }

  /// How many frames are in memory at once.
  private var batch: Int { 4 * workers }
}

/// Frames that stand still: neighbours that are the same drawing, which is drawn once.
private struct StillRuns {
  /// The first frame of each run.
  private(set) var firsts: [Int] = []
  /// The run of each frame.
  private(set) var places: [Int] = []

  /// The frames of a run, out of so many in all.
  func frames(_ run: Int, of count: Int) -> Range<Int> {
    firsts[run]..<(run + 1 < firsts.count ? firsts[run + 1] : count)
  }

  init(_ lists: [DisplayList]) {
    for (index, list) in lists.enumerated() {
      if index == 0 || list != lists[index - 1] { firsts.append(index) }
      places.append(firsts.count - 1)
    }
  }
}

extension Engine {
  /// A frame as a display list.
  package mutating func displayList(
    of picture: MovingPicture, at moment: Moment, scale: Double? = nil
  ) -> DisplayList {
    var list = displayList(
      of: picture.stack, for: picture.request, at: moment.time, tilt: moment.tilt)
    if let scale { list.scale = scale }
    return list
  }
}
