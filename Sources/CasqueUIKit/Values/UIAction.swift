internal import Foundation

/// What happens when a control is used, as in UIKit.
public final class UIAction {
  /// What two actions have in common where the later takes the place of the earlier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Takes the name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// What is run, with the action itself.
  public typealias Handler = (UIAction) -> Void

  /// The title; that of a button made with the action.
  public var title: String

  /// The image; that of a button made with the action.
  public var image: UIImage?

  /// The name; one of its own unless it is given.
  public let identifier: Identifier

  /// The control that runs the action, while it does.
  public private(set) var sender: Any?

  private let handler: Handler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
  }

  func run(_ sender: UIControl) {
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

extension UIControl {
  /// What a control tells its actions, as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger goes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger goes up inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken over by something else.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control is used, however that is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text begins to be changed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text is changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text has been changed.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends a change of text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
