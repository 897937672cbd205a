/** The assertions of the unit tests. */

/**
 * Checks that two values are equal, compared by their JSON; sets and typed arrays count as arrays.
 *
 * @param {*} actual the actual value
 * @param {*} expected the expected value
 * @throws {Error} if they differ
 */
export function same(actual, expected) {
  const [one, other] = [text(actual), text(expected)];
  if (one !== other) {
    throw new Error(`${one} instead of ${other}`);
  }
}

/**
 * Checks that an action throws an error.
 *
 * @param {function(): *} action the action that should fail
 * @param {RegExp} message the pattern of the message
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
