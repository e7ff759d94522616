import Foundation
import Testing

/// Every attribute that occurs five times or more in public documents is read, or is known not to be.
///
/// An attribute is read if the reader's sources name it.
@Suite struct AttributeVocabularyTests {
  /// How often something has to occur.
  private static let least = 5

  /// What says nothing about how a view is laid out or drawn at rest: names for code, what a touch or
  /// a key does, how a document was saved, what Interface Builder warned of or drew on its canvas.
  ///
  /// Text styles are at the user's size when a view is loaded, whether they follow a change of it or not
  /// (`adjustsFontForContentSizeCategory`). Segmented controls have one style
  /// (`segmentControlStyle`). The bar of the status is the app's affair (`statusBarStyle`), and so is
  /// light or dark (`appearance` of a canvas' device). A `length` is that of a range that an app's own
  /// class is told.
  static let withoutEffect: Set<String> = [
    "adjustsFontForContentSizeCategory", "allowableMovement", "allowsSelection",
    "allowsSelectionDuringEditing", "alwaysBounceVertical", "ambiguous", "appearance", "appends",
    "autocapitalizationType", "autocorrectionType", "adjustsImageWhenHighlighted", "bounces",
    "bouncesZoom", "candidateClass", "changesSelectionAsPrimaryAction", "class", "className",
    "clearsContextBeforeDrawing", "clearsOnBeginEditing", "clearsSelectionOnViewWillAppear",
    "collectionClass", "colorMatched", "configurationType", "customModule",
    "customModuleProvider", "dataMode", "defaultVersion", "definesPresentationContext",
    "destinationCreationSelector", "down", "enablesReturnKeyAutomatically", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "eventType", "header",
    "hidesAccessoryWhenEditing", "hint", "identifier", "inheritsFrom",
    "keyboardAppearance", "keyboardDismissMode", "keyboardKey", "keyboardType", "launchScreen",
    "length",
    "mapType", "minToolsVersion", "minimumNumberOfTouches", "minimumPressDuration", "misplaced",
    "modalTransitionStyle", "multipleTouchEnabled", "nibName", "notEnabled", "opaque",
    "placeholderIdentifier", "popoverAnchorBarButtonItem", "propertyAccessControl", "ref",
    "referencedIdentifier", "relativePath", "restorationIdentifier", "returnKeyType",
    "reuseIdentifier", "reversesTitleShadowWhenHighlighted", "sceneID", "segmentControlStyle",
    "selectable", "selectionStyle", "selector", "showsHorizontalScrollIndicator",
    "showsTouchWhenHighlighted", "showsVerticalScrollIndicator", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "spellCheckingType", "staticText",
    "statusBarStyle", "storyboardName", "summaryElement", "superclassName", "systemVersion", "tag",
    "textContentType", "unwindAction", "up", "useAutolayout",
    "useStoryboardIdentifierAsRestorationIdentifier", "verifyAmbiguity", "version",
    "videoGravity",
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
    let known = Self.withoutEffect
    let unknown = names.subtracting(read).subtracting(known)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
    // A name that is read in the meantime is no longer one that is passed over.
    #expect(known.intersection(read).isEmpty, "\(known.intersection(read).sorted())")
    #expect(known.subtracting(names).isEmpty, "\(known.subtracting(names).sorted())")
  }

  /// The keys of tags that say nothing about how a view is laid out or drawn at rest: names for code,
  /// simulated surroundings that only the canvas has, accessibility, colours of what is pressed, and a
  /// shadow of titles whose offset is none.
  ///
  /// The content of a cell or a button is read by the name of its tag (`configuration`,
  /// `contentConfiguration`, `background`), as are an attributed text's paragraphs and a button's
  /// `titleFontDescription`; a cell of `customSize` has its saved frame.
  private static let keysWithoutEffect: Set<String> = [
    "accessibilityConfiguration", "background", "canvasLocation", "className", "configuration",
    "contentConfiguration", "customFonts", "customSize", "defaultSimulatedMetrics",
    "freeformSize", "highlightedColor", "isElement", "NSParagraphStyle", "popoverArrowDirection",
    "simulatedDestinationMetrics", "simulatedOrientationMetrics", "sourceIdentifier", "statusBar",
    "superclassName", "titleFontDescription", "titleShadowColor", "traits", "userComments",
  ]

  /// Tags whose keys are those of archives from before Xcode 4, or of an array of fonts.
  private static let archived: Set<String> = [
    "array", "bool", "bytes", "dictionary", "double", "float", "int", "integer", "object",
    "reference", "string",
  ]

  @Test func everyKeyIsReadOrKnown() throws {
    let folder = ProcessInfo.processInfo.environment["CASQUE_FACTS"] ?? "../shared/facts"
    guard
      let data = FileManager.default.contents(
        atPath: "\(folder)/interface-builder-vocabulary.json")
    else {
      print("no vocabulary in '\(folder)': keys are not tested")
      return
    }
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try #require(root["keyed_children"] as? [[Any]])
    let text = try sources()
    var unknown: [String] = []
    var count = 0
    for row in rows where (row.last as? Int ?? 0) >= Self.least {
      let words = (row.first as? String ?? "").split(separator: "[key=")
      guard words.count == 2 else { continue }
      let (tag, key) = (String(words[0]), String(words[1].dropLast()))
      count += 1
      let isArchived =
        Self.archived.contains(tag)
        || tag == "nil" && ["parent", "activeLocalization", "sourceID"].contains(key)
      guard !isArchived, !Self.keysWithoutEffect.contains(key), !text.contains("\"\(key)\"") else {
        continue
      }
      unknown.append("\(tag) \(key)")
    }
    #expect(count > 100)
    #expect(unknown.isEmpty, "\(unknown)")
  }
}
