import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// The items of a bar, those of a view of one's own as wide as that.
  func sized(_ items: [BarItem], in view: PresentedView) -> [BarItem] {
    guard items.contains(where: { $0.customView != nil }) else { return items }
    let own = result.views.filter { $0.superview == view.resolved.id }
    return items.map { item in
      guard let index = item.customView, own.indices.contains(index) else { return item }
      var item = item
      item.width = shownFrame(of: own[index]).width
      return item
    }
  }

  /// Where a view is drawn: a switch has one size whatever its frame is.
  private func shownFrame(of view: ResolvedView) -> Rect {
    guard case .switch = view.view.content else { return view.absoluteFrame }
    return Rect(
      origin: view.absoluteFrame.origin, size: environment.profile.controls.switchSize)
  }

  /// How far each subview of a bar is moved so that it stands where its item, or the title, does.
  ///
  /// A bar arranges its items when it is drawn; that is where it puts the views of custom items.
  func customPlaces(in view: PresentedView) -> [String: Point] {
    let items: [(item: BarItem, rect: Rect)]
    var title: (index: Int, center: Point)?
    switch view.view.content {
    case .toolbar(let bar):
      guard bar.items.contains(where: { $0.customView != nil }) else { return [:] }
      let row = toolbarRow(of: view)
      items = toolbarRuns(of: bar, in: view).flatMap {
        places(of: $0.groups, from: $0.x, row: row)
      }
    case .navigationBar(let bar):
      let all = bar.leadingItems + bar.trailingItems
      guard bar.titleView != nil || all.contains(where: { $0.customView != nil }) else {
        return [:]
      }
      let row = navigationRow(of: bar, in: view)
      title = bar.titleView.map { ($0, row.center) }
      let start = barContent(of: view).minX
      let sides = navigationSides(of: bar, from: start, in: view)
      items =
        places(of: sides.leading, from: start, row: row)
        + places(of: sides.trailing, from: sides.end, row: row)
    default: return [:]
    }
    var shifts: [String: Point] = [:]
    let own = result.views.filter { $0.superview == view.resolved.id }
    func place(_ index: Int, at center: Point) {
      guard own.indices.contains(index) else { return }
      shifts[own[index].id] = center - shownFrame(of: own[index]).center
    }
    for (item, rect) in items {
      guard let index = item.customView else { continue }
      place(index, at: rect.mirrored(in: view.frame, if: view.resolved.isMirrored).center)
    }
    if let title { place(title.index, at: title.center) }
    return shifts
  }
}
