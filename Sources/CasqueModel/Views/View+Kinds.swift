public import CasqueGeometry

extension View {
  /// A plain view, as UIView.
  public static func view(
    _ id: String, backgroundColor: Color? = nil, subviews: [View] = []
  ) -> View {
    var view = View(id, subviews: subviews)
    view.appearance.backgroundColor = backgroundColor
    return view
  }

  /// A label, as UILabel.
  public static func label(
    _ id: String, text: String, font: Font = .system(17), textColor: Color = .label,
    textAlignment: TextAlignment = .natural, numberOfLines: Int = 1
  ) -> View {
    View(
      id,
      content: .label(
        Label(
          text: text, font: font, textColor: textColor, textAlignment: textAlignment,
          numberOfLines: numberOfLines)))
  }

  /// A button, as UIButton.
  public static func button(
    _ id: String, title: String, image: String? = nil, style: Button.Style = .system
  ) -> View {
    View(id, content: .button(Button(title: title, image: image, style: style)))
  }

  /// An image view, as UIImageView.
  public static func imageView(
    _ id: String, image: String?, contentMode: ContentMode = .scaleToFill
  ) -> View {
    View(id, content: .imageView(ImageView(image: image, contentMode: contentMode)))
  }

  /// A text field, as UITextField.
  public static func textField(
    _ id: String, text: String = "", placeholder: String = "",
    borderStyle: TextField.BorderStyle = .none
  ) -> View {
    View(
      id,
      content: .textField(
        TextField(text: text, placeholder: placeholder, borderStyle: borderStyle)))
  }

  /// A stack view with its arranged subviews, as UIStackView.
  public static func stackView(
    _ id: String, axis: Axis = .horizontal, distribution: StackView.Distribution = .fill,
    alignment: StackView.Alignment = .fill, spacing: Double = 0, subviews: [View] = []
  ) -> View {
    View(
      id,
      content: .stackView(
        StackView(
          axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)),
      subviews: subviews)
  }

  /// A scroll view, as UIScrollView.
  public static func scrollView(_ id: String, subviews: [View] = []) -> View {
    View(id, content: .scrollView(ScrollView()), subviews: subviews)
  }

  /// A switch, as UISwitch.
  public static func `switch`(_ id: String, isOn: Bool = false) -> View {
    View(id, content: .switch(Switch(isOn: isOn)))
  }
}

extension View {
  /// The view of a navigation controller: a `navigationBar`, a `searchBar`, a `toolbar`, and the
  /// screen that they surround.
  public static func navigationController(_ id: String, subviews: [View]) -> View {
    View(id, content: .navigationController, subviews: subviews)
  }

  /// The view of a tab bar controller: a `tabBar` and the screen above it.
  public static func tabBarController(_ id: String, subviews: [View]) -> View {
    View(id, content: .tabBarController, subviews: subviews)
  }

  /// A view with another view controller's view in it.
  public static func containerView(_ id: String, subviews: [View]) -> View {
    View(id, content: .containerView, subviews: subviews)
  }

  /// The view of an alert or an action sheet, which fills its window.
  public static func alertController(_ id: String, _ content: AlertController) -> View {
    View(id, content: .alertController(content))
  }

  /// A table view with its cells, section by section.
  public static func tableView(
    _ id: String, style: TableView.Style = .plain, sections: [TableView.Section], cells: [View]
  ) -> View {
    View(
      id, content: .tableView(TableView(style: style, sections: sections)), subviews: cells)
  }

  /// A cell of a table view.
  public static func tableViewCell(
    _ id: String, text: String = "", detailText: String? = nil,
    style: TableViewCell.Style = .default, accessory: TableViewCell.Accessory = .none,
    subviews: [View] = []
  ) -> View {
    View(
      id,
      content: .tableViewCell(
        TableViewCell(
          text: text, detailText: detailText, style: style, accessory: accessory)),
      subviews: subviews)
  }

  /// A collection view with its cells.
  public static func collectionView(
    _ id: String, arrangement: CollectionView.Arrangement, cells: [View]
  ) -> View {
    View(
      id, content: .collectionView(CollectionView(arrangement: arrangement)), subviews: cells)
  }
}
