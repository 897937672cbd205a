/**
 * The messages between an embedded puzzle and the page around it. The address names the origin of that page: the browser
 * delivers messages to no other origin, and messages from other origins are ignored. Without an origin there are no messages.
 * `nonomino-puzzle.js` is the other side.
 *
 * @typedef {{nonomino: 'size', height: number}
 *   | {nonomino: 'started', seconds: number}
 *   | {nonomino: 'solved', seconds: number, checked: boolean}} Told a message to the page; the height is in CSS pixels
 */
const ORIGIN = originIn(new URLSearchParams(location.search).get('origin') ?? '');

/** Whether there is a page to talk to. It gives the frame the height that it is told. */
export const isHeard = ORIGIN !== '' && parent !== window;

/**
 * @param {string} text
 * @returns {string} the text if it is an origin of the web, otherwise ''
 */
function originIn(text) {
  try {
    const {origin, protocol} = new URL(text);
    return origin === text && /^https?:$/.test(protocol) ? text : '';
  } catch {
    return '';
  }
}

/**
 * Sends a message to the page.
 *
 * @param {Told} message the message
 */
export function tell(message) {
  if (isHeard) {
    parent.postMessage(message, ORIGIN);
  }
}

/**
 * Listens for the only message from the page: a theme.
 *
 * @param {(theme: 'auto' | 'light' | 'dark') => void} change uses the theme
 */
export function onTheme(change) {
  addEventListener('message', ({source, origin, data}) => {
    if (!isHeard || source !== parent || origin !== ORIGIN) {
      return;
    }
    const {nonomino, theme} = Object(data);
    if (nonomino === 'theme' && (theme === 'auto' || theme === 'light' || theme === 'dark')) {
      change(theme);
    }
  });
}
