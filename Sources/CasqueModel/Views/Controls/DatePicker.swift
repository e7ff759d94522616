/// The content of a UIDatePicker, which a picture shows in English and in no time zone.
public struct DatePicker: Sendable, Hashable, PropertyHolder {
  /// What is picked, as in UIDatePicker.Mode.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
    /// Hours and minutes.
    case time
    /// Day, month and year.
    case date
    /// A day, hours and minutes.
    case dateAndTime
    /// How long something lasts, in hours and minutes: those of the date.
    case countDownTimer
  }

  /// How it is picked, as in UIDatePickerStyle.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system's choice, which is the compact one.
    case automatic
    /// Turning wheels.
    case wheels
    /// A field that opens a calendar.
    case compact
    /// The calendar itself; the time alone is a field.
    case inline
  }

  /// What it looks like, which depends on what is picked.
  package enum Look: Sendable, Hashable {
    case wheels, fields
    /// A calendar, with the time below it or without.
    case calendar(hasTime: Bool)
  }

  /// What it looks like.
  package var look: Look {
    switch (style, mode) {
    case (_, .countDownTimer), (.wheels, _): .wheels
    case (.inline, .date): .calendar(hasTime: false)
    case (.inline, .dateAndTime): .calendar(hasTime: true)
    case (.automatic, _), (.compact, _), (.inline, .time): .fields
    }
  }

  /// The date that is shown.
  public var date: CalendarDate
  /// What is picked.
  public var mode: Mode
  /// How it is picked.
  public var style: Style
  /// Whether it answers touches.
  public var isEnabled: Bool

  /// Creates a date picker's content.
  public init(
    date: CalendarDate = CalendarDate(), mode: Mode = .dateAndTime, style: Style = .automatic,
    isEnabled: Bool = true
  ) {
    self.date = date
    self.mode = mode
    self.style = style
    self.isEnabled = isEnabled
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .date(let date): self.date = date
    case .datePickerMode(let mode): self.mode = mode
    case .datePickerStyle(let style): self.style = style
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    default: return false
    }
    return true
  }
}
