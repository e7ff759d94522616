import Casque
import Foundation
import Testing

/// The files of an app's project, which are seldom beside its storyboards.
@Suite struct ProjectFilesTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let green = Pixel(red: 0, green: 255, blue: 0)
  private static let blue = Pixel(red: 0, green: 0, blue: 255)

  private func picture(_ color: Pixel) -> [UInt8] {
    PNGWriter.encode(Bitmap(width: 20, height: 20, fill: color))
  }

  private func writeSet(_ fixture: CatalogFixture, _ path: String, _ color: Pixel) throws {
    try fixture.write(
      Array("{\"images\": [{\"filename\": \"a.png\"}]}".utf8), to: path + "/Contents.json")
    try fixture.write(picture(color), to: path + "/a.png")
  }

  /// A project with a storyboard some folders below its root.
  private func read(
    _ fixture: CatalogFixture, _ image: String, project: String? = "App.xcodeproj/project.pbxproj",
    locale: String? = nil
  ) throws -> Diagnosed<Document?> {
    if let project {
      try fixture.write(Array("{ developmentRegion = \"de\"; }".utf8), to: project)
    }
    let body = InterfaceFixture.view("v", kind: "imageView", "image=\"\(image)\"")
    let label = InterfaceFixture.view("w", kind: "label", "text=\"Los\"")
    let constraints =
      InterfaceFixture.equal("v", "leading", "root", "leading", "constant=\"20\"")
      + InterfaceFixture.equal("v", "top", "root", "top", "constant=\"60\"")
      + InterfaceFixture.extent("v", "width", 100) + InterfaceFixture.extent("v", "height", 50)
    let text = InterfaceFixture.storyboard(body + label, constraints: constraints)
    try fixture.write(Array(text.utf8), to: "App/Screens/Base.lproj/Main.storyboard")
    return Document.readAll(fixture.path("App/Screens/Base.lproj/Main.storyboard"), locale: locale)
      .map(\.first)
  }

  @Test func catalogsAnywhereInTheProjectAreFound() throws {
    try CatalogFixture.with { fixture in
      try writeSet(fixture, "App/Resources v2.0/Assets.xcassets/mark.imageset", Self.red)
      // What other people's packages hold is not the app's.
      try writeSet(fixture, "Pods/P/A.xcassets/other.imageset", Self.red)
      let read = try read(fixture, "mark")
      #expect(!read.diagnostics.contains { $0.code == .resourceMissing })
      #expect(try fixture.bitmap(read.value).at(40, 80) == Self.red)
      let other = try self.read(fixture, "other")
      #expect(other.diagnostics.contains { $0.code == .resourceMissing })
    }
  }

  @Test func theNearestOfOneNameCounts() throws {
    try CatalogFixture.with { fixture in
      try writeSet(fixture, "A.xcassets/mark.imageset", Self.red)
      try writeSet(fixture, "App/Z.xcassets/mark.imageset", Self.green)
      let near = try read(fixture, "mark").value
      #expect(try fixture.bitmap(near).at(40, 80) == Self.green)
      try writeSet(fixture, "App/Screens/Own.xcassets/mark.imageset", Self.blue)
      let nearest = try read(fixture, "mark").value
      #expect(try fixture.bitmap(nearest).at(40, 80) == Self.blue)
    }
  }

  @Test func picturesInNoCatalogAreFoundByTheirNames() throws {
    try CatalogFixture.with { fixture in
      try fixture.write(picture(Self.green), to: "App/Images/loose@2x.png")
      let read = try read(fixture, "loose")
      #expect(try fixture.bitmap(read.value).at(40, 80) == Self.green)
      #expect(
        read.value?.resources.imageDescription(named: "loose")?.size == Size(width: 10, height: 10))
    }
  }

  /// Without a project nothing outside of the document's folder is looked at; nor through links.
  @Test func nothingElseIsLookedAt() throws {
    try CatalogFixture.with { fixture in
      try writeSet(fixture, "A.xcassets/mark.imageset", Self.red)
      let alone = try read(fixture, "mark", project: nil)
      #expect(alone.diagnostics.contains { $0.code == .resourceMissing })
    }
    try CatalogFixture.with { fixture in
      try writeSet(fixture, "Outside/A.xcassets/mark.imageset", Self.red)
      try fixture.write([], to: "In/App.xcodeproj/project.pbxproj")
      try FileManager.default.createSymbolicLink(
        atPath: fixture.path("In/Linked"), withDestinationPath: fixture.path("Outside"))
      let text = InterfaceFixture.storyboard(
        InterfaceFixture.view("v", kind: "imageView", "image=\"mark\""), constraints: "")
      try fixture.write(Array(text.utf8), to: "In/App/Main.storyboard")
      let read = Document.readAll(fixture.path("In/App/Main.storyboard"))
      #expect(read.diagnostics.contains { $0.code == .resourceMissing })
    }
  }

  /// The texts of a document in `Base.lproj` are in the language that the project is developed in.
  @Test func theProjectSaysItsLanguage() throws {
    try CatalogFixture.with { fixture in
      let own = try read(fixture, "mark", locale: "de-AT")
      #expect(!own.diagnostics.contains { $0.code == .stringsMissingTable })
      let other = try read(fixture, "mark", locale: "en")
      #expect(other.diagnostics.contains { $0.code == .stringsMissingTable })
    }
  }

  /// A colour that is nowhere is told once, and one whose set is broken by its file.
  @Test func missingColoursAreTold() throws {
    try CatalogFixture.with { fixture in
      try fixture.write(
        Array("{\"colors\": [".utf8), to: "App/Assets.xcassets/torn.colorset/Contents.json")
      let views = ["gone", "gone", "torn"].enumerated().map { index, name in
        InterfaceFixture.view(
          "v\(index)", "", "<color key=\"backgroundColor\" name=\"\(name)\"/>")
      }
      try fixture.write([], to: "App.xcodeproj/project.pbxproj")
      let text = InterfaceFixture.storyboard(views.joined(), constraints: "")
      try fixture.write(Array(text.utf8), to: "App/UI/Main.storyboard")
      let messages = Document.readAll(fixture.path("App/UI/Main.storyboard")).diagnostics
        .filter { [.resourceMissing, .resourceCorrupt].contains($0.code) }.map(\.message)
      #expect(messages.count == 2)
      #expect(messages.first == "there is no colour 'gone'")
      #expect(
        messages.last
          == "'Assets.xcassets/torn.colorset/Contents.json' is no description of the colour 'torn'")
    }
  }
}
