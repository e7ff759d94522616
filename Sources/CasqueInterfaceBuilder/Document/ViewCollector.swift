import CasqueDiagnostics
import CasqueGeometry

/// Finds the views of a document: tags with an id and a frame.
struct ViewCollector {
  private(set) var views: [InterfaceView] = []
  private(set) var places: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Collects the views inside a tag.
  mutating func collect(_ tag: MarkupTag) { collect(tag, inside: nil) }

  private mutating func collect(_ tag: MarkupTag, inside superview: Int?) {
    for child in tag.children where child.name != "variation" && child.name != "constraints" {
      var inner = superview
      if let id = child["id"], let rect = child.children.first(where: Self.isFrame) {
        inner = add(child, id: id, frame: frame(of: rect), inside: superview)
      }
      collect(child, inside: inner)
    }
  }

  private static func isFrame(_ tag: MarkupTag) -> Bool {
    tag.name == "rect" && tag["key"] == "frame"
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
      var number = 2
      while places["\(id)#\(number)"] != nil { number += 1 }
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
        tag: tag, id: name, role: role, frame: frame, superview: superview,
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

  private mutating func frame(of rect: MarkupTag) -> Rect {
    func number(_ name: String) -> Double {
      NumberReading.number(rect, name, default: 0, &diagnostics)
    }
    return Rect(
      x: number("x"), y: number("y"), width: max(0, number("width")),
      height: max(0, number("height")))
  }
}
