/**
 * What the page keeps in `localStorage`, or in `sessionStorage` for one window: texts under their names. Where a browser stores nothing, nothing is kept, and
 * nothing fails.
 */

/** The names of texts that must not be overwritten. @type {Set<string>} */
const protectedNames = new Set();

/**
 * Reads a text.
 *
 * @param {string} key its name
 * @returns {?string} the text; null if there is none
 */
export function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text.
 *
 * @param {string} key its name
 * @param {string} text the text
 * @returns {boolean} whether there was room for it
 */
export function store(key, text) {
  if (protectedNames.has(key)) {
    return false;
  }
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Forgets a text.
 *
 * @param {string} key its name
 */
export function unstore(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored here.
  }
}

/**
 * Lists the names that begin in some way.
 *
 * @param {string} prefix how they begin
 * @returns {string[]} the rest of each name
 */
export function storedKeys(prefix) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/**
 * Keeps a text for as long as this window is open, also if the page is loaded anew.
 *
 * @param {string} key its name
 * @param {string} text the text; '' to forget it
 */
export function storeForWindow(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Nothing is stored here.
  }
}

/**
 * Reads a text that was kept for this window.
 *
 * @param {string} key its name
 * @returns {string} the text; '' if there is none
 */
export function storedForWindow(key) {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Lets nothing overwrite a text as long as the page lives.
 *
 * @param {string} key its name
 */
export function protect(key) {
  protectedNames.add(key);
}

/**
 * Returns whether nothing may overwrite a text.
 *
 * @param {string} key its name
 * @returns {boolean} whether it is protected
 */
export function isProtected(key) {
  return protectedNames.has(key);
}
