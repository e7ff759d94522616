import CasqueGeometry
import CasqueModel

/// Which variations of a document apply: those whose conditions name the size classes.
///
/// A variation without conditions, `default`, always applies; where several set one thing, the one
/// with the most conditions counts.
struct VariationSelection: Sendable {
  /// The size classes; nil for “any”, which no condition names.
  let sizeClasses: AxisPair<UserInterfaceSizeClass?>

  /// Whether the conditions `heightClass=compact-widthClass=regular` hold.
  func holds(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return false }
      return switch words[0] {
      case "widthClass": sizeClasses.horizontal?.rawValue == String(words[1])
      case "heightClass": sizeClasses.vertical?.rawValue == String(words[1])
      default: false
      }
    }
  }

  /// The variations of a tag that apply, those with fewer conditions first.
  func variations(of tag: MarkupTag) -> [MarkupTag] {
    guard tag.hasChild("variation") else { return [] }
    let active = tag.children.filter { $0.name == "variation" && holds($0["key"] ?? "") }
    guard active.count > 1 else { return active }
    return active.enumerated().sorted {
      (Self.weight($0.element), $0.offset) < (Self.weight($1.element), $1.offset)
    }.map(\.element)
  }

  private static func weight(_ variation: MarkupTag) -> Int {
    let key = variation["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }

  /// The value of an attribute with variations applied.
  func value(_ tag: MarkupTag, _ name: String) -> String? {
    guard tag.hasChild("variation") else { return tag[name] }
    return variations(of: tag).last { $0["key"] != "default" && $0[name] != nil }?[name]
      ?? tag[name]
  }

  /// The inner tag of a key with variations applied.
  func child(_ tag: MarkupTag, key: String) -> MarkupTag? {
    variations(of: tag).reversed().lazy.compactMap { $0.child(key: key) }.first
      ?? tag.child(key: key)
  }

  /// The tag of a view's saved frame with variations applied, or nil if it has none: a `rect`, or a
  /// `frame` of distances in Xcode 8.0.
  func frame(of tag: MarkupTag) -> MarkupTag? {
    variations(of: tag).reversed().lazy.compactMap(Self.frame(in:)).first ?? Self.frame(in: tag)
  }

  private static func frame(in tag: MarkupTag) -> MarkupTag? {
    tag.children.first(where: \.isSavedFrame)
  }

  /// The ids of views and constraints that variations take out of the document.
  ///
  /// Complexity: O(1); a document finds them once, as each of its scenes asks.
  func excluded(from document: InterfaceDocument) -> Set<String> {
    document.excluded[sizeClasses] ?? []
  }

  /// The ids of views and constraints that variations take out of views, by size classes: for those
  /// that there are.
  static func excluded(from views: [InterfaceView]) -> [AxisPair<UserInterfaceSizeClass?>:
    Set<String>]
  {
    let varied = views.map(\.tag).filter { $0.hasChild("variation") }
    if varied.isEmpty { return [:] }
    let classes = UserInterfaceSizeClass.allCases + [nil]
    let pairs = classes.flatMap { horizontal in
      classes.map { AxisPair(horizontal: horizontal, vertical: $0) }
    }
    return Dictionary(
      uniqueKeysWithValues: pairs.map {
        ($0, VariationSelection(sizeClasses: $0).excluded(from: varied))
      })
  }

  private func excluded(from tags: [MarkupTag]) -> Set<String> {
    var excluded: Set<String> = []
    for tag in tags {
      for variation in variations(of: tag) {
        for mask in variation.children where mask.name == "mask" {
          for entry in mask.children {
            guard let reference = entry["reference"] else { continue }
            if entry.name == "include" {
              excluded.remove(reference)
            } else {
              excluded.insert(reference)
            }
          }
        }
      }
    }
    return excluded
  }
}

extension MarkupTag {
  /// Whether it says where a view lies.
  var isSavedFrame: Bool {
    name == "rect" && self["key"] == "frame" || name == "frame" && self["key"] == "frameInset"
  }
}
