import Casque
import Foundation

/// `CasqueBenchmarks references FOLDER [COUNT]`: processor time to verify snapshots whose reference
/// holds the same pixels, for scripts/bench-snapshots.
///
/// `verified` is what an assertion does: the snapshot is in memory, the reference is a file.
/// `fromFiles` reads, decodes and compares two files, as programs do that only know files.
enum ReferenceBenchmark {
  static func run(folder: String, count: Int) {
    let store = ReferenceStore(folder: folder)
    let paths = store.references().filter { $0.hasSuffix(".png") }
    let bitmaps = paths.compactMap { path in
      read("\(folder)/\(path)").flatMap { try? ImageReader.decode($0) }
    }
    guard !paths.isEmpty, bitmaps.count == paths.count, count > 0 else {
      print("{\"error\": \"\(folder) holds no pictures\"}")
      return
    }
    var equal = 0
    let start = CPUTime.now
    for turn in 0..<count {
      let index = turn % paths.count
      guard let file = read("\(folder)/\(paths[index])") else { continue }
      if SnapshotContent.image(bitmaps[index]).difference(from: file) == nil { equal += 1 }
    }
    let verified = CPUTime.now - start
    let pairs = min(count, paths.count)
    let again = CPUTime.now
    for index in 0..<pairs {
      guard let file = read("\(folder)/\(paths[index])"), let one = try? ImageReader.decode(file),
        let second = read("\(folder)/\(paths[index])"), let other = try? ImageReader.decode(second)
      else { continue }
      if BitmapComparator.exact.verdict(one, other).isAccepted { equal += 1 }
    }
    let fromFiles = CPUTime.now - again
    print(
      """
      {"benchmark": "references", "pictures": \(paths.count), "equal": \(equal == count + pairs),
       "verified": \(verified / Double(count)), "fromFiles": \(fromFiles / Double(pairs))}
      """)
  }

  private static func read(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
  }
}
