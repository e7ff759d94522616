/// How a view's pixels meet those under it, as in CGBlendMode and CALayer's compositing filters.
public enum BlendMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// The view covers what lies under it.
  case normal
  /// Both are multiplied; never lighter than either.
  case multiply
  /// The inverses are multiplied; never darker than either.
  case screen
  /// Multiplies dark grounds and screens light ones.
  case overlay
  /// The darker of both, by component.
  case darken
  /// The lighter of both, by component.
  case lighten
  /// The ground brightened by the view.
  case colorDodge
  /// The ground darkened by the view.
  case colorBurn
  /// Darkens or lightens softly by the view.
  case softLight
  /// Multiplies or screens by the view.
  case hardLight
  /// The distance of both.
  case difference
  /// The distance of both with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's luminosity.
  case luminosity
  /// The sum of both.
  case plusLighter
}
