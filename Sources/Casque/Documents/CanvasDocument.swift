public import CasqueDiagnostics
public import CasqueGeometry
internal import CasqueInterfaceBuilder
internal import CasqueLayout
internal import CasqueModel
import Foundation

/// A storyboard or xib as Interface Builder shows it.
public struct CanvasDocument: Sendable {
  /// The file, as the user named it.
  public let path: String

  let canvas: Canvas
  let resources: CatalogResources
  /// The bars over scenes, by the names of their layouts; none where nothing is drawn.
  var bars: [String: CanvasRoot] = [:]

  /// Reads a document of Interface Builder.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - insets: the safe areas of roots by their ids, in place of what the document tells.
  /// - Returns: the best that could be made of it, nil if it is none, and what is wrong.
  public static func read(
    _ path: String, insets: [String: Insets] = [:]
  ) -> Diagnosed<CanvasDocument?> {
    read(path, insets: insets, naming: .ids)
  }

  /// Reads a document; for reports its views are called as a person calls them.
  static func read(
    _ path: String, insets: [String: Insets] = [:], naming: Canvas.Naming, pictured: Bool = false
  ) -> Diagnosed<CanvasDocument?> {
    let folder = Document.folder(of: path)
    guard let bytes = Document.bytes(of: path) else {
      return Diagnosed(nil, diagnostics: [Document.unreadable(path)])
    }
    let read = InterfaceDocument.read(bytes, path: path)
    guard let document = read.value else { return Diagnosed(nil, diagnostics: read.diagnostics) }
    let canvas = Canvas(document, insets: insets, naming: naming)
    let project = pictured ? ProjectFiles(around: folder) : nil
    return Diagnosed(
      CanvasDocument(
        path: path, canvas: canvas,
        resources: CatalogResources(
          document,
          catalogs: project.map { AssetCatalogs(folder: folder, project: $0) } ?? EmptyResources(),
          folder: project.map { Document.loose(folder, $0) } ?? EmptyResources(),
          purpose: .canvas),
        bars: pictured ? CanvasBars(document).roots : [:]),
      diagnostics: read.diagnostics + canvas.diagnostics)
  }

  /// Whether a file is a document of Interface Builder; it is read for that, but not laid out.
  package static func isDocument(_ path: String) -> Bool {
    Document.bytes(of: path).flatMap { InterfaceDocument.read($0, path: path).value } != nil
  }

  /// The frames of all views as they are saved, by their ids in the document, in its order.
  package var savedFrames: [(id: String, frame: Rect)] { canvas.savedFrames }

  /// The frames of all views by their ids in the document, in its order, in points and in their
  /// superviews' coordinates.
  ///
  /// What is laid out by itself, and what is not installed, has its saved frame.
  package func frames(with engine: inout Engine) -> [(id: String, frame: Rect)] {
    var solved: [String: Rect] = [:]
    for root in canvas.roots {
      let result = engine.frames(
        of: root.layout, in: root.environment, resources: resources)
      for view in result.views.dropFirst() { solved[view.id] = view.frame }
    }
    return canvas.savedFrames.map { ($0.id, solved[$0.id] ?? $0.frame) }
  }
}

extension LayoutPipeline {
  /// The frames of documents on their canvases, document by document.
  public func canvasFrames(of documents: [CanvasDocument]) -> [[(id: String, frame: Rect)]] {
    map(count: documents.count) { index, engine in documents[index].frames(with: &engine) }
  }
}
