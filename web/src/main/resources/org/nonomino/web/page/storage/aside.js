/**
 * Stored records that cannot be read, because they are damaged or were written by a later version of the web app. They
 * are set aside unchanged under `nonomino.aside.<id>.<name>`, where nothing overwrites them, and offered as a file
 * (`aside-note.js`). A version that can read a puzzle or a draft restores it.
 *
 * @typedef {object} Aside
 * @property {string} name the name under which the record was stored
 * @property {string} text the record
 */
import {isProtected, protect, store, stored, storedKeys, unstore} from './storage.js';

const ASIDE_KEY = 'nonomino.aside.';

/** The listener for records that are set aside. @type {?() => void} */
let listener = null;
let isNew = false;

/**
 * Lists the records that are set aside.
 *
 * @returns {(Aside & {id: string})[]} each with its storage key
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
 * Reads a stored record, and sets it aside if it cannot be read.
 *
 * @template T
 * @param {string} name the name of the record
 * @param {(text: string) => T} read parses the record; throws if that is impossible
 * @param {(text: string) => ?T} [mend] parses the undamaged parts of a record that was set aside; by default, none
 * @returns {?T} the result; null if there is no record, or if nothing of it can be read
 */
export function readStored(name, read, mend = () => null) {
  const text = stored(name);
  if (text === null) {
    return null;
  }
  try {
    return read(text);
  } catch {
    setAside(name, text);
    return mend(text);
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
    // There is no room even for the longer name, so the record stays in its place.
    store(name, text);
    protect(name);
  }
}

/**
 * Stores a record that was set aside elsewhere, unless it is already here.
 *
 * @param {Aside} aside the record and its name
 * @returns {boolean} false if there is no room for it
 */
export function putAside({name, text}) {
  const isKnown = asides().some((other) => other.name === name && other.text === text);
  if (isKnown) {
    return true;
  }
  if (!store(`${ASIDE_KEY}${newId()}.${name}`, text)) {
    return false;
  }
  isNew = true;
  tell();
  return true;
}

/** @returns {string} an id that is unique across windows and sorts by time */
function newId() {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}

/** @returns {number} the number of records that are set aside */
export function asideCount() {
  return storedKeys(ASIDE_KEY).length;
}

/**
 * Restores the records that can now be read.
 *
 * @param {string} prefix the beginning of the names of the records
 * @param {(aside: Aside) => boolean} take restores a record; returns false if it cannot be read or has no room
 */
export function takeBack(prefix, take) {
  asides()
    .filter((aside) => aside.name.startsWith(prefix) && take(aside))
    .forEach(({id}) => unstore(id));
}

/** Deletes all records that are set aside. */
export function forgetAsides() {
  asides().forEach(({id}) => unstore(id));
}

/**
 * Sets the listener for records that are set aside, including those set aside before this call.
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
