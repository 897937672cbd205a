/**
 * The page on this device: on a static host a service worker makes it work offline and brings new versions,
 * which wait until the player agrees.
 */

/**
 * Keeps the page, and watches for new versions of it. Does nothing where a server answers: it is needed
 * anyway.
 *
 * @param {(accept: () => void) => void} onReady is called when a new version is there; `accept` takes it,
 *     and every open page of it begins anew
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
    // Private windows and plain http have none: the page works as long as there is a network.
  }
}
