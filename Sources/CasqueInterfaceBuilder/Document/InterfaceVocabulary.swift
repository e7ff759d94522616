import CasqueDiagnostics

/// The tags that a document may have beside its views.
///
/// What is in neither list is passed over and told once: it may be of a version of Interface Builder
/// that is newer than this reader.
/// **Source** facts/interface-builder-vocabulary.json.
enum InterfaceVocabulary {
  /// The tags that say something about how a scene is laid out or looks.
  static let read: Set<String> = [
    "attributedString", "attributes", "autoresizingMask", "backgroundConfiguration",
    "barButtonItem", "blurEffect", "buttonConfiguration", "cells", "collectionViewFlowLayout",
    "bottomBarButtonItems", "color", "connections", "dataDetectorType", "dataDetectorTypes", "date",
    "constraint", "constraints", "designable", "designables", "device",
    "directionalEdgeInsets",
    "document", "edgeInsets", "exclude", "font", "fontDescription", "fragment", "frame",
    "freeformSimulatedSizeMetrics", "image", "imageReference", "include", "inset", "items",
    "keyboardLayoutGuide", "layoutGuides", "listContentConfiguration", "mask", "mutableString",
    "namedColor", "navigationController", "navigationItem", "nil", "objects", "outlet",
    "paragraphStyle", "placeholder", "preferredSymbolConfiguration", "prototypes", "rect",
    "reference", "relationship", "resources", "rightBarButtonItems", "scene", "scenes",
    "sections", "segment", "segments", "segue", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "state", "string", "subviews",
    "systemColor", "tabBarItem", "tableViewSection", "textInputTraits", "toolbarItems",
    "userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes", "value", "variation",
    "viewController", "viewControllerLayoutGuide", "viewControllers", "viewLayoutGuide",
  ]
  /// The tags that say nothing about it: connections, data for classes, capabilities, accessibility.
  static let withoutEffect: Set<String> = [
    "accessibility", "accessibilityOverrides", "accessibilityTraits", "action", "adaptation",
    "animations", "archive", "array", "audiovisualMediaTypes", "autolayoutGuides", "bool",
    "boolean", "bytes", "capability", "class", "classes",
    "collectionViewLayout", "constraintGroup", "customFonts", "customObject", "data",
    "dependencies", "deployment", "development",
    "dictionary", "double", "exit", "extendedEdge", "float",
    "gestureRecognizers", "inferredMetricsTieBreakers", "int", "integer", "keyCommand",
    "keyCommands", "leftBarButtonItems", "metadata", "mutableArray", "mutableData",
    "navigationBarAppearance", "object", "offsetWrapper", "options", "outletCollection",
    "panGestureRecognizer",
    "pinchGestureRecognizer", "plugIn", "point", "pongPressGestureRecognizer",
    "popoverArrowDirection", "range", "real", "refreshControl", "relationships",
    "rotationGestureRecognizer", "simulatedMetricsContainer", "source",
    "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
    "swipeGestureRecognizer", "tabBarAppearance", "tabStops", "tapGestureRecognizer",
    "textAttributes", "textTab", "toolbarAppearance", "userGuides", "userInterfaceLayoutGuide",
    "userLayoutGuide", "vibrancyEffect", "viewControllerPlaceholder", "wkPreferences",
    "wkWebViewConfiguration",
  ]

  /// The bars that a controller has of its own, which have no frame: the controller lays them out.
  ///
  /// What they state of how they look is read where a scene stands under them.
  static let controllerBars: Set<String> = ["navigationBar", "tabBar", "toolbar"]

  /// Whether a tag is known, or is a view, about which its reader speaks.
  static func isKnown(_ tag: MarkupTag) -> Bool {
    read.contains(tag.name) || withoutEffect.contains(tag.name)
      || controllerBars.contains(tag.name) && tag["key"] == tag.name
      || tag.name.hasSuffix("ontroller") || tag.name.hasSuffix("Recognizer")
      || tag.parent?.name == "subviews" || tag.children.contains(where: \.isSavedFrame)
      || ContentReading.plainKinds.contains(tag.name)
  }

  /// The tags of a document that are not known, once each.
  static func unknown(in tree: MarkupTree) -> [Diagnostic] {
    var seen: Set<String> = []
    return tree.tags.filter { !isKnown($0) && seen.insert($0.name).inserted }.map { tag in
      Diagnostic(
        .documentUnknownKey, "a '\(tag.name.prefix(60))' is not known and is passed over",
        at: tag.place, severity: .note)
    }
  }
}
