public import Casque

/// The devices that swift-snapshot-testing has, by its names: `.iPhone13Pro`, `.iPadMini(.landscape)`.
///
/// Phones are held upright and tablets across unless an orientation is given, as there.
extension Cell {
  /// `iphone-se-1`.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// `iphone-8`.
  public static let iPhone8 = iPhone8(.portrait)
  /// `iphone-8-plus`.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// `iphone-x`.
  public static let iPhoneX = iPhoneX(.portrait)
  /// `iphone-xr`.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// `iphone-xs-max`.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// `iphone-12`.
  public static let iPhone12 = iPhone12(.portrait)
  /// `iphone-12-pro`.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// `iphone-12-pro-max`.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// `iphone-13-mini`.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// `iphone-13`.
  public static let iPhone13 = iPhone13(.portrait)
  /// `iphone-13-pro`.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// `iphone-13-pro-max`.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// `ipad-mini-4`.
  public static let iPadMini = iPadMini(.landscape)
  /// `ipad-5`.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// `ipad-7`.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// `ipad-pro-10.5`.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// `ipad-pro-11-1`.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// `ipad-pro-12.9-1`.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// `iphone-se-1` in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Cell {
    known("iphone-se-1", orientation)
  }
  /// `iphone-8` in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Cell { known("iphone-8", orientation) }
  /// `iphone-8-plus` in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Cell {
    known("iphone-8-plus", orientation)
  }
  /// `iphone-x` in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Cell { known("iphone-x", orientation) }
  /// `iphone-xr` in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Cell {
    known("iphone-xr", orientation)
  }
  /// `iphone-xs-max` in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Cell {
    known("iphone-xs-max", orientation)
  }
  /// `iphone-12` in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Cell {
    known("iphone-12", orientation)
  }
  /// `iphone-12-pro` in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> Cell {
    known("iphone-12-pro", orientation)
  }
  /// `iphone-12-pro-max` in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Cell {
    known("iphone-12-pro-max", orientation)
  }
  /// `iphone-13-mini` in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Cell {
    known("iphone-13-mini", orientation)
  }
  /// `iphone-13` in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Cell {
    known("iphone-13", orientation)
  }
  /// `iphone-13-pro` in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Cell {
    known("iphone-13-pro", orientation)
  }
  /// `iphone-13-pro-max` in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Cell {
    known("iphone-13-pro-max", orientation)
  }
  /// `ipad-mini-4` in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Cell {
    known("ipad-mini-4", orientation)
  }
  /// `ipad-5` in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> Cell { known("ipad-5", orientation) }
  /// `ipad-7` in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> Cell { known("ipad-7", orientation) }
  /// `ipad-pro-10.5` in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Cell {
    known("ipad-pro-10.5", orientation)
  }
  /// `ipad-pro-11-1` in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Cell {
    known("ipad-pro-11-1", orientation)
  }
  /// `ipad-pro-12.9-1` in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Cell {
    known("ipad-pro-12.9-1", orientation)
  }

  private static func known(_ id: String, _ orientation: Orientation) -> Cell {
    guard let device = try? DeviceCatalogue.standard.device(id: id) else {
      preconditionFailure("the catalogue has '\(id)'")
    }
    return Cell(device: device, orientation: orientation)
  }
}
