import Casque

/// What the flags of `casque snapshots` say of each snapshot and of the store.
struct SnapshotOptions {
  /// The kinds that documents have; text is for tests.
  static let kinds = SnapshotKind.allCases.filter { $0 != .text }.map(\.rawValue)
  /// The folder of references without a flag.
  static let store = "Snapshots"

  let recipes: [SnapshotRecipe]
  let store: ReferenceStore

  init(_ arguments: ParsedArguments) throws(CommandError) {
    var comparator = try SnapshotOptions.comparator(arguments.value("comparator") ?? "exact")
    if arguments.flag("ignore-antialiasing") { comparator = .ignoringAntialiasing(comparator) }
    let masks = arguments.values("mask")
    var times: [Double] = []
    for text in arguments.values("at") { times.append(try PictureLook.time(text)) }
    let words = arguments.values("kind").isEmpty ? ["frames", "image"] : arguments.values("kind")
    let kinds = words.compactMap(SnapshotKind.init(rawValue:))
    if kinds.contains(.motion), times.isEmpty {
      throw .usage(UsageError("--kind motion needs moments", hint: "--at 0,0.25,0.5"))
    }
    recipes = kinds.flatMap { kind in
      let times: [Double?] = kind == .motion ? times : [nil]
      return times.map { time in
        SnapshotRecipe(kind, comparator: comparator, masks: masks, time: time)
      }
    }
    var folder = arguments.value("store") ?? SnapshotOptions.store
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let pictures = arguments.value("references").flatMap(ReferenceStore.Pictures.init(rawValue:))
    store = ReferenceStore(folder: folder, pictures: pictures ?? .png)
  }

  /// The snapshots of documents on the cells that the flags choose.
  func matrix(
    _ documents: [Document], _ arguments: ParsedArguments
  ) throws(CommandError) -> SnapshotMatrix {
    SnapshotMatrix(
      documents: documents, cells: try MatrixOptions.cells(of: arguments, defaults: .oneDevice),
      recipes: recipes, store: store, locale: try MatrixOptions.locale(of: arguments))
  }

  private static func comparator(_ text: String) throws(CommandError) -> BitmapComparator {
    if text == "exact" { return .exact }
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      switch parts[0] {
      case "pixels": if let limit = Int(parts[1]), limit >= 0 { return .pixels(max: limit) }
      case "cluster": if let limit = Int(parts[1]), limit >= 0 { return .cluster(max: limit) }
      case "perceptual":
        if let limit = Double(parts[1]), limit >= 0, limit <= 100 {
          return .perceptual(deltaE: limit)
        }
      default: break
      }
    }
    throw .usage(
      UsageError(
        "--comparator cannot be '\(text)'",
        hint: "exact, pixels=12, cluster=4 or perceptual=2.3"))
  }
}
