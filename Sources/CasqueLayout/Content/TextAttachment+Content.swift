import CasqueGeometry
import CasqueModel
import CasqueSymbols

extension ContentMeasurer {
  /// The room of an image among characters of a font.
  ///
  /// A symbol is as large as they are unless it states a size; an image that is not there takes a
  /// square as high as the capitals, for its placeholder.
  func box(of attachment: TextAttachment, among font: Font) -> AttachmentBox {
    let place = SymbolPlace(among: font, text: engine, traits: environment.traits)
    if SymbolImage(name: attachment.image) != nil {
      let own = symbol(attachment.image, in: place)?.size
      let side = place.pointSize * 1.2
      let size = attachment.size ?? own ?? Size(width: side, height: side)
      return AttachmentBox(
        size: size, depth: place.depth(ofHeight: size.height), followsText: true)
    }
    let own = resources.imageDescription(named: attachment.image)?.size
    let side = place.pointSize * 0.705
    return AttachmentBox(size: attachment.size ?? own ?? Size(width: side, height: side))
  }
}
