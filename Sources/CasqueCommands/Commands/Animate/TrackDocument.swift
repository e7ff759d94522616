import Casque

/// The form `casque-tracks/1`: everything that moves as numbers over time.
struct TrackDocument: Encodable {
  struct Track: Encodable {
    var window: String
    var item: String
    var property: String
    var unit: String
    /// A value for each time; null where it is as the layout states it.
    var values: [Double?]
  }

  struct State: Encodable {
    var time: Double
    var view: String
    var state: String
  }

  var schema = "casque-tracks/1"
  var layout: String
  var cell: String
  var times: [Double]
  var tracks: [Track]
  /// What each interface is at, whenever that changes.
  var states: [State]

  init(_ table: TrackTable, of picture: MovingPicture) {
    layout = picture.request.document.layout.name
    cell = picture.request.cell.description
    times = table.times
    tracks = table.tracks.map {
      Track(
        window: $0.key.window.rawValue, item: $0.key.item, property: $0.key.property,
        unit: $0.key.unit, values: $0.values)
    }
    var last: [String: String] = [:]
    states = zip(table.times, table.states).flatMap { time, states in
      states.compactMap { state in
        guard last.updateValue(state.state, forKey: state.view) != state.state else { return nil }
        return State(time: time, view: state.view, state: state.state)
      }
    }
  }

  /// A column for each track, a row for each time; an empty field is a value as the layout states.
  static func csv(_ table: TrackTable) -> String {
    let names = table.tracks.map { "\($0.key.window.rawValue).\($0.key.item).\($0.key.property)" }
    var lines = [(["time"] + names).joined(separator: ",")]
    for (row, time) in table.times.enumerated() {
      let values = table.tracks.map { track in track.values[row].map { "\($0)" } ?? "" }
      lines.append((["\(time)"] + values).joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
