/**
 * Lets the web app work offline. The files of a version are fetched together and used together: a new version waits
 * until the web app requests it, and then the old one is deleted.
 */

// The scope distinguishes these caches from those of other pages of this host.
const PREFIX = `nonomino ${registration.scope} `;
const CACHE = `${PREFIX}{{version}}`;
const DOCUMENT = new URL('index.html', registration.scope).href;
const FILES = ['{{files}}'];

/** Files under page/ never change; the others may be older in the browser's own cache. */
function request(name) {
  return new Request(new URL(name, registration.scope), {
    cache: name.startsWith('page/') ? 'default' : 'reload',
  });
}

addEventListener('install', (event) => {
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
  const url = new URL(event.request.url);
  const isDocument = url.origin + url.pathname === registration.scope;
  if (event.request.method === 'GET' && url.href.startsWith(registration.scope)) {
    event.respondWith(answer(isDocument ? DOCUMENT : event.request));
  }
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, {ignoreSearch: true})) ?? fetch(request);
}
