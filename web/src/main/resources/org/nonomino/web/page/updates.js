/**
 * Offline use and updates: on a static host a service worker makes the web app work offline and loads new versions,
 * which wait until the player accepts them.
 */

/**
 * Registers the service worker, and watches for new versions. Does nothing if a server computes the answers, because then the
 * web app needs the server anyway.
 *
 * @param {(accept: () => void) => void} onReady is called when a new version is ready; `accept` activates it
 *     and reloads all open windows of the web app
 */
export async function keep(onReady) {
  if (document.documentElement.dataset.answers !== 'workers' || !('serviceWorker' in navigator)) {
    return;
  }
  const {serviceWorker} = navigator;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => hadOne && location.reload());
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
