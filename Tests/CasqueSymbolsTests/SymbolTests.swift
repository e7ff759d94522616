import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueSymbols

@Suite struct SymbolTests {
  @Test func everyPartOfEveryDrawingIsRead() {
    for outline in SymbolOutline.all + SymbolOutline.characters {
      #expect(
        outline.parts.count == outline.data.split(separator: ";").count, "\(outline.name)")
    }
    #expect(SymbolOutline.all.count >= 600)
  }

  /// Nothing is drawn outside the box, whose size the layout is told, up to bold.
  @Test(arguments: [FontWeight.ultraLight, .regular, .bold])
  func inkLiesInTheBox(weight: FontWeight) throws {
    for name in SymbolLibrary.names {
      let symbol = try #require(SymbolLibrary.symbol(named: name, weight: weight))
      let box = Rect(origin: .zero, size: symbol.size).outset(by: 0.05)
      for stroke in symbol.strokes {
        guard let ink = stroke.ink else { continue }
        #expect(box.contains(ink), "\(name) \(ink) in \(box)")
      }
    }
  }

  /// **Source** ControlFacts, symbols: image boxes at 17 points.
  @Test(arguments: [
    ("checkmark", 18.333, 16.333), ("xmark", 17.333, 15.333), ("plus", 18, 16),
    ("trash", 19, 20.667), ("square.and.arrow.up", 19, 22), ("arrow.clockwise", 17.333, 20),
    ("arrowshape.turn.up.left", 21.333, 17.333), ("arrow.uturn.backward", 20, 17.667),
    ("square.and.pencil", 21, 20), ("folder", 23, 17.333), ("book", 22.667, 17.667),
    ("magnifyingglass", 20.333, 18.667), ("camera", 24.667, 18),
  ])
  func boxesAreTheSystems(name: String, width: Double, height: Double) throws {
    let symbol = try #require(SymbolLibrary.symbol(named: name, weight: .regular))
    let size = symbol.size(
      factor: Symbol.factor(pointSize: 17, scale: .medium), grid: PixelGrid(scale: 3))
    #expect(abs(size.width - width) < 0.35 && abs(size.height - height) < 0.35, "\(size)")
  }

  @Test func sizesFollowPointSizeAndScale() throws {
    #expect(abs(Symbol.factor(pointSize: 34, scale: .medium) - 2) < 1e-12)
    #expect(abs(Symbol.factor(pointSize: 17, scale: .large) - 1.3) < 1e-12)
    #expect(abs(Symbol.factor(pointSize: 17, scale: .small) - 0.8) < 1e-12)
  }

  @Test func variantsAreComposedByRule() throws {
    for name in [
      "heart.fill", "star.circle", "star.circle.fill", "plus.circle", "plus.circle.fill",
      "xmark.square.fill", "bell.slash", "bell.slash.fill", "chevron.forward",
      "chevron.backward.circle.fill", "questionmark.circle", "info.circle.fill", "house.fill",
      "person.crop.circle.fill", "checkmark.square",
    ] {
      #expect(SymbolLibrary.symbol(named: name, weight: .regular) != nil, "\(name)")
    }
    for name in ["", "hart", "fill", "plus.fill", "heart.fill.fill", ".circle", "heart.rhombus"] {
      #expect(SymbolLibrary.symbol(named: name, weight: .regular) == nil, "\(name)")
    }
    let plain = try #require(SymbolLibrary.symbol(named: "plus", weight: .regular))
    #expect(!plain.hasGaps)
    let cut = try #require(SymbolLibrary.symbol(named: "plus.circle.fill", weight: .regular))
    #expect(cut.hasGaps)
  }

  /// Numbers up to 50 and single letters stand in circles and squares, and nowhere else.
  @Test func numbersAndLettersStandInFrames() {
    let texts = (0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for text in texts {
      for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
        #expect(SymbolLibrary.symbol(named: text + ending, weight: .regular) != nil, "\(text)")
      }
      #expect(SymbolLibrary.symbol(named: text, weight: .regular) == nil, "\(text)")
    }
    for name in ["51.circle", "100.circle", "-1.circle", "é.circle", "ab.circle", "1.heart"] {
      #expect(SymbolLibrary.symbol(named: name, weight: .regular) == nil, "\(name)")
    }
  }

  /// What stands in a frame stays within it, whatever it is and however heavy.
  @Test(arguments: FontWeight.allCases)
  func charactersStayInTheirFrames(weight: FontWeight) throws {
    for text in (0...50).map(String.init) + ["m", "w", "q"] {
      for frame in ["circle", "square"] {
        let symbol = try #require(
          SymbolLibrary.symbol(named: "\(text).\(frame)", weight: weight))
        let border = try #require(symbol.strokes.last?.ink).outset(by: -weight.symbolLine)
        for stroke in symbol.strokes.dropLast() {
          guard let ink = stroke.ink else { continue }
          #expect(border.contains(ink), "\(text).\(frame) \(ink)")
          let corner = Size(width: ink.width, height: ink.height).diagonal
          if frame == "circle" { #expect(corner / 2 < border.width / 2, "\(text) \(corner)") }
        }
      }
    }
  }

  /// Halves, insets, dashes and seconds are made from any drawing with a body.
  @Test func partsAreFilledByRule() throws {
    for name in [
      "circle.lefthalf.filled", "circle.righthalf.fill", "star.leadinghalf.filled",
      "shield.lefthalf.filled", "square.tophalf.filled", "rectangle.inset.filled",
      "rectangle.lefthalf.inset.filled", "circle.dashed", "questionmark.square.dashed",
      "gobackward.15", "goforward.5",
    ] {
      #expect(SymbolLibrary.symbol(named: name, weight: .regular) != nil, "\(name)")
    }
    for name in ["plus.lefthalf.filled", "plus.dashed", "circle.lefthalf", "gobackward.x"] {
      #expect(SymbolLibrary.symbol(named: name, weight: .regular) == nil, "\(name)")
    }
    // What is filled lies in its half.
    let half = try #require(
      SymbolLibrary.symbol(named: "circle.righthalf.filled", weight: .regular))
    guard case .clear(let steps, _) = half.strokes[1] else {
      Issue.record("the other half is taken away")
      return
    }
    #expect(steps.box.maxX == half.size.width / 2)
    #expect(SymbolLibrary.isDirected("star.leadinghalf.filled"))
    // Dashes leave gaps at equal distances: an even number on each axis of a square.
    let dashed = try #require(SymbolLibrary.symbol(named: "square.dashed", weight: .regular))
    #expect(dashed.strokes.count == 13)
  }

  /// A name that begins like another one's is not taken for it.
  @Test func longerNamesGoFirst() throws {
    let cloud = try #require(SymbolLibrary.symbol(named: "cloud", weight: .regular))
    #expect(SymbolLibrary.symbol(named: "icloud", weight: .regular) == cloud)
    let arrow = try #require(
      SymbolLibrary.symbol(named: "icloud.and.arrow.down", weight: .regular))
    #expect(arrow.strokes.count > cloud.strokes.count)
    #expect(SymbolLibrary.symbol(named: "icloud.and.arrow.down.fill", weight: .regular) != nil)
    #expect(
      SymbolLibrary.symbol(named: "document.on.document", weight: .regular)
        == SymbolLibrary.symbol(named: "doc.on.doc", weight: .regular))
  }

  /// Points that stand alone stay wider than the lines beside them.
  @Test(arguments: FontWeight.allCases)
  func pointsGrowWithTheWeight(weight: FontWeight) throws {
    for name in ["exclamationmark", "questionmark", "info"] {
      let symbol = try #require(SymbolLibrary.symbol(named: name, weight: weight))
      let points = symbol.strokes.compactMap { stroke -> Rect? in
        if case .fill = stroke { stroke.ink } else { nil }
      }
      #expect(points.count == 1)
      for point in points { #expect(point.width > weight.symbolLine * 1.15, "\(name)") }
    }
  }

  @Test func namesKeepTheirConfiguration() throws {
    let image = SymbolImage(
      systemName: "heart.fill", pointSize: 28, textStyle: .title1, weight: .semibold, scale: .large)
    #expect(SymbolImage(name: image.name) == image)
    let bare = SymbolImage(systemName: "gear")
    #expect(bare.name == "symbol:gear" && SymbolImage(name: bare.name) == bare)
    #expect(SymbolImage(name: "images/symbol.png") == nil)
  }
}

extension Symbol.Stroke {
  /// What is drawn, with half the line around it; nil for what is taken away.
  fileprivate var ink: Rect? {
    switch self {
    case .fill(let steps, let width), .line(let steps, let width):
      PathStep.bounds(steps).outset(by: width / 2)
    case .clear, .clearLine: nil
    }
  }
}

extension PathStep {
  /// The box of the points of 32 places along each curve.
  fileprivate static func bounds(_ steps: [PathStep]) -> Rect {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let a, let b, let end):
        let start = points.last ?? a
        for index in 1...32 {
          let t = Double(index) / 32
          let u = 1 - t
          let shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Point(
              x: shares.0 * start.x + shares.1 * a.x + shares.2 * b.x + shares.3 * end.x,
              y: shares.0 * start.y + shares.1 * a.y + shares.2 * b.y + shares.3 * end.y))
        }
      case .close: break
      }
    }
    var box = Rect(origin: points.first ?? .zero, size: .zero)
    for point in points { box = box.union(Rect(origin: point, size: .zero)) }
    return box
  }
}
