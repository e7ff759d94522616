/// A seeded source of random numbers: the same seed gives the same numbers on every machine.
///
/// **Source** Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates a source that starts at a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 1 to `count` by the high half of the next bits times the count; 1 if the count
  /// is below 1.
  ///
  /// **Source** MotionFacts §9: how a splash's text is chosen.
  public mutating func index(upTo count: Int) -> Int {
    let bits = next()
    guard count > 1 else { return 1 }
    return Int(bits.multipliedFullWidth(by: UInt64(count)).high) + 1
  }
}
