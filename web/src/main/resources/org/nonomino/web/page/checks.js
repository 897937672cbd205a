/**
 * The checks of what is read from the storage of the browser and from files: own fields, types and ranges. Whatever does
 * not pass throws; `aside.js` keeps it.
 */

/** The latest time that a date can have, in milliseconds since 1970. */
const LATEST = 8.64e15;

/**
 * Returns the fields of an object, without those that objects inherit.
 *
 * @param {unknown} value what should be an object
 * @returns {Record<string, unknown>} its own fields
 * @throws {RangeError} if it is not an object
 */
export function ownFields(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RangeError('not an object');
  }
  return Object.assign(Object.create(null), value);
}

/**
 * Returns whether a value is a finite number.
 *
 * @param {unknown} value any value
 * @returns {value is number} whether it is
 */
export function isNumber(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * Returns whether a value is a whole number from 0 on.
 *
 * @param {unknown} value any value
 * @param {number} most the largest
 * @returns {value is number} whether it is
 */
export function isUpTo(value, most) {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value <= most;
}

/**
 * Returns an array if all of its elements pass.
 *
 * @template T
 * @param {unknown} array what should be one
 * @param {number} length how long it has to be; -1 for any length
 * @param {(value: unknown) => value is T} test what its elements have to pass
 * @returns {T[]} the array
 * @throws {RangeError} if it is not such an array
 */
export function listOf(array, length, test) {
  if (!Array.isArray(array) || (length >= 0 && array.length !== length) || !array.every(test)) {
    throw new RangeError('not a list of the right kind');
  }
  return array;
}

/**
 * Returns a text.
 *
 * @param {unknown} value what should be a text
 * @returns {string} the text
 * @throws {RangeError} if it is not a text
 */
export function textFrom(value) {
  if (typeof value !== 'string') {
    throw new RangeError('not a text');
  }
  return value;
}

/**
 * Returns a time of the past.
 *
 * @param {unknown} value what should be a time, in milliseconds since 1970
 * @returns {number} the time; now if it lies ahead, 0 (which is unknown) if it is not a time
 */
export function timeFrom(value) {
  return isNumber(value) && value >= 0 && value <= LATEST ? Math.min(value, Date.now()) : 0;
}
