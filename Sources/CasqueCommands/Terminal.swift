import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandIO {
  /// The streams and variables of this process.
  ///
  /// Writing to a closed pipe ends the process as it does other tools. Where standard output takes
  /// no more, the process ends with the status of failure: half an answer is no success.
  public static func process() -> CommandIO {
    CommandIO(
      out: { text in
        do { try write(text, to: STDOUT_FILENO) } catch {
          let reason = error.localizedDescription
          try? write("casque: cannot write to standard output: \(reason)\n", to: STDERR_FILENO)
          exit(ExitStatus.failure.rawValue)
        }
      }, err: { try? write($0, to: STDERR_FILENO) },
      input: { readLine() }, errorStream: stream(STDERR_FILENO),
      environment: ProcessInfo.processInfo.environment, standardInput: StandardInput().bytes)
  }

  private static func write(_ text: String, to descriptor: Int32) throws {
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    try handle.write(contentsOf: Data(text.utf8))
  }

  private static func stream(_ descriptor: Int32) -> Stream {
    guard isatty(descriptor) == 1 else { return .file }
    var size = winsize()
    let known = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return .terminal(columns: known ? Int(size.ws_col) : 80)
  }
}
