public import Casque
internal import Foundation

extension LayoutPipeline {
  /// Solves a view on a cell, as if it filled the window there, and gives every view its frame.
  ///
  /// Traits change, constraints are updated and subviews laid out as in UIKit.
  /// - Parameters:
  ///   - view: the view; it is taken out of no superview.
  ///   - cell: the device as it is held and set up.
  ///   - name: the layout's name; nil for the class's.
  public func resolve(_ view: UIView, in cell: Cell, named name: String? = nil) -> LayoutResult {
    let environment = cell.environment
    if let window = view as? UIWindow { window.isHidden = false }
    view.systemMargins = environment.systemMinimumLayoutMargins
    view.frame = CGRect(Rect(origin: .zero, size: environment.size))
    var result = UISolver.settle(
      view, in: environment, cellName: cell.description, name: name)
    result.cellSlug = cell.slug
    return result
  }

  /// Solves a view controller's view on a cell.
  ///
  /// - Parameters:
  ///   - controller: the controller; its view is loaded if it is not.
  ///   - cell: the device as it is held and set up.
  ///   - name: the layout's name; nil for the class's.
  public func resolve(
    _ controller: UIViewController, in cell: Cell, named name: String? = nil
  ) -> LayoutResult {
    if !controller.isViewLoaded {
      controller.predictedTraits = UITraitCollection(cell.environment.traits)
    }
    guard let view = controller.view else {
      preconditionFailure("loadView has to make a view")
    }
    view.frame = CGRect(Rect(origin: .zero, size: cell.environment.size))
    var environment = cell.environment
    view.systemMargins = environment.systemMinimumLayoutMargins
    let more = controller.additionalSafeAreaInsets.model
    environment.safeAreaInsets = environment.safeAreaInsets + more
    if !controller.viewRespectsSystemMinimumLayoutMargins {
      environment.systemMinimumLayoutMargins = view.directionalLayoutMargins.model
    }
    UISolver.spread(environment, over: view)
    controller.viewWillAppear(false)
    controller.viewIsAppearing(false)
    controller.updateViewConstraints()
    controller.viewWillLayoutSubviews()
    var result = UISolver.settle(
      view, in: environment, cellName: cell.description,
      name: name ?? String(describing: type(of: controller)))
    controller.viewDidLayoutSubviews()
    if view.needsLayout {
      result = UISolver.settle(
        view, in: environment, cellName: cell.description,
        name: name ?? String(describing: type(of: controller)))
    }
    result.cellSlug = cell.slug
    return result
  }
}
