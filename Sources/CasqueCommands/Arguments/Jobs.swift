/// The flag `--jobs`.
enum Jobs {
  /// How many workers were asked for, or nil for one a processor.
  static func count(_ arguments: ParsedArguments) throws(CommandError) -> Int? {
    do { return try arguments.integer("jobs", in: 1...256) } catch { throw .usage(error) }
  }
}
