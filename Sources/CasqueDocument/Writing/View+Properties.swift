import CasqueModel

extension View {
  /// The properties in which the view differs from a new one of its kind, in the order in which
  /// they are written.
  var statedProperties: [ViewProperty] {
    let initial = Set(View("", content: ViewKind(of: content).content).properties)
    let frame = autoresizing?.properties ?? []
    return properties.filter { !initial.contains($0) } + frame.filter { $0 != .autoresizing([]) }
  }
}
