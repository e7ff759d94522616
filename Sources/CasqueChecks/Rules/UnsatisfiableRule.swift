public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel

/// Required constraints that cannot hold together: each minimal set with its places and its sum.
///
/// The set was verified by the solver: without any one member the others can hold.
public struct UnsatisfiableRule: CheckRule {
  /// `layout/unsatisfiable`.
  public static let codes: [DiagnosticCode] = [.layoutUnsatisfiable]

  /// Creates the rule.
  public init() {}

  /// One finding a conflict.
  public func findings(in input: CheckInput) -> [Finding] {
    input.result.conflicts.map { conflict in
      let relaxed = conflict.members[conflict.relaxed]
      let others = conflict.members.indices.filter { $0 != conflict.relaxed }
      let notes = others.map { index in
        let member = conflict.members[index]
        return DiagnosticNote(UnsatisfiableRule.text(of: member), at: member.place)
      }
      let diagnostic = Diagnostic(
        .layoutUnsatisfiable, UnsatisfiableRule.message(of: conflict),
        at: relaxed.place ?? conflict.members.lazy.compactMap(\.place).first, notes: notes,
        hints: [UnsatisfiableRule.hint(for: conflict)])
      let views = UnsatisfiableRule.views(of: conflict)
      let cause =
        ([diagnostic.code.rawValue] + conflict.members.map(UnsatisfiableRule.cause))
        .joined(separator: " ")
      return Finding(diagnostic, views: views, cause: cause, evidence: conflict.arithmetic)
    }
  }

  /// The window's size and the like are named, but they are not the author's to change; where nothing
  /// else conflicts, it is what makes them that is named.
  private static func message(of conflict: LayoutConflict) -> String {
    let view = conflict.members[conflict.relaxed].viewID
    let count = conflict.members.count { $0.origin == .user }
    guard count == 0 else {
      return "cannot satisfy \(count) required constraint\(count == 1 ? "" : "s") on '\(view)'"
    }
    var subjects: [String] = []
    for member in conflict.members where !member.subject.isEmpty {
      if !subjects.contains(member.subject) { subjects.append(member.subject) }
    }
    guard let last = subjects.popLast() else { return "cannot satisfy the sizes of '\(view)'" }
    guard !subjects.isEmpty else { return "cannot satisfy \(last) on '\(view)'" }
    return "cannot satisfy \(subjects.joined(separator: ", ")) and \(last) together on '\(view)'"
  }

  private static func hint(for conflict: LayoutConflict) -> Hint {
    let relaxed = conflict.members[conflict.relaxed]
    if relaxed.origin == .user {
      return Hint(
        for: relaxed.place, "lower one of them, for example: \(relaxed.text) @750",
        interfaceBuilder:
          "give one of them a lower priority, for example 750 to \(relaxed.text)")
    }
    let spacing = conflict.members.first { $0.subject.hasPrefix("the spacing") }
    return Hint(
      spacing.map { "lower \($0.subject), or give its views more room" }
        ?? "change \(relaxed.subject.isEmpty ? "one of them" : relaxed.subject), or give it more room"
    )
  }

  private static func text(of member: ConstraintDescription) -> String {
    switch member.origin {
    case .user: member.text
    case .contentSize: "\(member.text) (its content)"
    case .nonNegativeSize: "\(member.text) (no size is negative)"
    case .system: member.text
    }
  }

  /// What a member is on every cell: not how large the window is, which is in the evidence.
  private static func cause(of member: ConstraintDescription) -> String {
    let text =
      member.origin == .system ? member.text.prefix { $0 != "=" } : Substring(member.text)
    return "\(text)|\(member.viewID)"
  }

  private static func views(of conflict: LayoutConflict) -> [String] {
    var ids = [conflict.members[conflict.relaxed].viewID]
    for member in conflict.members where !ids.contains(member.viewID) {
      ids.append(member.viewID)
    }
    return ids
  }
}
