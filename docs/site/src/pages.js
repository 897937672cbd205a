/**
 * The pages of the site: the Markdown files of the repository and their addresses, in the order of the navigation.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

const CONTENT = 'docs/site/content';

/** The navigation: groups of [source, address, short title]. */
const GROUPS = [
  {
    title: 'Start',
    pages: [
      [`${CONTENT}/index.md`, '/', 'Home'],
      [`${CONTENT}/start.md`, '/start/', 'Start in one minute'],
    ],
  },
  {
    title: 'Guides',
    pages: [
      ...['player', 'setter', 'teacher', 'publisher', 'programmer', 'researcher'].map((reader) => [
        `${CONTENT}/guides/${reader}.md`,
        `/guides/${reader}/`,
        `For ${{player: 'players', setter: 'setters', teacher: 'teachers', publisher: 'publishers', programmer: 'programmers', researcher: 'researchers'}[reader]}`,
      ]),
      [`${CONTENT}/guides/embed.md`, '/guides/embed/', 'Puzzles in your page'],
    ],
  },
  {
    title: 'Commands',
    pages: [
      [`${CONTENT}/commands/index.md`, '/commands/', 'All commands'],
      ...[
        ...[
          'solve',
          'check',
          'generate',
          'rate',
          'stats',
          'hint',
          'explain',
          'techniques',
          'layouts',
          'render',
        ],
        ...['book', 'convert', 'canon', 'menu', 'serve', 'site', 'spark'],
      ].map((name) => [
        `${CONTENT}/commands/${name}.md`,
        `/commands/${name}/`,
        name === 'spark' ? 'nonomino-spark' : name,
      ]),
    ],
  },
  {
    title: 'Reference',
    pages: [
      [`${CONTENT}/reference/formats.md`, '/formats/', 'Text formats'],
      [`${CONTENT}/reference/json.md`, '/json/', 'JSON'],
      [`${CONTENT}/reference/exit-codes.md`, '/exit-codes/', 'Exit codes'],
      [`${CONTENT}/reference/constraints.md`, '/constraints/', 'Constraints'],
      [`${CONTENT}/reference/own-rules.md`, '/own-rules/', 'Custom rules'],
      [`${CONTENT}/reference/drawn.md`, '/drawn/', 'Drawings and fog'],
      [`${CONTENT}/reference/grids.md`, '/grids/', 'Grids without regions'],
      ['docs/techniques/README.md', '/techniques/', 'Techniques'],
      ['docs/ratings.md', '/ratings/', 'Ratings and levels'],
      ['docs/layouts.md', '/layouts/', 'Layouts'],
      ['docs/books.md', '/books/', 'Books'],
      ['docs/fills.md', '/fills/', 'Filling grids'],
      ['docs/adr/0023-canonical-forms.md', '/decisions/0023-canonical-forms/', 'Canonical forms'],
      ['docs/scale.md', '/scale/', 'Large jobs'],
      [`${CONTENT}/reference/api.md`, '/api/', 'HTTP API'],
      [`${CONTENT}/reference/modules.md`, '/modules/', 'Modules and Javadoc'],
    ],
  },
  {
    title: 'About',
    pages: [
      [`${CONTENT}/benchmarks.md`, '/benchmarks/', 'Benchmarks'],
      ['docs/glossary.md', '/glossary/', 'Glossary'],
      ['CHANGELOG.md', '/changelog/', 'Changelog'],
      [`${CONTENT}/decisions.md`, '/decisions/', 'Design decisions'],
      ['docs/performance-log.md', '/performance-log/', 'Performance log'],
      ['CONTRIBUTING.md', '/contributing/', 'Contributing'],
      ['SECURITY.md', '/security/', 'Security'],
      ['THIRD-PARTY.md', '/third-party/', 'Licences of libraries'],
      [`${CONTENT}/contents.md`, '/contents/', 'All pages'],
    ],
  },
];

/** Pages that are listed on an index page instead of in the navigation: [folder, address]. */
const SHELVES = [
  ['docs/techniques', '/techniques/'],
  ['docs/adr', '/decisions/'],
];

/** Files that are pages but not in the navigation. */
const LOOSE = [['benchmarks/README.md', '/benchmarks/how/', 'How we measure']];

/** The addresses of the indexes of folders, for links to a folder. */
const FOLDERS = {'docs/adr': '/decisions/', 'docs/techniques': '/techniques/', 'docs/site/content': '/'};

function page([source, url, label], group) {
  const text = readFileSync(path.join(ROOT, source), 'utf8');
  const title = plain(/^# (.+)$/m.exec(text)?.[1] ?? label);
  return {source, url, label: label ?? title, title, description: description(text), group, text};
}

/** Returns the first paragraph as plain text, for search results. */
function description(text) {
  const first = text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .find((part) => part !== '' && !/^([#<|`!*-]|\d+\.)/.test(part));
  const words = plain((first ?? 'Nonomino, a toolkit for Sudoku with any regions.').replace(/\s+/g, ' '));
  return words.length <= 180 ? words : `${words.slice(0, words.lastIndexOf(' ', 178))} …`;
}

/** Removes the markup from Markdown. */
function plain(text) {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

const groups = GROUPS.map((group) => ({
  title: group.title,
  pages: group.pages.map((entry) => page(entry, group.title)),
}));
const listed = new Set(groups.flatMap((group) => group.pages.map(({source}) => source)));

const shelved = SHELVES.flatMap(([folder, address]) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && !listed.has(`${folder}/${name}`))
    .sort()
    .map((name) => ({...page([`${folder}/${name}`, `${address}${name.slice(0, -3)}/`]), shelf: address})),
);

/** The groups of the navigation, with their pages. */
export const NAVIGATION = groups;

/** Every page. */
export const PAGES = [
  ...groups.flatMap((group) => group.pages),
  ...shelved,
  ...LOOSE.filter(([source]) => existsSync(path.join(ROOT, source))).map((entry) => page(entry)),
];

/** The design decisions in the order of their numbers. */
export const DECISIONS = PAGES.filter(({source}) => source.startsWith('docs/adr/')).sort((a, b) =>
  a.source.localeCompare(b.source),
);

const bySource = new Map(PAGES.map((entry) => [entry.source, entry.url]));

/** Returns the address of a file or folder of the repository on the site; undefined if it is not a page. */
export function addressOf(source) {
  return bySource.get(source) ?? FOLDERS[source.replace(/\/$/, '')];
}

/** Returns the address `to`, which begins with a slash, relative to the page at `from`, so that the site works under any path. */
export function relative(from, to) {
  const [target, fragment = ''] = to.split('#');
  const steps = path.posix.relative(from.endsWith('/') ? from : path.posix.dirname(from), target);
  const folder = target.endsWith('/') && steps !== '' ? `${steps}/` : steps;
  return (folder === '' ? (fragment === '' ? './' : '') : folder) + (fragment === '' ? '' : `#${fragment}`);
}
