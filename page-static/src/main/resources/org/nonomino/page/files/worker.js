/**
 * Answers requests with the compiled toolkit, one at a time. A message `{method, name, fields}` brings
 * `{status, mediaType, body}`; `{failed}` comes when the toolkit cannot be loaded. After an answer with
 * `isBroken` nobody knows in which state the toolkit is: end this worker.
 */

/* global importScripts, TeaVM */
importScripts('nonomino-runtime.js');

const loading = TeaVM.wasmGC.load('nonomino.wasm').then((loaded) => loaded.exports);
loading.catch((error) => postMessage({failed: String(error)}));

addEventListener('message', async ({data: {method, name, fields}}) => {
  const toolkit = await loading;
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
    // What the compiled code cannot catch: an index out of bounds, or the stack's end.
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
