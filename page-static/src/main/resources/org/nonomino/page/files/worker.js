/**
 * Answers requests with the compiled toolkit, one at a time. The answer to a message `{method, name, fields}` is
 * `{status, mediaType, body}`, or `{failed}` if the toolkit or its texts cannot be loaded. After an answer with
 * `isBroken` the state of the toolkit is undefined, so this worker must be ended.
 */

/* global importScripts, TeaVM */
importScripts('nonomino-runtime.js');

/** The name of the worker selects the formats of puzzles instead of all other parts of the toolkit. */
const FILE = self.name === 'formats' ? 'nonomino-formats.wasm' : 'nonomino.wasm';

/** Returns the first figure and those after the point, in a string, and the power of ten as a number. */
function decimal(value) {
  const [figures, exponent] = Math.abs(value).toExponential().split('e');
  return {figures: figures.replace('.', ''), exponent: Number(exponent)};
}

/** Functions to read and write decimal numbers, with 18 or 19 figures, of which the first is before the point. */
const NUMBERS = {
  figures: (value) => BigInt(decimal(value).figures.padEnd(18, '0')),
  exponent: (value) => decimal(value).exponent,
  number: (figures, exponent) => Number(`${BigInt.asUintN(64, figures)}e${exponent - 18}`),
};

const installImports = (imports) => Object.assign(imports, {numbers: NUMBERS});
const loading = TeaVM.wasmGC.load(FILE, {installImports}).then((loaded) => loaded.exports);
loading.catch((error) => postMessage({failed: String(error)}));

/** The files with the words of each language. */
const WORDS = ['{{words}}'];

/** The files that requests need, by their names. */
const TEXTS = new Map([
  ['technique', ['techniques.txt']],
  ['techniques', ['techniques.txt']],
  ['drawing', WORDS],
  ['convert', [...WORDS, 'wordings.txt']],
  ['render', WORDS],
  ['rule', WORDS],
]);

/** The files that the toolkit has. */
const provided = new Set();

/** Loads the files that the toolkit does not have yet. */
async function provideTexts(toolkit, names) {
  const missing = names.filter((name) => !provided.has(name));
  const texts = await Promise.all(
    missing.map(async (name) => {
      const answer = await fetch(name);
      if (!answer.ok) {
        throw new Error(`${answer.status} for ${name}`);
      }
      return answer.text();
    }),
  );
  texts.forEach((text) => toolkit.provide(text));
  missing.forEach((name) => provided.add(name));
}

/** The longest text that is decompressed, which is more than the toolkit reads. */
const MAX_LENGTH = 5_000_000;

/** Decompresses a stream of deflate without a header, or the beginning of it if it is very long. */
async function inflated(bytes) {
  const decoder = new TextDecoder();
  let text = '';
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let part = await reader.read(); !part.done && text.length < MAX_LENGTH; part = await reader.read()) {
    text += decoder.decode(part.value, {stream: true});
  }
  await reader.cancel();
  return text + decoder.decode();
}

/** Provides what is compressed in links to Penpa, in the fields of a request in JSON. The toolkit itself refuses what cannot be decompressed. */
async function provideCompressed(toolkit, fields) {
  if (!fields.includes('penpa-edit')) {
    return;
  }
  for (const [, parameter] of fields.matchAll(/[#?&][ap]=([^&\s"'<>\\]+)/g)) {
    const figures = parameter
      .replace(/%([0-9A-Fa-f]{2})/g, (escape, code) => String.fromCharCode(parseInt(code, 16)))
      .replace(/[ -]/g, '+')
      .replace(/_/g, '/')
      .replace(/[^A-Za-z0-9+/]/g, '');
    try {
      const stream = atob(figures.length % 4 === 1 ? figures.slice(0, -1) : figures);
      const bytes = Uint8Array.from(stream, (character) => character.charCodeAt(0));
      const lines = (await inflated(bytes)).replaceAll('\f', ' ');
      toolkit.provide(`\f${btoa(stream).replace(/=+$/, '')}\n${lines}`);
    } catch (error) {
      console.info(error);
    }
  }
}

addEventListener('message', async ({data: {method, name, fields}}) => {
  const toolkit = await loading;
  try {
    await provideTexts(toolkit, TEXTS.get(name) ?? []);
    if (name === 'convert') {
      await provideCompressed(toolkit, fields);
    }
  } catch (error) {
    postMessage({failed: String(error)});
    return;
  }
  try {
    const text = toolkit.answer(method, name, fields);
    const space = text.indexOf(' ');
    const end = text.indexOf('\n');
    postMessage({
      status: Number(text.slice(0, space)),
      mediaType: text.slice(space + 1, end),
      body: text.slice(end + 1),
    });
  } catch (error) {
    // Compiled code cannot catch an index out of bounds, or a stack overflow.
    const detail = 'Something went wrong in the solver. Please report it with the puzzle.';
    console.warn(error);
    postMessage({
      status: 500,
      mediaType: 'application/problem+json',
      body: JSON.stringify({type: 'about:blank', title: 'Internal Error', status: 500, detail}),
      isBroken: true,
    });
  }
});
