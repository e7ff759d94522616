import Testing

/// The recorded values of the motion specification, each through the reader of its group.
@Suite(
  .enabled(
    if: MotionVector.url != nil,
    "no vectors: set CASQUE_MOTION_VECTORS, or put shared/spec/motion-vectors.json by the package"))
struct MotionVectorsTests {
  @Test func fileHoldsVectorsOfKnownGroups() {
    print("cases: \(MotionVector.all.count)")
    for (group, count) in MotionVector.counts { print("  \(group): \(count)") }
    #expect(MotionVector.all.count > 0)
    let unread = MotionVector.counts.map(\.group).filter { VectorReaders.all[$0] == nil }
    #expect(unread == [], "no test reads these groups")
  }

  @Test(arguments: MotionVector.all)
  func holds(_ vector: MotionVector) throws {
    let reader = try #require(VectorReaders.all[vector.group], "no test reads the group")
    let differences = try reader(vector).differences(
      from: vector.expected, tolerance: vector.tolerance ?? 1e-9)
    #expect(differences == [])
  }
}
