/**
 * Offline use and updates: a service worker lets the web app start without its host. On a static host it also loads new
 * versions, which wait until the player accepts them. A server is asked for its version whenever the web app starts.
 */

/**
 * Registers the service worker, and watches for new versions on a static host.
 *
 * @param {(accept: () => void) => void} onReady is called when a new version is ready; `accept` activates it
 *     and reloads all open windows of the web app
 */
export async function keep(onReady) {
  if (!('serviceWorker' in navigator)) {
    return;
  }
  const {serviceWorker} = navigator;
  const isStatic = document.documentElement.dataset.answers === 'workers';
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => isStatic && hadOne && location.reload());
  try {
    const registration = await serviceWorker.register(new URL('sw.js', document.baseURI), {
      updateViaCache: 'none',
    });
    const look = () => {
      const {waiting} = registration;
      if (waiting && serviceWorker.controller) {
        onReady(() => waiting.postMessage('activate'));
      }
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch {
    // Private windows and plain HTTP have no service worker, so the web app works only online.
  }
}
