internal import Casque
public import Foundation

/// How the lines of a text stand, as in UIKit; all in points.
open class NSParagraphStyle: NSObject {
  fileprivate struct Values {
    var model = Casque.ParagraphStyle()
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  fileprivate var values = Values()

  /// What is added between two lines.
  public var lineSpacing: CGFloat { values.model.lineSpacing }
  /// What is added between two paragraphs.
  public var paragraphSpacing: CGFloat { values.model.paragraphSpacing }
  /// What the height of a line is multiplied with; 0 for 1.
  public var lineHeightMultiple: CGFloat { values.model.lineHeightMultiple }
  /// The least height of a line.
  public var minimumLineHeight: CGFloat { values.model.minimumLineHeight }
  /// The greatest height of a line; 0 for any.
  public var maximumLineHeight: CGFloat { values.model.maximumLineHeight }
  /// How lines are aligned.
  public var alignment: NSTextAlignment { values.alignment }
  /// Where the text is broken or cut.
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  var model: Casque.ParagraphStyle { values.model }
}

/// How the lines of a text stand, to be changed, as in UIKit.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// What is added between two lines.
  public override var lineSpacing: CGFloat {
    get { values.model.lineSpacing }
    set { values.model.lineSpacing = newValue }
  }
  /// What is added between two paragraphs.
  public override var paragraphSpacing: CGFloat {
    get { values.model.paragraphSpacing }
    set { values.model.paragraphSpacing = newValue }
  }
  /// What the height of a line is multiplied with; 0 for 1.
  public override var lineHeightMultiple: CGFloat {
    get { values.model.lineHeightMultiple }
    set { values.model.lineHeightMultiple = newValue }
  }
  /// The least height of a line.
  public override var minimumLineHeight: CGFloat {
    get { values.model.minimumLineHeight }
    set { values.model.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { values.model.maximumLineHeight }
    set { values.model.maximumLineHeight = newValue }
  }
  /// How lines are aligned.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where the text is broken or cut.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
}
