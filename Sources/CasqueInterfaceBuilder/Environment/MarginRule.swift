import CasqueGeometry
import CasqueModel

/// The margins that views have on the canvas before safe areas and superviews are added.
///
/// **Source** SavedFrames §3, §8a, §8b.
struct MarginRule {
  let document: InterfaceDocument

  private var device: CanvasDevice { document.device }
  private var era: XcodeEra { document.era }

  /// The margins that a view states, or nil.
  static func stated(by tag: MarkupTag) -> DirectionalInsets? {
    func value(_ inner: MarkupTag, _ name: String) -> Double {
      inner[name].flatMap(NumberReading.number) ?? 0
    }
    if let directional = tag.child(key: "directionalLayoutMargins") {
      return DirectionalInsets(
        top: value(directional, "top"), leading: value(directional, "leading"),
        bottom: value(directional, "bottom"), trailing: value(directional, "trailing"))
    }
    guard let margins = tag.child(key: "layoutMargins") else { return nil }
    return DirectionalInsets(
      top: value(margins, "top"), leading: value(margins, "left"),
      bottom: value(margins, "bottom"), trailing: value(margins, "right"))
  }

  /// Whether a view adds its safe area to its margins.
  func insetsFromSafeArea(_ tag: MarkupTag) -> Bool {
    era >= .xcode9 && tag["insetsLayoutMarginsFromSafeArea"] != "NO"
  }

  /// The margins of a view that is no root of a controller or xib, in points on every edge.
  private static let usual = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The margins of a view; nil for the usual 8 of a subview.
  func margins(of view: InterfaceView) -> DirectionalInsets? {
    let stated = Self.stated(by: view.tag)
    switch view.role {
    case .root: return rootMargins(of: view, stated)
    case .cell: return stated ?? collectionMargins(of: view) ?? Self.usual
    case .band: return stated ?? Self.usual
    case .contentView: return contentMargins(of: view, stated)
    case .arranged, .subview: return stated
    }
  }

  /// The margins of a cell's content in an app: those of the current system; nil for other views.
  ///
  /// **Source** SavedFrames §3, the newest version's.
  func cellMargins(of view: InterfaceView) -> DirectionalInsets? {
    guard case .contentView = view.role, let superview = view.superview,
      document.views[superview].kind == "tableViewCell"
    else { return nil }
    return DirectionalInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  /// At least the system's minimum, unless the root does not respect it.
  private func rootMargins(
    of view: InterfaceView, _ stated: DirectionalInsets?
  ) -> DirectionalInsets {
    let width = view.frame.width
    let isRegular = document.sizeClasses.horizontal == .regular
    // Until Xcode 10 a canvas of a size of its own is still on its device.
    let widest = device.id == nil || era >= .xcode11 ? width : min(width, device.size.width)
    var least: Double = widest >= 414 || isRegular ? 20 : 16
    if era < .xcode7, document.sizeClasses.horizontal == nil { least = 16 }
    if view.controller == nil {
      if !document.isXib {
        least = 8
      } else if era < .xcode9, view.frame.size != device.size {
        least = stated == nil ? 8 : 0
      }
    }
    if let stated, view.tag["viewRespectsSystemMinimumLayoutMargins"] == "NO" { return stated }
    let own = stated ?? DirectionalInsets()
    var margins = DirectionalInsets(
      top: own.top, leading: max(least, own.leading), bottom: own.bottom,
      trailing: max(least, own.trailing))
    if view.tag.isYes("layoutMarginsFollowReadableWidth") {
      let readable: Double = era < .xcode9 ? 672 : 664
      let room = width - margins.leading - margins.trailing
      if room > readable {
        margins.leading = max(margins.leading, (width - readable) / 2)
        margins.trailing = max(margins.trailing, (width - readable) / 2)
      }
    }
    return margins
  }

  /// The margins of a collection's cell or of a section's header that differ from a subview's.
  ///
  /// One at the top of a xib is a root.
  /// **Source** xibs of Xcode 11 and 16: 16 at the sides of two cells and a header (8 constraints).
  private func collectionMargins(of view: InterfaceView) -> DirectionalInsets? {
    guard view.kind.hasPrefix("collection"), era >= .xcode9 else { return nil }
    if view.kind == "collectionViewCell", era < .xcode11Controls {
      let side: Double = device.size.width >= 414 || device.isPad ? 20 : 16
      return DirectionalInsets(leading: side, trailing: side)
    }
    return document.isXib && view.superview == nil ? rootMargins(of: view, nil) : nil
  }

  /// Whether contents of cells have the margins of iOS 11.
  ///
  /// **Source** two documents of 13168 and 13196 without safe areas, whose cells have 8; one of 13771 with
  /// them has 11, and so have those of later versions in either case.
  private var hasSystemMargins: Bool {
    era >= .xcode9_3 || (era >= .xcode9 && document.usesSafeAreas)
  }

  private func contentMargins(
    of view: InterfaceView, _ stated: DirectionalInsets?
  ) -> DirectionalInsets? {
    guard let superview = view.superview, document.views[superview].kind == "tableViewCell"
    else { return stated }
    let cell = document.views[superview]
    let table = table(around: cell)
    guard hasSystemMargins else {
      return stated ?? (table == nil ? nil : keptMargins(of: view, in: cell))
    }
    let isGrouped = table?.tag["style"] == "insetGrouped"
    // Where the table's margins do not come through, a cell has those it has in a xib.
    let isInside = [cell, view].allSatisfy { $0.tag.isYes("preservesSuperviewLayoutMargins") }
    // Until Xcode 9.3 those that come through are the default inset of separators.
    let isNarrow =
      isInside
      ? era < .xcode9_3 && table != nil : era.hasNarrowCellMargins && device.notchTop == nil
    let side =
      isNarrow && !device.isPad && cell.frame.width < 414
      ? 15 : sideMargin(of: cell, in: table, isGrouped: isGrouped)
    if var stated {
      if view.tag.isYes("preservesSuperviewLayoutMargins") {
        stated.leading = max(stated.leading, side)
        stated.trailing = max(stated.trailing, side)
      }
      return stated
    }
    // Xcode 26 shows the higher rows of its system.
    let height: Double = era.is26 && (isGrouped || table == nil) ? 15 : 11
    let hasAccessory = abs(cell.frame.width - view.frame.width) >= 1
    return DirectionalInsets(
      top: height, leading: side, bottom: height, trailing: hasAccessory ? 8 : side)
  }

  /// The margins that a table gave to contents of cells that keep their superview's; nil for others.
  ///
  /// They are the default inset of separators.
  /// **Source** storyboards of 11762 (5 views) and 13771 (2 views); UITableView.separatorInset.
  private func keptMargins(
    of content: InterfaceView, in cell: InterfaceView
  ) -> DirectionalInsets? {
    guard [content, cell].allSatisfy({ $0.tag.isYes("preservesSuperviewLayoutMargins") }) else {
      return nil
    }
    return DirectionalInsets(top: 8, leading: 15, bottom: 8, trailing: 15)
  }

  private func sideMargin(
    of cell: InterfaceView, in table: InterfaceView?, isGrouped: Bool
  ) -> Double {
    let width = cell.frame.width
    guard table != nil else {
      if era.hasNarrowCellMargins, document.isXib, device.notchTop == nil { return 15 }
      if era >= .xcode9_3 { return width >= 414 ? 20 : 16 }
      return width >= 414 || device.isPad ? 20 : 16
    }
    let host = isGrouped ? width + 40 : width
    return host >= 414 || era >= .xcode14 && host >= 390 || device.isPad ? 20 : 16
  }

  private func table(around cell: InterfaceView) -> InterfaceView? {
    var place = cell.superview
    while let current = place {
      if document.views[current].kind == "tableView" { return document.views[current] }
      place = document.views[current].superview
    }
    return nil
  }
}
