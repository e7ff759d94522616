internal import Casque
public import Foundation

/// What cells have in common: a content view that fills them.
open class UIContentCell: UIView {
  /// The view that content is added to.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// Called by a table or collection before the cell is used again; there is none here.
  open func prepareForReuse() {}

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// A row of a table, as in UIKit.
open class UITableViewCell: UIContentCell {
  /// The styles that UIKit has; their own labels are not made.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// What a chosen row has behind its content.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// Kept; rows are not drawn as chosen here.
  open var selectionStyle = SelectionStyle.default

  /// Whether the row is chosen.
  open private(set) var isSelected = false

  /// Whether the row is touched.
  open private(set) var isHighlighted = false

  /// Chooses the row or not, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Touches the row or not, at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// The name that a table recycles the cell under.
  public let reuseIdentifier: String?

  /// Makes a row of 320 by 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// An item of a collection, as in UIKit.
open class UICollectionViewCell: UIContentCell {
  /// Whether the item is chosen.
  open var isSelected = false

  /// Whether the item is touched.
  open var isHighlighted = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a visual effect view shows, as in UIKit.
open class UIVisualEffect {
  init() {}
}

/// A blur, as in UIKit.
public final class UIBlurEffect: UIVisualEffect {
  /// How much shows through.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial

    var model: VisualEffectView.BlurStyle {
      VisualEffectView.BlurStyle(rawValue: "\(self)") ?? .systemMaterial
    }
  }

  let style: Style

  /// Makes one of a style.
  public init(style: Style) { self.style = style }
}

/// A view that blurs what lies behind it, as in UIKit.
open class UIVisualEffectView: UIView {
  /// What the view shows behind its content.
  open var effect: UIVisualEffect?

  /// The view that content is added to.
  public let contentView = UIView()

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  override var modelContent: ViewContent {
    .visualEffectView(VisualEffectView(effect: (effect as? UIBlurEffect)?.style.model))
  }
}
