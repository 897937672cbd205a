/**
 * Checks of data from the browser's storage and from files: own fields, types and ranges. Invalid data makes them throw,
 * and `aside.js` then sets the data aside.
 */

/** The maximum time value of a Date, in milliseconds since 1970. */
const LATEST = 8.64e15;

/**
 * Returns the own fields of an object, without inherited ones.
 *
 * @param {unknown} value the supposed object
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
 * Returns whether a value is an integer from 0 to a maximum.
 *
 * @param {unknown} value any value
 * @param {number} most the maximum
 * @returns {value is number} whether it is
 */
export function isUpTo(value, most) {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value <= most;
}

/**
 * Returns an array if it has the required length and all its elements pass a test.
 *
 * @template T
 * @param {unknown} array the supposed array
 * @param {number} length the required length; -1 for any length
 * @param {(value: unknown) => value is T} test the test of each element
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
 * Returns a value if it is a string.
 *
 * @param {unknown} value the supposed string
 * @returns {string} the string
 * @throws {RangeError} if it is not a string
 */
export function textFrom(value) {
  if (typeof value !== 'string') {
    throw new RangeError('not a string');
  }
  return value;
}

/**
 * Returns a time in the past.
 *
 * @param {unknown} value the supposed time, in milliseconds since 1970
 * @returns {number} the time; the current time if it is in the future, 0 (for unknown) if it is not a time
 */
export function timeFrom(value) {
  return isNumber(value) && value >= 0 && value <= LATEST ? Math.min(value, Date.now()) : 0;
}
