import CasqueDiagnostics
import Synchronization

/// The files of a report in lines: each is read and split once, however many places it has.
final class SourceLines: Sendable {
  private let files = Mutex<[String: [SourceLine]]>([:])

  /// The line that a place begins on, nil if there is none.
  func line(of place: SourceRange, from source: (String) -> String?) -> SourceLine? {
    files.withLock { files in
      let lines =
        files[place.path]
        ?? source(place.path)?.sourceLines.map(SourceLine.init) ?? []
      files[place.path] = lines
      let number = place.start.line
      return number >= 1 && number <= lines.count ? lines[number - 1] : nil
    }
  }
}

extension String {
  /// The lines as places count them, without their ends.
  var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
