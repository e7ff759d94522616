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
    /// The system's choice, which is the compact one, and wheels for what passes.
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
  /// The steps of its minutes; what does not divide an hour, or is more than half of one, is 1.
  public var minuteInterval = 1

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

  /// The date as it is shown: at the latest minute of the interval.
  ///
  /// **Source** UIDatePicker.minuteInterval: it must divide 60, and is 30 at most.
  public var shownDate: CalendarDate {
    guard
      let date = CalendarDate(
        year: date.year, month: date.month, day: date.day, hour: date.hour,
        minute: date.minute / minuteStep * minuteStep)
    else { return self.date }
    return date
  }

  /// The steps of its minutes as they are shown.
  public var minuteStep: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .date(let date): self.date = date
    case .minuteInterval(let minutes): minuteInterval = minutes
    case .datePickerMode(let mode): self.mode = mode
    case .datePickerStyle(let style): self.style = style
    case .isEnabled(let isEnabled): self.isEnabled = isEnabled
    default: return false
    }
    return true
  }
}
