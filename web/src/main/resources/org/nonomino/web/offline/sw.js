/**
 * Lets the web app work offline. The files of a version are fetched together and used together.
 *
 * On a static host, a new version waits until the web app requests it, and then the old one is deleted. A server is asked for
 * the document first, because it has the version that understands its answers, so a new version need not wait.
 */

// The scope distinguishes these caches from those of other pages of this host.
const PREFIX = `nonomino ${registration.scope} `;
const CACHE = `${PREFIX}{{version}}`;
const DOCUMENT = new URL('{{document}}', registration.scope).href;
const FILES = ['{{files}}'];
const IS_SERVED = '{{answers}}' === 'server';

/** The addresses of the files. */
const KNOWN = new Set(FILES.map((name) => new URL(name, registration.scope).href));

/** Files under page/ never change; the others may be older in the browser's own cache. */
function request(name) {
  return new Request(new URL(name, registration.scope), {
    cache: name.startsWith('page/') ? 'default' : 'reload',
  });
}

addEventListener('install', (event) => {
  if (IS_SERVED) {
    skipWaiting();
  }
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(request))));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((keys) =>
      Promise.all(
        keys.filter((key) => key.startsWith(PREFIX) && key !== CACHE).map((key) => caches.delete(key)),
      ),
    ),
  );
});

addEventListener('message', (event) => {
  if (event.data === 'activate') {
    skipWaiting();
  }
});

addEventListener('fetch', (event) => {
  const {origin, pathname} = new URL(event.request.url);
  const isDocument = origin + pathname === registration.scope;
  if (event.request.method === 'GET' && (isDocument || KNOWN.has(origin + pathname))) {
    event.respondWith(isDocument && IS_SERVED ? asked(event.request) : kept(event.request, isDocument));
  }
});

async function kept(request, isDocument) {
  const cache = await caches.open(CACHE);
  return (await cache.match(isDocument ? DOCUMENT : request, {ignoreSearch: true})) ?? fetch(request);
}

async function asked(request) {
  try {
    return await fetch(request);
  } catch {
    return kept(request, true);
  }
}
