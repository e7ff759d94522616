import CasqueModel
import Testing

@Suite struct CalendarDateTests {
  /// Days of the week from almanacs.
  @Test(arguments: [
    ("2007-01-09", 2), ("2000-01-01", 6), ("1969-07-20", 0), ("2024-02-29", 4),
    ("2026-09-14", 1),
  ])
  func weekday(text: String, expected: Int) throws {
    #expect(try #require(CalendarDate(text)).weekday == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-00-01", "2023-02-29", "1900-02-29", "2026-04-31",
    "2026-09-14 24:00", "2026-09-14 09:60", "2026-09-14_09:41", "2026-9-14", "0000-01-01",
    "２026-09-14",
  ])
  func isNoDate(text: String) { #expect(CalendarDate(text) == nil) }

  @Test(arguments: [
    ("2026-12-30", 3, "2027-01-02"), ("2024-03-01", -1, "2024-02-29"),
    ("2023-03-01", -1, "2023-02-28"), ("9999-12-31", 4, "9999-12-31"),
    ("0001-01-01", -1, "0001-01-01"),
  ])
  func daysLater(text: String, days: Int, expected: String) throws {
    #expect(try #require(CalendarDate(text)).adding(days: days) == CalendarDate(expected))
  }

  /// Seconds from 1 January 2001, 00:00 UTC; checked with GNU date.
  @Test(arguments: [
    (0.0, "2001-01-01 00:00"), (-1, "2000-12-31 23:59"), (508_107_183.677, "2017-02-06 20:53"),
    (94_694_400, "2004-01-02 00:00"), (-31_536_000, "2000-01-02 00:00"),
    (720_403_199, "2023-10-30 23:59"),
  ])
  func secondsOfTheReferenceDate(seconds: Double, expected: String) {
    #expect(CalendarDate(timeIntervalSinceReferenceDate: seconds) == CalendarDate(expected))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e11]) func noDate(seconds: Double) {
    #expect(CalendarDate(timeIntervalSinceReferenceDate: seconds) == nil)
  }

  /// **Source** UIDatePicker.minuteInterval: what does not divide 60 is 1.
  @Test(arguments: [(1, 41), (5, 40), (30, 30), (15, 30), (7, 41), (60, 41), (0, 41), (-5, 41)])
  func aPickerShowsItsInterval(interval: Int, minute: Int) {
    var picker = DatePicker()
    picker.minuteInterval = interval
    #expect(picker.shownDate.minute == minute)
  }

  /// A property is set on the kind that has it and refused by one that has not.
  @Test func propertiesBelongToKinds() {
    var view = View("it", content: .slider(Slider()))
    #expect(ViewProperty.value(0.5).apply(to: &view))
    #expect(view.content == .slider(Slider(value: 0.5)))
    #expect(!ViewProperty.segments([]).apply(to: &view))
    #expect(view.content == .slider(Slider(value: 0.5)))
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0, 0.0), (25, 0, 100, 0.25), (200, 0, 100, 1), (-1, 0, 100, 0), (1, 1, 1, 0),
    (.nan, 0, 1, 0), (0, 1, -1, 0),
  ])
  func fractionOfASlider(value: Double, least: Double, most: Double, expected: Double) {
    let slider = Slider(value: value, minimumValue: least, maximumValue: most)
    #expect(slider.fraction == expected)
  }
}
