import CasqueGeometry
import CasqueModel

/// Places image and title of a button without a configuration, as one, in the room for them.
///
/// The alignments say where they lie; an image alone that fills is as large as the room. Insets of
/// one of them move it away from the edge that it is aligned to, by half in the middle.
/// **Source** UIControl.contentHorizontalAlignment, UIButton.imageEdgeInsets and titleEdgeInsets.
struct PlainPlacement {
  let button: Button
  /// The room inside the content insets, in the button's coordinates.
  let area: Rect
  let isMirrored: Bool

  private var across: ContentHorizontalAlignment {
    button.contentHorizontalAlignment.resolved(isMirrored: isMirrored)
  }

  /// The frames of title and image of given sizes.
  func frames(title: Size?, image: Size?) -> (title: Rect?, image: Rect?) {
    let titleWidth = title.map {
      min(max(0, area.width - (image?.width ?? 0)), $0.width)
    }
    let width = (titleWidth ?? 0) + (image?.width ?? 0)
    let start =
      switch across {
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
      case .left, .leading, .fill: area.minX
      }
    let titleX = isMirrored ? start : start + (image?.width ?? 0)
    let imageX = isMirrored ? start + (titleWidth ?? 0) : start
    var frames: (title: Rect?, image: Rect?) = (nil, nil)
    if let title {
      frames.title = Rect(
        x: titleX + shift(button.titleEdgeInsets), y: y(of: title, button.titleEdgeInsets),
        width: titleWidth ?? 0, height: title.height)
    }
    if let image {
      let frame = Rect(
        x: imageX + shift(button.imageEdgeInsets), y: y(of: image, button.imageEdgeInsets),
        width: image.width, height: image.height)
      frames.image = filling(frame, isAlone: title == nil)
    }
    return frames
  }

  private func shift(_ insets: Insets) -> Double {
    switch across {
    case .left, .leading, .fill: insets.left
    case .right, .trailing: -insets.right
    case .center: (insets.left - insets.right) / 2
    }
  }

  private func y(of size: Size, _ insets: Insets) -> Double {
    switch button.contentVerticalAlignment {
    case .top: area.minY + insets.top
    case .bottom: area.maxY - size.height - insets.bottom
    case .center, .fill: max(0, area.midY - size.height / 2 + (insets.top - insets.bottom) / 2)
    }
  }

  /// The frame of an image that fills the room inside its own insets where it shall.
  private func filling(_ frame: Rect, isAlone: Bool) -> Rect {
    var frame = frame
    let room = area.inset(by: button.imageEdgeInsets)
    if across == .fill, isAlone {
      frame.origin.x = room.minX
      frame.size.width = max(0, room.width)
    }
    if button.contentVerticalAlignment == .fill {
      frame.origin.y = room.minY
      frame.size.height = max(0, room.height)
    }
    return frame
  }
}
