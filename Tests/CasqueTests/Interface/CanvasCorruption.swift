import Foundation

/// A seeded fault of the kind that Interface Builder flags: a moved rect or a deleted constraint.
struct CanvasCorruption {
  /// The document with the fault.
  var text: String
  /// The ids of the views that it is about.
  var views: Set<String>
  /// What was done, for messages.
  var what: String

  /// Moves or stretches a determined view by 3 to 40 points; nil for a document without one.
  static func movedRect(
    in text: String, of determined: Set<String>, _ random: inout some RandomNumberGenerator
  ) -> CanvasCorruption? {
    let frames = determined.sorted().compactMap { id in
      frame(of: id, in: text).map { (id, $0) }
    }
    guard let (id, range) = frames.randomElement(using: &random) else { return nil }
    var numbers = text[range].split(separator: "\"").enumerated()
      .filter { $0.offset % 2 == 1 }.dropFirst().compactMap { Double($0.element) }
    guard numbers.count == 4 else { return nil }
    let moved = [[0], [1], [0, 1], [2], [3]].randomElement(using: &random) ?? []
    for place in moved {
      let distance = Double(Int.random(in: 6...80, using: &random)) / 2
      numbers[place] += place < 2 && Bool.random(using: &random) ? -distance : distance
    }
    let new =
      "<rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\""
      + " width=\"\(numbers[2])\" height=\"\(numbers[3])\"/>"
    return CanvasCorruption(
      text: text.replacingCharacters(in: range, with: new), views: [id],
      what: "\(id): \(text[range]) -> \(new)")
  }

  /// Deletes a required equation of a determined view; nil for a document without one.
  static func deletedConstraint(
    in text: String, of determined: Set<String>, _ random: inout some RandomNumberGenerator
  ) -> CanvasCorruption? {
    var candidates: [(Range<String.Index>, Set<String>)] = []
    var rest = text.startIndex
    while let start = text.range(of: "<constraint ", range: rest..<text.endIndex),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    {
      rest = end.upperBound
      let tag = text[start.lowerBound..<end.upperBound]
      guard tag.hasSuffix("/>"),
        !["relation=", "priority=", "placeholder="].contains(where: tag.contains)
      else { continue }
      let views = Set(["firstItem", "secondItem"].compactMap { value(of: $0, in: tag) })
        .intersection(determined)
      let isMasked =
        value(of: "id", in: tag).map { text.contains("reference=\"\($0)\"") } ?? true
      if !views.isEmpty, !isMasked { candidates.append((start.lowerBound..<end.upperBound, views)) }
    }
    guard let (range, views) = candidates.randomElement(using: &random) else { return nil }
    return CanvasCorruption(
      text: text.replacingCharacters(in: range, with: ""), views: views,
      what: "without \(text[range])")
  }

  private static func value(of name: String, in tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\""),
      let end = tag.range(of: "\"", range: start.upperBound..<tag.endIndex)
    else { return nil }
    return String(tag[start.upperBound..<end.lowerBound])
  }

  /// The saved frame of a view: the first below its tag.
  private static func frame(of id: String, in text: String) -> Range<String.Index>? {
    guard let place = text.range(of: " id=\"\(id)\""),
      let start = text.range(of: "<rect key=\"frame\"", range: place.upperBound..<text.endIndex),
      let end = text.range(of: "/>", range: start.upperBound..<text.endIndex)
    else { return nil }
    return start.lowerBound..<end.upperBound
  }
}
