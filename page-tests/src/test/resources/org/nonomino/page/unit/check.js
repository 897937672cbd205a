/** What the unit tests demand with. */

/**
 * Demands that two values are the same, compared by their JSON; sets and typed arrays count as arrays.
 *
 * @param {*} actual what is
 * @param {*} expected what should be
 * @throws {Error} if they differ
 */
export function same(actual, expected) {
  const [one, other] = [text(actual), text(expected)];
  if (one !== other) {
    throw new Error(`${one} instead of ${other}`);
  }
}

/**
 * Demands that something is thrown.
 *
 * @param {function(): *} action what should fail
 * @param {RegExp} message what its message should match
 * @throws {Error} if it does not
 */
export function fails(action, message) {
  try {
    action();
  } catch (error) {
    if (message.test(error.message)) {
      return;
    }
    throw new Error(`'${error.message}' does not match ${message}`);
  }
  throw new Error('nothing was thrown');
}

function text(value) {
  return JSON.stringify(value, (_, part) =>
    part instanceof Set || ArrayBuffer.isView(part) ? [...part] : part,
  );
}
