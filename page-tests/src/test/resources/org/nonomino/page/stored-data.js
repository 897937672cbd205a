/**
 * Damages the stored data of the web app, visits all views, and checks that no text is lost. Run in the web app by
 * `BrowserStoredDataTest`, which calls `window.stored`.
 */
const base = new URL('.', document.querySelector('script[type=module]').src).href;
const module = (name) => import(`${base}${name}.js`);

/** Returns a generator of random numbers 0..below-1, the same for the same seed. */
function randomOf(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const HOSTILE = [
  ...[null, true, -1, 0, 1, 3, 37, 0.5, 1e300, '', 'at', '__proto__', 'constructor', '../x'],
  ...['z'.repeat(81), '9'.repeat(81), '0123456789'.repeat(9).slice(0, 81), 't'.repeat(100_000)],
  ...[[], {}, [[]], [['at', 0, 0, 0]], [[9, 0, 1, 2]], {length: 81}, [{size: 99}], ['at']],
];

/** Fills the storage with puzzles in progress, drafts and all other data of the web app. */
async function fill() {
  const [{starters}, {newPlay, undo}, marking, plays, drafts, {newDoc}, {newDraft, paint}, {keepRating}] =
    await Promise.all(
      [
        ...['model/starters', 'model/progress', 'model/marking', 'storage/saved-plays'],
        ...['storage/drafts', 'model/doc', 'model/painting', 'storage/ratings'],
      ].map(module),
    );
  localStorage.clear();
  starters().forEach((doc, i) => {
    const blank = doc.givens.indexOf(0);
    let play = marking.enter(newPlay(doc), [blank], 1 + (i % doc.size));
    play = marking.toggleCorner(marking.toggleColour(play, [blank, blank + 1], 2), [blank + 1], 2);
    play = marking.draw(marking.toggleCentre(play, [doc.givens.lastIndexOf(0)], 1), [0, 1], 3);
    plays.savePlay(undo(play));
    keepRating(localStorage.getItem('nonomino.current'), {level: 'easy', er: 1.2});
  });
  for (const size of [4, 6, 9, 9, 9, 16]) {
    const past = [newDraft(size), paint(newDraft(size), [0, 1], 2)];
    const doc = newDoc({...past[1], title: `Draft ${size}`, author: 'Ann'});
    const draft = {...drafts.newlyDrafted(doc), past, future: [newDraft(4)], savedAt: Date.now() - 1000};
    drafts.keepDraft(draft);
    drafts.rememberOpen(draft.id);
  }
  localStorage.setItem('nonomino.settings', '{"timer":true,"words":"full","letters":true}');
  localStorage.setItem('nonomino.candidates', '2 hidden');
}

/** Returns JSON with one change, either to a value or to the text itself. */
function spoilt(text, random) {
  const at = random(text.length);
  const wholly = [
    () => text.slice(0, at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1),
    () => text.slice(0, at) + text,
    () => ['', 'null', '[]', '{}', '7', '"text"', '{"v":6}'][random(7)],
  ];
  let tree;
  try {
    tree = JSON.parse(text);
  } catch {
    return wholly[random(wholly.length)]();
  }
  if (tree === null || typeof tree !== 'object' || random(4) === 0) {
    return wholly[random(wholly.length)]();
  }
  const play = typeof tree.play === 'string' ? JSON.parse(tree.play) : null;
  if (play && random(4) > 0) {
    return JSON.stringify({...tree, play: JSON.stringify(changed(play, random))});
  }
  return JSON.stringify(changed(tree, random));
}

/** Changes one value of a tree. */
function changed(tree, random) {
  let [parent, key] = [tree, pick(Object.keys(tree), random)];
  while (parent[key] !== null && typeof parent[key] === 'object' && random(3) > 0) {
    const keys = Object.keys(parent[key]);
    if (keys.length === 0) {
      break;
    }
    [parent, key] = [parent[key], pick(keys, random)];
  }
  if (random(8) === 0) {
    delete parent[key];
  } else if (random(8) === 0) {
    tree.v = 3;
  } else {
    parent[key] = typeof parent[key] === 'number' && random(2) ? parent[key] + 1 : pick(HOSTILE, random);
  }
  return tree;
}

function pick(list, random) {
  return list[random(list.length)];
}

async function until(isSo, what) {
  for (let waits = 0; !isSo(); waits++) {
    if (waits > 500) {
      throw new Error(`in vain until ${what}`);
    }
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Opens a view in the same way as its link. */
async function go(view) {
  document.querySelector(`nav a[href='#${view}']`).click();
  await until(() => document.querySelector(`main.view-${view} > div`), `${view} is drawn`);
}

/** Visits all views, and changes the current puzzle and draft. */
async function walk() {
  await go('play');
  const blank = document.querySelector('#play-grid [aria-label*=blank]');
  blank?.focus();
  blank?.dispatchEvent(new KeyboardEvent('keydown', {key: '1', code: 'Digit1', bubbles: true, cancelable: true}));
  await go('library');
  const {savedPlays} = await module('storage/saved-plays');
  await until(() => document.querySelectorAll(`.library [aria-label='Puzzles'] .item`).length === savedPlays().length, 'all are listed');
  await go('set');
  const drafts = () => [...document.querySelectorAll('#set-drafts li')];
  const list = async () => {
    const buttons = [...document.querySelectorAll('#set-file-menu button')];
    buttons.find((button) => button.textContent.trim() === 'Open…').click();
    await until(() => drafts().length > 0, 'drafts are listed');
    return drafts();
  };
  const count = (await list()).length;
  for (let i = 0; i < count; i++) {
    document.getElementById('set-drafts').close();
    const buttons = [...(await list())[i].querySelectorAll('button')];
    buttons.find((button) => button.ariaLabel.startsWith('Open '))?.click();
    document.getElementById('set-drafts').close();
    await list();
    await until(() => drafts()[i].getAttribute('aria-current') === 'true', 'a draft is open');
    await until(() => document.querySelector('#set-grid [role=gridcell]'), 'a draft is drawn');
  }
  document.getElementById('set-drafts').close();
  const title = document.getElementById('set-title');
  title.value = 'Changed';
  title.dispatchEvent(new Event('change'));
  for (const view of ['generate', 'watch', 'share', 'play']) {
    await go(view);
  }
}

/** Returns the keys of lost data, neither in its place, nor set aside, nor contained in the stored data. */
async function lost(before) {
  const [{asides}, {fromJson}, {savedPlays}, {LAYERS, undo}, drafts, {draftFrom}] = await Promise.all(
    [
      ...['storage/aside', 'storage/saved', 'storage/saved-plays'],
      ...['model/progress', 'storage/drafts', 'storage/saved-drafts'],
    ].map(module),
  );
  const set = new Set(asides().map(({name, text}) => `${name}\n${text}`));
  const layersOf = (play) => JSON.stringify([play.doc, ...LAYERS.map((layer) => Array.from(play[layer]))]);
  const here = new Set(savedPlays().flatMap(({play}) => [play, undo(play), undo(undo(play))].map(layersOf)));
  const kept = drafts.keptDrafts();
  const isWithin = (name, text) => {
    try {
      const tree = JSON.parse(text);
      return name.startsWith('nonomino.play.')
        ? here.has(layersOf(fromJson(tree.play)))
        : kept.some((draft) => drafts.hasBeen(draft, draftFrom('', tree).doc));
    } catch {
      return false;
    }
  };
  return Object.entries(before)
    .filter(([name]) => /^nonomino\.(play|draft|settings)\b/.test(name) && name !== 'nonomino.drafting')
    .filter(
      ([name, text]) =>
        localStorage.getItem(name) !== text && !set.has(`${name}\n${text}`) && !isWithin(name, text),
    )
    .map(([name, text]) => `${name}: ${text.slice(0, 2000)}`);
}

window.stored = {
  /** Damages each stored text once, and returns their number; the web app stores nothing more until it is reloaded. */
  async spoil(seed) {
    const random = randomOf(seed);
    await fill();
    const names = Object.keys(localStorage).sort();
    names.forEach((name) => localStorage.setItem(name, spoilt(localStorage.getItem(name), random)));
    sessionStorage.setItem('before', JSON.stringify({...localStorage}));
    Storage.prototype.setItem = () => {};
    Storage.prototype.removeItem = () => {};
    return names.length;
  },

  /** Visits all views, and returns the keys of lost data. */
  async account() {
    await walk();
    return (await lost(JSON.parse(sessionStorage.getItem('before')))).join('\n');
  },
};
