/// Whether a snapshot passes, with what was measured and what is allowed in one unit.
public struct ComparisonVerdict: Sendable, Hashable {
  /// What a comparator counts.
  public enum Unit: String, Sendable, Hashable, Codable {
    /// Differing pixels.
    case pixels
    /// Differing pixels that touch each other, in the largest group.
    case clusteredPixels
    /// The largest colour difference of a pixel, CIEDE2000.
    case deltaE
  }

  /// What was found, in `unit`.
  public let measured: Double
  /// The most that passes, in `unit`.
  public let allowed: Double
  /// The unit of both numbers.
  public let unit: Unit
  /// Where the pictures differ.
  public let difference: PixelDifference

  /// Whether the snapshot passes.
  public var isAccepted: Bool { measured <= allowed }
}

extension ComparisonVerdict: CustomStringConvertible {
  /// Both numbers, such as `measured 12 pixels, allowed 0 pixels`.
  public var description: String { "measured \(text(measured)), allowed \(text(allowed))" }

  private func count(_ value: Double) -> String {
    value == 1 ? "1 pixel" : "\(Int(min(value, 1e15))) pixels"
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .pixels: count(value)
    case .clusteredPixels: "\(count(value)) in one cluster"
    case .deltaE: "ΔE \((value * 100).rounded() / 100)"
    }
  }
}
