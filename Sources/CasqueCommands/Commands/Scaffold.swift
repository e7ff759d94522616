import Casque

/// The files that `casque init` writes.
enum Scaffold {
  /// The files' names with their texts, in the order of writing.
  static var files: [(name: String, text: String)] {
    [
      ("Layouts/welcome.yml", layout), ("Layouts/casque.schema.json", DocumentSchema.json()),
      ("casque.yml", configuration), (".github/workflows/layouts.yml", job),
    ]
  }

  private static let layout = """
    # yaml-language-server: $schema=casque.schema.json
    casque: 1
    layout: welcome
    root:
      id: screen
      backgroundColor: systemBackground
      subviews:
        - label: title
          text: Welcome aboard
          font: largeTitle
          numberOfLines: 0
        - button: proceed
          title: Continue
          style: filled
      constraints:
        - title.top = safeArea.top + 24
        - title.leading = readable.leading
        - title.trailing = readable.trailing
        - proceed.leading = readable.leading
        - proceed.trailing = readable.trailing
        - proceed.height >= 50
        - proceed.bottom = safeArea.bottom - 24

    """

  private static let configuration = """
    # What casque does where the command line does not say otherwise; `casque config` shows all of it.
    casque: 1
    layouts: Layouts
    content-size: [large, AX1]
    direction: [ltr, rtl]

    """

  private static let job = """
    # Checks the layouts on every change. CASQUE_IMAGE is a variable of the repository that names an
    # image built from Casque's Dockerfile.
    name: layouts
    on: [push, pull_request]
    jobs:
      check:
        runs-on: ubuntu-latest
        container: ${{ vars.CASQUE_IMAGE }}
        steps:
          - uses: actions/checkout@v4
          - run: casque check

    """
}
