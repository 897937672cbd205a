/**
 * Builds the site and checks it: `node docs/site/build.js` writes dist/site. If specified, the web app (`--play=DIR`, as
 * `nonomino site` writes it) and the Javadoc (`--javadoc=DIR`) are copied into it.
 *
 * npm installs the tools if the lock file has changed. NONOMINO_SITE_ADDRESS is the public address of the site; without it,
 * there is no sitemap.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {troubleWithTools} from '../../web/lint/tools.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '..', '..');
const option = (name, preset) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) || preset;
const target = path.resolve(option('output', path.join(root, 'dist', 'site')));
const address = process.env.NONOMINO_SITE_ADDRESS ?? '';

function fail(message) {
  console.error(`The site: ${message}`);
  process.exit(1);
}

function run(program, args, options = {}) {
  const {status, error} = spawnSync(program, args, {cwd: here, stdio: 'inherit', ...options});
  if (status !== 0) {
    fail(`${path.basename(args[0] ?? program)} failed${error ? `: ${error.message}` : ''}.`);
  }
}

const node = (script, ...args) => run(process.execPath, [path.join(here, script), ...args]);

function copy(name, folder, index) {
  if (folder === undefined) {
    console.error(`The site: without --${name}=DIR, links to ${name}/ are broken.`);
    return;
  }
  if (!existsSync(path.join(folder, index))) {
    fail(`${folder} has no ${index}.`);
  }
  cpSync(folder, path.join(target, name), {recursive: true});
}

if (existsSync(target) && readdirSync(target).length > 0 && !existsSync(path.join(target, 'pagefind'))) {
  fail(`${target} has files that are not a site built by this script. Choose a new folder.`);
}
if (address !== '' && !(URL.canParse(address) && /^https?:/.test(address))) {
  fail(`expected an address such as https://example.org/nonomino/, found ${address}.`);
}
const trouble = troubleWithTools(here);
if (trouble !== '') {
  fail(`its tools are not there: ${trouble}.`);
}
rmSync(target, {recursive: true, force: true});
process.env.NONOMINO_SITE = path.relative(here, target);
process.env.NONOMINO_SITE_ADDRESS = address.replace(/([^/])$/, '$1/');
node('node_modules/@11ty/eleventy/cmd.cjs', '--quiet');
node('node_modules/pagefind/lib/runner/bin.cjs', '--site', target, '--output-subdir', 'pagefind', '--silent');
// Pagefind's own dialogs are not needed, because assets/site.js has one.
for (const name of readdirSync(path.join(target, 'pagefind'))) {
  if (/ui|highlight/.test(name)) {
    rmSync(path.join(target, 'pagefind', name));
  }
}
copy('play', option('play'), 'index.html');
copy('javadoc', option('javadoc'), 'index.html');
if (!process.argv.includes('--no-checks')) {
  node('check/links.js', target);
  node('check/html.js', target);
  node('check/browser.js', target);
}
console.error(`The site is in ${target}.`);
