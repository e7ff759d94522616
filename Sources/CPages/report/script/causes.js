// Findings by cause, with the lines of the documents that they point at.
function diagnosticParts(about) {
  return [
    excerpt(about.excerpt),
    about.notes.length ? make('ul', { class: 'notes' }, about.notes.map(note => make('li', {},
      make('span', { class: 'quiet' }, 'note: '), note.message, ' ',
      note.place ? make('span', { class: 'place' }, note.place) : null, excerpt(note.excerpt)))) : null,
  ];
}

const hintList = about => about.hints.length
  ? make('ul', { class: 'hints' }, about.hints.map(hint => make('li', {}, hint))) : null;

function causeCard(cause, isPrinted) {
  const about = cause.diagnostic;
  const total = checkedCells.get(cause.layout) || 0;
  return make('article', { class: 'cause', tabindex: isPrinted ? null : '-1', 'data-cause': cause.index },
    make('header', {}, badge(about.severity, statusNames[about.severity]), make('h3', {}, about.message)),
    make('p', { class: 'facts' },
      about.place ? make('span', { class: 'place' }, about.place)
        : make('span', { class: 'quiet' }, cause.layout),
      ruleLink(about.code)),
    diagnosticParts(about),
    cause.evidence ? make('p', { class: 'evidence' }, cause.evidence,
      make('span', { class: 'quiet' }, ', first on ' + cellOf(data.results[cause.results[0]]).name)) : null,
    hintList(about),
    isPrinted
      ? make('p', { class: 'quiet' }, 'on ' + cause.results.length + ' of ' + counted(total, 'cell'))
      : strip(cause, total));
}

// The first cells that show a cause, and a way to all of them.
function strip(cause, total) {
  const cells = cause.results.slice(0, 6).map(number => {
    const result = data.results[number];
    return make('button', {
      type: 'button', 'aria-label': cellOf(result).name, title: cellOf(result).name,
      on: { click: () => openCell(number) },
    }, thumbnail(result, 96, 96, cause.index));
  });
  return make('div', { class: 'strip' }, cells, make('button', {
    type: 'button', class: 'rest',
    on: { click: () => change({ cause: cause.index, view: 'cells' }) },
  }, 'on ' + cause.results.length + ' of ' + counted(total, 'cell')));
}

const documentCard = about => make('article', { class: 'cause' },
  make('header', {}, badge(about.severity, statusNames[about.severity]), make('h3', {}, about.message)),
  make('p', { class: 'facts' }, about.place ? make('span', { class: 'place' }, about.place) : null,
    ruleLink(about.code)),
  diagnosticParts(about), hintList(about));

// The causes of what is shown; the documents' own diagnostics where nothing is filtered.
function shownCauses() {
  const seen = new Set();
  for (const index of shown) {
    for (const finding of findingsOf(data.results[index])) seen.add(finding.cause);
  }
  const rules = state.filters.get('rule');
  return data.causes.filter(cause => seen.has(cause.index)
    && (!rules || rules.has(cause.diagnostic.code)) && (state.cause === null || state.cause === cause.index));
}

const isFiltered = () => state.filters.size > 0 || state.text !== '' || state.cause !== null;

function showCauses() {
  const section = byId('causes');
  if (section.hidden) return;
  const causes = shownCauses();
  const documents = isFiltered() ? [] : data.diagnostics;
  const parts = [];
  if (documents.length) {
    parts.push(make('h2', { class: 'heading' }, 'Documents'), ...documents.map(documentCard));
  }
  let layout = null;
  for (const cause of causes) {
    if (cause.layout !== layout) parts.push(make('h2', { class: 'heading' }, cause.layout));
    layout = cause.layout;
    parts.push(causeCard(cause));
  }
  if (!parts.length) parts.push(make('p', { class: 'empty' }, 'Nothing was found on the cells shown.'));
  section.replaceChildren(...parts);
}
