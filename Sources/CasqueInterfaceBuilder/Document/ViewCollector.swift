import CasqueDiagnostics
import CasqueGeometry

/// Finds the views of a document: tags with an id and a frame, or among the subviews of another.
struct ViewCollector {
  /// The variations that tell the saved frames.
  let selection: VariationSelection
  /// The version that saved the document.
  let era: XcodeEra
  private(set) var views: [InterfaceView] = []
  private(set) var places: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The number that the next view of an id has that is given to others as well.
  private var copies: [String: Int] = [:]

  init(_ selection: VariationSelection, era: XcodeEra) {
    self.selection = selection
    self.era = era
  }

  /// Collects the views inside a tag.
  mutating func collect(_ tag: MarkupTag) { collect(tag, inside: nil) }

  private mutating func collect(_ tag: MarkupTag, inside superview: Int?) {
    for child in tag.children where child.name != "variation" && child.name != "constraints" {
      var inner = superview
      if let id = child["id"], let frame = frame(of: child, inside: superview) {
        inner = add(child, id: id, frame: frame, inside: superview)
      }
      collect(child, inside: inner)
    }
  }

  /// The saved frame of a view, or where a table puts a part of it without one; nil for no view.
  ///
  /// Xcode 8.0 saved no frames of views that constraints place.
  /// **Source** four documents of 11201 of two repositories.
  private mutating func frame(of tag: MarkupTag, inside superview: Int?) -> Rect? {
    let room = superview.map { views[$0].frame.size } ?? .zero
    let saved = selection.frame(of: tag).map { NumberReading.frame($0, in: room, &diagnostics) }
    guard let superview else { return saved }
    let outer = views[superview]
    if let saved {
      return CellFrames.isUntouched(saved, tag, in: outer, savedBy: era)
        ? CellFrames.contentFrame(in: outer, of: outer.superview.map { views[$0].tag }) : saved
    }
    switch (tag.name, outer.kind) {
    case ("tableViewCell", "tableView"):
      let bottom = outer.subviews.last.map { views[$0].frame.maxY } ?? 0
      return CellFrames.frame(of: tag, in: outer, below: bottom)
    case ("tableViewCellContentView", "tableViewCell"):
      let table = outer.superview.map { views[$0].tag }
      return CellFrames.contentFrame(in: outer, of: table)
    default:
      return tag.parent?.name == "subviews" ? Rect(origin: .zero, size: outer.frame.size) : nil
    }
  }

  private mutating func add(
    _ tag: MarkupTag, id: String, frame: Rect, inside superview: Int?
  ) -> Int {
    let place = views.count
    var name = id
    if places[id] != nil {
      diagnostics.append(
        Diagnostic(
          .documentDuplicateID, "the id '\(id)' is given to two views", at: tag.place(of: "id"),
          severity: .warning))
      var number = copies[id] ?? 2
      while places["\(id)#\(number)"] != nil { number += 1 }
      copies[id] = number + 1
      name = "\(id)#\(number)"
    }
    let role = Self.role(of: tag, inside: superview.map { views[$0] })
    let isOwnRoot =
      switch role {
      case .root, .cell, .band: true
      default: false
      }
    let controller = tag["key"] == "view" && superview == nil ? tag.parent : nil
    places[name] = place
    views.append(
      InterfaceView(
        tag: tag, id: name, role: role, frame: frame,
        hasSavedFrame: selection.frame(of: tag) != nil, superview: superview,
        layoutRoot: isOwnRoot ? place : superview.map { views[$0].layoutRoot } ?? place,
        controller: controller.flatMap { $0.name.hasSuffix("ontroller") ? $0 : nil }))
    if let superview { views[superview].subviews.append(place) }
    return place
  }

  private static func role(
    of tag: MarkupTag, inside superview: InterfaceView?
  ) -> InterfaceView.Role {
    guard let superview else {
      return InterfaceView.cellKinds.contains(tag.name) ? .cell : .root
    }
    if InterfaceView.cellKinds.contains(tag.name) { return .cell }
    switch tag["key"] {
    case "tableHeaderView", "tableFooterView": return .band
    case "contentView": return .contentView
    default: break
    }
    if tag.name.hasSuffix("ContentView") { return .contentView }
    let isArranged = superview.kind == "stackView" && tag.parent?.name == "subviews"
    return isArranged ? .arranged : .subview
  }
}
