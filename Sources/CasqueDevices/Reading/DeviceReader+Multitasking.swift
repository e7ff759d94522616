import CasqueGeometry
import CasqueModel

extension DeviceReader {
  func multitasking(_ field: FactField) throws(DeviceFileError) -> Multitasking {
    Multitasking(
      split: try field.byOrientation { windows, _ throws(DeviceFileError) in
        SplitWindows(
          oneThird: try splitWindow(windows.optional("oneThird")),
          oneHalf: try splitWindow(windows.optional("oneHalf")),
          twoThirds: try splitWindow(windows.optional("twoThirds")))
      },
      slideOverWidth: try slideOverWidth(field))
  }

  private func splitWindow(
    _ field: FactField?
  ) throws(DeviceFileError) -> Sourced<SplitWindow>? {
    guard let field else { return nil }
    return Sourced(
      SplitWindow(
        size: try field.size(), sizeClasses: try field.sizeClasses("horizontal", "vertical")),
      try field.evidence())
  }

  private func slideOverWidth(
    _ field: FactField
  ) throws(DeviceFileError) -> Sourced<ByOrientation<Double>>? {
    guard let slideOver = field.optional("slideOver") else { return nil }
    return Sourced(
      try slideOver("width").byOrientation { width, _ throws(DeviceFileError) in
        try width.extent()
      }, try slideOver.evidence())
  }
}
