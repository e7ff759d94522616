internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueModel
internal import CasqueMotion
internal import CasqueScene
import Foundation

/// A page that shows a moving picture in a browser: one file that needs nothing else.
///
/// Parallax layers and views with motion effects follow the mouse, a finger and the tilt of the
/// device; what moves by itself is scrubbed through its frames.
struct InteractivePage {
  /// A layer that moves with the tilt.
  struct Layer {
    /// The view's id, or `rest`.
    var name: String
    /// The layer as a lossless WebP, larger than the screen by `bleed` on each side.
    var image: [UInt8]
    /// How far it moves for a point of the effective offset on each axis, in points.
    var depth: Point
    /// How far it moves at tilt −1, 0 and 1 by a motion effect, in points.
    var effect: [Point]
  }

  /// A frame of what moves by itself.
  struct Frame {
    var time: Double
    var image: [UInt8]
  }

  var title: String
  var size: Size
  var bleed: Double
  var layers: [Layer] = []
  /// The content offset at tilt 1, in points.
  var travel = 0.0
  /// How far the offset may go before the background uncovers the container, in points.
  var bound: Point?
  /// The container that cuts its layers; nil if it does not.
  var container: Container?
  /// What the step model needs of the background; nil in the absolute model.
  var step: Step?
  var frames: [Frame] = []

  /// A view that clips, with the names of the layers in it.
  struct Container {
    /// Its frame on the screen, in points.
    var frame: Rect
    /// The radius of its corners, in points.
    var radius: Double
    var layers: [String]
  }

  /// The background as the step model moves it, in points of the container.
  struct Step {
    /// The container's size.
    var bounds: Size
    /// The background's size, zero without one: then every axis is frozen.
    var size: Size
    var center: Point
    /// How far it moves for a point of the offset.
    var depth: Point
  }

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(InteractivePage.escaped(title))</title>
    <style>
    \(InteractivePage.style(size))
    </style>
    </head>
    <body>
    <main>
    <div id="screen" role="img" aria-label="\(InteractivePage.escaped(title))">
    \(images)
    </div>
    \(controls)
    </main>
    <script>
    const scene = \(data);
    \(InteractivePage.script)
    </script>
    </body>
    </html>

    """
  }

  private var images: String {
    let inside = Set(container?.layers ?? [])
    var lines: [String] = []
    var isOpen = false
    for layer in layers {
      if inside.contains(layer.name) != isOpen {
        lines.append(isOpen ? "</div>" : opening)
        isOpen.toggle()
      }
      lines.append(tag(of: layer, at: isOpen ? container?.frame.origin ?? .zero : .zero))
    }
    if isOpen { lines.append("</div>") }
    if let first = frames.first {
      lines.append(
        "<img id=\"frame\" alt=\"\" src=\"\(InteractivePage.source(first.image))\">")
    }
    return lines.joined(separator: "\n")
  }

  /// What cuts the layers of a container that clips.
  private var opening: String {
    guard let container else { return "<div>" }
    let frame = container.frame
    return "<div class=\"container\" style=\"left:\(frame.minX)px;top:\(frame.minY)px;"
      + "width:\(frame.width)px;height:\(frame.height)px;border-radius:\(container.radius)px\">"
  }

  /// A layer, which is as large as the screen with its bleed, from an origin on the screen.
  private func tag(of layer: Layer, at origin: Point) -> String {
    "<img class=\"layer\" id=\"layer-\(InteractivePage.escaped(layer.name))\" alt=\"\" "
      + "style=\"left:\(-bleed - origin.x)px;top:\(-bleed - origin.y)px;"
      + "width:\(size.width + 2 * bleed)px;height:\(size.height + 2 * bleed)px\" "
      + "src=\"\(InteractivePage.source(layer.image))\">"
  }

  private var controls: String {
    guard frames.count > 1, let last = frames.last else { return "" }
    return """
      <div id="controls">
      <button id="play" type="button">Play</button>
      <input id="time" type="range" min="0" max="\(frames.count - 1)" value="0" step="1" \
      aria-label="Time">
      <output id="clock">0 s of \(last.time) s</output>
      </div>
      """
  }

  /// What the script works on, as JSON.
  private var data: String {
    func pair(_ point: Point) -> String { "[\(point.x),\(point.y)]" }
    let layers = layers.map { layer in
      "{\"name\":\"\(InteractivePage.escaped(layer.name))\",\"depth\":\(pair(layer.depth)),"
        + "\"effect\":[\(layer.effect.map(pair).joined(separator: ","))]}"
    }
    let frames = frames.map { frame in
      "{\"time\":\(frame.time),\"image\":\"\(InteractivePage.source(frame.image))\"}"
    }
    let step = step.map { step in
      "{\"bounds\":\(pair(Point(x: step.bounds.width, y: step.bounds.height))),"
        + "\"size\":\(pair(Point(x: step.size.width, y: step.size.height))),"
        + "\"center\":\(pair(step.center)),\"depth\":\(pair(step.depth))}"
    }
    return "{\"travel\":\(travel),\"bound\":\(bound.map(pair) ?? "null"),"
      + "\"step\":\(step ?? "null"),"
      + "\"layers\":[\(layers.joined(separator: ","))],"
      + "\"frames\":[\n\(frames.joined(separator: ",\n"))]}"
  }

  private static func source(_ image: [UInt8]) -> String {
    "data:image/webp;base64," + Data(image).base64EncodedString()
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += "&#92;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
