import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import Foundation
import Testing

@testable import CasqueInterfaceBuilder

/// Everything that occurs five times or more in public documents is understood, or is known to say
/// nothing about layout.
@Suite struct VocabularyTests {
  /// How often something has to occur.
  private static let least = 5

  /// The counts of a list of the vocabulary, `[["label", 2451], …]`.
  private func words(_ list: String) throws -> [String] {
    let folder = ProcessInfo.processInfo.environment["CASQUE_FACTS"] ?? "../shared/facts"
    guard
      let data = FileManager.default.contents(
        atPath: "\(folder)/interface-builder-vocabulary.json")
    else {
      print("no vocabulary in '\(folder)': it is not tested")
      return []
    }
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try #require(root[list] as? [[Any]])
    return rows.filter { ($0.last as? Int ?? 0) >= Self.least }.compactMap { $0.first as? String }
  }

  private func document(_ text: String) throws -> InterfaceDocument {
    let whole = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17701" useTraitCollections="YES"><objects>\(text)</objects></document>
      """
    return try #require(InterfaceDocument.read(Array(whole.utf8), path: "a.xib").value)
  }

  private static let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"

  @Test func everyKindOfViewIsUnderstood() throws {
    for kind in try words("view_kinds") {
      let document = try document("<\(kind) id=\"a\">\(Self.rect)</\(kind)>")
      var reading = ViewReading(
        document, VariationSelection(sizeClasses: AxisPair(both: nil)), purpose: .app)
      _ = reading.tree(of: 0)
      #expect(reading.diagnostics.isEmpty, "\(kind)")
    }
  }

  @Test func everyTagIsKnown() throws {
    let views = try Set(words("view_kinds"))
    for name in try words("elements") where !views.contains(name) {
      let tree = try #require(
        MarkupParser.parse(Array("<\(name)/>".utf8), path: "a.xib").value)
      #expect(InterfaceVocabulary.unknown(in: tree).isEmpty, "\(name)")
    }
  }

  /// The bars of a controller have no frame.
  @Test func barsOfControllersAreKnown() throws {
    for name in InterfaceVocabulary.controllerBars.sorted() {
      let text = "<navigationController><\(name) key=\"\(name)\" id=\"a\"/></navigationController>"
      let tree = try #require(MarkupParser.parse(Array(text.utf8), path: "a.xib").value)
      #expect(InterfaceVocabulary.unknown(in: tree).isEmpty, "\(name)")
    }
  }

  /// How far a bar item's title is moved changes no frame.
  @Test func offsetsOfTitlesAreKnown() throws {
    let text = "<tabBarItem><offsetWrapper key=\"titlePositionAdjustment\"/></tabBarItem>"
    let tree = try #require(MarkupParser.parse(Array(text.utf8), path: "a.xib").value)
    #expect(InterfaceVocabulary.unknown(in: tree).isEmpty)
  }

  @Test func aTagThatIsNotKnownIsTold() throws {
    let tree = try #require(
      MarkupParser.parse(Array("<document>\n<hologram/></document>".utf8), path: "a.xib").value)
    let diagnostic = try #require(InterfaceVocabulary.unknown(in: tree).first)
    #expect(diagnostic.place?.start.line == 2)
    #expect(diagnostic.severity == .note)
  }

  /// Every attribute, relation and condition of constraints gives a constraint without a complaint.
  @Test func everyFormOfConstraintIsUnderstood() throws {
    var forms = try words("constraint_attributes").map { "firstAttribute=\"\($0)\"" }
    forms += try words("relations").map { "firstAttribute=\"width\" relation=\"\($0)\"" }
    forms += try words("multipliers").filter { $0.contains(where: \.isNumber) }
      .map { "firstAttribute=\"width\" secondAttribute=\"height\" multiplier=\"\($0)\"" }
    forms += try words("constraint_flags").map { "firstAttribute=\"width\" \($0)=\"YES\"" }
    for form in forms {
      let isAlone = form.contains("\"width\"") || form.contains("\"height\"")
      let second =
        isAlone || form.contains("secondAttribute")
        ? "" : form.replacing("firstAttribute", with: "secondAttribute") + " secondItem=\"b\""
      let document = try document(
        """
        <view id="b">\(Self.rect)<subviews><view id="a" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Self.rect)</view></subviews>\
        <constraints><constraint firstItem="a" \(form) \(second) constant="1" id="c"/></constraints>\
        </view>
        """)
      var reading = ViewReading(document, VariationSelection(sizeClasses: AxisPair(both: nil)))
      let tree = reading.tree(of: 0)
      #expect(reading.diagnostics.isEmpty, "\(form)")
      #expect(tree.constraints.count == 1, "\(form)")
    }
  }

  /// Every condition of variations but that of the Mac holds in some size class.
  @Test func everyVariationIsUnderstood() throws {
    let classes: [UserInterfaceSizeClass] = [.compact, .regular]
    for key in try words("variation_keys") where !key.contains("Idiom") {
      let holds = classes.contains { horizontal in
        classes.contains { vertical in
          VariationSelection(
            sizeClasses: AxisPair(horizontal: horizontal, vertical: vertical)
          ).holds(key)
        }
      }
      #expect(holds, "\(key)")
    }
  }
}
