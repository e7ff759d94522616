import CasqueDiagnostics
import CasqueModel

/// The keys of an item of a navigation bar or a toolbar.
private enum BarItemKeys {
  static let title = DocumentKey("title", "The title.", ValueForm.text)
  static let image = DocumentKey(
    "image", "An image file or {systemName:}, drawn in the colour of the item.",
    ValueForm.imageOrSymbol)
  static let style = DocumentKey(
    "style", "What the item is.", ValueForm<BarItem.Style>.choice("an item's style"))
  static let isEnabled = DocumentKey(
    "isEnabled", "Whether it answers touches.", ValueForm.boolean)
  static let isHighlighted = DocumentKey(
    "isHighlighted", "Whether a finger is on it.", ValueForm.boolean)
  static let width = DocumentKey(
    "width", "How wide it is, in points; its content's width if left out.",
    ValueForm<Double>.number(0...10_000))
  static let customView = DocumentKey(
    "customView", "Which of the bar's subviews stands in its place, from 0.",
    ValueForm<Int>.integer(0...100))
  static let tintColor = DocumentKey(
    "tintColor", "Its colour; the bar's tint if left out.", ValueForm.color)
  static let table = KeyTable(
    "an item of a bar",
    [
      title.row, image.row, style.row, isEnabled.row, isHighlighted.row, width.row,
      customView.row, tintColor.row,
    ])
}

extension ValueForm where Value == BarItem {
  /// An item: its title, `flexibleSpace`, or `{title:, image:, style:, isEnabled:, …}`.
  static var barItem: ValueForm {
    let title = ValueForm<String>.text
    let schema = JSONValue.members(["anyOf": [title.schema, BarItemKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil || value[LocalizedTextKeys.key.name] != nil {
        return title.read(value, &context).map {
          $0 == BarItem.Style.flexibleSpace.rawValue ? .flexibleSpace : BarItem(title: $0)
        }
      }
      guard let keys = context.check(value, against: BarItemKeys.table) else { return nil }
      var item = BarItem(
        title: keys.read(BarItemKeys.title, &context) ?? "",
        image: keys.read(BarItemKeys.image, &context),
        style: keys.read(BarItemKeys.style, &context) ?? .plain,
        isEnabled: keys.read(BarItemKeys.isEnabled, &context) ?? true)
      item.isHighlighted = keys.read(BarItemKeys.isHighlighted, &context) ?? false
      item.width = keys.read(BarItemKeys.width, &context)
      item.customView = keys.read(BarItemKeys.customView, &context)
      item.tintColor = keys.read(BarItemKeys.tintColor, &context)
      return item
    }
    .defined(as: "barItem")
  }
}

/// The keys of an item of a tab bar.
private enum TabBarItemKeys {
  static let title = DocumentKey.required("title", "The title.", ValueForm.text)
  static let image = DocumentKey(
    "image", "An image file or {systemName:}, drawn in the colour of the item.",
    ValueForm.imageOrSymbol)
  static let badge = DocumentKey("badge", "What stands in the badge.", ValueForm.text)
  static let table = KeyTable("an item of a tab bar", [title.row, image.row, badge.row])
}

extension ValueForm where Value == TabBarItem {
  /// An item of a tab bar: `{title:, image:, badge:}`.
  static var tabBarItem: ValueForm {
    .mapping(TabBarItemKeys.table) { keys, context in
      let image = keys.read(TabBarItemKeys.image, &context)
      let badge = keys.read(TabBarItemKeys.badge, &context)
      return keys.read(TabBarItemKeys.title, &context).map {
        TabBarItem(title: $0, image: image, badgeValue: badge)
      }
    }
    .defined(as: "tabBarItem")
  }
}

extension ValueForm where Value == CalendarDate {
  /// A day, or a day and a time: `2026-09-14` or `2026-09-14 09:41`.
  static var date: ValueForm {
    let schema = JSONValue.members([
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}([ T][0-9]{2}:[0-9]{2})?$",
    ])
    return ValueForm(schema: schema) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "a date such as 2026-09-14 09:41")
        return nil
      }
      guard let date = CalendarDate(scalar.text) else {
        context.report(
          .documentInvalidValue,
          "'\(scalar.text.prefix(40))' is not a date such as 2026-09-14 or 2026-09-14 09:41",
          at: value.bytes)
        return nil
      }
      return date
    }
  }
}
