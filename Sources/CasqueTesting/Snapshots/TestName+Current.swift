import Casque
import Foundation
import Testing

extension SnapshotName.TestName {
  /// The name of the running test.
  ///
  /// Swift Testing knows its test, whatever function asserts. XCTest does not tell, so there it is
  /// the function that asserts. A suite that has its file's name is left out: the file's folder
  /// says it already, and a test has one name in both frameworks.
  static func current(function: String, filePath: String) -> Self {
    guard let test = Test.current, let name = test.id.nameComponents.last else {
      return Self(function: function)
    }
    let suite = test.id.nameComponents.dropLast().joined(separator: ".")
    let file = URL(filePath: filePath).deletingPathExtension().lastPathComponent
    return Self(suite: suite.isEmpty || suite == file ? nil : suite, function: name)
  }
}
