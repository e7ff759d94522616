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

  /// A switch, as UISwitch.
  public static func `switch`(_ id: String, isOn: Bool = false) -> View {
    View(id, content: .switch(Switch(isOn: isOn)))
  }
}
