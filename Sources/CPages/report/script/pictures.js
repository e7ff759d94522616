// Pictures are loaded, or decoded, when they are shown.
const kept = new Map();

// The address of a picture; empty while the page that holds it is still being read.
function addressOf(number) {
  const picture = data.pictures[number];
  if (picture.file) return picture.file;
  if (kept.has(number)) return kept.get(number);
  const block = byId('picture-' + number);
  if (!block) return '';
  const address = 'data:' + picture.type + ';base64,' + block.textContent;
  kept.set(number, address);
  if (kept.size > 400) kept.delete(kept.keys().next().value);
  return address;
}

function image(number, alt) {
  const address = addressOf(number);
  const element = make('img', { alt: alt || '', loading: 'lazy', decoding: 'async', draggable: 'false' });
  if (address) element.src = address; else element.dataset.picture = number;
  return element;
}

// Blocks of pictures come after the script: those that were shown before are filled now.
function fillPictures() {
  for (const element of document.querySelectorAll('img[data-picture]')) {
    element.src = addressOf(Number(element.dataset.picture));
    delete element.dataset.picture;
  }
}

const largest = result => result.picture === undefined ? result.thumbnail : result.picture;

// A result's thumbnail within a width and height, with boxes around what is found, or around what
// one cause is about.
function thumbnail(result, width, height, only) {
  if (result.thumbnail === undefined) {
    const text = result.status === 'skipped' ? 'skipped' : 'no picture';
    return make('div', { class: 'picture blank', style: { width: '72px', height: '120px' } }, text);
  }
  const picture = data.pictures[result.thumbnail];
  const scale = Math.min(width / picture.width, height / picture.height);
  return make('div', {
    class: 'picture',
    style: {
      width: Math.round(picture.width * scale) + 'px', height: Math.round(picture.height * scale) + 'px',
    },
  }, image(result.thumbnail), boxes(result, picture, only).slice(0, 6));
}

// Boxes around the views that findings are about, in parts of the picture.
function boxes(result, picture, only) {
  const list = [];
  const known = new Set();
  for (const finding of findingsOf(result)) {
    const cause = data.causes[finding.cause];
    if (only !== undefined && finding.cause !== only) continue;
    if (state.cause !== null && only === undefined && finding.cause !== state.cause) continue;
    for (const view of cause.views) {
      const box = result.boxes && result.boxes[view];
      // What covers the whole picture tells nothing.
      if (!box || known.has(view) || box[2] * box[3] > 0.9 * picture.width * picture.height) continue;
      known.add(view);
      // What moved lies within what moved: outlines alone can be told apart.
      const isMoved = cause.diagnostic.code.startsWith('snapshot/');
      list.push(boxAt(box, picture, cause.diagnostic.severity + (isMoved ? ' moved' : '')));
    }
  }
  return list;
}

function boxAt(box, picture, kind) {
  const part = (value, whole) => (value / whole * 100).toFixed(3) + '%';
  return make('div', {
    class: 'box ' + kind,
    style: {
      left: part(box[0], picture.width), top: part(box[1], picture.height),
      width: part(box[2], picture.width), height: part(box[3], picture.height),
    },
  });
}
