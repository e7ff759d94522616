internal import CasqueGeometry

extension InteractivePage {
  /// The look of the page.
  static func style(_ size: Size) -> String {
    """
    :root { color-scheme: light dark; }
    body { margin: 0; min-height: 100vh; display: grid; place-items: center;
      font: 15px system-ui, sans-serif; background: Canvas; color: CanvasText; }
    main { display: grid; gap: 16px; justify-items: center; padding: 16px; }
    #screen { position: relative; overflow: hidden; width: \(size.width)px;
      height: \(size.height)px; touch-action: none; border-radius: 12px; }
    #screen img { position: absolute; display: block; max-width: none; -webkit-user-drag: none; }
    #screen .container { position: absolute; overflow: hidden; }
    #frame { left: 0; top: 0; width: \(size.width)px; height: \(size.height)px; }
    #controls { display: flex; gap: 12px; align-items: center; width: \(size.width)px; }
    #time { flex: 1; }
    button { font: inherit; min-width: 72px; min-height: 44px; }
    """
  }

  /// What the page does.
  ///
  /// Movement is that of the timeline. In the absolute model the offset is the tilt times the travel,
  /// held to the bound, and a layer moves by it times its depth; in the step model every new offset
  /// moves all layers by its difference to the last one, or none along an axis on which the background
  /// would leave an edge. A motion effect is added. **Source** MotionFacts §1.2 and §1.6.
  static let script = """
    const screen_ = document.getElementById('screen');
    const frame = document.getElementById('frame');
    const time = document.getElementById('time');
    const clock = document.getElementById('clock');
    const play = document.getElementById('play');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const held = (value, bound) => Math.min(Math.max(value, -bound), bound);

    // Where each layer is in the step model, which remembers its steps.
    const moved = { offset: [0, 0], background: [0, 0], layers: scene.layers.map(() => [0, 0]) };

    function stepTo(offset) {
      const step = scene.step;
      for (const axis of [0, 1]) {
        const change = offset[axis] - moved.offset[axis];
        moved.offset[axis] = offset[axis];
        const own = moved.background[axis] + change * step.depth[axis];
        const low = step.center[axis] + own - step.size[axis] / 2;
        if (low > 0 || low + step.size[axis] < step.bounds[axis]) continue;
        moved.background[axis] = own;
        scene.layers.forEach((layer, index) => {
          moved.layers[index][axis] += change * layer.depth[axis];
        });
      }
      return moved.layers;
    }

    function shiftTo(offset) {
      const held_ = scene.bound ? offset.map((value, axis) => held(value, scene.bound[axis])) : offset;
      return scene.layers.map(layer => layer.depth.map((depth, axis) => depth * held_[axis]));
    }

    function tilt(x, y) {
      if (calm.matches) { x = 0; y = 0; }
      const turn = [held(x, 1), held(y, 1)];
      const offset = turn.map(value => value * scene.travel);
      const shifts = scene.step ? stepTo(offset) : shiftTo(offset);
      scene.layers.forEach((layer, index) => {
        const [low, rest, high] = layer.effect;
        const [moveX, moveY] = turn.map((value, axis) => shifts[index][axis] + (value < 0
          ? rest[axis] + value * (rest[axis] - low[axis])
          : rest[axis] + value * (high[axis] - rest[axis])));
        document.getElementById('layer-' + layer.name).style.transform =
          'translate(' + moveX + 'px, ' + moveY + 'px)';
      });
    }

    function show(index) {
      if (!frame || !scene.frames.length) return;
      index = Math.min(Math.max(Math.round(index), 0), scene.frames.length - 1);
      frame.src = scene.frames[index].image;
      frame.dataset.index = index;
      // At the start the layers are seen, which follow the tilt.
      frame.hidden = scene.layers.length > 0 && index === 0;
      if (time) time.value = index;
      if (clock) clock.textContent = scene.frames[index].time + ' s of '
        + scene.frames[scene.frames.length - 1].time + ' s';
    }

    function follow(event) {
      const box = screen_.getBoundingClientRect();
      tilt((event.clientX - box.left) / box.width * 2 - 1,
        (event.clientY - box.top) / box.height * 2 - 1);
    }
    // The pointer covers the mouse, a finger and a pen.
    addEventListener('pointermove', follow);
    addEventListener('pointerdown', follow);

    let level = null;
    addEventListener('deviceorientation', event => {
      if (event.gamma === null || event.beta === null) return;
      // Gamma turns about the device's long side, which lies level where the screen is turned.
      const angle = (window.screen.orientation ? window.screen.orientation.angle : 0) * Math.PI / 180;
      const x = event.gamma * Math.cos(angle) + event.beta * Math.sin(angle);
      const y = event.beta * Math.cos(angle) - event.gamma * Math.sin(angle);
      // How the device is held at first is its rest; 30 degrees are the whole tilt.
      if (!level || level.angle !== angle) level = { x, y, angle };
      tilt((x - level.x) / 30, (y - level.y) / 30);
    });
    addEventListener('pointerdown', () => {
      const permission = window.DeviceOrientationEvent
        && window.DeviceOrientationEvent.requestPermission;
      if (permission) window.DeviceOrientationEvent.requestPermission().catch(() => {});
    }, { once: true });

    let started = null;
    function step(now) {
      if (started === null) return;
      const seconds = (now - started) / 1000 + scene.frames[0].time;
      let index = 0;
      while (index + 1 < scene.frames.length && scene.frames[index + 1].time <= seconds) index++;
      show(index);
      if (index + 1 < scene.frames.length) requestAnimationFrame(step);
      else { started = null; play.textContent = 'Play'; }
    }
    if (play) play.addEventListener('click', () => {
      if (started === null) {
        started = performance.now();
        play.textContent = 'Stop';
        requestAnimationFrame(step);
      } else { started = null; play.textContent = 'Play'; }
    });
    if (time) time.addEventListener('input', () => show(Number(time.value)));

    // A link may say where to begin: #tilt=0.5,-1&frame=12
    const start = new URLSearchParams(location.hash.slice(1));
    const turned = (start.get('tilt') || '0,0').split(',').map(Number);
    tilt(turned[0] || 0, turned[1] || 0);
    show(Number(start.get('frame')) || 0);
    """
}
