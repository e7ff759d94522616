public import CasqueDiagnostics
import CasqueGeometry
public import CasqueModel

/// Reads event scripts: touches and clicks, as JSON, YAML or CSV.
public enum EventScriptReader {
  /// Reads a script; what cannot be read is reported and left out.
  ///
  /// JSON: `{"touches": [{"time":, "phase":, "x":, "y":, "force":, "touch":}], "clicks": [],
  /// "space":}`. CSV: a column for each key of a touch.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - path: the file, as the user named it; `.csv` at its end says what it is.
  public static func read(_ bytes: [UInt8], path: String) -> Diagnosed<MotionInput> {
    let file = TrackFile.read(bytes, path: path)
    guard let root = file.root else { return Diagnosed(.none, diagnostics: file.diagnostics) }
    var context = ReadingContext(source: file.source, ReadingSurroundings(palette: []))
    let input = input(root, &context)
    return Diagnosed(input, diagnostics: file.diagnostics + context.diagnostics)
  }

  private static func input(
    _ root: DocumentValue, _ context: inout ReadingContext
  ) -> MotionInput {
    let touches = ValueForm.touch.list(count: 0...1_000_000)
    if root.sequence != nil { return MotionInput(touches: touches.read(root, &context) ?? []) }
    guard let checked = context.check(root, against: ScriptKeys.table) else { return .none }
    return MotionInput(
      touches: checked.read(ScriptKeys.touches, &context) ?? [],
      in: checked.read(ScriptKeys.space, &context) ?? .points,
      clicks: checked.read(ScriptKeys.clicks, &context))
  }
}

/// Reads recorded rotation rates, as JSON, YAML or CSV.
public enum GyroscopeTrackReader {
  /// Reads a track; what cannot be read is reported and left out.
  ///
  /// JSON: a list of `{"time":, "x":, "y":, "z":}` in seconds and radians a second; CSV: those
  /// columns.
  public static func read(_ bytes: [UInt8], path: String) -> Diagnosed<GyroscopeTrack> {
    let file = TrackFile.read(bytes, path: path)
    guard let root = file.root else {
      return Diagnosed(GyroscopeTrack([]), diagnostics: file.diagnostics)
    }
    var context = ReadingContext(source: file.source, ReadingSurroundings(palette: []))
    let samples = ValueForm.rotationSample.list(count: 0...1_000_000).read(root, &context)
    return Diagnosed(
      GyroscopeTrack(samples ?? []), diagnostics: file.diagnostics + context.diagnostics)
  }
}

/// A file of rows over time.
private enum TrackFile {
  static func read(
    _ bytes: [UInt8], path: String
  ) -> (source: SourceText, root: DocumentValue?, diagnostics: [Diagnostic]) {
    let isTable = path.lowercased().hasSuffix(".csv")
    // The limits and the encoding are those of documents in either case.
    let source = SourceText(path: path, bytes: bytes)
    if isTable, bytes.count <= DocumentLimits().bytes,
      source.encodingFault(refusing: DocumentTree.isRefused) == nil
    {
      return (source, CSVTree.read(source), [])
    }
    let tree = DocumentTree.read(bytes, path: path)
    return (tree.value.source, tree.value.root, tree.diagnostics)
  }
}

private enum ScriptKeys {
  static let touches = DocumentKey(
    "touches", "What fingers do.", ValueForm.touch.list(count: 0...1_000_000))
  static let clicks = DocumentKey(
    "clicks", "When builds are clicked, in seconds.", ValueForm.number(0...86_400).list())
  static let space = DocumentKey(
    "space", "What places are counted in.", ValueForm<MotionInput.Space>.choice("a space"))
  static let table = KeyTable("an event script", [touches.row, clicks.row, space.row])
}

private enum TouchKeys {
  static let time = DocumentKey.required("time", "In seconds.", ValueForm.number(0...86_400))
  static let phase = DocumentKey.required(
    "phase", "Where the touch is in its life.", ValueForm<TouchPhase>.choice("a phase"))
  static let x = DocumentKey.required("x", "Along x.", ValueForm.number())
  static let y = DocumentKey.required("y", "Along y.", ValueForm.number())
  static let force = DocumentKey(
    "force", "The share of the greatest force.", ValueForm.number(0...1))
  static let touch = DocumentKey("touch", "Which finger it is.", ValueForm.integer(0...1000))
  static let table = KeyTable(
    "a touch", [time.row, phase.row, x.row, y.row, force.row, touch.row])
}

extension ValueForm where Value == TouchEvent {
  /// A touch: `{time:, phase:, x:, y:, force:, touch:}`.
  fileprivate static var touch: ValueForm {
    .mapping(TouchKeys.table) { keys, context in
      let force = keys.read(TouchKeys.force, &context)
      let touch = keys.read(TouchKeys.touch, &context) ?? 0
      guard let time = keys.read(TouchKeys.time, &context),
        let phase = keys.read(TouchKeys.phase, &context),
        let x = keys.read(TouchKeys.x, &context), let y = keys.read(TouchKeys.y, &context)
      else { return nil }
      return TouchEvent(
        time: time, phase: phase, touch: touch, location: Point(x: x, y: y), force: force)
    }
  }
}

private enum RateKeys {
  static let time = DocumentKey.required("time", "In seconds.", ValueForm.number(0...86_400))
  static let x = DocumentKey("x", "About x, in radians a second.", ValueForm.number(-1000...1000))
  static let y = DocumentKey("y", "About y, in radians a second.", ValueForm.number(-1000...1000))
  static let z = DocumentKey("z", "About z, in radians a second.", ValueForm.number(-1000...1000))
  static let table = KeyTable("a rotation rate", [time.row, x.row, y.row, z.row])
}

extension ValueForm where Value == GyroscopeTrack.Sample {
  /// A rate: `{time:, x:, y:, z:}`, 0 where it is left out.
  fileprivate static var rotationSample: ValueForm {
    .mapping(RateKeys.table) { keys, context in
      let rate = RotationRate(
        x: keys.read(RateKeys.x, &context) ?? 0, y: keys.read(RateKeys.y, &context) ?? 0,
        z: keys.read(RateKeys.z, &context) ?? 0)
      return keys.read(RateKeys.time, &context).map { Value(time: $0, rate: rate) }
    }
  }
}
