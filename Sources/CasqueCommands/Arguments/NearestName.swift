/// Finds what was probably meant by a name that is not there.
public enum NearestName {
  /// The name with the least edits from `name`, if those are few for its length; the first of
  /// equals.
  ///
  /// O(names · length²).
  public static func of(_ name: String, in names: [String]) -> String? {
    let allowed = max(1, name.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(Array(name.lowercased()), Array(candidate.lowercased()))
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? diagonal : 1 + min(diagonal, above, row[j])
        diagonal = above
      }
    }
    return row[b.count]
  }
}
