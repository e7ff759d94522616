import Foundation
import Testing

/// Every attribute that occurs five times or more in public documents is read, or is known not to be.
///
/// An attribute is read if the reader's sources name it.
@Suite struct AttributeVocabularyTests {
  /// How often something has to occur.
  private static let least = 5

  /// What says nothing about how a view is laid out or drawn at rest: names for code, what a touch or
  /// a key does, how a document was saved, what Interface Builder warned of.
  static let withoutEffect: Set<String> = [
    "allowableMovement", "allowsSelection", "allowsSelectionDuringEditing", "alwaysBounceVertical",
    "ambiguous", "appends", "autocapitalizationType", "autocorrectionType", "autoresizesSubviews",
    "adjustsImageWhenHighlighted", "bounces", "bouncesZoom", "candidateClass",
    "changesSelectionAsPrimaryAction", "class", "className", "clearsContextBeforeDrawing",
    "clearsOnBeginEditing", "clearsSelectionOnViewWillAppear", "collectionClass", "colorMatched",
    "colorSpace", "configurationType", "customColorSpace", "customModule", "customModuleProvider",
    "dataMode", "defaultVersion", "definesPresentationContext", "destinationCreationSelector",
    "detailTextLabel", "down", "enablesReturnKeyAutomatically", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "eventType", "header",
    "hidesAccessoryWhenEditing", "hint", "identifier", "inheritsFrom", "initialViewController",
    "keyboardAppearance", "keyboardDismissMode", "keyboardKey", "keyboardType", "launchScreen",
    "length", "link", "location", "mapType", "minToolsVersion", "minimumNumberOfTouches",
    "minimumPressDuration", "minuteInterval", "misplaced", "modalPresentationStyle",
    "modalTransitionStyle", "multipleTouchEnabled", "nibName", "notEnabled", "opaque",
    "placeholderIdentifier", "popoverAnchorBarButtonItem", "propertyAccessControl", "ref",
    "referencedIdentifier", "relativePath", "restorationIdentifier", "returnKeyType",
    "reuseIdentifier", "reversesTitleShadowWhenHighlighted", "sceneID", "selectable",
    "selectedImage", "selectionStyle", "selector", "showsHorizontalScrollIndicator",
    "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "staticText",
    "storyboardName", "summaryElement", "superclassName", "systemVersion", "tag",
    "textContentType", "textLabel", "timeIntervalSinceReferenceDate", "unwindAction", "up",
    "useAutolayout", "useCurrentDate", "useSafeAreas",
    "useStoryboardIdentifierAsRestorationIdentifier", "verifyAmbiguity", "version",
    "videoGravity",
  ]

  /// What an app shows and a layout of Casque does not: each would move or colour something.
  static let notFollowed: Set<String> = [
    "adjustsFontForContentSizeCategory", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "adjustsLetterSpacingToFitWidth", "appearance", "barStyle", "baseWritingDirection",
    "contentHorizontalAlignment", "contentVerticalAlignment", "indentationLevel",
    "indentationWidth", "layout", "lineSpacing", "renderingMode", "sectionFooterHeight",
    "sectionHeaderHeight", "segmentControlStyle", "statusBarStyle",
    "tighteningFactorForTruncation",
  ]

  /// The names of attributes that are put together of an axis and a word.
  private static let composed = Set(
    ["horizontal", "vertical"].flatMap { axis in
      ["HuggingPriority", "CompressionResistancePriority"].map { axis + $0 }
    })

  /// The text of the reader's sources.
  private func sources() throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/CasqueInterfaceBuilder")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("Vocabulary") }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  @Test func everyAttributeIsReadOrKnown() throws {
    let folder = ProcessInfo.processInfo.environment["CASQUE_FACTS"] ?? "../shared/facts"
    guard
      let data = FileManager.default.contents(
        atPath: "\(folder)/interface-builder-vocabulary.json")
    else {
      print("no vocabulary in '\(folder)': attributes are not tested")
      return
    }
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let elements = try #require(root["attributes_by_element"] as? [String: [[Any]]])
    var names: Set<String> = []
    for row in elements.values.joined() where (row.last as? Int ?? 0) >= Self.least {
      names.insert(try #require(row.first as? String))
    }
    #expect(names.count > 200)
    let text = try sources()
    let read = names.filter { text.contains("\"\($0)\"") }.union(Self.composed)
    let known = Self.withoutEffect.union(Self.notFollowed)
    let unknown = names.subtracting(read).subtracting(known)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
    // A name that is read in the meantime is no longer one that is passed over.
    #expect(known.intersection(read).isEmpty, "\(known.intersection(read).sorted())")
    #expect(known.subtracting(names).isEmpty, "\(known.subtracting(names).sorted())")
  }
}
