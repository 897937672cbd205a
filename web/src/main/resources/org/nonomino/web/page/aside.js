/**
 * What is set aside: stored texts that cannot be read, as they are damaged or come from a later version of the app. They
 * are kept as they are under `nonomino.aside.<id>.<name>`, where nothing overwrites them, and offered as a file
 * (`aside-note.js`). A version that can read one takes it back.
 *
 * @typedef {object} Aside
 * @property {string} name the name under which the text was stored
 * @property {string} text the text
 */
import {isProtected, protect, store, stored, storedKeys, unstore} from './storage.js';

const ASIDE_KEY = 'nonomino.aside.';

/** Is called whenever something is set aside. @type {?() => void} */
let listener = null;
let isNew = false;

/**
 * Lists what is set aside.
 *
 * @returns {(Aside & {id: string})[]} each with the key under which it is kept
 */
export function asides() {
  return storedKeys(ASIDE_KEY)
    .sort()
    .flatMap((rest) => {
      const dot = rest.indexOf('.');
      const text = stored(ASIDE_KEY + rest);
      return text === null ? [] : [{id: ASIDE_KEY + rest, name: rest.slice(dot + 1), text}];
    });
}

/**
 * Reads a stored text. If it cannot be read it is set aside.
 *
 * @template T
 * @param {string} name the name of the text
 * @param {(text: string) => T} read reads it, and throws if it cannot
 * @returns {?T} what was read; null if there is nothing, or if it cannot be read
 */
export function readStored(name, read) {
  const text = stored(name);
  if (text === null) {
    return null;
  }
  try {
    return read(text);
  } catch {
    setAside(name, text);
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function setAside(name, text) {
  if (isProtected(name)) {
    return;
  }
  unstore(name);
  if (!putAside({name, text})) {
    // There is no room even for its longer name: it stays where it is.
    store(name, text);
    protect(name);
  }
}

/**
 * Keeps what was set aside elsewhere, too.
 *
 * @param {Aside} aside a text and its name
 * @returns {boolean} whether it is here now
 */
export function putAside({name, text}) {
  const isKnown = asides().some((other) => other.name === name && other.text === text);
  if (!isKnown && !store(`${ASIDE_KEY}${newId()}.${name}`, text)) {
    return false;
  }
  isNew = true;
  tell();
  return true;
}

/** @returns {string} an id that nothing else has, also of other windows; in the order of time */
function newId() {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/**
 * Takes back what can be read by now.
 *
 * @param {string} prefix how the names of the texts begin
 * @param {(aside: Aside) => boolean} take takes a text if it can read it; false if it cannot, or has no room
 */
export function takeBack(prefix, take) {
  asides()
    .filter((aside) => aside.name.startsWith(prefix) && take(aside))
    .forEach(({id}) => unstore(id));
}

/** Deletes all that is set aside. */
export function forgetAsides() {
  asides().forEach(({id}) => unstore(id));
}

/**
 * Listens for what is set aside, also for what was before.
 *
 * @param {() => void} heard is called each time
 */
export function onAside(heard) {
  listener = heard;
  tell();
}

function tell() {
  if (isNew && listener) {
    isNew = false;
    listener();
  }
}
