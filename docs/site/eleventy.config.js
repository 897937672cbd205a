/** Builds the site from the Markdown of the repository: src/pages.js lists the pages, src/markdown.js prepares them. */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {api} from './src/api.js';
import {chart} from './src/chart.js';
import * as commands from './src/commands.js';
import {files, teach, unresolved, escape} from './src/markdown.js';
import {DECISIONS, NAVIGATION, PAGES, relative, ROOT} from './src/pages.js';

/** The public address of the site, with a slash at the end; '' if unknown. */
const ADDRESS = process.env.NONOMINO_SITE_ADDRESS ?? '';
const VERSION =
  process.env.NONOMINO_VERSION ??
  /<revision>(.+?)<\/revision>/.exec(readFileSync(path.join(ROOT, 'pom.xml'), 'utf8'))[1];

const PAGE = path.join(ROOT, 'web/src/main/resources/org/nonomino/web/page');

/** Returns the rules with the colours of the web app from its style sheet, which is the only place that defines them. */
function colours() {
  const css = readFileSync(path.join(PAGE, 'base.css'), 'utf8');
  const root = /:root \{[^}]*\}/.exec(css);
  const chosen = css.match(/:root\[data-theme='(light|dark)'\] \{[^}]*\}/g);
  if (root === null || chosen?.length !== 2) {
    throw new Error('base.css of the web app has no :root with its colours, or not both themes');
  }
  return [root[0], ...chosen, ''].join('\n');
}

/** Returns the headings of a page for "On this page". */
function contents(html) {
  return [...html.matchAll(/<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(([, level, id, text]) => ({
    level,
    id,
    text: text
      .replace(/<a class="anchor".*?<\/a>/s, '')
      .replace(/<[^>]*>/g, '')
      .trim(),
  }));
}

const titles = (pages, env) =>
  `<ul>${pages.map(({url, title}) => `<li><a href="${relative(env.url, url)}">${escape(title)}</a></li>`).join('')}</ul>\n`;

const SHORTCODES = {
  api,
  chart,
  options: commands.options,
  commands: commands.list,
  decisions: (_, env) => titles(DECISIONS, env),
  contents: (_, env) =>
    [
      ...NAVIGATION.map((group) => `<h2>${escape(group.title)}</h2>${titles(group.pages, env)}`),
      `<h2>Techniques, one by one</h2>${titles(
        PAGES.filter(({url, group}) => group === undefined && url.startsWith('/techniques/')),
        env,
      )}`,
    ].join('\n'),
  play: (_, env) => {
    const target = relative(env.url, '/play/index.html');
    return `<div class="play" data-pagefind-ignore><div class="play-bar"><span>Try it here: nothing leaves your browser.</span><a href="${target}">Open full screen</a></div><iframe src="${target}" title="Nonomino: play a jigsaw Sudoku" loading="lazy"></iframe></div>\n`;
  },
  // Blocks with a special appearance around ordinary Markdown: `<!-- begin: cards -->` … `<!-- end -->`.
  begin: (kind) => `<div class="${escape(kind)}">\n`,
  end: () => '</div>\n',
};

export default function configure(config) {
  config.amendLibrary('md', (md) => teach(md, SHORTCODES));
  config.addFilter('from', (to, from) => relative(from, to));
  config.addFilter('contents', contents);
  config.addGlobalData('navigation', NAVIGATION);
  config.addGlobalData('site', {address: ADDRESS, version: VERSION});
  config.addGlobalData('layout', 'page.njk');

  PAGES.forEach((entry) => {
    const order = NAVIGATION.flatMap((group) => group.pages);
    const at = order.findIndex(({url}) => url === entry.url);
    config.addTemplate(`pages${entry.url === '/' ? '/index' : entry.url.slice(0, -1)}.md`, entry.text, {
      permalink: `${entry.url}index.html`,
      source: entry.source,
      url: entry.url,
      title: entry.title,
      description: entry.description,
      group: entry.group ?? '',
      shelf: entry.shelf ?? '',
      isSearched: entry.url !== '/contents/' && !DECISIONS.includes(entry),
      previous: at > 0 ? order[at - 1] : undefined,
      next: at >= 0 ? order[at + 1] : undefined,
    });
  });
  if (ADDRESS !== '') {
    const places = PAGES.map(
      ({url}) => `<url><loc>${escape(new URL(url.slice(1), ADDRESS).href)}</loc></url>`,
    );
    config.addTemplate(
      'sitemap.njk',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('\n')}</urlset>\n`,
      {permalink: 'sitemap.xml', layout: null},
    );
  }

  config.on('eleventy.after', ({directories}) => {
    for (const [source, address] of files) {
      const target = path.join(directories.output, address);
      mkdirSync(path.dirname(target), {recursive: true});
      cpSync(path.join(ROOT, source), target);
    }
    cpSync(path.join(ROOT, 'docs/site/assets'), path.join(directories.output, 'assets'), {recursive: true});
    cpSync(path.join(PAGE, 'favicon.svg'), path.join(directories.output, 'assets/favicon.svg'));
    cpSync(path.join(PAGE, 'theme.js'), path.join(directories.output, 'assets/theme.js'));
    writeFileSync(path.join(directories.output, 'assets/colours.css'), colours());
    if (unresolved.length > 0) {
      throw new Error(`Broken links:\n  ${[...new Set(unresolved)].join('\n  ')}`);
    }
  });
  return {
    dir: {
      input: 'input',
      includes: '../templates',
      layouts: '../templates',
      output: process.env.NONOMINO_SITE ?? '../../dist/site',
    },
    markdownTemplateEngine: false,
    templateFormats: ['md', 'njk'],
  };
}
