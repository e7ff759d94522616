import Casque
import Foundation
import Testing

@testable import CasqueUIKit

/// Labels with attributed text, as UIKit's code writes them.
@MainActor @Suite struct AttributedLabelTests {
  private func model(_ label: UILabel) throws -> Label {
    guard case .label(let model) = label.modelContent else {
      throw Failure()
    }
    return model
  }

  private struct Failure: Error {}

  @Test func attributesAreKept() throws {
    let text = NSMutableAttributedString(string: "Was ")
    text.append(
      NSAttributedString(
        string: "22:10",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
          .kern: 2, .baselineOffset: CGFloat(1.5),
          .strikethroughStyle: NSUnderlineStyle.double.rawValue,
          .underlineStyle: NSUnderlineStyle([.thick, .patternDash, .byWord]).rawValue,
          .underlineColor: UIColor.systemBlue,
        ]))
    let label = UILabel()
    label.attributedText = text
    let found = try #require(try model(label).attributedText)
    #expect(found.runs.map(\.text) == ["Was ", "22:10"])
    #expect(found.runs[0].attributes == TextAttributes())
    #expect(
      found.runs[1].attributes
        == TextAttributes(
          font: .system(20, weight: .bold), color: .system("systemRed"), kern: 2,
          baselineOffset: 1.5,
          underlineStyle: UnderlineStyle(lines: .thick, pattern: .dash, isByWord: true),
          underlineColor: .system("systemBlue"),
          strikethroughStyle: UnderlineStyle(lines: .double)))
    #expect(label.text == "Was 22:10" && label.attributedText == text)
    label.text = "now"
    #expect(try model(label).attributedText == nil && label.attributedText?.string == "now")
  }

  @Test func attachmentsAndParagraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    style.lineHeightMultiple = 1.5
    style.alignment = .center
    let star = try #require(UIImage(systemName: "star.fill"))
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: star))
    let photo = NSTextAttachment(image: try #require(UIImage(named: "a.png")))
    photo.bounds = CGRect(x: 0, y: -2, width: 30, height: 20)
    text.append(NSAttributedString(attachment: photo))
    text.append(NSAttributedString(string: " 4.8"))
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    let label = UILabel()
    label.attributedText = text
    let found = try model(label)
    #expect(found.textAlignment == .center)
    let runs = try #require(found.attributedText).runs
    #expect(
      runs.map(\.attachment?.image) == [SymbolImage(systemName: "star.fill").name, "a.png", nil])
    #expect(runs.map(\.attachment?.size) == [nil, Size(width: 30, height: 20), nil])
    #expect(
      found.attributedText?.paragraphStyle
        == ParagraphStyle(lineSpacing: 4, paragraphSpacing: 8, lineHeightMultiple: 1.5))
  }
}
