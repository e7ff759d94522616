import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Constraints as Interface Builder writes them.
struct ConstraintReading {
  let document: InterfaceDocument
  let selection: VariationSelection
  /// The views of the tree that is read, by their ids.
  let isPresent: (String) -> Bool
  /// The view at the root of the tree.
  let root: String
  /// Whether margins that follow the readable width do so.
  ///
  /// When an app is built, constraints to such margins become constraints to the readable content
  /// guide; the canvases that were measured are too narrow to tell (SavedFrames §3).
  var followsReadableWidth = false

  /// The attributes by their names in documents, where these differ from the model's.
  private static let attributes: [String: LayoutAttribute] = ["baseline": .lastBaseline]

  /// The constraints that a view owns.
  func constraints(
    of view: InterfaceView, excluded: Set<String>, _ diagnostics: inout [Diagnostic]
  ) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for list in view.tag.children where list.name == "constraints" {
      for tag in list.children where tag.name == "constraint" {
        if let id = tag["id"], excluded.contains(id) { continue }
        if let constraint = constraint(tag, owner: view.id, &diagnostics) {
          result.append(constraint)
        }
      }
    }
    return result
  }

  private func constraint(
    _ tag: MarkupTag, owner: String, _ diagnostics: inout [Diagnostic]
  ) -> LayoutConstraint? {
    guard var first = attribute(tag, "firstAttribute", &diagnostics) else { return nil }
    var second: LayoutAttribute?
    if tag["secondAttribute"] != nil {
      second = attribute(tag, "secondAttribute", &diagnostics)
      if second == nil { return nil }
    }
    let names = (tag["firstItem"] ?? owner, second == nil ? nil : tag["secondItem"] ?? owner)
    guard var firstItem = item(names.0, tag, "firstItem", &diagnostics) else { return nil }
    var secondItem: LayoutItem?
    if let name = names.1 {
      secondItem = item(name, tag, "secondItem", &diagnostics)
      if secondItem == nil { return nil }
    }
    func number(_ name: String, _ initial: Double) -> Double {
      guard let text = selection.value(tag, name) else { return initial }
      if let value = NumberReading.number(text) { return value }
      return NumberReading.number(tag, name, default: initial, &diagnostics)
    }
    if followsReadableWidth {
      follow(&firstItem, &first)
      if var item = secondItem, var attribute = second {
        follow(&item, &attribute)
        (secondItem, second) = (item, attribute)
      }
    }
    var constraint = LayoutConstraint(
      firstItem, first, relation(tag, &diagnostics), to: secondItem, second,
      multiplier: number("multiplier", 1), constant: number("constant", 0),
      priority: LayoutPriority(Float(number("priority", 1000))), identifier: tag["id"],
      place: tag.place)
    if tag.isYes("symbolic") { constraint.constant = symbolic(constraint) }
    return constraint
  }

  /// Turns a side of margins that follow the readable width into one of the readable content.
  private func follow(_ item: inout LayoutItem, _ attribute: inout LayoutAttribute) {
    guard document.tags[item.viewID]?.isYes("layoutMarginsFollowReadableWidth") ?? false,
      attribute.axis == .horizontal
    else { return }
    switch item {
    case .view(let id):
      guard let inner = attribute.withinMargins else { return }
      (item, attribute) = (.guide(.readableContent, of: id), inner)
    case .guide(.layoutMargins, let id): item = .guide(.readableContent, of: id)
    case .guide: break
    }
  }

  /// What a standard space comes out as.
  ///
  /// To a top or bottom guide it is 8, to the safe area nothing; elsewhere it is what was saved.
  /// **Source** SavedFrames §2 (44 of 44), §8a (55 of 55).
  private func symbolic(_ constraint: LayoutConstraint) -> Double {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard case .guide(let kind, _) = item else { continue }
      if kind == .safeArea { return 0 }
      guard kind == .topLayout || kind == .bottomLayout, constraint.constant != 0 else { continue }
      return constraint.constant < 0 ? -8 : 8
    }
    return constraint.constant
  }

  private func relation(
    _ tag: MarkupTag, _ diagnostics: inout [Diagnostic]
  ) -> LayoutRelation {
    switch tag["relation"] {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let text?:
      diagnostics.append(
        Diagnostic(
          .documentInvalidValue, "there is no relation '\(text)': taken as equal",
          at: tag.place(of: "relation"), severity: .warning))
      return .equal
    }
  }

  private func attribute(
    _ tag: MarkupTag, _ name: String, _ diagnostics: inout [Diagnostic]
  ) -> LayoutAttribute? {
    let text = tag[name] ?? ""
    if let known = Self.attributes[text] ?? LayoutAttribute(rawValue: text) { return known }
    diagnostics.append(
      Diagnostic(
        .constraintUnknownAttribute,
        text.isEmpty
          ? "a constraint has no '\(name)' and is left out"
          : "there is no attribute '\(text)', so a constraint is left out",
        at: tag.place(of: name), severity: .warning))
    return nil
  }

  /// The item of an id; nil without a word if it is in the document but not in this tree.
  private func item(
    _ id: String, _ tag: MarkupTag, _ name: String, _ diagnostics: inout [Diagnostic]
  ) -> LayoutItem? {
    if let guide = document.guides[id] {
      let owner = guide.view ?? root
      return isPresent(owner) ? .guide(guide.kind, of: owner) : nil
    }
    if document.viewPlaces[id] != nil { return isPresent(id) ? .view(id) : nil }
    if document.tags[id] == nil {
      diagnostics.append(
        Diagnostic(
          .constraintUnknownItem, "nothing has the id '\(id)', so a constraint is left out",
          at: tag.place(of: name), severity: .warning))
    }
    return nil
  }
}
