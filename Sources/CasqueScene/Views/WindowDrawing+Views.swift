import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a view with its subviews.
  ///
  /// - Parameters:
  ///   - index: the view's place in the result.
  ///   - tint: the superview's tint.
  ///   - isSelected: whether it is drawn; else only selected subviews are.
  mutating func draw(view index: Int, tint: Color, isSelected: Bool) {
    let resolved = result.views[index]
    let view = PresentedView(
      resolved, presentation: presentation.views[resolved.id],
      environment: environment)
    guard !view.isHidden, view.alpha > 0 else { return }
    let tint = view.appearance.tintColor.map(shownTint) ?? tint
    var isSelected = isSelected
    switch selection {
    case .all: break
    case .only(let id): isSelected = isSelected || resolved.id == id
    case .except(let ids): if ids.contains(resolved.id) { return }
    }
    let group = DisplayGroup(
      transform: view.transform, alpha: view.alpha, mask: displayMask(of: view),
      compositing: .blend(view.appearance.blendMode), projection: view.projection)
    self.group(group) { drawing in
      if isSelected {
        drawing.drawWithShadow(view) { $0.drawParts(of: view, index, tint: tint) }
      } else {
        drawing.drawInside(view) { $0.drawSubviews(of: view, index, tint: tint, isSelected: false) }
      }
    }
  }

  /// Draws the ground, the content, the subviews and the border, in the order of CALayer.
  private mutating func drawParts(of view: PresentedView, _ index: Int, tint: Color) {
    drawGround(of: view)
    drawInside(view) { drawing in
      drawing.drawContent(of: view, tint: tint)
      drawing.group(drawing.subviewGroup(of: view)) {
        $0.drawSubviews(of: view, index, tint: tint, isSelected: true)
      }
    }
    drawBorder(of: view)
  }

  /// Draws what is cut at the bounds if the view clips.
  private mutating func drawInside(
    _ view: PresentedView, _ body: (inout WindowDrawing) -> Void
  ) {
    let clip = view.appearance.clipsToBounds ? view.outline : nil
    group(DisplayGroup(clip: clip), body)
  }

  private mutating func drawSubviews(
    of view: PresentedView, _ index: Int, tint: Color, isSelected: Bool
  ) {
    let shift = view.subviewShift
    group(DisplayGroup(transform: .translation(x: shift.x, y: shift.y))) { drawing in
      let places = drawing.customPlaces(in: view)
      for subview in drawing.subviews[index] {
        let shift = places[drawing.result.views[subview].id] ?? .zero
        drawing.group(DisplayGroup(transform: .translation(x: shift.x, y: shift.y))) {
          $0.draw(view: subview, tint: tint, isSelected: isSelected)
        }
      }
    }
  }

  mutating func drawContent(of view: PresentedView, tint color: Color) {
    let tint = color.resolved(in: environment)
    if let words = view.appearance.standIn { drawStandIn(words, in: view) }
    switch view.view.content {
    case .plain, .stackView, .scrollView, .navigationController, .tabBarController,
      .containerView, .tableView, .collectionView:
      break
    case .alertController(let alert): draw(alert, in: view)
    case .tableViewCell(let cell): drawAccessory(of: cell, in: view, tint: tint)
    case .label(let label): draw(label, in: view)
    case .button(let button): draw(button, in: view, tint: color)
    case .imageView(let imageView): draw(imageView, in: view, tint: tint)
    case .textField(let textField): draw(textField, in: view, tint: tint)
    case .switch(let value): draw(value, in: view)
    case .textView(let value): draw(value, in: view, tint: tint)
    case .navigationBar(let value):
      coloured(value.barStyle) {
        $0.draw(value, in: view, tint: color.resolved(in: $0.environment))
      }
    case .tabBar(let value):
      coloured(value.barStyle) {
        $0.draw(value, in: view, tint: color.resolved(in: $0.environment))
      }
    case .toolbar(let value):
      coloured(value.barStyle) {
        $0.draw(value, in: view, tint: color.resolved(in: $0.environment))
      }
    case .visualEffectView(let value): draw(value, in: view)
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView:
      drawControl(of: view, tint: tint)
    }
  }

  private mutating func drawControl(of view: PresentedView, tint: RGBA) {
    switch view.view.content {
    case .slider(let value): draw(value, in: view, tint: tint)
    case .stepper(let value): draw(value, in: view)
    case .segmentedControl(let value):
      draw(value, in: view.frame, isMirrored: view.resolved.isMirrored)
    case .progressView(let value): draw(value, in: view, tint: tint)
    case .activityIndicatorView(let value): draw(value, in: view)
    case .pageControl(let value): draw(value, in: view)
    case .searchBar(let value): draw(value, in: view, tint: tint)
    case .datePicker(let value): draw(value, in: view, tint: tint)
    case .pickerView(let value): draw(value, in: view)
    default: break
    }
  }

  /// The view's mask; an image that is not there masks nothing.
  private func displayMask(of view: PresentedView) -> DisplayMask? {
    switch view.appearance.mask {
    case nil: nil
    case .ellipse: .shape(.ellipse(view.frame))
    case .roundedRect(let radius):
      .shape(
        .roundedRect(
          view.frame, radius: min(max(0, radius), min(view.frame.width, view.frame.height) / 2)))
    case .image(let name):
      context.resources.imageDescription(named: name).map(\.isMissing) ?? true
        ? nil : .image(name: name, destination: view.frame, transform: .identity)
    }
  }
}
