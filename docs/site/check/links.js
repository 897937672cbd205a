/** Checks that each link, picture, script and style sheet of the site refers to a file in it, and each anchor to an element. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pages} from './pages.js';

const site = path.resolve(process.argv[2]);
const ABSENT = ['play', 'javadoc'].filter((name) => !existsSync(path.join(site, name)));
const external = new Set();
const faults = [];
const anchors = new Map();

function anchorsOf(file) {
  if (!anchors.has(file)) {
    anchors.set(
      file,
      new Set([...readFileSync(file, 'utf8').matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => id)),
    );
  }
  return anchors.get(file);
}

let checked = 0;
for (const page of pages(site)) {
  const html = readFileSync(path.join(site, page), 'utf8');
  for (const [, , address] of html.matchAll(/<[^>]*\s(href|src)="([^"]*)"/g)) {
    const target = address.replaceAll('&amp;', '&');
    checked += 1;
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) {
      external.add(target);
      continue;
    }
    if (target.startsWith('/')) {
      faults.push(`${page}: ${target} begins with a slash, so it would not work under a path`);
      continue;
    }
    const [name, fragment] = target.split('#');
    let file = name === '' ? path.join(site, page) : path.join(site, path.dirname(page), decodeURI(name));
    if (ABSENT.includes(path.relative(site, file).split(path.sep)[0])) {
      continue;
    }
    if (existsSync(file) && statSync(file).isDirectory()) {
      file = path.join(file, 'index.html');
    }
    if (!existsSync(file)) {
      faults.push(`${page}: ${target} does not exist`);
    } else if (
      fragment &&
      file.endsWith('.html') &&
      !path.relative(site, file).startsWith('play') &&
      !anchorsOf(file).has(decodeURIComponent(fragment))
    ) {
      faults.push(`${page}: ${target}: there is no such section`);
    }
  }
  const asked = html.matchAll(/<(?:script|img|iframe|link)[^>]*\s(?:src|href)="(https?:[^"]*)"/g);
  for (const [tag, address] of asked) {
    if (!/rel="canonical"/.test(tag)) {
      faults.push(`${page}: requests ${address} from another host`);
    }
  }
}
console.error(
  `${checked} links of ${pages(site).length} pages; ${external.size} refer to other sites, and were not checked:`,
);
console.error(
  [...external]
    .sort()
    .map((address) => `  ${address}`)
    .join('\n'),
);
if (faults.length > 0) {
  console.error(`Broken links:\n${[...new Set(faults)].map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
