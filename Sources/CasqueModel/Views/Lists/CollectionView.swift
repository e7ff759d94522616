public import CasqueGeometry

/// The content of a UICollectionView: its cells are its subviews, placed by an arrangement.
public struct CollectionView: Sendable, Hashable, PropertyHolder {
  /// How cells are placed.
  public enum Arrangement: Sendable, Hashable {
    /// Cells of one size in lines, as UICollectionViewFlowLayout.
    case flow(Flow)
    /// Columns of one width, as a compositional layout of fractional widths.
    case grid(Grid)
  }

  /// Cells of one size, as many in a line as fit.
  public struct Flow: Sendable, Hashable {
    /// The size of every cell, in points.
    public var itemSize: Size
    /// The least space between cells of a line, in points.
    public var minimumInteritemSpacing: Double
    /// The space between lines, in points.
    public var minimumLineSpacing: Double
    /// The axis along which it scrolls.
    public var scrollDirection: Axis

    /// Creates a flow with UIKit's defaults.
    public init(
      itemSize: Size = Size(width: 50, height: 50), minimumInteritemSpacing: Double = 10,
      minimumLineSpacing: Double = 10, scrollDirection: Axis = .vertical
    ) {
      self.itemSize = itemSize
      self.minimumInteritemSpacing = minimumInteritemSpacing
      self.minimumLineSpacing = minimumLineSpacing
      self.scrollDirection = scrollDirection
    }
  }

  /// Columns of one width.
  public struct Grid: Sendable, Hashable {
    /// How many columns there are.
    public var columns: Int
    /// The height of every cell, in points; nil for what its content asks for.
    public var itemHeight: Double?
    /// The space between columns, in points.
    public var interItemSpacing: Double
    /// The space between lines, in points.
    public var interGroupSpacing: Double

    /// Creates a grid.
    public init(
      columns: Int, itemHeight: Double? = nil, interItemSpacing: Double = 0,
      interGroupSpacing: Double = 0
    ) {
      self.columns = columns
      self.itemHeight = itemHeight
      self.interItemSpacing = interItemSpacing
      self.interGroupSpacing = interGroupSpacing
    }
  }

  /// How cells are placed.
  public var arrangement: Arrangement
  /// The space around all cells, in points.
  public var sectionInset: DirectionalInsets
  /// How it scrolls.
  public var scrolling: ScrollView

  /// Creates a collection view's content.
  public init(
    arrangement: Arrangement = .flow(Flow()),
    sectionInset: DirectionalInsets = DirectionalInsets(), scrolling: ScrollView = ScrollView()
  ) {
    self.arrangement = arrangement
    self.sectionInset = sectionInset
    self.scrolling = scrolling
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .collectionLayout(let arrangement): self.arrangement = arrangement
    case .sectionInset(let inset): sectionInset = inset
    default: return property.apply(to: &scrolling)
    }
    return true
  }
}
