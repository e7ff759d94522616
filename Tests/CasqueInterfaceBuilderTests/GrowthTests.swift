import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import Foundation
import Testing

@testable import CasqueInterfaceBuilder

/// Long documents whose parts name one another.
@Suite struct GrowthTests {
  /// Documents whose parts a careless reader would look for in all others.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case scenes, variations, sameIDs, pushesBackwards, containers, controllersInside, attributes

    var testDescription: String { rawValue }

    func text(_ count: Int) -> String {
      let body = (0..<count).map { part($0, of: count) }.joined()
      let scenes =
        switch self {
        case .sameIDs: Self.scene(0, body)
        case .attributes: "<scene \(body)/>"
        default: body
        }
      return
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" toolsVersion=\"17701\""
        + " useAutolayout=\"YES\" useTraitCollections=\"YES\"><scenes>\(scenes)</scenes></document>"
    }

    private func part(_ index: Int, of count: Int) -> String {
      switch self {
      case .scenes: return Self.scene(index, Self.view("view", "a\(index)"))
      case .variations:
        let mask =
          "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><exclude"
          + " reference=\"a\(index)\"/></mask></variation>"
        return Self.scene(index, Self.view("view", "a\(index)"), after: mask)
      case .sameIDs: return Self.view("view", "same")
      case .attributes: return "a\(index)=\"\" "
      case .pushesBackwards:
        let target = index == 0 ? count : index - 1
        return Self.scene(
          index, Self.view("button", "a\(index)", Self.segue("vc\(target)", "show")))
          + (index == count - 1 ? Self.navigation("nav", to: "vc\(index)") : "")
      case .containers:
        return Self.scene(
          index, Self.view("containerView", "a\(index)", Self.segue("vc\(count - 1)", "embed")))
      case .controllersInside:
        return Self.navigation("nav\(index)", to: "nav\(index + 1)") + Self.scene(index, "")
      }
    }

    private static func segue(_ target: String, _ kind: String, _ more: String = "") -> String {
      "<connections><segue destination=\"\(target)\" kind=\"\(kind)\" \(more)/></connections>"
    }

    private static func navigation(_ id: String, to target: String) -> String {
      "<scene><objects><navigationController id=\"\(id)\" sceneMemberID=\"viewController\">"
        + segue(target, "relationship", "relationship=\"rootViewController\"")
        + "</navigationController></objects></scene>"
    }

    private static func view(_ kind: String, _ id: String, _ inner: String = "") -> String {
      "<\(kind) id=\"\(id)\"><rect key=\"frame\" width=\"9\" height=\"9\"/>\(inner)</\(kind)>"
    }

    private static func scene(_ index: Int, _ views: String, after: String = "") -> String {
      "<scene><objects><viewController id=\"vc\(index)\" sceneMemberID=\"viewController\">"
        + "<view key=\"view\" id=\"root\(index)\"><rect key=\"frame\" width=\"414\" height=\"896\"/>"
        + "<subviews>\(views)</subviews>\(after)</view></viewController></objects></scene>"
    }
  }

  /// A long document is read to its end: with costs of a higher order this would take minutes.
  @Test(arguments: Shape.allCases) func longDocumentsAreReadWhole(_ shape: Shape) throws {
    let count = 1_200
    let bytes = Array(shape.text(count).utf8)
    let document = try #require(InterfaceDocument.read(bytes, path: "a.storyboard").value)
    let roots = SceneLayouts(document).layouts.count
    switch shape {
    case .sameIDs:
      #expect(roots == 1)
      #expect(Set(document.views.map(\.id)).count == count + 1)
    case .attributes: #expect(roots == 0)
    default: #expect(roots == count)
    }
    #expect(Canvas(document, naming: .names).roots.count == roots)
  }

  @Test func attributesBeyondTheLimitAreToldAndLeftOut() throws {
    let text = Shape.attributes.text(MarkupLimits.attributes + 3)
    let parsed = MarkupParser.parse(Array(text.utf8), path: "a.storyboard")
    let tag = try #require(parsed.value?.tags.first { $0.name == "scene" })
    #expect(tag.attributes.count == MarkupLimits.attributes)
    #expect(parsed.diagnostics.map(\.code) == Array(repeating: .documentTooLarge, count: 3))
  }

  /// What is excluded is that of the size classes that are asked for, in the order of the document.
  @Test func exclusionsAreThoseOfTheSizeClasses() throws {
    // The second scene takes its own view out, and puts that of the first back in.
    let text = Shape.variations.text(2).replacingOccurrences(
      of: "<exclude reference=\"a1\"/>",
      with: "<exclude reference=\"a1\"/><include reference=\"a0\"/>")
    let document = try #require(
      InterfaceDocument.read(Array(text.utf8), path: "a.storyboard").value)
    func excluded(_ width: UserInterfaceSizeClass?) -> Set<String> {
      VariationSelection(sizeClasses: AxisPair(horizontal: width, vertical: .regular))
        .excluded(from: document)
    }
    #expect(excluded(.compact) == ["a1"])
    #expect(excluded(.regular).isEmpty)
    #expect(excluded(nil).isEmpty)
  }
}
