import CasqueModel

extension DocumentNode {
  /// A border.
  static func border(_ border: Border) -> DocumentNode {
    .keys([("width", .number(border.width)), ("color", .color(border.color))])
  }

  /// A shadow.
  static func shadow(_ shadow: Shadow) -> DocumentNode {
    let path: DocumentNode? =
      switch shadow.path {
      case .ellipse: .plain("ellipse")
      case .roundedRect(let radius): .keys([("cornerRadius", .number(radius))])
      case nil: nil
      }
    return .keys([
      ("color", .color(shadow.color)), ("radius", .number(shadow.radius)),
      ("offset", .point(shadow.offset)),
      ("spread", shadow.spread == 0 ? nil : .number(shadow.spread)), ("path", path),
    ])
  }

  /// A gradient.
  static func gradient(_ gradient: Gradient) -> DocumentNode {
    .keys([
      ("type", .name(gradient.kind)), ("colors", .list(gradient.colors.map(DocumentNode.color))),
      (
        "locations",
        gradient.locations.isEmpty ? nil : .list(gradient.locations.map(DocumentNode.number))
      ),
      ("startPoint", .point(gradient.startPoint)), ("endPoint", .point(gradient.endPoint)),
    ])
  }

  /// The size and spaces of a collection's cells.
  static func arrangement(_ arrangement: CollectionView.Arrangement) -> DocumentNode {
    switch arrangement {
    case .flow(let flow):
      .keys([
        ("itemSize", .size(flow.itemSize)),
        ("minimumInteritemSpacing", .number(flow.minimumInteritemSpacing)),
        ("minimumLineSpacing", .number(flow.minimumLineSpacing)),
        ("scrollDirection", .name(flow.scrollDirection)),
      ])
    case .grid(let grid):
      .keys([
        ("columns", .number(Double(grid.columns))),
        ("itemHeight", grid.itemHeight.map(DocumentNode.number)),
        ("interItemSpacing", .number(grid.interItemSpacing)),
        ("interGroupSpacing", .number(grid.interGroupSpacing)),
      ])
    }
  }
}
