import CasqueDevices
import CasqueGeometry
import CasqueModel

extension XcodeEra {
  /// The sizes of controls on the canvas of a version.
  ///
  /// They are those of the system of its time: of iOS 18 but for what differed before and after.
  /// **Source** SavedFrames §1, §5, §8b; §8c for the baselines of labels.
  var profile: OSProfile {
    let release: OSRelease = is26 ? .ios26 : .ios18
    let context = ProfileContext(
      idiom: .phone, sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      hasHomeIndicator: true)
    var profile = release.profile(for: context)
    profile.readableWidth.maximumWidth = self < .xcode9 ? 672 : profile.readableWidth.maximumWidth
    profile.bars = BarMetrics(navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 44)
    profile.ideographsRaiseLines = self >= .xcode14
    profile.systemTypeface = systemTypeface
    profile.hasLabelBaselinesAtEdges = true
    adjust(&profile.controls)
    return profile
  }

  private func adjust(_ controls: inout ControlMetrics) {
    controls.roundedTextFieldHeight = tools >= 14_868 ? 34 : 30
    controls.roundedTextFieldHorizontalPadding = self >= .xcode11Controls ? 28 : 20.5
    if self < .xcode12 { controls.textFieldLeading = 0 }
    adjust(&controls.systemSizes)
  }

  private func adjust(_ sizes: inout SystemSizes) {
    sizes.searchBarHeight = self >= .xcode9 ? 56 : 44
    if is26 {
      sizes.segmentTitlePadding = 9.5
    } else {
      sizes.segmentTitlePadding = self >= .xcode11Controls ? 8.75 : 6.5
      if self >= .xcode11Controls { sizes.segmentTitleWeight = .medium }
      sizes.segmentSeparatorWidth = 1
    }
    if self < .xcode11Controls {
      sizes.stepper.height = 29
      sizes.segmentedControlHeight = 29
    }
    if self < .xcode12 {
      sizes.progressViewHeight = 2
      sizes.pageControlPitch = 16
      sizes.pageControlPadding = -9
      sizes.pageControlHeight = 37
    }
  }
}
