import CasqueModel

/// The views and guides of one tree, by their ids.
struct SymbolTable {
  /// What an id names.
  enum Symbol {
    case view(superview: String?, kind: ViewKind)
    case guide(owner: String)
  }

  private var symbols: [String: Symbol] = [:]
  private var places: [String: Range<Int>] = [:]
  /// The guides of every view and all ids, in the order of the document.
  private(set) var names: [String] = GuideWord.allCases.map(\.rawValue)
  /// The numbers for visual format, by the view that states them.
  private var metrics: [String: [String: Double]] = [:]

  /// What an id names, or nil.
  subscript(name: String) -> Symbol? { symbols[name] }

  /// Where an id was given, or nil.
  func place(of name: String) -> Range<Int>? { places[name] }

  /// Adds an id that is not there yet.
  mutating func add(_ name: String, _ symbol: Symbol, at place: Range<Int>) {
    symbols[name] = symbol
    places[name] = place
    names.append(name)
  }

  /// States the numbers of a view.
  mutating func setMetrics(_ values: [String: Double], of view: String) {
    metrics[view] = values
  }

  /// The kind of a view, or nil if the id names none.
  func kind(of name: String) -> ViewKind? {
    if case .view(_, let kind)? = symbols[name] { return kind }
    return nil
  }

  /// The superview of a view, or the view that owns a guide.
  func container(of name: String) -> String? {
    switch symbols[name] {
    case .view(let superview, _): superview
    case .guide(let owner): owner
    case nil: nil
    }
  }

  /// The view or guide with an id, or nil.
  func item(_ name: String) -> LayoutItem? {
    switch symbols[name] {
    case .view: .view(name)
    case .guide(let owner): .guide(.custom(name), of: owner)
    case nil: nil
    }
  }

  /// A number for visual format: of the view or of the nearest one around it.
  ///
  /// O(depth).
  func metric(_ name: String, of view: String) -> Double? {
    var owner: String? = view
    while let current = owner {
      if let value = metrics[current]?[name] { return value }
      owner = container(of: current)
    }
    return nil
  }

  /// The views around something, the nearest first.
  ///
  /// O(depth).
  func containers(of name: String) -> [String] {
    var chain: [String] = []
    var next = container(of: name)
    while let current = next {
      chain.append(current)
      next = container(of: current)
    }
    return chain
  }
}
