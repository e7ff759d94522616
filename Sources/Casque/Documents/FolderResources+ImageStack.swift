public import CasqueDiagnostics
internal import CasqueDocument
public import CasqueModel

extension FolderResources {
  /// Reads a layered image of the folder, for ``View/showing(_:scale:)``.
  ///
  /// - Parameter name: its folder, `.imagestack` or `.solidimagestack`, within the resources' folder.
  /// - Returns: the layers that can be had, nil without a background, and what is wrong.
  public func imageStack(named name: String) -> Diagnosed<ImageStack?> {
    ImageStackReader.read(name, files: documentFiles, resources: self)
  }
}
