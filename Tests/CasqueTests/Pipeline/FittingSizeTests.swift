import Casque
import Testing

/// Sizes of views on their own, through the pipeline.
@Suite struct FittingSizeTests {
  private static func card(width: Double, height: Double) -> View {
    let box = View.view("box")
    var card = View.view("card", subviews: [box])
    card.constraints = [
      box.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
      box.heightAnchor.constraint(equalToConstant: height),
    ]
    return card
  }

  /// The margins of a view on its own are 8, whatever the device's.
  @Test(
    arguments: TraitMatrix(devices: .ids(["iphone-se-1", "iphone-16-pro"]), windows: .full))
  func aCardTakesWhatItHoldsAndItsMargins(in cell: Cell) {
    let pipeline = LayoutPipeline.standard
    let card = Self.card(width: 100, height: 40)
    #expect(
      pipeline.systemLayoutSizeFitting(card, in: cell) == Size(width: 116, height: 56))
    #expect(
      pipeline.systemLayoutSizeFitting(
        card, targetSize: Size(width: 300, height: 0), horizontal: .required, in: cell)
        == Size(width: 300, height: 56))
  }
}
