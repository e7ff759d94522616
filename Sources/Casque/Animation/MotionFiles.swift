public import CasqueDiagnostics
internal import CasqueDocument
public import CasqueModel

/// Reads the files that drive an animation.
public enum MotionFiles {
  /// Reads an event script: touches and clicks.
  public static func script(_ path: String) -> Diagnosed<MotionInput?> {
    guard let bytes = Document.bytes(of: path) else {
      return Diagnosed(nil, diagnostics: [Document.unreadable(path)])
    }
    return EventScriptReader.read(bytes, path: path).map(Optional.some)
  }

  /// Reads recorded rotation rates.
  public static func gyroscope(_ path: String) -> Diagnosed<GyroscopeTrack?> {
    guard let bytes = Document.bytes(of: path) else {
      return Diagnosed(nil, diagnostics: [Document.unreadable(path)])
    }
    return GyroscopeTrackReader.read(bytes, path: path).map(Optional.some)
  }
}
