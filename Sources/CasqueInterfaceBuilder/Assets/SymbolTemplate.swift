package import CasqueGeometry
import Foundation

/// A symbol of an app's own, in the template that Apple's tools export: one drawing of many, between
/// lines that tell its margins, its baseline and the height of capitals.
///
/// **Source** Apple, “Creating custom symbol images for your app”: the ids of groups and guides.
package struct SymbolTemplate: Sendable {
  /// The drawing alone, as an SVG file in the units of its size.
  package let svg: [UInt8]
  /// The size in points, beside text of 17 points.
  package let size: Size

  /// The drawings that are looked for, the first one first.
  private static let drawings = ["Regular-M", "Regular-S", "Medium-M", "Semibold-M", "Bold-M"]
  /// The height of capitals in a template, in which a drawing goes with text of 100 points.
  private static let capHeight = 70.459
  /// What a drawing reaches beyond baseline and capitals, as a part of their distance.
  ///
  /// **Source** the circle of the system's templates (low).
  private static let overshoot = 0.22

  /// Reads a template, or nil if it is none.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= 4 << 20, let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    for name in Self.drawings {
      let scale = name.last.map(String.init) ?? "M"
      guard let group = Self.group(name, in: text),
        let baseline = Self.number("y1", of: "Baseline-\(scale)", in: text),
        let capline = Self.number("y1", of: "Capline-\(scale)", in: text), baseline > capline
      else { continue }
      let left = Self.number("x1", of: "left-margin-\(name)", in: text)
      let right = Self.number("x1", of: "right-margin-\(name)", in: text)
      guard let left, let right, right > left else { continue }
      let cap = baseline - capline
      let (top, height) = (capline - cap * Self.overshoot, cap * (1 + 2 * Self.overshoot))
      let points = 0.17 * Self.capHeight / cap
      size = Size(width: (right - left) * points, height: height * points)
      svg = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
        viewBox="\(left) \(top) \(right - left) \(height)">\(group)</svg>
        """.utf8)
      return
    }
    return nil
  }

  /// The start tag that has an id.
  private static func tag(_ id: String, in text: String) -> Range<String.Index>? {
    guard let place = text.range(of: "id=\"\(id)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"),
      let end = text[place.upperBound...].firstIndex(of: ">")
    else { return nil }
    return start..<text.index(after: end)
  }

  private static func number(_ name: String, of id: String, in text: String) -> Double? {
    guard let tag = tag(id, in: text), let place = text[tag].range(of: " \(name)=\"") else {
      return nil
    }
    let value = Double(text[place.upperBound..<tag.upperBound].prefix { $0 != "\"" })
    return value.flatMap { $0.isFinite && $0.magnitude < 1e6 ? $0 : nil }
  }

  /// The group of an id with all that is in it.
  private static func group(_ id: String, in text: String) -> Substring? {
    guard let start = tag(id, in: text), text[start].hasPrefix("<g") else { return nil }
    if text[start].hasSuffix("/>") { return nil }
    var depth = 1
    var rest = start.upperBound
    while depth > 0 {
      guard let mark = text[rest...].firstIndex(of: "<"),
        let end = text[mark...].firstIndex(of: ">")
      else { return nil }
      let tag = text[mark...end]
      if tag.hasPrefix("</g>") {
        depth -= 1
      } else if tag.hasPrefix("<g ") || tag.hasPrefix("<g>"), !tag.hasSuffix("/>") {
        depth += 1
      }
      rest = text.index(after: end)
    }
    return text[start.lowerBound..<rest]
  }
}
