import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let saved = Size(width: 200, height: 100)

  /// A box at 10, 20 of 50 by 30, saved in a root of 200 by 100.
  private static func box(_ mask: Set<Autoresizing.FlexiblePart>) -> View {
    View.view("box").with {
      $0.autoresizing = Autoresizing(
        frame: Rect(x: 10, y: 20, width: 50, height: 30), mask: mask, superviewSize: saved)
    }
  }

  private static func alone(_ mask: Set<Autoresizing.FlexiblePart>) -> Layout {
    Layout("screen", subviews: [box(mask)]) { _ in }
  }

  private static let nested: Layout = {
    let outer = View.view(
      "outer", subviews: [box([.flexibleWidth]).with { $0.autoresizing?.superviewSize = nil }]
    ).with {
      $0.autoresizing = Autoresizing(
        frame: Rect(origin: .zero, size: saved), mask: [.flexibleWidth, .flexibleHeight],
        superviewSize: saved)
    }
    return Layout("screen", subviews: [outer]) { _ in }
  }()

  private static let neighbor: Layout = {
    let (box, label) = (Self.box([.flexibleWidth]), View.word("label", 2))
    return Layout("screen", subviews: [box, label]) { _ in
      label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 5)
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor)
    }
  }()

  private static let insideScroll: Layout = {
    let scroll = View.scrollView("scroll", subviews: [box([.flexibleLeftMargin])])
    return Layout("screen", subviews: [scroll]) { root in scroll.edges(root) }
  }()

  private static let inStack = stackLayout(
    .stackView("s", subviews: [box([.flexibleWidth])]), width: 90, height: 40)

  static let autoresizing: [HandDerivedCase] = [
    HandDerivedCase(
      name: "no flexible part", derivation: "as saved", layout: alone([]),
      frames: [("box", 10, 20, 50, 30)]),
    HandDerivedCase(
      name: "flexible width", derivation: "50 + 320 - 200", layout: alone([.flexibleWidth]),
      frames: [("box", 10, 20, 170, 30)]),
    HandDerivedCase(
      name: "flexible left margin", derivation: "10 + 120", layout: alone([.flexibleLeftMargin]),
      frames: [("box", 130, 20, 50, 30)]),
    HandDerivedCase(
      name: "flexible left margin from right to left", derivation: "left stays left: 10 + 120",
      layout: alone([.flexibleLeftMargin]), environment: .window().rightToLeft,
      frames: [("box", 130, 20, 50, 30)]),
    HandDerivedCase(
      name: "flexible margins share by their lengths",
      derivation: "left 10 and right 140: 120 · 10/150 = 8",
      layout: alone([.flexibleLeftMargin, .flexibleRightMargin]),
      frames: [("box", 18, 20, 50, 30)]),
    HandDerivedCase(
      name: "all parts flexible", derivation: "of 200: 10 + 120 · 0.05, 50 + 120 · 0.25",
      layout: alone([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
      frames: [("box", 16, 20, 80, 30)]),
    HandDerivedCase(
      name: "flexible height and bottom margin",
      derivation: "30 and 50 of 80 share 380: 30 + 142.5",
      layout: alone([.flexibleHeight, .flexibleBottomMargin]),
      frames: [("box", 10, 20, 50, 172.5)]),
    HandDerivedCase(
      name: "a smaller superview", derivation: "50 - 40",
      layout: alone([.flexibleWidth]), environment: .window(160, 100),
      frames: [("box", 10, 20, 10, 30)]),
    HandDerivedCase(
      name: "the superview's own frame is the saved one",
      derivation: "outer grows to 320 by 480, box by 120",
      layout: nested, frames: [("outer", 0, 0, 320, 480), ("box", 10, 20, 170, 30)]),
    HandDerivedCase(
      name: "constraints to a view that follows its superview",
      derivation: "10 + 170 + 5; the bottom at 50",
      layout: neighbor, frames: [("label", 185, 30, 20, 20)]),
    HandDerivedCase(
      name: "inside a scroll view its frame's growth counts, from the content's corner",
      derivation: "10 + 120 in the content",
      layout: insideScroll, environment: .window(safeArea: Insets(top: 44)),
      frames: [("box", 130, 20, 50, 30)]),
    HandDerivedCase(
      name: "a stack view arranges it all the same", derivation: "the stack's own 90 by 40",
      layout: inStack, frames: [("box", 0, 0, 90, 40)]),
  ]
}
