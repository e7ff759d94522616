import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// The keys of how a collection view places its cells.
private enum CollectionLayoutKeys {
  private static let points = ValueForm<Double>.number(0...documentNumberLimit)

  static let columns = DocumentKey.required(
    "columns", "How many columns there are.", ValueForm<Int>.integer(1...1000))
  static let itemHeight = DocumentKey(
    "itemHeight", "The height of every cell; without it what its content asks for.", points)
  static let interItemSpacing = DocumentKey(
    "interItemSpacing", "The space between columns.", points)
  static let interGroupSpacing = DocumentKey(
    "interGroupSpacing", "The space between lines.", points)
  static let grid = KeyTable(
    "a grid", [columns.row, itemHeight.row, interItemSpacing.row, interGroupSpacing.row])

  static let itemSize = DocumentKey("itemSize", "The size of every cell.", ValueForm<Size>.size)
  static let minimumInteritemSpacing = DocumentKey(
    "minimumInteritemSpacing", "The least space between cells of a line.", points)
  static let minimumLineSpacing = DocumentKey(
    "minimumLineSpacing", "The space between lines.", points)
  static let scrollDirection = DocumentKey(
    "scrollDirection", "The axis along which it scrolls.", ValueForm<Axis>.choice("an axis"))
  static let flow = KeyTable(
    "a flow layout",
    [
      itemSize.row, minimumInteritemSpacing.row, minimumLineSpacing.row, scrollDirection.row,
    ])
}

extension ValueForm where Value == CollectionView.Arrangement {
  /// `{columns:, itemHeight:, interItemSpacing:, interGroupSpacing:}`, or a flow
  /// `{itemSize:, minimumInteritemSpacing:, minimumLineSpacing:, scrollDirection:}`.
  static var collectionLayout: ValueForm {
    typealias Keys = CollectionLayoutKeys
    let schema = JSONValue.members(["anyOf": [Keys.grid.schema, Keys.flow.schema]])
    return ValueForm(schema: schema) { value, context in
      guard value[Keys.columns.name] != nil else {
        return context.check(value, against: Keys.flow).map { .flow(flow($0, &context)) }
      }
      guard let keys = context.check(value, against: Keys.grid),
        let columns = keys.read(Keys.columns, &context)
      else { return nil }
      return .grid(
        CollectionView.Grid(
          columns: columns, itemHeight: keys.read(Keys.itemHeight, &context),
          interItemSpacing: keys.read(Keys.interItemSpacing, &context) ?? 0,
          interGroupSpacing: keys.read(Keys.interGroupSpacing, &context) ?? 0))
    }
  }

  private static func flow(
    _ keys: CheckedMapping, _ context: inout ReadingContext
  ) -> CollectionView.Flow {
    typealias Keys = CollectionLayoutKeys
    var flow = CollectionView.Flow()
    flow.itemSize = keys.read(Keys.itemSize, &context) ?? flow.itemSize
    flow.minimumInteritemSpacing =
      keys.read(Keys.minimumInteritemSpacing, &context) ?? flow.minimumInteritemSpacing
    flow.minimumLineSpacing =
      keys.read(Keys.minimumLineSpacing, &context) ?? flow.minimumLineSpacing
    flow.scrollDirection = keys.read(Keys.scrollDirection, &context) ?? flow.scrollDirection
    return flow
  }
}
