/** Optional functions of the site: search, themes, copying, and highlighting the current section. */
const root = document.documentElement;
const base = new URL(`${root.dataset.root}`, document.baseURI);

/* The theme has the same storage key as in the web app, so that both change together. */
const KEY = 'nonomino.theme';
const NEXT = {'': 'light', light: 'dark', dark: ''};
const WORDS = {'': 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark'};
const themeButton = document.getElementById('theme');

function showTheme() {
  const words = WORDS[root.dataset.theme ?? ''];
  themeButton.querySelector('.unseen').textContent = words;
  themeButton.title = words;
}

themeButton.hidden = false;
showTheme();
themeButton.addEventListener('click', () => {
  const next = NEXT[root.dataset.theme ?? ''];
  if (next === '') {
    delete root.dataset.theme;
  } else {
    root.dataset.theme = next;
  }
  try {
    if (next === '') {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, next);
    }
  } catch {
    // Without storage, the theme applies only to this page.
  }
  showTheme();
});

/* Copying; from a console, only the commands are copied. */
for (const block of document.querySelectorAll('.code:not(.reference .code, .operation .code)')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const typed = [...block.querySelectorAll('.typed')].map(({textContent}) => textContent);
    try {
      await navigator.clipboard.writeText(
        typed.length > 0 ? typed.join('\n') : block.querySelector('pre').textContent,
      );
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not allowed';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  block.append(button);
}

/* Highlighting the current section. */
const links = new Map(
  [...document.querySelectorAll('.contents a')].map((link) => [link.hash.slice(1), link]),
);
if (links.size > 0) {
  const seen = new Set();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) {
          seen.add(target.id);
        } else {
          seen.delete(target.id);
        }
      }
      const first = [...links.keys()].find((id) => seen.has(id));
      if (first !== undefined) {
        for (const [id, link] of links) {
          link.classList.toggle('here', id === first);
        }
      }
    },
    {rootMargin: '-60px 0px -55% 0px'},
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(decodeURIComponent(id));
    if (heading !== null) {
      watcher.observe(heading);
    }
  }
}

/* Search with Pagefind's index, which is loaded at the first search. */
const dialog = document.getElementById('search');
const field = document.getElementById('search-for');
const state = document.getElementById('search-state');
const results = document.getElementById('search-results');
const opener = document.getElementById('search-open');
let engine;
let latest = 0;

function open() {
  if (!dialog.open) {
    dialog.showModal();
    field.select();
    load().catch(() => {
      state.textContent =
        'Search does not work if you open the files directly. Open the site through a web server.';
    });
  }
}

async function load() {
  if (engine === undefined) {
    engine = await import(new URL('pagefind/pagefind.js', base).href);
    await engine.options({baseUrl: base.pathname});
    await engine.init();
  }
  return engine;
}

/** Converts an excerpt of Pagefind to an element; only <mark> elements of its HTML become markup. */
function marked(html) {
  const place = document.createElement('span');
  place.className = 'excerpt';
  const plain = new DOMParser().parseFromString(html, 'text/html').body;
  for (const node of plain.childNodes) {
    if (node.nodeName === 'MARK') {
      const mark = document.createElement('mark');
      mark.textContent = node.textContent;
      place.append(mark);
    } else {
      place.append(node.textContent);
    }
  }
  return place;
}

function shown({url, meta, excerpt, filters, sub_results: parts}) {
  const part = parts?.find((each) => each.anchor);
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  const title = document.createElement('strong');
  title.textContent = meta.title;
  const where = document.createElement('span');
  where.className = 'where';
  where.textContent = filters?.part?.[0] ?? '';
  link.append(title, where, marked(excerpt));
  item.append(link);
  if (part !== undefined && part.title !== meta.title && part.url !== url) {
    const section = document.createElement('a');
    section.href = part.url;
    section.append(`In the section “${part.title}”`);
    item.append(section);
  }
  return item;
}

async function find() {
  const words = field.value.trim();
  latest += 1;
  const mine = latest;
  if (words === '') {
    results.replaceChildren();
    state.textContent = '';
    return;
  }
  const found = await (await load()).search(words);
  const data = await Promise.all(found.results.slice(0, 12).map((each) => each.data()));
  if (mine !== latest) {
    return;
  }
  state.textContent =
    data.length === 0
      ? `Nothing found for “${words}”.`
      : `${found.results.length} ${found.results.length === 1 ? 'page' : 'pages'} for “${words}”`;
  const isNamed = ({meta}) => meta.title.toLowerCase() === words.toLowerCase();
  results.replaceChildren(...[...data.filter(isNamed), ...data.filter((each) => !isNamed(each))].map(shown));
}

opener.hidden = false;
opener.addEventListener('click', open);
field.addEventListener('input', () => {
  find().catch(() => {
    state.textContent = 'The search index cannot be read.';
  });
});
field.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    event.preventDefault();
    results.querySelector('a')?.click();
  } else if (event.key === 'ArrowDown') {
    event.preventDefault();
    results.querySelector('a')?.focus();
  }
});
results.addEventListener('keydown', (event) => {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step !== undefined) {
    event.preventDefault();
    const all = [...results.querySelectorAll('a')];
    const next = all.indexOf(document.activeElement) + step;
    (all[next] ?? field).focus();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]') !== null;
  if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    open();
  }
});
