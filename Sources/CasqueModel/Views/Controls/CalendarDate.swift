/// A day and a time of the Gregorian calendar, without a time zone.
public struct CalendarDate: Sendable, Hashable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute.
  public let minute: Int

  /// The date of Apple's pictures: 9 January 2007, 9:41.
  public init() { (year, month, day, hour, minute) = (2007, 1, 9, 9, 41) }

  /// Creates a date, or nil if there is no such day or time.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CalendarDate.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
  }

  /// Reads `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM` with a space or a `T` between; nil for other text.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard bytes.count == 10 || bytes.count == 16, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    guard bytes.count == 16 else {
      self.init(year: year, month: month, day: day)
      return
    }
    guard bytes[10] == 0x20 || bytes[10] == 0x54, bytes[13] == 0x3A,
      let hour = number(11..<13), let minute = number(14..<16)
    else { return nil }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute)
  }

  /// The date at a number of seconds after the beginning of 2001, in UTC; nil beyond years 1 to 9999.
  public init?(timeIntervalSinceReferenceDate seconds: Double) {
    guard seconds.isFinite, seconds.magnitude < 4e11 else { return nil }
    let minutes = Int((seconds / 60).rounded(.down))
    let minute = ((minutes % 1440) + 1440) % 1440
    // Days from 1 March of the year 0, with which leap days come last.
    let days = (minutes - minute) / 1440 + 730_791
    let cycle = ((days % 146_097) + 146_097) % 146_097
    let ofCycle = (cycle - cycle / 1460 + cycle / 36_524 - cycle / 146_096) / 365
    let day = cycle - (365 * ofCycle + ofCycle / 4 - ofCycle / 100)
    let month = (5 * day + 2) / 153
    let year = (days - cycle) / 146_097 * 400 + ofCycle + (month < 10 ? 0 : 1)
    self.init(
      year: year, month: month < 10 ? month + 3 : month - 9, day: day - (153 * month + 2) / 5 + 1,
      hour: minute / 60, minute: minute % 60)
  }

  /// The day of the week, from 0 for Sunday (Zeller's congruence in Sakamoto's form).
  public var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let y = month < 3 ? year - 1 : year
    return (y + y / 4 - y / 100 + y / 400 + shifts[month - 1] + day) % 7
  }

  /// How many days a month has.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day some days later or earlier, at the same time; the last there is beyond year 1 or 9999.
  ///
  /// O(days).
  public func adding(days: Int) -> CalendarDate {
    var date = self
    for _ in 0..<min(days.magnitude, 1000) {
      guard let next = days > 0 ? date.dayAfter : date.dayBefore else { return date }
      date = next
    }
    return date
  }

  private var dayAfter: CalendarDate? {
    if day < CalendarDate.days(inMonth: month, of: year) { return at(year, month, day + 1) }
    return month < 12 ? at(year, month + 1, 1) : at(year + 1, 1, 1)
  }

  private var dayBefore: CalendarDate? {
    if day > 1 { return at(year, month, day - 1) }
    let (y, m) = month > 1 ? (year, month - 1) : (year - 1, 12)
    return at(y, m, CalendarDate.days(inMonth: m, of: y))
  }

  private func at(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate? {
    CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute)
  }
}
