/**
 * Clicks everything that a view offers: each button, summary, box and option, in menus and dialogs too, once. It stops when
 * nothing new has appeared, and returns the number of clicks and what went wrong, one fault per line.
 *
 * The test runs it as the body of a function with the arguments `view`, `isThorough` and `done`.
 */
const [view, isThorough, done] = arguments;

/** Words of exceptions, which no person should read. */
const EXCEPTION =
  /\bundefined\b|\bNaN\b|\[object |Cannot (?:read|set) prop|is not (?:a function|defined|iterable)|Unexpected (?:token|end)|\w(?:Error|Exception):/;

/** Words of buttons that close a dialog, and before these, of buttons that take something away: they come last. */
const LAST = [/^(?:close|cancel|keep)\b/i, /delete|clear|erase|start over|new\b|remove|reset|⌫/i];

/** Requests that have a reason to be repeated: new puzzles, and two searches side by side. */
const REPEATED = ['generate', 'layouts/random', 'trace'];

/** The number of options of a select above which only the first and the last are chosen, unless all are. */
const MAX_OPTIONS = 20;

const MAX_CLICKS = 3000;

const clicked = new Set();
const trouble = new Set();
let last = '';

/** The clickable elements of each dialog and menu, and the click that opened it. */
const layers = new Map();

const say = (words) => trouble.add(`${words}; after ${last}`);
const failed = ({message, reason}) => say(`uncaught: ${message ?? reason}`);
addEventListener('error', failed);
addEventListener('unhandledrejection', failed);

// ------------------------------------------------------------------------------------- what a test cannot have
window.print = () => {
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
};
HTMLAnchorElement.prototype.click = function click() {
  if (!this.download) {
    this.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  }
};

// ------------------------------------------------------------------------------------- requests
let pending = 0;
let asked = new Map();

const count = (name, body) => {
  const request = `${name} ${body}`;
  const times = (asked.get(request) ?? 0) + 1;
  asked.set(request, times);
  if (times === 2 && !REPEATED.includes(name)) {
    say(`asked twice: ${request.slice(0, 200)}`);
  }
};
if (!window.countedRequests) {
  window.countedRequests = {count};
  const {fetch: ask} = window;
  window.fetch = async (url, options) => {
    window.countedRequests.count(String(url).replace(/^.*\/api\/v1\//, ''), options?.body ?? '');
    window.countedRequests.pending(1);
    try {
      const answer = await ask(url, options);
      // Nothing is left to wait for once the body is there.
      return new Response(await answer.arrayBuffer(), answer);
    } finally {
      window.countedRequests.pending(-1);
    }
  };
  const {postMessage: send} = Worker.prototype;
  Worker.prototype.postMessage = function postMessage(message) {
    window.countedRequests.count(message.name, JSON.stringify(message.fields));
    window.countedRequests.pending(1);
    this.addEventListener('message', () => window.countedRequests.pending(-1), {once: true});
    return send.call(this, message);
  };
}
window.countedRequests.count = count;
window.countedRequests.pending = (more) => (pending += more);

// ------------------------------------------------------------------------------------- what can be clicked
const top = () => [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? null;
const nameOf = (layer) => layer?.id || (layer ? 'dialog' : 'view');
const wordsOf = (element) =>
  (element.ariaLabel || element.title || (element.labels?.[0] ?? element).textContent || element.id)
    .trim().replace(/\s+/g, ' ').slice(0, 70);
const keyOf = (element, layer) => {
  const select = element.closest('select');
  const words = select
    ? `${select.id || select.ariaLabel || wordsOf(select)}=${element.value}`
    : `${element.localName} ${wordsOf(element)}`;
  return `${nameOf(layer)}: ${words.replace(/\d{2,}/g, '#')}`;
};

const optionsOf = (select) => {
  const all = [...select.options].filter((option) => !option.disabled);
  return all.length > MAX_OPTIONS && !isThorough ? [all[0], all.at(-1)] : all;
};

const offered = () => {
  const layer = top();
  const root = layer ?? document.body;
  return [...root.querySelectorAll('button, summary, select, input[type=checkbox], input[type=radio], input[type=range]')]
    .filter((element) => element.checkVisibility() && !element.disabled)
    .flatMap((element) => (element.localName === 'select' ? optionsOf(element) : [element]))
    .map((element) => ({element, key: keyOf(element, layer), layer}));
};

const act = (element) => {
  if (element.matches('option')) {
    const select = element.closest('select');
    const choose = (value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', {bubbles: true}));
    };
    const before = select.value;
    choose(element.value);
    return () => select.isConnected && choose(before);
  }
  if (element.matches('[type=range]')) {
    element.value = element.max;
    element.dispatchEvent(new Event('input', {bubbles: true}));
  } else {
    element.click();
  }
  return () => {};
};

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** Waits until what a click asked for has arrived and is drawn. */
const settle = async () => {
  await pause(0);
  for (let i = 0; i < 200 && pending > 0; i++) {
    await pause(10);
  }
  await pause(5);
};

const look = () => {
  const fields = [...document.querySelectorAll('textarea')].map(({value}) => value).join(' ');
  const [bad] = EXCEPTION.exec(`${document.body.textContent} ${fields}`) ?? [];
  if (bad) {
    say(`the text '${bad}'`);
  }
};

const step = async ({element, key, layer}) => {
  clicked.add(key);
  last = key;
  asked = new Map();
  const undo = act(element);
  await settle();
  look();
  asked = new Map();
  undo();
  const opened = top();
  if (opened && opened !== layer && !layers.has(nameOf(opened))) {
    layers.set(nameOf(opened), {opener: key, left: new Set()});
  }
  const known = layers.get(nameOf(opened));
  if (known) {
    known.left = new Set(offered().map(({key: each}) => each));
  }
};

/** Opens a dialog or menu, and first the one that it is opened from. */
const open = async (name) => {
  const {opener} = layers.get(name);
  const [from] = opener.split(':');
  if (from !== 'view' && nameOf(top()) !== from) {
    await open(from);
  }
  const found = offered().find(({key}) => key === opener);
  if (found) {
    await step(found);
  }
  return Boolean(found);
};

/** Opens a dialog again that a click has closed before everything in it was clicked. */
const reopened = async () => {
  for (const [name, layer] of layers) {
    if ([...layer.left].some((key) => !clicked.has(key))) {
      layer.left = new Set();
      if (await open(name)) {
        return true;
      }
    }
  }
  return false;
};

const all = async () => {
  while (clicked.size < MAX_CLICKS) {
    if (!location.hash.startsWith(`#${view}`)) {
      location.hash = `#${view}`;
      await pause(20);
      await settle();
    }
    const fresh = offered().filter(({key}) => !clicked.has(key));
    const rank = ({element}) => 1 + LAST.toReversed().findIndex((words) => words.test(wordsOf(element)));
    const next = fresh.toSorted((one, other) => rank(one) - rank(other))[0];
    if (next) {
      await step(next);
    } else if (top()) {
      const layer = top();
      if (layer.localName === 'dialog') {
        layer.close();
      } else {
        layer.hidePopover();
      }
      await settle();
    } else if (!(await reopened())) {
      return;
    }
  }
  say(`more than ${MAX_CLICKS} clicks`);
};

all()
  .catch((error) => say(`the test itself: ${error.stack}`))
  .then(() => {
    removeEventListener('error', failed);
    removeEventListener('unhandledrejection', failed);
    done([clicked.size, ...trouble].join('\n'));
  });
