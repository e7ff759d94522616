extension DiagnosticCode {
  /// The pages of codes about snapshots and their references.
  static let snapshotPages: [DiagnosticCode: DiagnosticPage] = [
    .snapshotDifferent: DiagnosticPage(
      summary: "A snapshot is not as its reference says.",
      cause: """
        Frames are compared to a hundredth of a point, pictures pixel by pixel unless a comparator \
        allows more. The lines below say what moved, from where to where, and which constraint \
        settles it; where fonts or the engine are others than when the reference was made, that \
        comes first. The picture is told with what was measured and what is allowed.
        """,
      remedy: """
        If the change is meant, `casque snapshots approve` puts the snapshot in the reference's \
        place, and `casque snapshots review` asks one by one. If not, correct the constraint that \
        is named.
        """,
      example: "welcome@iphone-se-1_portrait.frames.txt: title: y 44 → 52"),
    .snapshotMissing: DiagnosticPage(
      summary: "A snapshot has no reference.",
      cause: """
        Nothing is recorded by `verify`, and by no command or test where the variable CI is set: a \
        run without references must not pass by recording them.
        """,
      remedy: "Run `casque snapshots record` where the layout is right, and commit what it writes.",
      example: "casque snapshots verify Layouts --device iphone-17"),
    .snapshotCollision: DiagnosticPage(
      summary: "Two snapshots of one run have one reference.",
      cause: """
        The file of a reference follows from layout, cell and kind. Two documents with one layout \
        name on one cell would overwrite each other's references.
        """,
      remedy: "Give one of the documents another `layout:`.",
      example: "layout: welcome in Layouts/a.yml and in Layouts/b.yml"),
    .snapshotInaccessible: DiagnosticPage(
      summary: "A reference can be neither read nor written.",
      cause: """
        The system refuses: a folder without permission, a full disk, or a folder where a file \
        should be. The reference is as it was, since files are written whole or not at all.
        """,
      remedy: "Correct what the message names, and run the command again.",
      example: "Snapshots/welcome@iphone-se-1_portrait.frames.txt is a folder"),
    .snapshotUndrawable: DiagnosticPage(
      summary: "A snapshot cannot be drawn.",
      cause: """
        The picture is larger than can be drawn, or the drawing library refuses it; frames of the \
        same cell are compared all the same.
        """,
      remedy: "Take a smaller window, or leave pictures out of this cell with `--kind frames`.",
      example: "casque snapshots record Layouts/a.yml --window 100000x100000"),
    .snapshotOrphan: DiagnosticPage(
      summary: "A reference belongs to no snapshot.",
      cause: """
        No layout on any cell that is named has a snapshot of this name: the layout, the cell or \
        the test is gone, or has another name now.
        """,
      remedy: """
        `casque snapshots prune` deletes it. Give prune the same documents and flags that the \
        references were recorded with: what is not named counts as gone.
        """,
      example: "Snapshots/welcome@iphone-4.frames.txt after iphone-4 left the matrix"),
  ]
}
