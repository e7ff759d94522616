import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

/// The sizes of controls as the table of sources states them.
///
/// **Source** ControlFacts and EnvironmentFacts §7.
@Suite struct SystemSizesTests {
  static func sizes(_ release: OSRelease) -> SystemSizes {
    release.profile(
      for: ProfileContext(
        idiom: .phone, sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
        hasHomeIndicator: true)
    ).controls.systemSizes
  }

  @Test func whatDiffersBetweenReleases() {
    #expect(Self.sizes(.ios18).sliderHeight == 31)
    #expect(Self.sizes(.ios26).sliderHeight == 34)
    #expect(Self.sizes(.ios18).searchBarHeight == 56)
    #expect(Self.sizes(.ios26).searchBarHeight == 44)
  }

  @Test(arguments: OSRelease.allCases)
  func whatIsTheSameInBoth(release: OSRelease) {
    let sizes = Self.sizes(release)
    #expect(sizes.stepper == Size(width: 94, height: 32))
    #expect(sizes.segmentedControlHeight == 32)
    #expect(sizes.segmentedControlHeight - sizes.segmentedControlBottomInset == 31)
    #expect(sizes.progressViewHeight == 4)
    #expect(sizes.mediumActivityIndicator == 20)
    #expect(sizes.largeActivityIndicator == 37)
    #expect(sizes.pageControlHeight == 26)
    #expect(5 * sizes.pageControlPitch + sizes.pageControlPadding == 18 * 5 + 20)
    #expect(sizes.picker == Size(width: 320, height: 216))
    #expect(sizes.pickerRowHeight == 32)
  }
}
