// Follows a document: asks every blink for what the command has written beside the page, and shows
// the new picture once it is loaded, so that nothing flickers.
const pause = 70;
let version = -1;
let loading = false;
let hasEnded = false;
const byId = id => document.getElementById(id);

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

// A script is what a page of a file may load beside itself; it calls `casqueState`.
function ask() {
  const script = document.createElement('script');
  script.src = 'state.js?' + Date.now();
  script.onload = script.onerror = () => {
    script.remove();
    if (!hasEnded) setTimeout(ask, pause);
  };
  document.head.append(script);
}

window.casqueState = state => {
  if (state.version === version || loading) return;
  loading = true;
  const pictures = state.pictures.map(load);
  Promise.all(pictures.map(picture => picture.ready)).then(() => show(state, pictures)).finally(() => {
    loading = false;
  });
};

function load(picture) {
  const image = new Image();
  image.src = picture.file;
  image.alt = picture.title;
  image.dataset.width = picture.width;
  image.dataset.height = picture.height;
  // A picture that is gone belongs to a state that is old: the next one is asked for at once.
  return { image, title: picture.title, ready: image.decode() };
}

function show(state, pictures) {
  version = state.version;
  hasEnded = state.progress === 'ended';
  byId('title').textContent = state.title;
  document.title = (state.progress === 'failed' ? '✕ ' : '') + state.title;
  byId('state').textContent = state.progress === 'ended' ? 'No longer watched'
    : state.progress === 'failed' ? 'The last good picture is shown' : counted(state.problems.length);
  byId('pictures').replaceChildren(...pictures.map(picture => {
    const figure = make('figure');
    figure.append(picture.image, make('figcaption', '', picture.title));
    return figure;
  }));
  byId('pictures').classList.toggle('stale', state.progress === 'failed');
  byId('problems').hidden = !state.problems.length;
  byId('problems').replaceChildren(...state.problems.map(problem));
  document.body.dataset.version = version;
  zoom();
}

const counted = count => count === 0 ? 'Watching' : count === 1 ? '1 problem' : count + ' problems';

function problem(about) {
  const card = make('article', 'problem');
  const header = make('header');
  header.append(make('span', 'badge ' + about.severity, about.severity), make('h2', '', about.message));
  card.append(header, make('p', 'place', (about.place ? about.place + '  ' : '') + about.code));
  const lines = about.excerpt || [];
  if (lines.length) {
    const excerpt = make('pre', 'excerpt', lines[0] + '\n');
    excerpt.append(make('span', 'mark', lines[1]));
    card.append(excerpt);
  }
  for (const note of about.notes) card.append(make('p', 'quiet', 'note: ' + note.message));
  for (const hint of about.hints) card.append(make('p', '', 'hint: ' + hint));
  return card;
}

function zoom() {
  const choice = byId('zoom').value;
  const room = { width: innerWidth - 44, height: innerHeight - byId('bar').offsetHeight - 80 };
  for (const image of document.querySelectorAll('#pictures img')) {
    const [width, height] = [Number(image.dataset.width), Number(image.dataset.height)];
    const scale = choice === 'fit' ? Math.min(1, room.width / width, room.height / height) : Number(choice);
    image.style.width = Math.round(width * scale) + 'px';
    image.style.height = Math.round(height * scale) + 'px';
  }
}

byId('zoom').addEventListener('change', zoom);
addEventListener('resize', zoom);
ask();
