import {get, isOffline, onReach, post} from '../page/api/api.js';
import {sentenceOf} from '../page/api/problems.js';
import {same} from './check.js';

async function answered(answer, action) {
  const real = globalThis.fetch;
  globalThis.fetch = answer;
  try {
    return await action();
  } catch (error) {
    return error;
  } finally {
    globalThis.fetch = real;
  }
}

const respond = (body, init) => async () => new Response(body, init);
const lost = async () => {
  throw new TypeError('Failed to fetch');
};

export const tests = {
  async 'an answer'() {
    let asked;
    const answer = await answered(
      async (url, options) => {
        asked = [new URL(url).pathname, options.method, options.body];
        return new Response('{"verdict":"unique"}');
      },
      () => post('solve', {puzzle: 1}),
    );
    same([answer.verdict, asked], ['unique', ['/unit/api/v1/solve', 'POST', '{"puzzle":1}']]);
  },

  async 'a problem'() {
    const problem = {
      detail: 'Line 1, column 33: server words',
      code: 'no-boxes',
      values: {size: 7},
      field: 'puzzle',
      cell: 3,
    };
    const error = await answered(respond(JSON.stringify(problem), {status: 422}), () => post('solve', {}));
    same(
      [error.status, error.code, error.message, error.field, error.cell, error.offline],
      [422, 'no-boxes', sentenceOf('no-boxes', {size: 7}), 'puzzle', 3, false],
    );
  },

  async 'a busy server'() {
    const error = await answered(respond('{}', {status: 429, headers: {'Retry-After': '2'}}), () =>
      post('hint', {}),
    );
    same([error.status, error.message], [429, 'Busy at the moment. Try again in 2 s.']);
  },

  async 'an answer that is not JSON'() {
    same((await answered(respond('<html>', {status: 502}), () => get('solvers'))).status, 502);
    same((await answered(respond('<html>'), () => get('solvers'))).name, 'ApiError');
    same((await answered(respond('null', {status: 500}), () => get('solvers'))).status, 500);
  },

  async 'a server that is lost and found'() {
    const seen = [];
    const end = onReach((offline) => seen.push(offline));
    const error = await answered(lost, () => get('solvers'));
    same([error.offline, isOffline(), /hints are unavailable/.test(error.message)], [true, true, true]);
    await answered(lost, () => get('solvers'));
    await answered(respond('{}'), () => get('solvers'));
    end();
    same([seen, isOffline()], [[true, false], false]);
  },

  async 'a cancelled request'() {
    const controller = new AbortController();
    controller.abort();
    const error = await answered(
      async (_, {signal}) => signal.throwIfAborted(),
      () => post('path', {}, {signal: controller.signal}),
    );
    same([error.aborted, error.offline, isOffline()], [true, false, false]);
  },
};
