public import CasqueDiagnostics

/// Findings of one cause on any number of cells: one entry of a report.
public struct FindingGroup: Sendable, Hashable {
  /// The layout's name.
  public var layout: String
  /// The finding as it was on the first cell.
  public var finding: Finding
  /// The cells that show it, in the order of the matrix.
  public var cells: [String]

  /// Creates a group.
  public init(layout: String, finding: Finding, cells: [String]) {
    self.layout = layout
    self.finding = finding
    self.cells = cells
  }

  /// Groups findings by layout and cause.
  ///
  /// Groups come in the order of their layouts, in a layout the worst first, then by place. A cell
  /// counts once for a cause. O(findings · log groups).
  public static func grouped(_ cells: [CellFindings]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var indices: [String: Int] = [:]
    var layouts: [String: Int] = [:]
    for entry in cells {
      if layouts[entry.layout] == nil { layouts[entry.layout] = layouts.count }
      for finding in entry.findings {
        let key = "\(entry.layout)\u{0}\(finding.cause)"
        if let index = indices[key] {
          if groups[index].cells.last != entry.cell { groups[index].cells.append(entry.cell) }
        } else {
          indices[key] = groups.count
          groups.append(
            FindingGroup(layout: entry.layout, finding: finding, cells: [entry.cell]))
        }
      }
    }
    return groups.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      let order = (layouts[first.layout] ?? 0, layouts[second.layout] ?? 0)
      if order.0 != order.1 { return order.0 < order.1 }
      let (one, other) = (first.finding.diagnostic, second.finding.diagnostic)
      if one.severity != other.severity { return one.severity > other.severity }
      if let p = one.place, let q = other.place, p != q {
        return (p.path, p.start) < (q.path, q.start)
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
