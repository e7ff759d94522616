import CasqueDiagnostics
import CasqueGeometry
import CasqueImaging
import CasqueLayout
import Foundation

/// A difference as JSON, form `casque-difference/1`.
struct DifferenceDocument: Encodable {
  struct Moved: Encodable {
    var view: String
    var reference: [Double]
    var snapshot: [Double]
    var causes: [Cause]
  }

  struct Cause: Encodable {
    var constraint: String
    var place: String?
  }

  struct Pixels: Encodable {
    var measured: Double
    var allowed: Double
    var unit: String
    var difference: PixelDifference
  }

  var schema = "casque-difference/1"
  var id: String
  var layout: String
  var cell: String
  var kind: SnapshotKind
  var lines: [String]
  var moved: [Moved]?
  var pixels: Pixels?

  init(_ name: SnapshotName, _ difference: SnapshotDifference) {
    id = name.path
    layout = name.layout
    cell = name.cell
    kind = name.kind
    lines = difference.lines
    switch difference {
    case .frames(let frames): moved = frames.changed.map(Moved.init)
    case .image(let image):
      let verdict = image.verdict
      pixels = Pixels(
        measured: verdict.measured, allowed: verdict.allowed, unit: verdict.unit.rawValue,
        difference: verdict.difference)
    case .text, .page, .hash, .unreadable: break
    }
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}

extension DifferenceDocument.Moved {
  init(_ change: FrameDifference.RowChange) {
    func numbers(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }
    view = change.snapshot.id
    reference = numbers(change.reference.frame)
    snapshot = numbers(change.snapshot.frame)
    causes = change.causes.map {
      DifferenceDocument.Cause(
        constraint: $0.constraint.text, place: $0.constraint.place?.description)
    }
  }
}
