internal import Casque

/// How a date picker looks, as in UIKit.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for a date, as in UIKit; it shows the same date on every run.
open class UIDatePicker: UIControl {
  /// What can be chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime

  /// How the picker is asked to look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The step of the minutes.
  open var minuteInterval = 1

  override var modelContent: ViewContent {
    var picker = DatePicker()
    picker.isEnabled = isEnabled
    picker.minuteInterval = minuteInterval
    picker.style =
      switch preferredDatePickerStyle {
      case .automatic: .automatic
      case .wheels: .wheels
      case .compact: .compact
      case .inline: .inline
      }
    picker.mode =
      switch datePickerMode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      }
    return .datePicker(picker)
  }
}
