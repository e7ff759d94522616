/// A large value beside its owner's own storage: copies of the owner share it until one writes.
///
/// An owner with such parts is small, so copying it moves few bytes and counts one reference.
struct SharedValue<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The one value; an array is the standard library's storage that is shared until written.
  private var storage: [Value]

  init(_ value: Value) { storage = [value] }

  var value: Value {
    get { storage[0] }
    _modify { yield &storage[0] }
  }
}
