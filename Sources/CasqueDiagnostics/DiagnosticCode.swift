/// The closed list of everything Casque reports; raw values are stable and part of the product.
public enum DiagnosticCode: String, Sendable, Hashable, Codable, CaseIterable {
  // Files and documents.
  case documentUnreadable = "document/unreadable"
  case documentEncoding = "document/encoding"
  case documentTooLarge = "document/too-large"
  case documentTooDeep = "document/too-deep"
  case documentSyntax = "document/syntax"
  case documentEmpty = "document/empty"
  case documentVersion = "document/version"
  case documentTag = "document/tag"
  case documentAliasLimit = "document/alias-limit"
  case documentDuplicateKey = "document/duplicate-key"
  case documentUnknownKey = "document/unknown-key"
  case documentMissingKey = "document/missing-key"
  case documentWrongType = "document/wrong-type"
  case documentInvalidValue = "document/invalid-value"
  case documentQuoteValue = "document/quote-value"
  case documentViewKind = "document/view-kind"
  case documentInvalidID = "document/invalid-id"
  case documentReservedID = "document/reserved-id"
  case documentDuplicateID = "document/duplicate-id"
  case documentUnknownID = "document/unknown-id"
  case documentUnknownComponent = "document/unknown-component"
  case documentCycle = "document/cycle"

  // Localised strings.
  case stringsSyntax = "strings/syntax"
  case stringsMissingTable = "strings/missing-table"
  case stringsMissingKey = "strings/missing-key"
  case stringsMissingTranslation = "strings/missing-translation"

  // Constraints as they are written.
  case constraintSyntax = "constraint/syntax"
  case constraintUnknownItem = "constraint/unknown-item"
  case constraintUnknownAttribute = "constraint/unknown-attribute"
  case constraintMixedAttributes = "constraint/mixed-attributes"
  case constraintPriority = "constraint/priority"
  case constraintNumber = "constraint/number"
  case constraintAbsoluteSide = "constraint/absolute-side"

  // Images, fonts and other files that a document names.
  case resourceMissing = "resource/missing"
  case resourceOutsideFolder = "resource/outside-folder"
  case resourceUnsupported = "resource/unsupported"
  case resourceTooLarge = "resource/too-large"
  case resourceCorrupt = "resource/corrupt"
  case resourceUnknownSymbol = "resource/unknown-symbol"
  case resourceImageStack = "resource/image-stack"

  // Text.
  case textMissingFamily = "text/missing-family"
  case textMissingGlyph = "text/missing-glyph"
  case textTruncated = "text/truncated"
  case textTooSmall = "text/too-small"
  case textTooWide = "text/too-wide"
  case textLowContrast = "text/low-contrast"

  // Results of solving, and checks of them.
  case layoutUnsatisfiable = "layout/unsatisfiable"
  case layoutAmbiguous = "layout/ambiguous"
  case layoutTie = "layout/tie"
  case layoutUnstable = "layout/unstable"
  case layoutMisplaced = "layout/misplaced"
  case layoutOutsideSafeArea = "layout/outside-safe-area"
  case layoutTouchTarget = "layout/touch-target"
  case layoutUnderCutout = "layout/under-cutout"
  case layoutHomeIndicator = "layout/home-indicator"
  case layoutOffScreen = "layout/off-screen"
  case layoutClipped = "layout/clipped"
  case layoutOverlap = "layout/overlap"
  case layoutBackgroundGap = "layout/background-gap"

  // Motion.
  case motionInvalidParameter = "motion/invalid-parameter"
  case motionUnknownView = "motion/unknown-view"
  case motionNoSlack = "motion/no-slack"
  case motionUncovered = "motion/uncovered"
  case motionSplashCoverage = "motion/splash-coverage"
  case motionSplashAim = "motion/splash-aim"
  case motionSplashHold = "motion/splash-hold"
  case motionLogoResolution = "motion/logo-resolution"
  case motionLaunchFrame = "motion/launch-frame"
  case motionNoReducedForm = "motion/no-reduced-form"

  // Snapshots and their references.
  case snapshotDifferent = "snapshot/different"
  case snapshotMissing = "snapshot/missing"
  case snapshotCollision = "snapshot/collision"
  case snapshotInaccessible = "snapshot/inaccessible"
  case snapshotUndrawable = "snapshot/undrawable"
  case snapshotOrphan = "snapshot/orphan"

  // Devices.
  case deviceInvalidCatalogue = "device/invalid-catalogue"

  /// What the code is about: the part before the slash.
  public var family: Substring { rawValue.prefix { $0 != "/" } }

  /// How bad it is unless the emitter says otherwise.
  public var severity: Severity {
    switch self {
    case .layoutAmbiguous, .layoutUnstable, .layoutMisplaced, .textTruncated, .layoutTouchTarget,
      .textMissingFamily, .textMissingGlyph, .motionNoSlack, .motionUncovered,
      .motionSplashCoverage, .motionSplashAim, .motionSplashHold, .motionLogoResolution,
      .motionLaunchFrame, .motionNoReducedForm, .resourceMissing,
      .resourceUnsupported, .resourceUnknownSymbol, .constraintAbsoluteSide, .textTooSmall,
      .textTooWide, .textLowContrast, .layoutHomeIndicator, .layoutBackgroundGap,
      .stringsMissingTable, .stringsMissingKey, .stringsMissingTranslation, .snapshotOrphan:
      .warning
    case .layoutTie: .note
    default: .error
    }
  }
}
