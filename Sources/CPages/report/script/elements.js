// Makes elements. Texts of the data only ever become text nodes and attribute values.
const byId = id => document.getElementById(id);

function make(tag, options, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(options || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'on') {
      for (const [event, run] of Object.entries(value)) element.addEventListener(event, run);
    } else if (name === 'style') {
      for (const [property, text] of Object.entries(value)) element.style.setProperty(property, text);
    } else if (name === 'class') {
      element.className = value;
    } else {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
  add(element, children);
  return element;
}

function add(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(element, child);
    else element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

const badge = (kind, text) => make('span', { class: 'badge ' + kind }, text);
const dot = status => make('span', { class: 'dot ' + status, 'aria-hidden': 'true' });

function excerpt(lines) {
  if (!lines) return null;
  return make('pre', { class: 'excerpt', tabindex: '0', 'aria-label': 'Source' },
    lines[0] + '\n', make('span', { class: 'mark' }, lines[1]));
}

const ruleLink = code => make('button', {
  type: 'button', class: 'link mono', 'aria-haspopup': 'dialog', on: { click: () => showRule(code) },
}, code);

function showRule(code) {
  const rule = data.rules[code];
  if (!rule) return;
  showDialog(byId('rule'), 'rule-title', code, [
    make('p', {}, rule.summary),
    make('h3', {}, 'Why'), make('p', {}, rule.cause),
    make('h3', {}, 'What to do'), make('p', {}, rule.remedy),
    rule.example && [make('h3', {}, 'For example'), make('pre', { class: 'excerpt', tabindex: '0' }, rule.example)],
    make('p', { class: 'quiet' }, 'On the command line: casque explain ' + code),
  ]);
}

function showDialog(dialog, id, title, content) {
  dialog.replaceChildren();
  add(dialog, [
    make('header', {}, make('h2', { id }, title),
      make('button', { type: 'button', class: 'plain', on: { click: () => dialog.close() } }, 'Close')),
    content,
  ]);
  if (!dialog.open) dialog.showModal();
}
