/**
 * Opens the site in Chromium, under a sub-path, and checks that axe finds no fault on any kind of page, light and dark, on a
 * desktop and on a phone; that nothing scrolls sideways at 360 px; that no request goes to another host; that search finds
 * the expected pages; and that the web app starts. With --pictures=DIR it keeps a picture of each page.
 *
 * Without Chromium (on the path, or named by CHROMIUM) this check is skipped with a message; with CI=true it fails.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import puppeteer from 'puppeteer-core';
import {pages, serve} from './pages.js';

const site = path.resolve(process.argv[2]);
const pictures = process.argv.find((word) => word.startsWith('--pictures='))?.slice('--pictures='.length);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page of each kind; the others use the same templates and the same Markdown. */
const KINDS = [
  '',
  'start/',
  'guides/player/',
  'guides/programmer/',
  'commands/',
  'commands/generate/',
  'formats/',
  'api/',
  'techniques/',
  'techniques/x-wing/',
  'benchmarks/',
  'layouts/',
  'glossary/',
  'decisions/',
  'decisions/0004-text-formats/',
  'performance-log/',
  'changelog/',
  'contents/',
  '404.html',
];
const SCREENS = {
  desk: {width: 1360, height: 900},
  phone: {width: 360, height: 740, hasTouch: true, isMobile: true},
};
const SEARCHES = {
  'x-wing': 'techniques/x-wing/',
  killer: 'constraints/',
  '--clues': 'commands/generate/',
  'exit code': 'exit-codes/',
};

function chromium() {
  const names = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'].filter(Boolean);
  for (const name of names) {
    const found = name.includes('/') ? name : spawnSync('which', [name]).stdout?.toString().trim();
    if (found && existsSync(found)) {
      return found;
    }
  }
  return undefined;
}

const executablePath = chromium();
if (executablePath === undefined) {
  console.error('THE SITE WAS NOT CHECKED IN A BROWSER: Chromium was not found.');
  process.exit(process.env.CI === 'true' ? 1 : 0);
}

const faults = [];
const {address, close} = await serve(site);
const browser = await puppeteer.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});

async function opened(screen, theme) {
  const tab = await browser.newPage();
  // axe is injected into the page, so the content security policy is bypassed here and checked separately below.
  await tab.setBypassCSP(true);
  await tab.setViewport(SCREENS[screen]);
  await tab.emulateMediaFeatures([{name: 'prefers-color-scheme', value: theme}]);
  tab.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob|chrome):/.test(request.url())) {
      faults.push(`${tab.url()} requests ${request.url()}`);
    }
  });
  tab.on('pageerror', (error) => faults.push(`${tab.url()}: ${error.message}`));
  return tab;
}

for (const screen of Object.keys(SCREENS)) {
  for (const theme of ['light', 'dark']) {
    const tab = await opened(screen, theme);
    for (const kind of KINDS) {
      await tab.goto(address + kind, {waitUntil: 'load'});
      if (pictures) {
        mkdirSync(pictures, {recursive: true});
        const name = kind.replace(/\/$/, '').replaceAll('/', '-') || 'home';
        await tab.screenshot({path: path.join(pictures, `${name}-${screen}-${theme}.png`)});
      }
      await tab.evaluate(AXE);
      const found = await tab.evaluate(async () => {
        const {violations} = await globalThis.axe.run({exclude: [['iframe']]}, {iframes: false});
        return violations.flatMap(({id, nodes}) =>
          nodes
            .slice(0, 3)
            .map(
              ({target, any, all}) =>
                `${id}: ${target.join(' ')} ${[...any, ...all].map(({message}) => message).join('; ')}`,
            ),
        );
      });
      faults.push(...found.map((fault) => `/${kind} (${screen}, ${theme}): ${fault}`));
    }
    await tab.close();
  }
}

const narrow = await opened('phone', 'light');
for (const page of pages(site)) {
  await narrow.goto(address + page, {waitUntil: 'domcontentloaded'});
  const width = await narrow.evaluate(() => document.documentElement.scrollWidth);
  if (width > 360) {
    faults.push(`${page} is ${width} pixels wide on a phone of 360`);
  }
}
await narrow.close();

// Visitors have the content security policy; violations of it are errors in the console.
const plain = await browser.newPage();
await plain.setViewport(SCREENS.desk);
plain.on('console', (message) => {
  if (message.type() === 'error') {
    faults.push(`console: ${message.text()}`);
  }
});
for (const kind of KINDS) {
  await plain.goto(address + kind, {waitUntil: 'load'});
}
await plain.goto(`${address}commands/solve/`, {waitUntil: 'load'});
await plain.keyboard.press('/');
for (const [words, expected] of Object.entries(SEARCHES)) {
  await plain.$eval('#search-for', (field) => {
    field.value = '';
  });
  await plain.type('#search-for', words);
  await plain
    .waitForFunction(
      (target) =>
        [...document.querySelectorAll('#search-results > li > a:first-child')]
          .slice(0, 5)
          .some(({href}) => href.startsWith(target)),
      {timeout: 10000},
      address + expected,
    )
    .catch(() => faults.push(`a search for "${words}" does not show ${expected} among the first five`));
  const decisions = await plain.$$eval('#search-results > li > a:first-child', (links) =>
    links.map(({pathname}) => pathname).filter((pathname) => /\/decisions\/\d/.test(pathname)),
  );
  if (decisions.length > 0) {
    faults.push(`a search for "${words}" shows a design decision: ${decisions.join(', ')}`);
  }
  if (pictures) {
    await plain.screenshot({path: path.join(pictures, `search-${words.replace(/\W+/g, '-')}.png`)});
  }
}

if (existsSync(path.join(site, 'play'))) {
  await plain.goto(address, {waitUntil: 'load'});
  await plain.$eval('.play', (element) => element.scrollIntoView());
  const frame = await (await plain.waitForSelector('.play iframe')).contentFrame();
  await frame
    .waitForSelector('.cell', {timeout: 30000})
    .catch(() => faults.push('the web app in the frame shows no grid'));
  if (pictures) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    await plain.screenshot({path: path.join(pictures, 'home-play.png')});
  }
  // A deep link and the scope of the service worker must work under the sub-path.
  await plain.goto(`${address}play/index.html#play?p=1......2.3....4.`, {waitUntil: 'load'});
  await plain
    .waitForFunction(() => document.querySelectorAll('.cell').length === 16, {timeout: 30000})
    .catch(() => faults.push('a deep link into the web app does not open its puzzle'));
  const scopes = await plain.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope);
  });
  if (scopes.length !== 1 || scopes[0] !== `${address}play/`) {
    faults.push(`the service worker's scope is ${scopes.join(', ')}, expected ${address}play/`);
  }
}
await browser.close();
close();

console.error(`In the browser: ${KINDS.length} kinds of pages, ${faults.length} faults.`);
if (faults.length > 0) {
  console.error(
    [...new Set(faults)]
      .slice(0, 60)
      .map((fault) => `  ${fault}`)
      .join('\n'),
  );
  process.exitCode = 1;
}
