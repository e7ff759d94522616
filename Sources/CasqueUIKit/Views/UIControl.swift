internal import Casque
public import Foundation

/// A view that answers touches, as in UIKit; here actions run by ``sendActions(for:)`` alone.
open class UIControl: UIView {
  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true

  /// Whether it is chosen.
  open var isSelected = false

  /// Whether it is touched.
  open var isHighlighted = false

  /// Where the content lies across the width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing

    var model: Casque.ContentHorizontalAlignment { .init(rawValue: "\(self)") ?? .center }
  }

  /// Where the content lies across the height.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill

    var model: Casque.ContentVerticalAlignment { .init(rawValue: "\(self)") ?? .center }
  }

  /// Where the content lies across the width; buttons follow it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Where the content lies across the height; buttons follow it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Runs an action at events, in place of one of the same identifier.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions of events, in the order in which they were added.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) { entry.action.run(self) }
  }
}
