import CasqueGeometry
import CasqueModel

extension PropertyTests {
  static let containers: [Case] = [
    Case("stackView", "axis: vertical", .axis(.vertical)),
    Case("stackView", "distribution: equalCentering", .distribution(.equalCentering)),
    Case("stackView", "alignment: firstBaseline", .alignment(.firstBaseline)),
    Case("stackView", "spacing: 12", .spacing(12)),
    Case("stackView", "spacing: system", .spacing(8)),
    Case("stackView", "customSpacing: {a: 4, b: system}", .customSpacing(["a": 4, "b": 8])),
    Case(
      "stackView", "isLayoutMarginsRelativeArrangement: true",
      .isLayoutMarginsRelativeArrangement(true)),
    Case("stackView", "isBaselineRelativeArrangement: true", .isBaselineRelativeArrangement(true)),
    Case("scrollView", "contentInset: 8", .contentInset(Insets(all: 8))),
    Case("scrollView", "contentInset: {left: 4}", .contentInset(Insets(left: 4))),
    Case(
      "scrollView", "contentInsetAdjustmentBehavior: never",
      .contentInsetAdjustmentBehavior(.never)),
    Case(
      "view", "frame: {x: 1, y: 2, width: 30, height: 40}",
      .frame(Rect(x: 1, y: 2, width: 30, height: 40))),
    Case(
      "view", "frame: {width: 30, height: 40}",
      .frame(Rect(x: 0, y: 0, width: 30, height: 40))),
    Case(
      "view", "autoresizing: [flexibleWidth, flexibleBottomMargin]",
      .autoresizing([.flexibleWidth, .flexibleBottomMargin])),
    Case(
      "view", "superviewSize: {width: 375, height: 667}",
      .superviewSize(Size(width: 375, height: 667))),
  ]
}
