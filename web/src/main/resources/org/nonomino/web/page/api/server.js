/**
 * Requests to the server that the web app was loaded from; see `api.js`.
 */

const ROOT = new URL('api/v1/', document.baseURI);

/** Nothing, because the server is ready or cannot be started from here. */
export function warm() {}

/**
 * Sends a request to the server.
 *
 * @param {import('./api.js').Question} question the request
 * @returns {Promise<import('./api.js').Answer>} its answer; rejected if the server is unreachable
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
