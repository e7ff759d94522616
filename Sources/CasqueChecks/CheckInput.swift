public import CasqueImaging
public import CasqueLayout
public import CasqueModel

/// What rules look at: a solved window, what moves in it, and its picture if a rule asked for it.
public struct CheckInput: Sendable {
  /// The solved window.
  public let result: LayoutResult
  /// Which of the layout's windows it is.
  public let role: WindowRole
  /// What moves in the layout beyond the views' own motion effects.
  public let motion: LayoutMotion?
  /// The window as it is drawn at rest without any text, at the bitmap's own scale; nil if no rule
  /// asked for it or nobody can draw.
  public var picture: Bitmap?
  /// The launch screen beside the splash's first frame; nil in every window but the foreground's, and
  /// without a launch screen.
  public var launchFrames: LaunchFrames?
  /// Knows how large images are; nil if nobody does.
  public var images: (any Resources)?

  /// The views that may be seen, back to front.
  let views: [VisibleView]
  /// What text stands on.
  let grounds: Grounds

  /// Creates the input of a window without a picture.
  ///
  /// O(views · log siblings).
  ///
  /// - Parameters:
  ///   - result: the solved window.
  ///   - role: which of the layout's windows it is.
  ///   - motion: what moves in the layout.
  public init(_ result: LayoutResult, role: WindowRole = .main, motion: LayoutMotion? = nil) {
    self.result = result
    self.role = role
    self.motion = motion
    picture = nil
    launchFrames = nil
    images = nil
    views = VisibleView.all(of: result)
    grounds = Grounds(of: views, in: result.environment)
  }

  /// The views that a user reads or touches, back to front.
  var contentViews: some Sequence<VisibleView> { views.lazy.filter(\.isContent) }

  /// The visible view with the given id, or nil.
  func view(_ id: String) -> VisibleView? { views.first { $0.id == id } }
}
