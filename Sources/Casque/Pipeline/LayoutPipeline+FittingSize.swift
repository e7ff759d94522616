public import CasqueDevices
public import CasqueGeometry
internal import CasqueLayout
public import CasqueModel

extension LayoutPipeline {
  /// The size that a view takes on its own on a cell, as UIView.systemLayoutSizeFitting.
  ///
  /// - Parameters:
  ///   - view: the root of a tree of views with their constraints.
  ///   - targetSize: the size to come near, in points; zero for the smallest.
  ///   - horizontal: how strongly the width is drawn to the target; required for a fixed width.
  ///   - vertical: how strongly the height is.
  ///   - cell: the device as it is set up; its window's size and safe area do not count.
  ///   - resources: knows the images.
  /// - Returns: the size in points, rounded up to the pixel.
  public func systemLayoutSizeFitting(
    _ view: View, targetSize: Size = .zero, horizontal: LayoutPriority = .fittingSizeLevel,
    vertical: LayoutPriority = .fittingSizeLevel, in cell: Cell,
    resources: any Resources = EmptyResources()
  ) -> Size {
    systemLayoutSizeFitting(
      view, targetSize: targetSize, horizontal: horizontal, vertical: vertical,
      in: cell.environment, resources: resources)
  }

  /// The size that a view takes on its own in an environment of any kind.
  package func systemLayoutSizeFitting(
    _ view: View, targetSize: Size, horizontal: LayoutPriority, vertical: LayoutPriority,
    in environment: LayoutEnvironment, resources: any Resources = EmptyResources()
  ) -> Size {
    withEngine { engine in
      engine.systemLayoutSizeFitting(
        view, targetSize: targetSize, horizontal: horizontal, vertical: vertical,
        in: environment, resources: resources)
    }
  }
}
