// A reference and a snapshot in one of four ways.
let blinking = 0;
let blinkTimer = null;

function stopBlinking() {
  clearInterval(blinkTimer);
  blinkTimer = null;
}

// A place for pictures that lie over each other, each at its own size from the top left.
function stage(numbers, room) {
  const pictures = numbers.map(number => data.pictures[number]);
  const width = Math.max(...pictures.map(picture => picture.width));
  const height = Math.max(...pictures.map(picture => picture.height));
  const scale = state.zoom ? 1 : Math.min(room.width / width, room.height / height, 1.5);
  const element = make('div', {
    class: 'stage', style: { width: Math.round(width * scale) + 'px', height: Math.round(height * scale) + 'px' },
  });
  const layers = numbers.map((number, index) => {
    const layer = image(number);
    layer.style.width = (pictures[index].width / width * 100) + '%';
    layer.style.height = (pictures[index].height / height * 100) + '%';
    element.append(layer);
    return layer;
  });
  return { element, layers, width, height };
}

// What a stage is as large as at most, in pixels of the page.
function room(columns) {
  const panel = byId('detail');
  return { width: Math.max(120, (panel.clientWidth - 34 - (columns - 1) * 12) / columns), height: Math.max(300, innerHeight - 250) };
}

function overlay(view, result) {
  const holder = make('div', { class: 'boxes' });
  if (state.blueprint && result.blueprint !== undefined) {
    const layer = image(result.blueprint, 'Blueprint: guides, frames and constraints');
    layer.style.width = '100%';
    layer.style.height = '100%';
    holder.append(layer);
  }
  if (state.boxes && !state.blueprint) {
    const picture = data.pictures[largest(result)];
    if (picture) holder.append(...boxes(result, picture));
  }
  view.element.append(holder);
}

const figure = (title, ...content) => make('figure', {}, make('figcaption', {}, title), content);

const comparison = {
  side(pair, result) {
    const shots = [['Reference', pair.reference], ['Snapshot', pair.snapshot], ['Difference', pair.difference]]
      .filter(shot => shot[1] !== undefined);
    return make('div', { class: 'side' }, shots.map(([title, number]) => {
      const view = stage([number], room(shots.length));
      view.layers[0].alt = title;
      if (title === 'Snapshot') overlay(view, result);
      return figure(title, view.element);
    }));
  },

  slider(pair, result) {
    const view = stage([pair.reference, pair.snapshot], room(1));
    view.layers[0].alt = 'Reference';
    view.layers[1].alt = 'Snapshot';
    overlay(view, result);
    const divider = make('div', { class: 'divider' });
    const input = make('input', {
      type: 'range', min: 0, max: 1000, value: 500, id: 'slider', 'aria-label': 'Where the snapshot begins',
      on: { input: () => place(Number(input.value) / 1000) },
    });
    function place(part) {
      input.value = Math.round(part * 1000);
      input.setAttribute('aria-valuetext', Math.round(part * 100) + ' percent reference');
      view.layers[1].style.clipPath = 'inset(0 0 0 ' + (part * 100) + '%)';
      divider.style.left = (part * 100) + '%';
    }
    function follow(event) {
      const bounds = view.element.getBoundingClientRect();
      place(Math.min(1, Math.max(0, (event.clientX - bounds.left) / bounds.width)));
    }
    view.element.classList.add('slides');
    view.element.addEventListener('pointerdown', event => {
      view.element.setPointerCapture(event.pointerId);
      follow(event);
    });
    view.element.addEventListener('pointermove', event => { if (event.buttons & 1) follow(event); });
    view.element.append(divider);
    place(0.5);
    return [view.element, make('div', { class: 'control' }, make('span', {}, 'Reference'), input, make('span', {}, 'Snapshot'))];
  },

  onion(pair, result) {
    const view = stage([pair.reference, pair.snapshot], room(1));
    view.layers[0].alt = 'Reference';
    view.layers[1].alt = 'Snapshot';
    overlay(view, result);
    const fade = () => { view.layers[1].style.opacity = input.value / 100; };
    const input = make('input', {
      type: 'range', min: 0, max: 100, value: 50, id: 'opacity', 'aria-label': 'Opacity of the snapshot',
      on: { input: fade },
    });
    fade();
    return [view.element, make('div', { class: 'control' }, make('span', {}, 'Reference'), input, make('span', {}, 'Snapshot'))];
  },

  blink(pair, result) {
    const view = stage([pair.reference, pair.snapshot], room(1));
    overlay(view, result);
    const which = make('span', { class: 'badge note which' });
    view.element.append(which);
    const show = () => {
      view.layers[1].style.visibility = blinking ? 'visible' : 'hidden';
      which.textContent = blinking ? 'Snapshot' : 'Reference';
    };
    const swap = () => { blinking = 1 - blinking; show(); };
    const play = make('button', {
      type: 'button', class: 'plain', id: 'blink-play', on: { click: () => (blinkTimer ? pause() : start()) },
    });
    function start() { blinkTimer = setInterval(swap, 650); play.textContent = 'Pause'; }
    function pause() { stopBlinking(); play.textContent = 'Blink'; }
    const once = make('button', {
      type: 'button', class: 'plain', id: 'blink-swap', on: { click: () => { pause(); swap(); } },
    }, 'Swap');
    show();
    // Who asks for less motion starts it by hand.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) pause(); else start();
    return [view.element, make('div', { class: 'control' }, play, once)];
  },
};

function compare(result, snapshot) {
  stopBlinking();
  const pair = { reference: snapshot.reference, snapshot: snapshot.snapshot, difference: snapshot.difference };
  const isPair = pair.reference !== undefined && pair.snapshot !== undefined;
  const content = make('div', { class: 'compare' + (state.zoom ? ' zoomed' : '') });
  add(content, [isPair ? comparison[state.mode](pair, result) : comparison.side(pair, result)]);
  const buttons = isPair ? make('div', { class: 'segments', role: 'group', 'aria-label': 'How both are compared' },
    modes.map(([mode, name], index) => make('button', {
      type: 'button', 'aria-pressed': String(state.mode === mode), 'data-mode': mode,
      title: name + ' (' + (index + 1) + ')', on: { click: () => change({ mode }) },
    }, name))) : null;
  return [make('div', { class: 'tools' }, buttons, pictureTools(result)), content];
}
