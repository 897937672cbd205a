/**
 * Makes compiled files of the web app smaller and faster with Binaryen (docs/adr/0020): `node page-compiler/shrink/shrink.js FILE…`.
 *
 * npm installs Binaryen when the lock file has changed. If it cannot, the files stay as they are; with CI=true in the environment
 * that is a failure.
 */
import {execFile} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {troubleWithTools} from '../../web/lint/tools.js';

/** The parts of WebAssembly that TeaVM uses. Binaryen may use no others, because browsers may lack them. */
const PARTS = ['bulk-memory', 'exception-handling', 'gc', 'nontrapping-float-to-int', 'reference-types'];

/** The size of a function, in bytes, above which no other is inlined into it. Browsers take long to compile very large functions. */
const MAX_INLINED = 5000;

const here = path.dirname(fileURLToPath(import.meta.url));
const optimizer = path.join(here, 'node_modules', 'binaryen', 'bin', 'wasm-opt');

/** Replaces a file by a smaller one. */
async function shrink(file) {
  await promisify(execFile)(process.execPath, [
    ...[optimizer, ...PARTS.map((part) => `--enable-${part}`)],
    ...['-Oz', `--inline-max-combined-binary-size=${MAX_INLINED}`, file, '--output', file],
  ]);
}

const trouble = troubleWithTools(here);
if (trouble === '') {
  await Promise.all(process.argv.slice(2).map(shrink));
} else {
  console.error(`THE COMPILED FILES WERE NOT MADE SMALLER: ${trouble}.`);
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
