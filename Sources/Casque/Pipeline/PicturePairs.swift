/// Which pictures are shown beside each other.
package enum PicturePairs {
  /// Pairs the pictures of two files by layout and cell, or those of one file on two cells by layout.
  ///
  /// What has no counterpart comes second; nil for pictures of more files or cells.
  package static func of(
    _ requests: [PictureRequest]
  ) -> (pairs: [(before: PictureRequest, after: PictureRequest)], alone: [PictureRequest])? {
    if requests.count == 2 { return ([(requests[0], requests[1])], []) }
    let paths = requests.map(\.document.path)
    let looks = requests.map(\.bookmark)
    let isByPath = Set(paths).count == 2
    guard isByPath || Set(paths).count == 1 && Set(looks).count == 2 else { return nil }
    func isBefore(_ index: Int) -> Bool {
      isByPath ? paths[index] == paths[0] : looks[index] == looks[0]
    }
    func key(_ index: Int) -> String {
      let name = requests[index].document.layout.name
      // The name of a scene begins with that of its file.
      let scene = name.firstIndex(of: ".").map { String(name[$0...]) } ?? ""
      return isByPath ? scene + "\u{0}" + looks[index] : name
    }
    let earlier = requests.indices.filter(isBefore)
    var later = requests.indices.filter { !isBefore($0) }
    var (pairs, alone): ([(before: PictureRequest, after: PictureRequest)], [PictureRequest]) = (
      [], []
    )
    for index in earlier {
      if let twin = later.firstIndex(where: { key($0) == key(index) }) {
        pairs.append((requests[index], requests[later.remove(at: twin)]))
      } else {
        alone.append(requests[index])
      }
    }
    return (pairs, alone + later.map { requests[$0] })
  }
}
