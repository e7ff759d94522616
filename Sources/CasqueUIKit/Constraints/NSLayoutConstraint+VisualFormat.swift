internal import Casque
internal import Foundation

extension NSLayoutConstraint {
  /// How views of a format are aligned across it, and in which direction it reads.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the centres along x.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the centres along y.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Reads from the leading edge, as text does; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from the left in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from the right in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// The constraints of a visual format; a fault in it is a programmer's, as in UIKit.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: String = #fileID, line: Int = #line
  ) -> [NSLayoutConstraint] {
    let axis = format.hasPrefix("H:") || format.hasPrefix("V:") ? "" : "H:"
    let fault = VisualFormatFault(format: format, place: "\(fileID):\(line)")
    var parser = VisualFormatParser(axis + format)
    do {
      let parsed = try parser.parse()
      let items = parsed.parts.map { part in
        guard let item = views[part.name.text] as? any UILayoutItem else {
          fault.stop(
            "'\(part.name.text)' is not among the views",
            at: part.name.offsets.lowerBound - axis.utf8.count)
        }
        return item
      }
      let maker = VisualFormatMaker(
        format: parsed, items: items, options: options, metrics: metrics ?? [:], views: views,
        fault: fault, fileID: fileID, line: line)
      return maker.constraints()
    } catch {
      fault.stop(error.message, at: error.offsets.lowerBound - axis.utf8.count)
    }
  }
}

/// A visual format that cannot be meant: a programmer's mistake, which UIKit raises for too.
private struct VisualFormatFault {
  var format: String
  /// Where the call stands.
  var place: String

  /// Ends the run with the format, a mark under the fault, and the place of the call.
  func stop(_ message: String, at offset: Int) -> Never {
    let before = String(decoding: Array(format.utf8).prefix(max(0, offset)), as: UTF8.self)
    let mark = String(repeating: " ", count: before.count) + "^"
    preconditionFailure(
      "unable to parse constraint format at \(place): \(message)\n\(format)\n\(mark)")
  }
}

/// Makes the constraints of a format that was read.
private struct VisualFormatMaker {
  var format: VisualFormat
  var items: [any UILayoutItem]
  var options: NSLayoutConstraint.FormatOptions
  var metrics: [String: Any]
  var views: [String: Any]
  var fault: VisualFormatFault
  var fileID: String
  var line: Int

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() -> [NSLayoutConstraint] {
    joints() + sizes() + alignments()
  }

  /// The edges where the format begins and ends.
  private var edges: (first: Attribute, last: Attribute) {
    if format.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private func joints() -> [NSLayoutConstraint] {
    format.joints.flatMap { joint -> [NSLayoutConstraint] in
      let isAtEdge = joint.before == nil || joint.after == nil
      let superview =
        items[0] is UILayoutGuide
        ? items[0].owningUIView : items[0].owningUIView?.superview
      let before = joint.before.map { items[$0] } ?? superview
      let after = joint.after.map { items[$0] } ?? superview
      guard let before, let after else {
        fault.stop("'|' needs views with a superview", at: 0)
      }
      var (first, second) = (edges.first, joint.before == nil ? edges.first : edges.last)
      if joint.after == nil { first = edges.last }
      switch joint.connection {
      case .flush: return [make(after, first, .equal, before, second, 0, 1000)]
      case .standard:
        guard isAtEdge else { return [make(after, first, .equal, before, second, 8, 1000)] }
        // To the superview's margin.
        return joint.before == nil
          ? [make(after, first, .equal, before, second.margin, 0, 1000)]
          : [make(after, first.margin, .equal, before, second, 0, 1000)]
      case .predicates(let predicates):
        return predicates.map { predicate in
          make(
            after, first, relation(predicate), before, second, number(predicate.object),
            priority(predicate))
        }
      }
    }
  }

  private func sizes() -> [NSLayoutConstraint] {
    let extent: Attribute = format.axis == .vertical ? .height : .width
    return zip(format.parts, items).flatMap { part, item in
      part.predicates.map { predicate in
        if case .name(let name) = predicate.object, let other = views[name] as? any UILayoutItem {
          return make(item, extent, relation(predicate), other, extent, 0, priority(predicate))
        }
        return make(
          item, extent, relation(predicate), nil, .notAnAttribute, number(predicate.object),
          priority(predicate))
      }
    }
  }

  private func alignments() -> [NSLayoutConstraint] {
    let pairs: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return pairs.filter { options.contains($0.0) }.flatMap { _, attribute in
      guard (format.axis == .vertical) == Self.alongX.contains(attribute) else {
        let direction = format.axis == .vertical ? "vertical" : "horizontal"
        fault.stop("the options align along the format, which is \(direction)", at: 0)
      }
      return zip(items, items.dropFirst()).map {
        make($1, attribute, .equal, $0, attribute, 0, 1000)
      }
    }
  }

  private static let alongX: Set<Attribute> = [.left, .right, .leading, .trailing, .centerX]

  private func make(
    _ first: any UILayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any UILayoutItem)?, _ other: Attribute, _ constant: CGFloat, _ priority: Float
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant, fileID: fileID, line: line)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private func relation(_ predicate: VisualFormat.Predicate) -> NSLayoutConstraint.Relation {
    switch predicate.relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) -> Float {
    predicate.priority.map { Float(number($0)) } ?? 1000
  }

  private func number(_ object: VisualFormat.Predicate.Object) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return number
      case let number as Int: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default: fault.stop("'\(name)' is neither a metric nor a view", at: 0)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
