import Foundation
import Testing
import XCTest

/// Tells the framework that runs the test what went wrong.
///
/// An issue of Swift Testing is lost while XCTest runs, and a failure of XCTest while Swift Testing
/// does. The framework is known by its current test, or, in a task that has left its test, by the
/// arguments that `swift test` starts the process with.
enum TestReporter {
  /// Whether Swift Testing runs, and not XCTest.
  static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Fails the test.
  static func fail(_ message: String, at site: CallSite) {
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    } else {
      XCTFail(message, file: site.filePath, line: site.line)
    }
  }

  /// Tells the reader of the log something for which no test fails.
  static func note(_ message: String, at site: CallSite) {
    if isSwiftTesting {
      Issue.record(
        Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
    } else {
      // XCTest knows no warnings.
      let text = "\(site.filePath):\(site.line): warning: \(message)\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }

  /// Keeps bytes beside the results of the test, if the framework does that.
  static func attach(_ bytes: [UInt8], named name: String, at site: CallSite) {
    if isSwiftTesting {
      Attachment.record(bytes, named: name, sourceLocation: site.sourceLocation)
    }
  }
}
