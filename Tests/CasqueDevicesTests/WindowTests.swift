import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct WindowTests {
  /// **Source**: VIC, GIST9, HACK11, HACK102, HACKM6, CHROMIUM.
  static let widths: [(id: String, orientation: Orientation, widths: [Double?])] = [
    ("ipad-pro-9.7", .landscape, [320, 507, 694]), ("ipad-pro-9.7", .portrait, [320, nil, 438]),
    ("ipad-9", .landscape, [320, 535, 750]), ("ipad-9", .portrait, [320, nil, 480]),
    ("ipad-pro-10.5", .landscape, [320, 551, 782]),
    ("ipad-pro-10.5", .portrait, [320, nil, 504]),
    ("ipad-pro-11-4", .landscape, [375, 592, 809]),
    ("ipad-pro-11-4", .portrait, [320, nil, 504]),
    ("ipad-pro-12.9-6", .landscape, [375, 678, 981]),
    ("ipad-pro-12.9-6", .portrait, [375, nil, 639]),
    ("ipad-mini-6", .landscape, [375, 561.5, 748]),
  ]

  @Test(arguments: widths.indices)
  func splitWidthsAreAsPublished(_ index: Int) throws {
    let row = Self.widths[index]
    let device = try DeviceCatalogue.standard.device(id: row.id)
    for (window, width) in zip([CellWindow.oneThird, .oneHalf, .twoThirds], row.widths) {
      let cell = Cell(device: device, orientation: row.orientation, window: window)
      #expect(cell.exists == (width != nil), "\(cell)")
      if let width { #expect(cell.environment.size.width == width, "\(cell)") }
    }
  }

  @Test func splitsLeaveTenPointsBetween() {
    for device in DeviceCatalogue.standard.devices {
      for orientation in Orientation.allCases {
        guard let windows = device.multitasking?.split[orientation] else { continue }
        let total = device.screenSize(orientation).width
        if let narrow = windows.oneThird, let wide = windows.twoThirds {
          #expect(narrow.value.size.width + 10 + wide.value.size.width == total, "\(device.id)")
        }
        if let half = windows.oneHalf {
          #expect(2 * half.value.size.width + 10 == total, "\(device.id)")
        }
      }
    }
  }

  @Test func theLeftThirdTouchesThreeEdges() throws {
    let device = try DeviceCatalogue.standard.device(id: "ipad-pro-11-m4")
    let third = Cell(device: device, orientation: .landscape, window: .oneThird).environment
    // 375 of 1210 points; iPadOS 26: 32 above, 25 below (DP3); radius 30 (BEZEL).
    #expect(third.size == Size(width: 375, height: 834))
    #expect(third.safeAreaInsets == Insets(top: 32, bottom: 25))
    #expect(third.statusBarHeight == 32)
    #expect(third.displayCornerRadius == 30)
    #expect(third.systemMinimumLayoutMargins == DirectionalInsets(leading: 16, trailing: 16))
  }

  @Test func slideOverTouchesNoEdge() throws {
    let device = try DeviceCatalogue.standard.device(id: "ipad-pro-11-m4")
    let floating = Cell(device: device, orientation: .landscape, window: .slideOver).environment
    #expect(floating.size == Size(width: 375, height: 834 - 40))
    #expect(floating.safeAreaInsets == .zero)
    #expect(floating.displayCornerRadius == 0)
    #expect(floating.statusBarHeight == 0)
    #expect(floating.cutouts.isEmpty)
    #expect(floating.traits.horizontalSizeClass == .compact)
  }

  @Test func zoomShrinksThePhone() throws {
    let device = try DeviceCatalogue.standard.device(id: "iphone-13")
    let zoomed = Cell(device: device, window: .zoomed, os: .ios18).environment
    // 320×693 (ZOOMGIST), 39 above and 28 below (QMUI), corners 47.33 · 320 / 390.
    #expect(zoomed.size == Size(width: 320, height: 693))
    #expect(zoomed.safeAreaInsets == Insets(top: 39, bottom: 28))
    #expect(abs(zoomed.displayCornerRadius - 38.835) < 0.001)
    #expect(zoomed.systemMinimumLayoutMargins.leading == 16)
  }

  @Test func zoomIsScaledWhereItWasNotRead() throws {
    let device = try DeviceCatalogue.standard.device(id: "iphone-16-pro")
    let zoomed = Cell(device: device, window: .zoomed, os: .ios18).environment
    // 62 · 320 / 402 = 49.4, 34 · 320 / 402 = 27.1
    #expect(zoomed.safeAreaInsets == Insets(top: 49, bottom: 27))
  }

  @Test func aCustomWindowHasItsSizeAndClass() throws {
    let device = try DeviceCatalogue.standard.device(id: "ipad-pro-13-m5")
    for (width, sizeClass) in [(647.0, UserInterfaceSizeClass.compact), (678.0, .regular)] {
      let window = CellWindow.custom(Size(width: width, height: 1032))
      let cell = Cell(device: device, orientation: .landscape, window: window)
      #expect(cell.exists)
      #expect(cell.environment.size == Size(width: width, height: 1032))
      #expect(cell.environment.traits.horizontalSizeClass == sizeClass)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e9])
  func anImpossibleCustomWindowIsTheWholeScreen(_ width: Double) throws {
    let device = try DeviceCatalogue.standard.device(id: "ipad-11")
    let cell = Cell(device: device, window: .custom(Size(width: width, height: 400)))
    #expect(!cell.exists)
    #expect(cell.environment.size == device.size.value)
  }

  @Test func wordsAndWindowsAreOneToOne() {
    for window in CellWindow.named { #expect(CellWindow(word: window.word) == window) }
    #expect(
      CellWindow(word: "400x600.5") == .custom(Size(width: 400, height: 600.5)))
    for word in ["", "x", "1/4", "400", "400x", "x400", "0x10", "-4x5", "nanx5", "infx5", "1x2x3"] {
      #expect(CellWindow(word: word) == nil, "\(word)")
    }
  }
}
