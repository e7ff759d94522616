import CasqueDiagnostics
import Foundation

extension BrokenDocuments {
  private static let row = """
    casque: 1
    components:
      row:
        parameters:
          title: text
          count: {type: number, default: 1}
        view:
          view: row
          subviews:
            - {label: name, text: $(title)}
            - {label: badge, text: no. $(count), numberOfLines: $(count)}

    """
  private static let use = "root:\n  id: screen\n  subviews:\n    - component: first\n      "

  /// Faults of components, of layouts in layouts, and of localised strings.
  static let reuse: [Fixture] = [
    Fixture(
      "an unknown component", .documentUnknownComponent,
      row + use + "of: ⟦rwo⟧\n      with: {title: A}\n"),
    Fixture("an instance of nothing", .documentMissingKey, row + use.replacing(instance) + "\n"),
    Fixture(
      "a key of instances", .documentUnknownKey,
      row + use + "of: row\n      ⟦wiht⟧: {}\n      with: {title: A}\n"),
    Fixture(
      "an unknown parameter", .documentUnknownKey,
      row + use + "of: row\n      with: {title: A, ⟦tilte⟧: B}\n"),
    Fixture(
      "a parameter that is missing", .documentMissingKey,
      row + use + "of: row\n      with: ⟦{count: 2}⟧\n"),
    Fixture(
      "a parameter of another type", .documentWrongType,
      row + use + "of: row\n      with: {title: A, count: ⟦two⟧}\n"),
    Fixture(
      "values in a list", .documentWrongType,
      row.replacing("title: text", by: "title: {type: text, default: A}") + use
        + "of: row\n      with: ⟦[A]⟧\n"),
    Fixture(
      "a reference to nothing", .documentUnknownID,
      "casque: 1\ncomponents:\n  row:\n    view: {label: row, text: ⟦$(tilte)⟧}\nroot: {id: a}\n"),
    Fixture(
      "a component in itself", .documentCycle,
      "casque: 1\ncomponents:\n  row:\n    view:\n      view: row\n      subviews:\n"
        + "        - {component: inner, of: ⟦row⟧}\nroot: {id: a}\n"),
    Fixture(
      "components in one another", .documentCycle,
      "casque: 1\ncomponents:\n  a:\n    view: {view: a, subviews: [{component: x, of: b}]}\n"
        + "  b:\n    view: {view: b, subviews: [{component: y, of: ⟦a⟧}]}\nroot: {id: s}\n"),
    Fixture(
      "a type of parameters", .documentInvalidValue,
      "casque: 1\ncomponents:\n  row:\n    parameters: {a: ⟦txet⟧}\n    view: {view: row}\n"
        + "root: {id: a}\n"),
    Fixture(
      "a default of another type", .documentWrongType,
      "casque: 1\ncomponents:\n  row:\n    parameters: {a: {type: number, default: ⟦x⟧}}\n"
        + "    view: {view: row}\nroot: {id: a}\n"),
    Fixture(
      "a component without a view", .documentMissingKey,
      "casque: 1\ncomponents:\n  row: ⟦{parameters: {}}⟧\nroot: {id: a}\n"),
    Fixture(
      "a fault inside a component is told once", .documentInvalidValue,
      "casque: 1\ncomponents:\n  row:\n    view: {label: row, alpha: ⟦2⟧}\nroot:\n  id: screen\n"
        + "  subviews:\n    - {component: a, of: row}\n    - {component: b, of: row}\n"),
    Fixture(
      "a layout that is missing", .resourceMissing,
      "casque: 1\nroot: {id: s, subviews: [{containerView: c, layout: ⟦no.yml⟧}]}\n"),
    Fixture(
      "a layout that shows itself", .documentCycle,
      "casque: 1\nroot: {id: s, subviews: [{containerView: c, layout: ⟦x.yml⟧}]}\n"),
    Fixture(
      "a layout above", .resourceOutsideFolder,
      "casque: 1\nroot: {id: s, subviews: [{containerView: c, layout: ⟦../a.yml⟧}]}\n"),
    Fixture(
      "a layout of another kind", .documentInvalidValue,
      "casque: 1\nroot: {id: s, subviews: [{containerView: c, layout: ⟦a.json⟧}]}\n"),
    .label("no table of strings", .stringsMissingTable, "text: {localized: ⟦hello⟧}"),
    .label(
      "a key of localised texts", .documentUnknownKey,
      "text: {localized: a, default: b, ⟦tabel⟧: c}"),
  ]

  private static let instance = "⟦component: first⟧"

  /// Faults of controllers, tables, collection views and presentations.
  static let lists: [Fixture] = [
    .screen(
      "a section of labels", .documentViewKind,
      "    - tableView: list\n      sections:\n        - cells:\n            - ⟦label: a⟧"),
    .screen(
      "sections that are text", .documentWrongType, "    - tableView: list\n      sections: ⟦a⟧"),
    .screen(
      "cells without a section", .documentUnknownKey,
      "    - tableView: list\n      ⟦subviews⟧: []"),
    .screen(
      "a key of sections", .documentUnknownKey,
      "    - tableView: list\n      sections: [{⟦heading⟧: A}]"),
    .screen(
      "two screens", .documentViewKind,
      "    - navigationController: nav\n      subviews:\n        - view: a\n        - ⟦view: b⟧"),
    .screen(
      "a bar of another kind", .documentViewKind,
      "    - navigationController: nav\n      subviews:\n        - ⟦tabBar: b⟧"),
    .screen(
      "a bar twice", .documentViewKind,
      "    - tabBarController: nav\n      subviews:\n        - tabBar: a\n        - ⟦tabBar: b⟧"),
    .screen(
      "no columns", .documentInvalidValue,
      "    - collectionView: grid\n      collectionViewLayout: {columns: ⟦0⟧}"),
    .screen(
      "a key of flows", .documentUnknownKey,
      "    - collectionView: grid\n      collectionViewLayout: {⟦itemHeight⟧: 20}"),
    Fixture(
      "two presentations", .documentInvalidValue,
      "casque: 1\nsheet: {}\n⟦popover⟧: {}\nroot: {id: a}\n"),
    Fixture(
      "a detent", .documentInvalidValue, "casque: 1\nsheet: {detent: ⟦small⟧}\nroot: {id: a}\n"),
    Fixture(
      "a state of the keyboard", .documentInvalidValue,
      "casque: 1\nkeyboard: ⟦visible⟧\nroot: {id: a}\n"),
  ]
}

extension String {
  fileprivate func replacing(_ instance: String) -> String {
    replacing("component: first", by: instance).trimmed
  }

  fileprivate func replacing(_ part: String, by other: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private var trimmed: String {
    var text = self
    while text.last == " " || text.last == "\n" { text.removeLast() }
    return text
  }
}
