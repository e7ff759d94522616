public import CasqueModel
internal import CasqueMotion

extension Document {
  /// The document with one of its splash's texts, chosen by a seed.
  public func seeded(_ seed: UInt64) -> Document {
    guard let splash = layout.motion?.splash else { return self }
    var layout = layout
    layout.motion?.splash = splash.choosingText(seed: seed)
    return Document(path: path, layout: layout, resources: resources)
  }

  /// The document with every behaviour as the original code does it, or corrected.
  ///
  /// Better aims the logo at the corner, lets it cover the screen and keeps the hole on the logo.
  public func with(_ fidelity: MotionFidelity) -> Document {
    var layout = layout
    layout.motion?.parallax?.fidelity = fidelity
    layout.motion?.splash?.aim = fidelity == .faithful ? .faithful : .corner
    layout.motion?.splash?.growth = fidelity == .faithful ? .faithful : .cover
    layout.motion?.splash?.hole = fidelity == .faithful ? .faithful : .counterScaled
    for index in layout.motion?.interactions.indices ?? 0..<0 {
      layout.motion?.interactions[index].fidelity = fidelity
    }
    return Document(path: path, layout: layout, resources: resources)
  }

  /// This document's splash, opening on another document: a launch by a deep link.
  ///
  /// What moves in the other document stays; images are looked for in its folder first.
  public func opening(on target: Document) -> Document {
    var layout = target.layout
    var motion = layout.motion ?? LayoutMotion()
    motion.splash = self.layout.motion?.splash
    layout.motion = motion
    layout.name = self.layout.name
    return Document(
      path: path, layout: layout,
      resources: FallbackResources(first: target.resources, second: resources))
  }
}
