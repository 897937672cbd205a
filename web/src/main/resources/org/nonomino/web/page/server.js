/**
 * Answers by the server that the page came from; see `api.js`.
 */

const ROOT = new URL('api/v1/', document.baseURI);

/** Nothing: the server is ready, or nobody can help it. */
export function warm() {}

/**
 * Asks the server.
 *
 * @param {import('./api.js').Question} question what is asked
 * @returns {Promise<import('./api.js').Answer>} its answer; fails where it is not reached
 */
export async function ask({method, name, fields, signal}) {
  const url = new URL(name, ROOT);
  /** @type {RequestInit} */
  const options = {method, signal};
  if (method === 'GET') {
    url.search = String(new URLSearchParams(/** @type {Record<string, string>} */ (fields)));
  } else {
    options.headers = {'Content-Type': 'application/json'};
    options.body = JSON.stringify(fields);
  }
  const response = await fetch(url, options);
  return {
    status: response.status,
    json: () => response.json(),
    blob: () => response.blob(),
    retryAfter: response.status === 429 ? Number(response.headers.get('Retry-After')) : 0,
  };
}
