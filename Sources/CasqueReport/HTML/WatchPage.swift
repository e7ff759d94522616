public import CasqueDiagnostics
public import CasqueGeometry

/// A page that follows a document which is being edited.
///
/// Beside the page lies ``stateFile``, a script that says what there is to see; the page asks for
/// it several times a second, without a server.
public enum WatchPage {
  /// The script beside the page that holds the state.
  public static let stateFile = "state.js"

  /// What the page shows.
  public struct State: Sendable {
    /// A picture beside the page.
    public struct Picture: Sendable, Hashable, Encodable {
      /// The file's name.
      public var file: String
      /// What it shows.
      public var title: String
      /// The width, in points.
      public var width: Double
      /// The height, in points.
      public var height: Double

      /// Creates a picture.
      public init(file: String, title: String, size: Size) {
        self.file = file
        self.title = title
        width = size.width
        height = size.height
      }
    }

    /// What the watching has come to.
    public enum Progress: String, Sendable, Hashable, Encodable {
      /// The pictures are those of the document.
      case current
      /// The document has errors: the pictures are the last good ones.
      case failed
      /// Nobody watches any more.
      case ended
    }

    /// A number that each state has for itself.
    public var version: Int
    /// What is watched.
    public var title: String
    /// What the watching has come to.
    public var progress: Progress
    /// The pictures.
    public var pictures: [Picture]
    /// What the documents' readers had to say.
    public var problems: [Diagnostic]

    /// Creates a state.
    public init(
      version: Int, title: String, progress: Progress, pictures: [Picture], problems: [Diagnostic]
    ) {
      self.version = version
      self.title = title
      self.progress = progress
      self.pictures = pictures
      self.problems = problems
    }
  }

  private struct StateData: Encodable {
    var version: Int
    var title: String
    var progress: State.Progress
    var pictures: [State.Picture]
    var problems: [DiagnosticEntry]
  }

  /// The page.
  public static func html(title: String) -> String {
    PageDocument(
      title: title, body: PageParts.watchBody(), style: PageParts.watchStyle(),
      script: PageParts.watchScript(), scriptSources: "'self' file:"
    ).html
  }

  /// The script that tells the page a state.
  ///
  /// - Parameters:
  ///   - state: what the page shows.
  ///   - source: gives a file's text by its path, for excerpts.
  public static func script(
    of state: State, source: @escaping @Sendable (_ path: String) -> String?
  ) -> String {
    let excerpts = ExcerptSource(source)
    let data = StateData(
      version: state.version, title: state.title, progress: state.progress,
      pictures: state.pictures, problems: state.problems.map { DiagnosticEntry($0, excerpts) })
    return "casqueState(\(PageDocument.embedded(data)));\n"
  }
}
