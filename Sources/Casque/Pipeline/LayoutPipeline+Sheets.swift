public import CasqueCairo
internal import CasqueDevices
internal import CasqueGeometry
public import CasqueImaging
internal import CasqueScene

extension LayoutPipeline {
  /// How many pictures a contact sheet shows large.
  private static let fewPictures = 12

  /// A contact sheet of pictures as pixels: every cell with its caption, at true relative size.
  ///
  /// - Parameters:
  ///   - requests: what to show, in order.
  ///   - reduction: points of the sheet for a point of a picture; nil for what suits their number.
  ///   - progress: called by any worker after each picture.
  ///
  /// Throws if the sheet or a picture is too large.
  public func sheet(
    _ requests: [PictureRequest], reduction: Double? = nil,
    progress: @Sendable () -> Void = {}
  ) throws(DrawingError) -> Bitmap {
    let requests = byFamily(requests)
    let sheet = contactSheet(requests, lists: lists(of: requests), reduction)
    let arrangement = withEngine { sheet.arranged(text: $0.text) }
    let cells = sheet.groups.flatMap(\.cells)
    let tiles = map(count: cells.count) { index, engine in
      defer { progress() }
      let list = arrangement.reduced(cells[index].list, in: arrangement.frames[index])
      return Result { () throws(DrawingError) in
        try engine.renderer(requests[index]).bitmap(list)
      }
    }
    var picture = try withEngine { engine in
      Result { () throws(DrawingError) in
        try engine.renderer(requests[0]).bitmap(arrangement.ground)
      }
    }.get()
    let scale = arrangement.ground.scale
    for (tile, frame) in zip(tiles, arrangement.frames) {
      picture.composite(
        try tile.get(), x: Int((frame.minX * scale).rounded()),
        y: Int((frame.minY * scale).rounded()))
    }
    return picture
  }

  /// A contact sheet of pictures as a PDF of vectors with one page.
  ///
  /// All requests must be of documents in one folder, since a page has one set of images.
  /// Throws if the sheet is too large.
  public func sheetPDF(
    _ requests: [PictureRequest], reduction: Double? = nil
  ) throws(DrawingError) -> [UInt8] {
    let requests = byFamily(requests)
    let sheet = contactSheet(requests, lists: lists(of: requests), reduction)
    return try withEngine { engine in
      Result { () throws(DrawingError) in
        let list = sheet.displayList(text: engine.text)
        return try engine.renderer(requests[0])
          .pdf([list], title: requests[0].document.layout.name)
      }
    }.get()
  }

  /// The requests of a large sheet by device family, families and members in their first order.
  private func byFamily(_ requests: [PictureRequest]) -> [PictureRequest] {
    guard requests.count > LayoutPipeline.fewPictures else { return requests }
    var places: [String: Int] = [:]
    for request in requests where places[request.family] == nil {
      places[request.family] = places.count
    }
    return requests.enumerated().sorted { a, b in
      let (first, second) = (places[a.element.family] ?? 0, places[b.element.family] ?? 0)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }

  /// What all names begin with up to a dot, as those of a storyboard's scenes do.
  private static func commonStem(of names: Set<String>) -> Substring {
    guard names.count > 1, let first = names.min() else { return "" }
    var stem = first[...]
    while !stem.isEmpty, !(stem.hasSuffix(".") && names.allSatisfy { $0.hasPrefix(stem) }) {
      stem.removeLast()
    }
    return stem
  }

  private func lists(of requests: [PictureRequest]) -> [DisplayList] {
    map(count: requests.count) { $1.displayList(for: requests[$0]) }
  }

  private func contactSheet(
    _ requests: [PictureRequest], lists: [DisplayList], _ reduction: Double?
  ) -> ContactSheet {
    let names = Set(requests.map(\.document.layout.name))
    let common = Self.commonStem(of: names).count
    let isFew = requests.count <= LayoutPipeline.fewPictures
    var groups: [ContactSheet.Group] = []
    for index in requests.indices {
      let request = requests[index]
      // Many pictures stand by family, so that those of a kind can be compared.
      let title = isFew ? "" : request.family
      let name = names.count > 1 ? String(request.document.layout.name.dropFirst(common)) : ""
      let cell = request.sheetCell(lists[index], name: name)
      if groups.last?.title == title {
        groups[groups.count - 1].cells.append(cell)
      } else {
        groups.append(ContactSheet.Group(title: title, cells: [cell]))
      }
    }
    let pictures = requests.count == 1 ? "1 picture" : "\(requests.count) pictures"
    return ContactSheet(
      title: names.count == 1
        ? requests[0].document.layout.name
        : common > 0
          ? String(requests[0].document.layout.name.prefix(common - 1)) : "Contact sheet",
      subtitle: pictures, groups: groups, reduction: reduction ?? (isFew ? 0.5 : 0.16))
  }
}

extension PictureRequest {
  /// The family of devices that a picture stands with.
  fileprivate var family: String { canvas == nil ? cell.device.family : "" }

  /// The picture with its caption: what it is shown on, or the scene of a canvas.
  ///
  /// - Parameter name: the layout's name, or nothing where all pictures are of one.
  fileprivate func sheetCell(_ list: DisplayList, name: String) -> ContactSheet.Cell {
    if let canvas {
      return ContactSheet.Cell(list: list, caption: canvas.title, detail: canvas.detail)
    }
    let settings = cell.description.dropFirst(cell.device.name.count + 1)
    let details = [name, String(settings), detail].filter { !$0.isEmpty }.joined(separator: ", ")
    return ContactSheet.Cell(list: list, caption: cell.device.name, detail: details)
  }
}
