import CasqueGeometry
import CasqueModel

/// A rectangle with round corners that holds what is to be seen.
struct RoundedBounds {
  let frame: Rect
  /// The radius of the corners, in points.
  let radius: Double

  /// How far a rectangle's corner reaches over the curve, in points; 0 if none does.
  ///
  /// The inner corner is an arc of its own radius r about (dx + r, dy + r); it stays within an arc
  /// of radius R about (R, R) if the distance of the centres and r together are at most R.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - inner: the radius of the rectangle's own corners, in points.
  func overhang(of rect: Rect, radius inner: Double) -> Double {
    let near = frame.inset(by: Insets(all: radius))
    let isClear =
      (rect.minX >= near.minX && rect.maxX <= near.maxX)
      || (rect.minY >= near.minY && rect.maxY <= near.maxY)
    guard radius > 0, !isClear else { return 0 }
    let inner = min(max(0, inner), min(rect.width, rect.height) / 2)
    let lefts = [rect.minX - frame.minX, frame.maxX - rect.maxX]
    let tops = [rect.minY - frame.minY, frame.maxY - rect.maxY]
    var most = 0.0
    for dx in lefts where dx + inner < radius {
      for dy in tops where dy + inner < radius {
        let (x, y) = (radius - dx - inner, radius - dy - inner)
        most = max(most, (x * x + y * y).squareRoot() + inner - radius)
      }
    }
    return most
  }
}

extension VisibleView {
  /// The radius of the corners of what fills the frame, in points; 0 where only text shows.
  func cornerRadius(buttons: Double?) -> Double {
    let half = min(frame.width, frame.height) / 2
    switch view.content {
    case .button where view.content.hasGround: return min(half, buttons ?? half)
    case .switch: return half
    default:
      return view.content.hasGround || view.appearance.hasGround
        ? min(half, view.appearance.cornerRadius) : 0
    }
  }
}
