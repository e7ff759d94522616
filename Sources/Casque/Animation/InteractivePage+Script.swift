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
    #screen img { position: absolute; display: block; -webkit-user-drag: none; }
    #frame { left: 0; top: 0; width: \(size.width)px; height: \(size.height)px; }
    #controls { display: flex; gap: 12px; align-items: center; width: \(size.width)px; }
    #time { flex: 1; }
    button { font: inherit; min-width: 72px; min-height: 44px; }
    """
  }

  /// What the page does.
  ///
  /// Movement is that of the timeline: the offset is the tilt times the travel,
  /// held to the bound; a layer moves by it times its depth, y against it, plus its motion effect.
  static let script = """
    const screen_ = document.getElementById('screen');
    const frame = document.getElementById('frame');
    const time = document.getElementById('time');
    const clock = document.getElementById('clock');
    const play = document.getElementById('play');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const held = (value, bound) => Math.min(Math.max(value, -bound), bound);

    function tilt(x, y) {
      if (calm.matches) { x = 0; y = 0; }
      x = held(x, 1); y = held(y, 1);
      let dx = x * scene.travel, dy = y * scene.travel;
      if (scene.bound) { dx = held(dx, scene.bound[0]); dy = held(dy, scene.bound[1]); }
      for (const layer of scene.layers) {
        const [low, rest, high] = layer.effect;
        const at = (t, axis) => t < 0
          ? rest[axis] + t * (rest[axis] - low[axis]) : rest[axis] + t * (high[axis] - rest[axis]);
        const moveX = dx * layer.depth[0] + at(x, 0);
        const moveY = dy * layer.depth[1] + at(y, 1);
        document.getElementById('layer-' + layer.name).style.transform =
          'translate(' + moveX + 'px, ' + moveY + 'px)';
      }
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
      // How the device is held at first is its rest; 30 degrees are the whole tilt.
      if (!level) level = [event.gamma, event.beta];
      tilt((event.gamma - level[0]) / 30, (event.beta - level[1]) / 30);
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
