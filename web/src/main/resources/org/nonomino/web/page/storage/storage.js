/**
 * Storage of strings in `localStorage`, or in `sessionStorage` for one window. If the browser does not allow storage, nothing
 * is stored, without an error.
 */

/** Returns where strings are stored. Browsers that allow no storage throw an error here. */
let area = () => localStorage;

/** Stores everything only for as long as this window is open. The stored strings of other windows are neither read nor changed. */
export function storeOnlyForWindow() {
  area = () => sessionStorage;
}

/** The keys of values that must not be overwritten. @type {Set<string>} */
const protectedNames = new Set();

/**
 * Reads a string.
 *
 * @param {string} key its key
 * @returns {?string} the value; null if there is none
 */
export function stored(key) {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a string.
 *
 * @param {string} key its key
 * @param {string} text the value
 * @returns {boolean} whether there was room for it
 */
export function store(key, text) {
  if (protectedNames.has(key)) {
    return false;
  }
  try {
    area().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes a value.
 *
 * @param {string} key its key
 */
export function unstore(key) {
  try {
    area().removeItem(key);
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}

/**
 * Lists the keys with a prefix.
 *
 * @param {string} prefix the prefix
 * @returns {string[]} the rest of each key
 */
export function storedKeys(prefix) {
  try {
    return Object.keys(area())
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/**
 * Stores a string for as long as this window is open, even if the web app is loaded again.
 *
 * @param {string} key its key
 * @param {string} text the value; '' to delete it
 */
export function storeForWindow(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is unavailable.
  }
}

/**
 * Reads a string stored for this window.
 *
 * @param {string} key its key
 * @returns {string} the value; '' if there is none
 */
export function storedForWindow(key) {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/**
 * Protects a value from being overwritten while the web app is open.
 *
 * @param {string} key its key
 */
export function protect(key) {
  protectedNames.add(key);
}

/**
 * Returns whether a value is protected.
 *
 * @param {string} key its key
 * @returns {boolean} whether it is
 */
export function isProtected(key) {
  return protectedNames.has(key);
}
