internal import Casque
public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The ground behind the characters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// What is added after each character, a number of points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How far characters are raised, a number of points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The line under characters, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under characters, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through characters, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through characters, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How lines stand, an `NSParagraphStyle`; the first one holds for the whole text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The image in place of U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// A line under characters or through them, as in UIKit.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// Lines, pattern and words in the bits of UIKit.
  public let rawValue: Int

  /// A style of the bits of UIKit.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of a dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of a dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Not under blanks.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// An image among characters, as in UIKit.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?

  /// Where the image lies: its size, in points, if that is not empty; what its origin says is not kept.
  open var bounds = CGRect.zero

  /// An attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// How the first paragraph that says so stands.
  var firstParagraphStyle: NSParagraphStyle? {
    parts.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first
  }

  /// The text with its attributes.
  var model: AttributedText {
    let runs = parts.map { part in
      let attributes = TextAttributes(part.attributes)
      guard part.text == "\u{FFFC}",
        let attachment = part.attributes[.attachment] as? NSTextAttachment,
        let image = attachment.image
      else { return TextRun(part.text, attributes) }
      let bounds = attachment.bounds
      let size = Casque.Size(width: bounds.width, height: bounds.height)
      return TextRun(
        TextAttachment(image: image.name, size: bounds.isEmpty ? nil : size), attributes)
    }
    return AttributedText(
      runs, paragraphStyle: firstParagraphStyle?.model ?? Casque.ParagraphStyle())
  }
}

extension TextAttributes {
  fileprivate init(_ values: [NSAttributedString.Key: Any]) {
    func color(_ key: NSAttributedString.Key) -> Casque.Color? { (values[key] as? UIColor)?.model }
    func number(_ key: NSAttributedString.Key) -> Double {
      switch values[key] {
      case let value as NSNumber: value.doubleValue
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      default: 0
      }
    }
    func line(_ key: NSAttributedString.Key) -> Casque.UnderlineStyle? {
      if let style = values[key] as? NSUnderlineStyle {
        return Casque.UnderlineStyle(rawValue: style.rawValue)
      }
      return Int(exactly: number(key)).flatMap(Casque.UnderlineStyle.init(rawValue:))
    }
    self.init(
      font: (values[.font] as? UIFont)?.model, color: color(.foregroundColor),
      backgroundColor: color(.backgroundColor), kern: number(.kern),
      baselineOffset: number(.baselineOffset), underlineStyle: line(.underlineStyle),
      underlineColor: color(.underlineColor), strikethroughStyle: line(.strikethroughStyle),
      strikethroughColor: color(.strikethroughColor))
  }
}
