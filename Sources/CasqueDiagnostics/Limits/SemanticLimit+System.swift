extension SemanticLimit {
  static let controls: [SemanticLimit] = [
    SemanticLimit(
      "How large are the system's symbols?",
      "In the proportions of the document's list or of Casque's own drawing: wide ones 1.22 of the"
        + " text's size wide, others 0.97 high; small 4/5, large 9/7.", .low, .controls,
      evidence: "13 views of three documents, 7 of them off"),
    SemanticLimit(
      "How much room does a button's configuration take?",
      "The insets of its style and size as published; a semibold title for the primary role.", .low,
      .controls, evidence: "35 buttons, 8 of them measurable"),
    SemanticLimit(
      "How large is a view of an app's own class?",
      "As large as its kind is; a class that overrides its content size needs a placeholder or"
        + " constraints.", .unknown, .controls, evidence: "4 views"),
    SemanticLimit(
      "How large is a search bar within a navigation bar before iOS 26?", "52 high.", .low,
      .controls,
      evidence: "general knowledge"),
    SemanticLimit(
      "How large is a compact date picker?",
      "34 high, its fields as wide as their texts in the English of the US.", .low, .controls,
      evidence: "ControlFacts"),
    SemanticLimit(
      "How large is a colour well?", "28 points, a disc in a grey ring.", .low, .controls,
      evidence: "general knowledge"),
    SemanticLimit(
      "How much do images grow that adjust to accessibility text sizes?", "As body text does.",
      .low, .controls, evidence: "general knowledge"),
  ]

  static let interfaces: [SemanticLimit] = [
    SemanticLimit(
      "What is an address in a text view with data detectors?",
      "A word with a scheme or `www.`, of mail, or of a host in a common domain; underlined, in the tint."
        + " Telephone numbers, dates and places are not looked for.", .low, .controls,
      evidence: "UITextView.linkTextAttributes; general knowledge"),
    SemanticLimit(
      "Where do tabulators end?",
      "At their stops, and behind them every 28 points, each at the leading side, counted from where the"
        + " paragraph begins: in a later line of a paragraph a tabulator may be off.", .low,
      .controls,
      evidence: "NSParagraphStyle.tabStops"),
    SemanticLimit(
      "What does a picker show whose rows come from the app?",
      "The rows of Interface Builder's canvas.",
      .low, .controls, evidence: "general knowledge"),
    SemanticLimit(
      "What does a date picker of the day's date show, and one of inline style?",
      "9 January 2007, 9:41, rounded down to its interval; wheels in place of the calendar.", .low,
      .controls, evidence: "UIDatePicker"),
    SemanticLimit(
      "What do runtime attributes `cornerRadius`, `borderWidth`, `shadowOpacity` and their like set?",
      "What the layer has of that name: the classes of apps pass them on. Ranges, and any other property"
        + " of an app's own class, have no effect that is known; each key path is told.", .low,
      .controls,
      evidence: "general knowledge"),
    SemanticLimit(
      "How is an image shown that stands in an attributed text of a storyboard?",
      "Not at all: no document that is known has one. The character that stands for it, U+FFFC, is left out.",
      .unknown, .controls,
      evidence: "none of 226 documents, nor of the public ones that were searched"),
    SemanticLimit(
      "How is a vector image shown that is larger than its page?",
      "Sharp; an app whose set does not preserve vector data shows its pixels, enlarged.", .low,
      .controls, evidence: "asset catalogs; general knowledge"),
    SemanticLimit(
      "Which colours have four inks in a PDF image?",
      "Those of the plain formula, without a profile: brighter than on a device.", .low, .controls,
      evidence: "general knowledge"),
    SemanticLimit(
      "What does the canvas show in the status bar?",
      "What a device of its time shows at 9:41.", .low, .controls, evidence: "general knowledge"),
    SemanticLimit(
      "How large is an app's own symbol?",
      "As its template beside text of 17 points, 0.22 of the height of capitals beyond them and the"
        + " baseline; a configuration of its size is not followed.", .low, .controls,
      evidence: "Apple's template; general knowledge"),
    SemanticLimit(
      "How wide is a control without a width of its own among a bar's items?",
      "As wide as the other items leave it, where each has the room of a glass platter.", .low,
      .controls, evidence: "general knowledge"),
    SemanticLimit(
      "Where is a scene shown that only a modal segue leads to?",
      "As a page sheet, as from iOS 13 on, unless segue or controller state a style; where other segues"
        + " lead to it as well, on a screen of its own.", .low, .controls,
      evidence: "UIViewController.modalPresentationStyle"),
    SemanticLimit(
      "How wide are the columns of a split view, and which are shown?",
      "320 points, at most 0.4 of the width, with a line of half a point and the margins of the whole window, on iOS 26 too. Beside one another"
        + " in landscape; in portrait the secondary alone, unless the display mode is stated. A primary column"
        + " that is hidden lies over it in its own scene's picture; of three columns the first is shown with"
        + " its own scene alone.", .low, .controls,
      evidence: "UISplitViewController; general knowledge"),
    SemanticLimit(
      "Which column is left of a split view in compact width?",
      "Each scene is shown alone: which one begins is the app's to say.", .low, .controls,
      evidence: "UISplitViewControllerDelegate"),
  ]

  static let screens: [SemanticLimit] = [
    SemanticLimit(
      "From which width on is the readable content narrower than the margins leave it?",
      "From 752 points before iOS 26, its width plus 88, as in iOS 26.", .low, .screens,
      evidence: "a bracket from 750 to 768"),
    SemanticLimit(
      "How high is the keyboard?",
      "As on the measured device of the same width and release; iPads before iOS 26 as those of"
        + " iOS 26.", .low, .screens, evidence: "measured on some devices"),
    SemanticLimit(
      "How far from top and bottom does a Slide Over window stand on iPads without a home button?",
      "20 points, as on those with one.", .low, .screens, evidence: "one source for older iPads"),
    SemanticLimit(
      "What is the safe area under Display Zoom on phones that were not measured?",
      "That of the screen, smaller by the zoom, in whole points; with a home button and on iPad as it"
        + " is.", .low, .screens, evidence: "agrees with 16 of 18 phones"),
    SemanticLimit(
      "How long is the home indicator in landscape and on iPad?",
      "0.27 of the width in landscape; 276 on iPad, 320 from 1024 points on.", .low, .screens,
      evidence: "general knowledge"),
    SemanticLimit(
      "How high are bars of iOS 26 in compact height?",
      "Tab bars 44 above the home indicator's 20; no"
        + " large title.", .low, .screens, evidence: "inferred from screens with a home button"),
    SemanticLimit(
      "How are popovers of iOS 26 shaped?",
      "As before, without an arrow and 8 points from their source.", .low, .screens,
      evidence: "none"),
    SemanticLimit(
      "Which side of its source does a popover take?",
      "The first that it fits on whole: below, above, behind, before; else the one where most of it"
        + " is seen, or over the source with less than half.", .low, .screens,
      evidence: "general knowledge"),
    SemanticLimit(
      "How do large titles and accessories of cells grow before iOS 26?",
      "Large titles as on iOS 26; accessories with body text, at accessibility sizes alone.", .low,
      .screens, evidence: "read on iOS 26"),
  ]

  static let canvas: [SemanticLimit] = [
    SemanticLimit(
      "Does the canvas show a status bar that a controller hides?",
      "Only before Xcode 9 is it taken away.", .low, .canvas, evidence: "one view each way"),
    SemanticLimit(
      "Which safe area has a xib's view that is not as large as the screen?",
      "The inset at the top and no other.", .low, .canvas,
      evidence: "SavedFrames: 6 for, 10"
        + " against from Xcode 12 on"),
    SemanticLimit(
      "Which margins has a root above and below?", "Its safe area and what it states.", .low,
      .canvas,
      evidence: "24 constraints for it, 17 against"),
    SemanticLimit(
      "Which margins has a root on a canvas of its own size?", "Those of the device's width.", .low,
      .canvas, evidence: "one view"),
    SemanticLimit(
      "How far do margins reach that a view keeps from its superview while it reaches beyond it?",
      "No further than the superview's own.", .low, .canvas, evidence: "one view"),
    SemanticLimit(
      "How high are the wheels of a date picker in Xcode 9 to 11?", "162 points, otherwise 216.",
      .low, .canvas, evidence: "6 views of two documents"),
    SemanticLimit(
      "Which colours are those of the generic space of older documents?",
      "Those of Apple's Generic RGB profile, in sRGB; greys keep their numbers.", .low, .canvas,
      evidence: "general knowledge"),
    SemanticLimit(
      "How much room is around a grouped section without a title?",
      "What the table states above and below it, on devices too.", .low, .canvas,
      evidence: "6 tables of one document"),
    SemanticLimit(
      "How is a scene shown that a segue presents as a sheet?", "On the whole screen.", .unknown,
      .canvas, evidence: "none"),
    SemanticLimit(
      "What do the first text styles measure in Xcode 6?", "A point less than today.", .low,
      .canvas,
      evidence: "one document"),
    SemanticLimit(
      "Where do constraints to margins lead that follow the readable width?",
      "On devices to the readable content; the canvases that were measured are too narrow to tell.",
      .unknown, .canvas, evidence: "SavedFrames §3"),
  ]
}
