internal import Casque
public import Foundation

/// What cells have in common: a content view that fills them.
open class UIContentCell: UIView {
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// A row of a table, as in UIKit.
open class UITableViewCell: UIContentCell {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  public let reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}

/// An item of a collection, as in UIKit.
open class UICollectionViewCell: UIContentCell {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What a visual effect view shows, as in UIKit.
open class UIVisualEffect {
  init() {}
}

/// A blur, as in UIKit.
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial

    var model: VisualEffectView.BlurStyle {
      VisualEffectView.BlurStyle(rawValue: "\(self)") ?? .systemMaterial
    }
  }

  let style: Style

  public init(style: Style) { self.style = style }
}

/// A view that blurs what lies behind it, as in UIKit.
open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  override var modelContent: ViewContent {
    .visualEffectView(VisualEffectView(effect: (effect as? UIBlurEffect)?.style.model))
  }
}
