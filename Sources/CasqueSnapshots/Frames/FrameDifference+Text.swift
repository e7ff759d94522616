import CasqueDiagnostics
import CasqueGeometry
import CasqueLayout

extension FrameDifference {
  /// How many lines a message shows of each kind of change before it counts the rest.
  static let shownLines = 20

  /// The difference for readers, a line each: what all depends on first, then the views.
  ///
  /// Complexity: O(changes).
  public var lines: [String] {
    provenance.map { "\($0.name) \($0.name == "fonts" ? "differ" : "differs"): \($0.values)" }
      + facts.map(\.description)
      + FrameDifference.shortened(goneConstraints.map { "constraint gone: \($0)" })
      + FrameDifference.shortened(newConstraints.map { "constraint new: \($0)" })
      + FrameDifference.shortened(changed.map(\.description))
      + FrameDifference.shortened(added.map { "\($0.name): new, \($0.placeText)" })
      + FrameDifference.shortened(removed.map { "\($0.name): gone, was \($0.placeText)" })
      + reordered.map { "\(FrameWord.written($0)): subviews in another order" }
      + newFaults.map { "new: \($0)" } + goneFaults.map { "gone: \($0)" }
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let rest = lines.count - shownLines
    return rest <= 1 ? lines : lines.prefix(shownLines) + ["and \(rest) more"]
  }
}

extension FrameDifference.FactChange: CustomStringConvertible {
  /// The change on one line, such as `safe area: top 20 → top 47`.
  public var description: String { "\(name): \(values)" }

  /// Both values, such as `top 20 → top 47`.
  fileprivate var values: String {
    [reference, snapshot].map { value in
      value.map { $0.isEmpty ? "nothing" : $0 } ?? "nothing"
    }.joined(separator: " → ")
  }
}

extension FrameDifference.RowChange: CustomStringConvertible {
  /// The change on one line, such as `title: y 44 → 52, height 41 → 82, lines 1 → 2`.
  public var description: String {
    let (old, new) = (reference, snapshot)
    var parts: [String] = []
    if old.superview != new.superview {
      let ids = [old.superview, new.superview].map { $0.map(FrameWord.written) ?? "the window" }
      parts.append("superview \(ids[0]) → \(ids[1])")
    }
    if old.kind != new.kind { parts.append("kind \(old.kind) → \(new.kind)") }
    parts += zip(old.extents, new.extents).compactMap { old, new in
      if old.value == new.value { return nil }
      return "\(new.name) \(PointText.text(old.value)) → \(PointText.text(new.value))"
    }
    if old.lineCount != new.lineCount {
      let counts = [old, new].map { $0.lineCount.map(String.init) ?? "none" }
      parts.append("lines \(counts[0]) → \(counts[1])")
    }
    if old.isTruncated != new.isTruncated {
      parts.append(new.isTruncated ? "now truncated" : "no longer truncated")
    }
    if old.isHidden != new.isHidden { parts.append(new.isHidden ? "now hidden" : "now shown") }
    return "\(new.name): \(parts.joined(separator: ", "))\(because)"
  }
}

extension FrameDifference.RowChange {
  /// The constraints that settle what changed, as the sentence goes on with them.
  fileprivate var because: String {
    if causes.isEmpty { return "" }
    let texts = causes.map { cause in
      cause.constraint.text + (cause.constraint.place.map { " (\($0))" } ?? "")
    }
    return "\n    because of \(texts.joined(separator: "\n    and of "))"
  }
}

extension FrameRow {
  fileprivate var extents: [(name: String, value: Double)] {
    [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
  }

  fileprivate var name: String { FrameWord.written(id) }

  fileprivate var placeText: String {
    let superview = superview.map { " in \(FrameWord.written($0))" } ?? ""
    return "\(kind) \(FrameRow.text(of: frame))\(superview)"
  }
}
