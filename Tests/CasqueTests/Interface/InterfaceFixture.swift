import Casque
import Foundation

/// Documents of Interface Builder written for tests.
enum InterfaceFixture {
  /// A document of Xcode 12 on the screen of iPhone 11 with one scene.
  static func storyboard(
    _ views: String, constraints: String = "", tools: String = "17701",
    device: String = "retina6_1", size: (Int, Int) = (414, 896), controllers: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="vc1" customClass="HomeController" sceneMemberID="viewController">
            <view key="view" id="root">
              <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
              <subviews>\(views)</subviews>
              <viewLayoutGuide key="safeArea" id="safe"/>
              <constraints>\(constraints)</constraints>
            </view>
          </viewController>
        </objects></scene>
        \(controllers)
      </scenes>
    </document>
    """
  }

  /// A view without a place of its own.
  static func view(
    _ id: String, kind: String = "view", _ attributes: String = "", _ inner: String = ""
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\(inner)</\(kind)>
    """
  }

  /// A constraint between two attributes, `a.top = b.bottom + 8`.
  static func equal(
    _ first: String, _ attribute: String, _ second: String, _ other: String,
    _ rest: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
    secondAttribute="\(other)" id="\(first)-\(attribute)" \(rest)/>
    """
  }

  /// A constraint of an extent to a number.
  static func extent(_ item: String, _ attribute: String, _ constant: Double) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" constant="\(constant)" \
    id="\(item)-\(attribute)"/>
    """
  }

  /// Calls `body` with the path of a file that holds a text.
  static func withFile<Result>(
    _ text: String, named name: String = "Main.storyboard", _ body: (String) throws -> Result
  ) throws -> Result {
    try withBytes(Array(text.utf8), named: name, body)
  }

  /// Calls `body` with the path of a file that holds bytes.
  static func withBytes<Result>(
    _ bytes: [UInt8], named name: String = "Main.storyboard", _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: name).path(percentEncoded: false)
    try Data(bytes).write(to: URL(filePath: path))
    return try body(path)
  }

  /// Calls `body` with the path of each document that an import writes; they lie beside each other
  /// and their images, as some show others.
  static func withDocuments<Result>(
    of imported: InterfaceImport, _ body: (String) throws -> Result
  ) throws -> [Result] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in imported.documents + imported.images {
      let url = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    return try imported.documents.map {
      try body(folder.appending(path: $0.name).path(percentEncoded: false))
    }
  }

  /// The frames of a document on its canvas by id.
  static func frames(_ text: String, named name: String = "Main.storyboard") throws
    -> [String: Rect]
  {
    try withFile(text, named: name) { path in
      guard let document = CanvasDocument.read(path).value else { return [:] }
      let frames = LayoutPipeline.standard.canvasFrames(of: [document])[0]
      return Dictionary(frames.map { ($0.id, $0.frame) }) { first, _ in first }
    }
  }
}
