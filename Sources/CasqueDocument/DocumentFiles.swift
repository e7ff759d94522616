/// The outside seam to the files of a document's folder, by their names within it.
///
/// Readers never touch the disk; they ask here.
public struct DocumentFiles: Sendable {
  /// Why a file cannot be had.
  public enum Failure: Error, Sendable, Hashable {
    /// There is no such file.
    case missing
    /// The name leads out of the folder, by itself or through a link.
    case outsideFolder
    /// The file is larger than what is read.
    case tooLarge
  }

  /// The bytes of a file within the folder.
  package let read: @Sendable (String) -> Result<[UInt8], Failure>

  /// Creates the files of a folder.
  ///
  /// - Parameter read: gives the bytes of a file by its name within the folder, written with `/`.
  public init(read: @escaping @Sendable (String) -> Result<[UInt8], Failure>) {
    self.read = read
  }

  /// A folder without files.
  public static let none = DocumentFiles { _ in .failure(.missing) }
}
