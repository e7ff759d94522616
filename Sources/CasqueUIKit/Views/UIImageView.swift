internal import Casque
public import Foundation

/// A view that shows an image, as in UIKit.
open class UIImageView: UIView {
  public var image: UIImage?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  override var modelContent: ViewContent {
    .imageView(ImageView(image: image?.name, contentMode: contentMode.model))
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
