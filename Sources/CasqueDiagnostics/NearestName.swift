/// Finds what a misspelt name probably was.
package enum NearestName {
  /// How many candidates are compared; later ones are left out so that time stays bounded.
  private static let candidateLimit = 2_000
  private static let lengthLimit = 64

  /// The candidate nearest to a name, if it is near enough; among equals one that has other hyphens
  /// only, so that `iphone16` is `iphone-16`, or else the earlier one.
  ///
  /// Near enough is a distance of a third of the name's length, and at least 1; letter case costs
  /// nothing. The distance counts insertions, deletions, replacements and exchanged neighbours.
  /// O(candidates · length²).
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(lengthLimit + 1))
    guard !wanted.isEmpty, wanted.count <= lengthLimit else { return nil }
    var best: (name: String, distance: Int, isSame: Bool)?
    let bound = max(1, wanted.count / 3)
    for candidate in candidates.prefix(candidateLimit) where candidate != name {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(lengthLimit + 1))
      guard abs(scalars.count - wanted.count) <= bound else { continue }
      let found = distance(wanted, scalars)
      guard found <= bound else { continue }
      let isSame = joined(scalars) == joined(wanted)
      guard let other = best else {
        best = (candidate, found, isSame)
        continue
      }
      if found < other.distance || (found == other.distance && isSame && !other.isSame) {
        best = (candidate, found, isSame)
      }
    }
    return best?.name
  }

  /// A name without what joins its parts.
  private static func joined(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
    name.filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// The optimal string alignment distance.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
