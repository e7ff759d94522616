/// How far a number can be trusted.
public enum Confidence: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Stated without evidence, as in a user's own file.
  case unrated
  /// One weak source, an inference or general knowledge.
  case low
  /// One good source.
  case medium
  /// Measured or official, and two sources agree.
  case high

  /// Orders grades from weak to strong.
  public static func < (a: Confidence, b: Confidence) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .unrated: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }
}

/// Where a number comes from.
public struct Evidence: Sendable, Hashable, Codable {
  /// How far it can be trusted.
  public var confidence: Confidence
  /// Ids of the catalogue's sources, those of the device itself before those of its screen class.
  public var sources: [String]

  /// Creates evidence from its grade and its source ids.
  public init(_ confidence: Confidence, sources: [String] = []) {
    self.confidence = confidence
    self.sources = sources
  }

  /// No evidence at all.
  public static let unrated = Evidence(.unrated)
}

/// A value with its evidence.
public struct Sourced<Value> {
  /// The value.
  public var value: Value
  /// Where it comes from.
  public var evidence: Evidence

  /// Creates a value with its evidence.
  public init(_ value: Value, _ evidence: Evidence) {
    self.value = value
    self.evidence = evidence
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Encodable where Value: Encodable {}
extension Sourced: Decodable where Value: Decodable {}
