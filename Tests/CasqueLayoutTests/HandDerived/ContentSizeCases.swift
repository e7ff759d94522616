import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static func alone(_ view: View) -> Layout {
    Layout("screen", subviews: [view]) { root in view.at(10, 10, in: root) }
  }

  private static let images = TestImages(images: [
    "photo": ImageDescription(size: Size(width: 60, height: 40)),
    "badge": ImageDescription(
      size: Size(width: 30, height: 30), alignmentInsets: Insets(top: 4, left: 2)),
    "icon": ImageDescription(size: Size(width: 24, height: 24)),
  ])

  static let contentSizes: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a system button",
      derivation: "15 points: 8 · 7.5 = 60 wide, 15 + 12 = 27 high",
      layout: alone(.button("view", title: "Continue")), frames: [("view", 10, 10, 60, 27)]),
    HandDerivedCase(
      name: "a system button is at least 30 wide",
      derivation: "2 · 7.5 = 15 is less than 30",
      layout: alone(.button("view", title: "OK")), frames: [("view", 10, 10, 30, 27)]),
    HandDerivedCase(
      name: "a system button with half points in its title",
      derivation: "3 · 7.5 = 22.5, with an image of 24 that is whole points 23 + 24 = 47; "
        + "beside an image no padding: 24 high",
      layout: alone(.button("view", title: "Add", image: "icon")), resources: images,
      frames: [("view", 10, 10, 47, 24)]),
    HandDerivedCase(
      name: "a filled button with an image",
      derivation: "17 points: 3 · 8.5 = 25.5 and 24 and 12 + 12: 73.5; max(17, 24) + 14 = 38",
      layout: alone(.button("view", title: "Add", image: "icon", style: .filled)),
      resources: images, frames: [("view", 10, 10, 73.5, 38)]),
    HandDerivedCase(
      name: "an image view",
      derivation: "the image's 60 × 40",
      layout: alone(.imageView("view", image: "photo")), resources: images,
      frames: [("view", 10, 10, 60, 40)]),
    HandDerivedCase(
      name: "an image with alignment insets",
      derivation: "alignment rectangle 28 × 26 at 10, 10; the frame lies 2 left and 4 above",
      layout: alone(.imageView("view", image: "badge")), resources: images,
      frames: [("view", 8, 6, 30, 30)]),
    HandDerivedCase(
      name: "a text field with a rounded border",
      derivation: "17 points: 4 · 8.5 = 34 and 28; 34 high",
      layout: alone(.textField("view", placeholder: "Name", borderStyle: .roundedRect)),
      frames: [("view", 10, 10, 62, 34)]),
    HandDerivedCase(
      name: "a text field without border",
      derivation: "4 · 8.5 = 34 wide; 17 + 0.093 · 17 = 18.58, up to whole pixels: 19 high",
      layout: alone(.textField("view", text: "Name")), frames: [("view", 10, 10, 34, 19)]),
    HandDerivedCase(
      name: "a switch of iOS 26",
      derivation: "63 × 28 with 2 points outside the alignment rectangle at the right",
      layout: alone(.switch("view")), environment: .window(profile: .plain26),
      frames: [("view", 10, 10, 63, 28)]),
  ]
}
