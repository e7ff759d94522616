/// A bounded cache of two generations: what was not used during one whole generation is forgotten.
///
/// Deterministic: what it holds depends on the order of calls alone. All operations are amortised
/// O(1).
struct GenerationCache<Key: Hashable, Value> {
  /// The sum of costs at which a generation ends.
  let capacity: Int
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var cost = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The value of a key, which counts as used.
  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old.removeValue(forKey: key) else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  /// Keeps a value; one that would fill a generation by itself is not kept.
  mutating func insert(_ value: Value, for key: Key, cost added: Int) {
    guard added <= capacity / 2 else {
      remove(key)
      return
    }
    if cost + added > capacity {
      old = young
      young = [:]
      cost = 0
    }
    if let replaced = young.updateValue((value, added), forKey: key) { cost -= replaced.cost }
    cost += added
  }

  private mutating func remove(_ key: Key) {
    if let entry = young.removeValue(forKey: key) { cost -= entry.cost }
    old.removeValue(forKey: key)
  }

  /// Forgets everything.
  mutating func removeAll() {
    young = [:]
    old = [:]
    cost = 0
  }
}
