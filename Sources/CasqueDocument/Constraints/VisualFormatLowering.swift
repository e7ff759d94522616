import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Turns visual format whose names are known into constraints.
///
/// Spaces are written so that their constant grows with the space: `after.near = before.far +
/// space`, and at the far end `superview.trailing = last.trailing + space`. The superview is the
/// nearest view around all of the parts.
struct VisualFormatLowering {
  let resolver: AnchorResolver
  /// The text, for the descriptions of constraints.
  private let bytes: [UInt8]

  /// Takes the text that was read, and what finds its names.
  init(resolver: AnchorResolver, text: String) {
    self.resolver = resolver
    bytes = Array(text.utf8)
  }

  /// A constraint with its place in the text.
  struct Placed {
    var constraint: LayoutConstraint
    var offsets: Range<Int>
  }

  /// The constraints: sizes and spaces in the order of the text.
  func constraints(of format: VisualFormat) throws(ConstraintProblem) -> [Placed] {
    var items: [LayoutItem] = []
    for part in format.parts { items.append(try resolver.item(part.name)) }
    var placed: [Placed] = []
    for (part, item) in zip(format.parts, items) {
      for predicate in part.predicates {
        placed.append(try size(predicate, of: item, part, format.axis))
      }
    }
    for joint in format.joints {
      placed += try space(joint, items, format)
    }
    return placed.enumerated().sorted {
      ($0.element.offsets.lowerBound, $0.offset) < ($1.element.offsets.lowerBound, $1.offset)
    }.map(\.element)
  }

  // MARK: Sizes

  private func size(
    _ predicate: VisualFormat.Predicate, of item: LayoutItem, _ part: VisualFormat.Part,
    _ axis: Axis
  ) throws(ConstraintProblem) -> Placed {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    var constraint = LayoutConstraint(
      item, attribute, predicate.relation, priority: try priority(predicate),
      text: piece(axis, [part.offsets]))
    if let number = number(predicate.object) {
      constraint.constant = number
    } else if case .name(let name) = predicate.object {
      let word = Equation.Word(text: name, offsets: predicate.objectOffsets)
      guard let other = resolver.symbols.item(name) else {
        throw ConstraintProblem(
          .constraintUnknownItem, "there is no view, guide or metric '\(name.prefix(60))'",
          at: word.offsets, candidates: resolver.symbols.names)
      }
      constraint.secondItem = other
      constraint.secondAttribute = attribute
    }
    return Placed(constraint: constraint, offsets: predicate.offsets)
  }

  // MARK: Spaces

  private func space(
    _ joint: VisualFormat.Joint, _ items: [LayoutItem], _ format: VisualFormat
  ) throws(ConstraintProblem) -> [Placed] {
    let isHorizontal = format.axis == .horizontal
    let near: LayoutAttribute = isHorizontal ? .leading : .top
    let far: LayoutAttribute = isHorizontal ? .trailing : .bottom
    let superview = joint.before == nil || joint.after == nil ? try superview(format) : nil
    let before = joint.before.map { items[$0] } ?? superview ?? .view(resolver.owner)
    let after = joint.after.map { items[$0] } ?? superview ?? .view(resolver.owner)
    let pieces = [joint.before, joint.after].compactMap { $0.map { format.parts[$0].offsets } }
    var base = LayoutConstraint(
      after, joint.after == nil ? far : near, .equal, to: before,
      joint.before == nil ? near : far, text: piece(format.axis, [joint.offsets] + pieces))
    switch joint.connection {
    case .flush: break
    case .standard:
      base.spacing = joint.before != nil && joint.after != nil ? .sibling : .superview
    case .predicates(let predicates):
      return try placed(predicates, base)
    }
    return [Placed(constraint: base, offsets: joint.offsets)]
  }

  private func placed(
    _ predicates: [VisualFormat.Predicate], _ base: LayoutConstraint
  ) throws(ConstraintProblem) -> [Placed] {
    var placed: [Placed] = []
    for predicate in predicates {
      guard let number = number(predicate.object) else {
        throw ConstraintProblem(
          .constraintUnknownItem,
          "there is no metric of this name in 'metrics' of this view or those around it",
          at: predicate.objectOffsets)
      }
      var constraint = base
      constraint.relation = predicate.relation
      constraint.constant = number
      constraint.priority = try priority(predicate)
      placed.append(Placed(constraint: constraint, offsets: predicate.offsets))
    }
    return placed
  }

  /// The nearest view around all parts.
  private func superview(_ format: VisualFormat) throws(ConstraintProblem) -> LayoutItem {
    var shared: [String]?
    for part in format.parts {
      let chain = resolver.symbols.containers(of: part.name.text)
      guard let previous = shared else {
        shared = chain
        continue
      }
      let around = Set(chain)
      shared = previous.filter { around.contains($0) }
    }
    guard let view = shared?.first else {
      throw ConstraintProblem(
        .constraintUnknownItem, "there is no superview around '\(format.parts[0].name.text)'",
        at: format.joints.first?.offsets ?? format.parts[0].offsets)
    }
    return .view(view)
  }

  // MARK: Numbers

  private func number(_ object: VisualFormat.Predicate.Object) -> Double? {
    switch object {
    case .number(let value): value
    case .name(let name): resolver.symbols.metric(name, of: resolver.owner)
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(ConstraintProblem) -> LayoutPriority {
    guard let object = predicate.priority else { return .required }
    if case .name(let name) = object, number(object) == nil {
      if let named = NamedPriority(rawValue: name) { return named.priority }
      throw ConstraintProblem(
        .constraintPriority, "'\(name.prefix(60))' is neither a priority nor a metric",
        at: predicate.priorityOffsets, candidates: NamedPriority.allCases.map(\.rawValue))
    }
    guard let value = number(object), (1...1000).contains(value) else {
      throw ConstraintProblem(
        .constraintPriority, "a priority is between 1 and 1000", at: predicate.priorityOffsets)
    }
    return LayoutPriority(Float(value))
  }

  /// A piece of the text as visual format of its own.
  private func piece(_ axis: Axis, _ stretches: [Range<Int>]) -> String {
    let start = stretches.map(\.lowerBound).min() ?? 0
    let end = stretches.map(\.upperBound).max() ?? 0
    let piece = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    return (axis == .horizontal ? "H:" : "V:") + piece
  }
}
