extension Solver {
  /// The values of all variables in order of creation, after whatever is pending has been solved.
  public var values: [Double] {
    mutating get {
      state.update()
      return state.point
    }
  }
}
