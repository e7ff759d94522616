import Casque
import Foundation

/// Draws references again from a commit, where only their hashes are kept.
struct BaseCommit {
  private let matrix: SnapshotMatrix
  private let folder: String
  /// The top of the repository, without links.
  private let top: String

  /// Gives failed snapshots their pictures: reference, difference and both beside each other.
  ///
  /// - Parameters:
  ///   - checked: what was checked.
  ///   - matrix: the snapshots with their references.
  ///   - base: the commit; nil to leave all as it is.
  ///   - files: where the pictures go.
  static func completing(
    _ checked: [CheckedSnapshot], _ matrix: SnapshotMatrix, base: String?, files: DifferenceFiles
  ) throws(CommandError) -> [CheckedSnapshot] {
    guard let base else { return checked }
    let failed = checked.indices.filter { index in
      if case .different(.hash, _)? = checked[index].outcome { return true }
      return false
    }
    if failed.isEmpty { return checked }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "casque-base-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    var result = checked
    // The commit is one of the repository that holds the document, wherever the command runs.
    var commits: [String: BaseCommit] = [:]
    for index in failed {
      let top = try top(of: checked[index].document)
      let commit: BaseCommit
      if let known = commits[top] {
        commit = known
      } else {
        let own = folder.appending(path: "\(commits.count)", directoryHint: .isDirectory)
        commit = BaseCommit(matrix: matrix, folder: own.path(percentEncoded: false), top: top)
        try commit.extract(base)
        commits[top] = commit
      }
      commit.draw(&result[index], files)
    }
    return result
  }

  /// The top folder of the repository that holds a document, without links.
  private static func top(of document: String) throws(CommandError) -> String {
    let folder = URL(filePath: document).deletingLastPathComponent()
    let top = try output(
      ["git", "-C", folder.path(percentEncoded: false), "rev-parse", "--show-toplevel"])
    return URL(filePath: top).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Puts the documents' folders as they are in the commit under the folder.
  private func extract(_ base: String) throws(CommandError) {
    guard !base.hasPrefix("-") else { throw .usage(UsageError("'\(base)' is no commit")) }
    let archive = folder + "base.tar"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .failure("cannot write '\(folder)': \(error.localizedDescription)")
    }
    do throws(CommandError) {
      _ = try BaseCommit.output([
        "git", "-C", top, "rev-parse", "--verify", "--quiet", "\(base)^{commit}",
      ])
    } catch {
      throw .failure("this repository has no commit '\(base)'")
    }
    _ = try BaseCommit.output(["git", "-C", top, "archive", "--format=tar", "-o", archive, base])
    _ = try BaseCommit.output(["tar", "-xf", archive, "-C", folder])
  }

  /// Where the document of the commit is; nil for one outside of the repository.
  private func path(of document: Document) -> String? {
    let file = URL(filePath: document.path).standardizedFileURL
    let within = file.deletingLastPathComponent().resolvingSymlinksInPath()
      .appending(path: file.lastPathComponent).path(percentEncoded: false)
    let start = top.hasSuffix("/") ? top : top + "/"
    return within.hasPrefix(start) ? folder + within.dropFirst(start.count) : nil
  }

  private func draw(_ checked: inout CheckedSnapshot, _ files: DifferenceFiles) {
    guard case .different(.hash(let hashes), let fate)? = checked.outcome,
      let index = matrix.documents.firstIndex(where: {
        $0.path == checked.document && $0.layout.name == checked.layout
      }),
      let cell = matrix.cells.first(where: { $0.description == checked.cell }),
      let recipe = matrix.recipes.first(where: {
        matrix.name(matrix.documents[index], cell, $0) == checked.name
      })
    else { return }
    let base = path(of: matrix.documents[index]).map {
      Document.readAll($0, locale: matrix.locale).value
    }
    guard let old = base?.first(where: { $0.layout.name == checked.layout }) else {
      checked.finding?.diagnostic.notes.append(
        DiagnosticNote("the commit has no such layout in this document, to draw its picture from"))
      return
    }
    guard let snapshot = picture(matrix.documents[index], cell, recipe),
      let reference = picture(old, cell, recipe)
    else { return }
    guard reference.contentHash == hashes.reference.hash else {
      checked.finding?.diagnostic.notes.append(
        DiagnosticNote("the commit draws another picture than the one whose hash is kept"))
      return
    }
    let verdict = recipe.comparator.verdict(reference, snapshot)
    let difference = SnapshotDifference.image(
      ImageDifference(from: reference, to: snapshot, verdict))
    checked.outcome = SnapshotOutcome.different(difference, reference: fate).withoutPictures
    checked.finding?.diagnostic.notes = difference.lines.map { DiagnosticNote($0) }
    do throws(AtomicFile.WriteError) {
      checked.files = try files.write(.image(snapshot), checked.name, difference)
    } catch {
      checked.finding?.diagnostic.notes.append(DiagnosticNote("\(error)"))
    }
  }

  private func picture(_ document: Document, _ cell: Cell, _ recipe: SnapshotRecipe) -> Bitmap? {
    let result = LayoutPipeline.standard.resolve(
      document.layout, in: cell, resources: document.resources)
    guard
      case .image(let bitmap, _, _)? = try? LayoutPipeline.standard.snapshot(of: result, by: recipe)
    else { return nil }
    return bitmap
  }

  /// What a program writes, without the end of its last line.
  private static func output(_ words: [String]) throws(CommandError) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw .failure("cannot run \(words[0]): \(error.localizedDescription)")
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .failure("`\(words.joined(separator: " "))` failed")
    }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
