import Casque
import CasqueCommands
import Foundation
import Testing

@Suite struct RenderTests {
  static let yaml = """
    casque: 1
    root:
      id: screen
      backgroundColor: systemBackground
      subviews:
        - {label: title, text: Hello, font: largeTitle}
        - {button: go, title: Go on, style: filled}
        - {switch: on, isOn: true}
      constraints:
        - title.top = safeArea.top + 8
        - title.leading = margins.leading
        - go.bottom = safeArea.bottom - 8
        - go.leading = margins.leading
        - go.trailing = margins.trailing
        - go.height = 50
        - on.centerX = screen.centerX
        - on.centerY = screen.centerY
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><scenes>
    <scene><objects><viewController id="a" customClass="Home"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
    <scene><objects><viewController id="b"><view key="view" id="w">
    <rect key="frame" x="0" y="0" width="300" height="200"/></view></viewController></objects></scene>
    </scenes></document>
    """

  /// A picture a scene, at its size on the canvas.
  @Test func aCanvasIsDrawn() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.storyboard, to: "Main.storyboard")
    let run = CommandRun("render", file, "--canvas", "-o", "\(folder.path)out/")
    #expect(run.status == .success, "\(run.err)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "out").sorted()
    #expect(names == ["Main.Home.png", "Main.view--w-.png"])
    let bytes = try #require(FileManager.default.contents(atPath: folder.path + "out/" + names[1]))
    let header = try ImageHeader.read([UInt8](bytes))
    #expect((header.width, header.height) == (600, 400))
    let sheet = CommandRun(
      "render", file, "--canvas", "--sheet", "--overlay", "frames", "-o", "\(folder.path)a.png")
    #expect(sheet.status == .success, "\(sheet.err)")
  }

  /// The scenes of two versions of a storyboard are shown in pairs; a scene that only one has is told.
  @Test func scenesOfTwoVersionsAreShownInPairs() throws {
    let folder = try ScratchFolder()
    let before = try folder.write(Self.storyboard, to: "Before.storyboard")
    let after = try folder.write(
      Self.storyboard.replacing("customClass=\"Home\"", with: "customClass=\"Start\""),
      to: "After.storyboard")
    let pages = "\(folder.path)a.pdf"
    let run = CommandRun("render", "--before-after", before, after, "-o", pages)
    #expect(run.status == .success, "\(run.err)")
    for name in ["'Before.Home'", "'After.Start'"] {
      #expect(run.err.contains("\(name) has no counterpart"), "\(run.err)")
    }
    let again = try folder.write(Self.storyboard, to: "Again.storyboard")
    let both = CommandRun(
      "render", "--before-after", before, again, "--device", "iphone-se-3,iphone-16-pro", "-o",
      pages)
    #expect(both.status == .success && !both.err.contains("counterpart"), "\(both.err)")
    let bytes = try #require(FileManager.default.contents(atPath: pages))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/Count 4"), "four pages")
    let three = CommandRun(
      "render", "--before-after", before, after, again, "-o", "\(folder.path)a.png")
    #expect(three.status == .usage)
  }

  @Test(arguments: ["--watch", "--layers", "--frame"])
  func aCanvasHasNothingOfADevice(flag: String) {
    let run = CommandRun("render", "a.storyboard", "--canvas", "-o", "a.pdf", flag)
    #expect(run.status == .usage)
  }

  @Test func aCanvasThatIsNotThere() {
    let run = CommandRun("render", "nowhere.storyboard", "--canvas", "-o", "a.png")
    #expect(run.status == .failure)
    #expect(run.err.contains("does not exist"))
  }

  @Test(arguments: ["png", "pdf", "svg"])
  func sameBytesForAnyNumberOfJobs(format: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.yaml, to: "hello.yml")
    for jobs in ["1", "8"] {
      let run = CommandRun(
        "render", file, "--device", "iphone-se-3,ipad-mini-6", "--style", "light,dark",
        "--direction", "ltr,rtl", "--format", format, "--jobs", jobs, "-o",
        "\(folder.path)\(jobs)/")
      #expect(run.status == .success, "\(run.err)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "1").sorted()
    #expect(names.count == 8)
    for name in names {
      let one = try #require(folder.bytes(of: "1/\(name)"))
      #expect(one == folder.bytes(of: "8/\(name)"), "\(name)")
      #expect(one.count > 1000)
    }
  }

  @Test func aPictureHasTheDevicesPixels() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.yaml, to: "hello.yml")
    let run = CommandRun("render", file, "--device", "iphone-14-pro", "-o", folder.path + "a.png")
    #expect(run.status == .success, "\(run.err)")
    let bitmap = try ImageReader.decode(try #require(folder.bytes(of: "a.png")))
    #expect(bitmap.width == 1179)
    #expect(bitmap.height == 2556)
    // The ground is white, and the filled button is not.
    #expect(bitmap[4, 1300] == .white)
    #expect(bitmap[200, 2556 - (34 + 8 + 25) * 3] != .white)
  }

  @Test func sheetsAndLayersAreWritten() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.yaml, to: "hello.yml")
    for output in ["sheet.png", "sheet.pdf"] {
      let run = CommandRun(
        "render", file, "--device", "iphone-se-3,iphone-14-pro", "--sheet", "-o",
        folder.path + output)
      #expect(run.status == .success, "\(run.err)")
    }
    let png = try ImageReader.decode(try #require(folder.bytes(of: "sheet.png")))
    #expect(png.width > 300)
    #expect(folder.bytes(of: "sheet.pdf")?.starts(with: Array("%PDF-".utf8)) == true)
    let both = CommandRun(
      "render", file, "--device", "iphone-se-3,iphone-8", "-o", folder.path + "two.png")
    #expect(both.status == .usage)
    #expect(folder.bytes(of: "two.png") == nil)
  }

  @Test func anUnwritableFileIsSaid() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.yaml, to: "hello.yml")
    let run = CommandRun("render", file, "-o", "\(file)/inside.png")
    #expect(run.status == .failure)
    #expect(run.err.contains("cannot write"))
    #expect(folder.bytes(of: "hello.yml") == Array(Self.yaml.utf8))
  }
}
