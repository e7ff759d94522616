import CasqueUIKit
import Testing

/// Visual format as UIKit reads it; one that it raises for ends the run and says why.
@Suite struct VisualFormatTests {
  @Test func endsWithItsPlace() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, a) = (UIView(), UIView())
      root.addSubview(a)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-30@750-[a]", options: [], metrics: nil, views: ["a": a])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("unable to parse constraint format at CasqueUIKitTests/"))
    #expect(text.contains("\nV:|-30@750-[a]\n      ^"))
  }

  @Test func namesWhatIsMissing() async throws {
    let view = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-[b]", options: [], metrics: nil, views: ["a": UIView()])
    }
    let text = String(decoding: view.standardErrorContent, as: UTF8.self)
    #expect(text.contains("'b' is not among the views\n[a]-[b]\n     ^"))
    let metric = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "[a(wide)]", options: [], metrics: ["width": 3], views: ["a": UIView()])
    }
    #expect(
      String(decoding: metric.standardErrorContent, as: UTF8.self)
        .contains("'wide' is neither a metric nor a view"))
  }

  @Test func refusesToAlignAlongItself() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, a, b) = (UIView(), UIView(), UIView())
      root.addSubview(a)
      root.addSubview(b)
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-[b]", options: .alignAllTop, metrics: nil,
        views: ["a": a, "b": b])
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("the options align along the format, which is vertical"))
  }

  /// A format with a priority, a metric, a list and the standard space: 40 + 8 + 60, 12 from the left.
  @Test func readsWhatUIKitReads() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-(gap)-[a(>=30,40@900)]-[b(60)]-(>=20@250)-|", options: .alignAllTop,
      metrics: ["gap": NSNumber(value: 12)], views: ["a": a, "b": b])
    root.addConstraints(made)
    #expect(made.count == 7)
    #expect(made.map(\.priority.rawValue).sorted() == [250, 900, 1000, 1000, 1000, 1000, 1000])
    root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a(b)][b(==20)]", metrics: nil, views: ["a": a, "b": b]
      ).filter { $0.firstAttribute == .height || $0.secondItem === root })
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 12, y: 0, width: 40, height: 20))
    #expect(b.frame == CGRect(x: 60, y: 0, width: 60, height: 20))
  }
}
