internal import CasqueModel

/// The resources of two documents that make one picture: each image comes from the first that has
/// it.
struct FallbackResources: Resources {
  var first: any Resources
  var second: any Resources

  func imageDescription(named name: String) -> ImageDescription? {
    first.imageDescription(named: name) ?? second.imageDescription(named: name)
  }

  func imageData(named name: String) -> [UInt8]? {
    first.imageData(named: name) ?? second.imageData(named: name)
  }

  func imageTones(named name: String) -> ImageTones? {
    // The tones must be those of the image that is drawn.
    first.imageDescription(named: name) == nil
      ? second.imageTones(named: name) : first.imageTones(named: name)
  }

  func variant(ofImageNamed name: String, in traits: TraitCollection) -> String {
    first.imageDescription(named: name) == nil
      ? second.variant(ofImageNamed: name, in: traits)
      : first.variant(ofImageNamed: name, in: traits)
  }
}
