import Casque

/// The form `casque-frames-manifest/1`: the frames of a folder with their checksums.
struct FrameManifest: Encodable {
  struct Frame: Encodable {
    var file: String
    var number: Int
    var time: Double
    var tilt: [Double]
    var checksum: String
  }

  var schema = "casque-frames-manifest/1"
  var layout: String
  var cell: String
  var fps: Double
  var frames: [Frame] = []

  init(_ picture: MovingPicture, rate: Double) {
    layout = picture.request.document.layout.name
    cell = picture.request.cell.description
    fps = rate
  }

  mutating func add(_ file: String, _ frame: AnimationTimes.Frame, checksum: String) {
    frames.append(
      Frame(
        file: file, number: frame.number, time: frame.moment.time,
        tilt: [frame.moment.tilt.x, frame.moment.tilt.y],
        checksum: "fnv1a64:" + checksum))
  }
}
