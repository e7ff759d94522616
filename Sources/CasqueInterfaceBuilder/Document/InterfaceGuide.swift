import CasqueModel

/// A layout guide that constraints name by an id.
struct InterfaceGuide: Sendable {
  /// Which guide it is.
  let kind: LayoutGuideKind
  /// The id of the view that owns it; for the guides of a controller nil.
  let view: String?
  /// The controller whose top or bottom guide it is.
  let controller: MarkupTag?

  /// Reads a guide of a view, or nil if the kind is unknown.
  static func ofView(_ tag: MarkupTag) -> InterfaceGuide? {
    guard let owner = tag.parent?["id"] else { return nil }
    let kind: LayoutGuideKind
    switch tag["key"] {
    case "safeArea": kind = .safeArea
    case "contentLayoutGuide": kind = .contentLayout
    case "frameLayoutGuide": kind = .frameLayout
    case "keyboard", "keyboardLayoutGuide": kind = .keyboard
    case "layoutMargins", "layoutMarginsGuide": kind = .layoutMargins
    case "readableContent", "readableContentGuide": kind = .readableContent
    default: return nil
    }
    return InterfaceGuide(kind: kind, view: owner, controller: nil)
  }

  /// Reads the top or bottom guide of a controller, or nil if it is neither.
  static func ofController(_ tag: MarkupTag) -> InterfaceGuide? {
    switch tag["type"] {
    case "top": InterfaceGuide(kind: .topLayout, view: nil, controller: tag.parent?.parent)
    case "bottom": InterfaceGuide(kind: .bottomLayout, view: nil, controller: tag.parent?.parent)
    default: nil
    }
  }
}
