import CasqueCommands
import Testing

@Suite struct ImportCommandTests {
  private static func scene(_ id: String, _ text: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(text)">\
    <view key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>\
    <subviews><label translatesAutoresizingMaskIntoConstraints="NO" text="\(text): #1" id="l\(id)">\
    <rect key="frame" x="9" y="9" width="1" height="1"/></label></subviews>\
    <constraints><constraint firstItem="l\(id)" firstAttribute="top" secondItem="v\(id)" \
    secondAttribute="top" constant="40" id="c\(id)"/></constraints>\
    </view></viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>\(scenes)</scenes>\
    </document>
    """
  }

  @Test func oneSceneIsOneFileThatIsNotOverwritten() throws {
    let workspace = try Workspace(
      files: [("Main.storyboard", Self.storyboard(Self.scene("a", "First")))])
    let source = "\(workspace.path)/Main.storyboard"
    let output = "\(workspace.path)/main.yml"
    #expect(workspace.run("import", source, "-o", output).status == .success)
    let text = try workspace.text(of: "main.yml")
    #expect(text.contains("text: \"First: #1\"\n"))
    #expect(text.contains("first1.top = "))
    #expect(!text.contains("frame:"))
    let again = workspace.run("import", source, "-o", output)
    #expect(again.status == .failure)
    #expect(again.err.contains("--force"))
    #expect(workspace.run("import", source, "-o", output, "--force").status == .success)
    #expect(workspace.run("frames", output).status == .success)
  }

  @Test func severalScenesAreAFolder() throws {
    let scenes = Self.scene("a", "First") + Self.scene("b", "Second")
    let workspace = try Workspace(files: [("Main.storyboard", Self.storyboard(scenes))])
    let source = "\(workspace.path)/Main.storyboard"
    #expect(workspace.run("import", source, "-o", "\(workspace.path)/main.yml").status == .usage)
    #expect(workspace.run("import", source, "-o", "\(workspace.path)/out/").status == .success)
    #expect(try workspace.text(of: "out/Main.First.yml").contains("First: #1"))
    #expect(try workspace.text(of: "out/Main.Second.yml").contains("Second: #1"))
  }

  @Test func whatIsMissingIsSaid() throws {
    let workspace = try Workspace(files: [("a.yml", "casque: 1\n")])
    #expect(workspace.run("import", "\(workspace.path)/a.yml", "-o", "b.yml").status == .usage)
    #expect(workspace.run("import", "Main.storyboard").status == .usage)
    #expect(
      workspace.run("import", "\(workspace.path)/none.xib", "-o", "b.yml").status == .failure)
  }
}
