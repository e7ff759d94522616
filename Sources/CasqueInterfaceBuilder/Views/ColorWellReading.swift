import CasqueModel

extension ContentReading {
  /// How wide and high a colour well is, in points.
  private static let wellSide = 28.0

  /// Makes a plain view look as a UIColorWell: a disc of the chosen colour in a ring.
  ///
  /// How large it is and how it looks are from general knowledge (low).
  func makeColorWell(of view: inout View, _ tag: MarkupTag) {
    view.appearance.backgroundColor = color(tag, "selectedColor") ?? .system("systemFill")
    view.appearance.cornerRadius = Self.wellSide / 2
    view.appearance.border = Border(width: 3, color: .system("systemGray3"))
    view.constraints += [LayoutAttribute.width, .height].map {
      LayoutConstraint(
        .view(view.id), $0, constant: Self.wellSide, priority: .defaultHigh, place: tag.place)
    }
  }
}
