import Casque
import CasqueTesting
import Testing

/// The names of swift-snapshot-testing's devices mean windows of the size that they have there.
///
/// **Source** swift-snapshot-testing 1.19, ViewImageConfig: the sizes of its configurations.
@Suite struct KnownNameTests {
  @Test(arguments: [
    (Cell.iPhoneSe, 320.0, 568.0), (.iPhone8, 375, 667), (.iPhone8Plus, 414, 736),
    (.iPhoneX, 375, 812), (.iPhoneXr, 414, 896), (.iPhoneXsMax, 414, 896), (.iPhone12, 390, 844),
    (.iPhone12ProMax, 428, 926), (.iPhone13Mini, 375, 812), (.iPhone13Pro, 390, 844),
    (.iPhone13(.landscape), 844, 390), (.iPadMini, 1024, 768), (.iPadMini(.portrait), 768, 1024),
    (.iPad10_2, 1080, 810), (.iPadPro10_5, 1112, 834), (.iPadPro11, 1194, 834),
    (.iPadPro12_9, 1366, 1024),
  ])
  func haveTheirSizes(cell: Cell, width: Double, height: Double) {
    #expect(cell.environment.size == Size(width: width, height: height))
  }
}
