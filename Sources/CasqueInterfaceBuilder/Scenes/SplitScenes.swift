import CasqueModel

/// The scenes that stand beside one another in split view controllers.
///
/// A scene belongs to the column that a relationship leads to, with what is pushed there; what a
/// `showDetail` segue leads to is in the secondary one. **Source** UISplitViewController.
struct SplitScenes {
  /// A column, from the leading side.
  enum Column: String, CaseIterable {
    case primary, supplementary, secondary
  }

  /// The place of a scene.
  struct Place {
    /// The tag of the split view controller.
    let split: MarkupTag
    let column: Column
  }

  private static let columns: [String: Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary,
  ]

  private var places: [String: Place] = [:]
  /// The content of each column, by the id of the split view controller.
  private var contents: [String: [Column: String]] = [:]

  init(_ document: InterfaceDocument) {
    let pushed = Dictionary(
      grouping: document.bars.navigationControllers, by: { $0.value["id"] ?? "" }
    ).mapValues { $0.map(\.key) }
    for split in document.tree.tags where split.name == "splitViewController" {
      guard let id = split["id"], contents[id] == nil else { continue }
      for segue in split.child("connections")?.children ?? [] {
        guard let column = Self.columns[segue["relationship"] ?? ""],
          let destination = segue["destination"],
          let content = EmbeddedScenes.content(of: destination, in: document)
        else { continue }
        contents[id, default: [:]][column] = content
        places[content] = Place(split: split, column: column)
        for scene in pushed[destination] ?? [] where places[scene] == nil {
          places[scene] = Place(split: split, column: column)
        }
      }
    }
    if places.isEmpty { return }
    for segue in document.tree.tags where segue.name == "segue" && segue["kind"] == "showDetail" {
      guard let source = BarInference.owner(of: segue).flatMap({ places[$0] }),
        let destination = segue["destination"],
        let content = EmbeddedScenes.content(of: destination, in: document),
        places[content] == nil
      else { continue }
      places[content] = Place(split: source.split, column: .secondary)
    }
  }

  /// Where the scene of a controller stands; nil outside of split views.
  subscript(controller: String?) -> Place? { controller.flatMap { places[$0] } }

  /// The controller whose scene a column of a split view begins with.
  func content(of column: Column, in split: MarkupTag) -> String? {
    contents[split["id"] ?? ""]?[column]
  }
}
