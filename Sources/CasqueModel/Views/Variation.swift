public import CasqueDiagnostics
internal import CasqueGeometry

/// When a variation applies; what is nil does not matter, all that is stated must hold.
public struct VariationCondition: Sendable, Hashable {
  /// The size class along x.
  public var horizontal: UserInterfaceSizeClass?
  /// The size class along y.
  public var vertical: UserInterfaceSizeClass?
  /// The kind of device.
  public var idiom: UserInterfaceIdiom?
  /// Whether the window is higher than wide.
  public var orientation: Orientation?
  /// The window's width, in points, upper end excluded.
  public var width: Range<Double>?
  /// The window's height, in points, upper end excluded.
  public var height: Range<Double>?
  /// The direction of the app's language.
  public var direction: LayoutDirection?
  /// Light or dark.
  public var style: UserInterfaceStyle?
  /// The user's text size, both ends included.
  public var contentSize: ClosedRange<ContentSizeCategory>?
  /// The release of the system, by its profile's name.
  public var os: String?

  /// Creates a condition that always holds.
  public init() {}

  /// Whether every stated part holds in `environment`.
  public func holds(in environment: LayoutEnvironment) -> Bool {
    let traits = environment.traits
    let size = environment.size
    return horizontal.isNilOr(traits.horizontalSizeClass)
      && vertical.isNilOr(traits.verticalSizeClass)
      && idiom.isNilOr(traits.userInterfaceIdiom)
      && orientation.isNilOr(Orientation(of: size))
      && (width?.contains(size.width) ?? true)
      && (height?.contains(size.height) ?? true)
      && direction.isNilOr(traits.layoutDirection)
      && style.isNilOr(traits.userInterfaceStyle)
      && (contentSize?.contains(traits.preferredContentSizeCategory) ?? true)
      && os.isNilOr(environment.profile.name)
  }
}

extension Optional where Wrapped: Equatable {
  fileprivate func isNilOr(_ value: Wrapped) -> Bool { self == nil || self == value }
}

/// A change of a view's property.
public struct ViewChange: Sendable, Hashable {
  /// The id of the view that changes.
  public var view: String
  /// The new value.
  public var property: ViewProperty
  /// Where it was written.
  public var place: SourceRange?

  /// Creates a change of a view's property.
  public init(_ view: String, _ property: ViewProperty, place: SourceRange? = nil) {
    self.view = view
    self.property = property
    self.place = place
  }
}

/// What changes in a layout where a condition holds; later variations win.
public struct Variation: Sendable, Hashable {
  /// When it applies.
  public var condition: VariationCondition
  /// Constraints that are added, held by the view that owns the variation.
  public var constraints: [LayoutConstraint]
  /// The identifiers of constraints that are taken out.
  public var without: [String]
  /// Properties that change, in order.
  public var changes: [ViewChange]
  /// Where it was written.
  public var place: SourceRange?

  /// Creates a variation.
  public init(
    when condition: VariationCondition, constraints: [LayoutConstraint] = [],
    without: [String] = [], changes: [ViewChange] = [], place: SourceRange? = nil
  ) {
    self.condition = condition
    self.constraints = constraints
    self.without = without
    self.changes = changes
    self.place = place
  }
}
