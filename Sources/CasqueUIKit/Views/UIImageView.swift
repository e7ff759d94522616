internal import Casque
public import Foundation

/// A view that shows an image, as in UIKit.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// The size and weight of a symbol, where the image does not state them.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  override var modelContent: ViewContent {
    var view = ImageView(image: image?.name, contentMode: contentMode.model)
    if let preferred = preferredSymbolConfiguration {
      view.image = image?.preferring(preferred).name
    }
    view.imageRenderingMode = image?.modelRenderingMode ?? .automatic
    return .imageView(view)
  }
}

extension UIView.ContentMode {
  var model: Casque.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .scaleAspectFit
    case .scaleAspectFill: .scaleAspectFill
    case .redraw: .redraw
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
