internal import Casque

/// A trait by its type, as in UIKit.
public protocol UITraitDefinition {}

/// A trait that can be compared.
protocol ComparableTrait: UITraitDefinition {
  associatedtype Value: Equatable
  static func value(in traits: UITraitCollection) -> Value
}

extension ComparableTrait {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    value(in: a) != value(in: b)
  }
}

/// A trait, as it is named where changes are registered for.
public typealias UITrait = any UITraitDefinition.Type

/// How much room there is along x.
public enum UITraitHorizontalSizeClass: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.horizontalSizeClass }
}

/// How much room there is along y.
public enum UITraitVerticalSizeClass: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.verticalSizeClass }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.userInterfaceStyle }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.userInterfaceIdiom }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable {
    traits.preferredContentSizeCategory
  }
}

/// The direction of reading.
public enum UITraitLayoutDirection: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.layoutDirection }
}

/// Pixels per point.
public enum UITraitDisplayScale: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.displayScale }
}

/// Whether the user wants more contrast.
public enum UITraitAccessibilityContrast: ComparableTrait {
  static func value(in traits: UITraitCollection) -> some Equatable { traits.accessibilityContrast }
}

/// What can be told of changed traits: views and view controllers.
public protocol UITraitChangeObservable: AnyObject {}

/// Keeps what is to be called when traits change.
protocol UITraitChangeKeeper: UITraitChangeObservable {
  var registrations: [UITraitChangeRegistration] { get set }
}

/// What was registered for changes of traits.
public final class UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  func tell(from previous: UITraitCollection, to current: UITraitCollection) {
    let isAnotherNow = traits.contains { trait in
      (trait as? any ComparableTrait.Type)?.differs(previous, current) ?? false
    }
    if isAnotherNow { handler(previous) }
  }
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some traits differs from that before.
  ///
  /// - Parameters:
  ///   - traits: the traits, such as `UITraitHorizontalSizeClass.self`.
  ///   - handler: what is called, with the view or controller itself and its traits before.
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [weak self] previous in
      if let observable = self as? Observable { handler(observable, previous) }
    }
    (self as? any UITraitChangeKeeper)?.registrations.append(registration)
    return registration
  }
}
