import CasqueModel

/// UIColor's colours that are the same in every style.
///
/// **Source** Apple's pages of UIColor's fixed colours: the component values stated there.
enum FixedColor: String, CaseIterable {
  case clear
  case black
  case white
  case darkGray
  case lightGray
  case gray
  case red
  case green
  case blue
  case cyan
  case yellow
  case magenta
  case orange
  case purple
  case brown

  /// The components.
  var rgba: RGBA {
    switch self {
    case .clear: .clear
    case .black: .black
    case .white: .white
    case .darkGray: RGBA(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)
    case .lightGray: RGBA(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)
    case .gray: RGBA(red: 0.5, green: 0.5, blue: 0.5)
    case .red: RGBA(red: 1, green: 0, blue: 0)
    case .green: RGBA(red: 0, green: 1, blue: 0)
    case .blue: RGBA(red: 0, green: 0, blue: 1)
    case .cyan: RGBA(red: 0, green: 1, blue: 1)
    case .yellow: RGBA(red: 1, green: 1, blue: 0)
    case .magenta: RGBA(red: 1, green: 0, blue: 1)
    case .orange: RGBA(red: 1, green: 0.5, blue: 0)
    case .purple: RGBA(red: 0.5, green: 0, blue: 0.5)
    case .brown: RGBA(red: 0.6, green: 0.4, blue: 0.2)
    }
  }
}
