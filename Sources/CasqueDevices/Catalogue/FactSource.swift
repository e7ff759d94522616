import CasqueFacts

/// What a source id of an ``Evidence`` stands for.
public struct FactSource: Sendable, Hashable, Codable, Identifiable {
  /// The id, such as `DIMM`.
  public var id: String
  /// What the source is.
  public var title: String
  /// Where it is published, if it is.
  public var url: String?
  /// How its numbers came about.
  public var quality: String?

  /// The sources of the built-in facts, in the order of their file, decoded on first use.
  public static let all: [FactSource] = {
    do {
      return try JSONReader.read(Facts.sources()).members.map { member in
        let url = member.value["url"]?.string
        return FactSource(
          id: member.key, title: member.value["title"]?.string ?? "",
          url: url?.isEmpty == true ? nil : url, quality: member.value["quality"]?.string)
      }
    } catch {
      fatalError("the built-in sources are not readable: \(error)")
    }
  }()
}
