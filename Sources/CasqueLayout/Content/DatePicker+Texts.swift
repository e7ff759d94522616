package import CasqueModel

extension DatePicker {
  /// What the fields of a date picker say, leading first, as in the English of the US.
  package var compactTexts: [String] {
    let date = shownDate
    return switch mode {
    case .date: [date.mediumText]
    case .time, .countDownTimer: [date.timeText]
    case .dateAndTime: [date.mediumText, date.timeText]
    }
  }

  /// The rows around the selected one of each wheel, leading first: four above, four below.
  package var wheelTexts: [[String]] {
    let (date, step) = (shownDate, minuteStep)
    let clock = [
      rows { wrapped(date.hour + $0, 24).hourText },
      rows { wrapped(date.minute + $0 * step, 60).padded },
      halves,
    ]
    switch mode {
    case .time: return clock
    case .countDownTimer:
      return [
        rows { "\(wrapped(date.hour + $0, 24))" }, name(date.hour == 1 ? "hour" : "hours"),
        rows { "\(wrapped(date.minute + $0 * step, 60))" }, name("min"),
      ]
    case .dateAndTime: return [rows { dayText(date.adding(days: $0)) }] + clock
    case .date:
      return [
        rows { CalendarDate.months[wrapped(date.month - 1 + $0, 12)] },
        rows { "\(wrapped(date.day - 1 + $0, 31) + 1)" },
        rows { (1...9999).contains(date.year + $0) ? "\(date.year + $0)" : "" },
      ]
    }
  }

  /// The wheel of AM and PM does not turn round.
  private var halves: [String] {
    date.hour < 12
      ? ["", "", "", "", "AM", "PM", "", "", ""] : ["", "", "", "AM", "PM", "", "", "", ""]
  }

  /// A name beside the numbers of a wheel, which does not turn.
  private func name(_ text: String) -> [String] { rows { $0 == 0 ? text : "" } }

  /// The month over a calendar, such as `January 2007`.
  package var monthTitle: String { "\(CalendarDate.months[date.month - 1]) \(date.year)" }
  /// The days of the week over a calendar, Sunday first.
  package static let weekdayTitles = CalendarDate.weekdays.map { $0.uppercased() }
  /// The time below a calendar.
  package var timeText: String { shownDate.timeText }

  private func rows(_ text: (Int) -> String) -> [String] { (-4...4).map(text) }

  private func dayText(_ day: CalendarDate) -> String {
    "\(CalendarDate.weekdays[day.weekday]) \(day.monthText) \(day.day)"
  }

  private func wrapped(_ value: Int, _ count: Int) -> Int { ((value % count) + count) % count }
}

extension CalendarDate {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// The month in three letters.
  var monthText: String { String(CalendarDate.months[month - 1].prefix(3)) }
  /// Such as `Jan 9, 2007`.
  var mediumText: String { "\(monthText) \(day), \(year)" }
  /// Such as `9:41 AM`.
  var timeText: String { "\(hour.hourText):\(minute.padded) \(hour < 12 ? "AM" : "PM")" }
}

extension Int {
  /// An hour of 24 on a clock of 12.
  fileprivate var hourText: String { "\((self + 11) % 12 + 1)" }
  /// At least two digits.
  fileprivate var padded: String { self < 10 ? "0\(self)" : "\(self)" }
}
