/**
 * Stores: state that only actions change. A reducer returns the state after an action, and the same object if nothing changes.
 * Whoever subscribes to a store hears of each change, and the shell hears of the changes of all stores, because it draws them.
 *
 * @template S, A
 * @typedef {object} Store
 * @property {S} state the current state
 * @property {(action: A) => void} dispatch changes the state
 * @property {(subscriber: Subscriber<S, A>) => void} subscribe adds a subscriber, which is called before those of all stores
 */

/**
 * @template S, A
 * @typedef {(after: S, before: S, action: A) => void} Subscriber is called after each change
 */

/** The subscribers to all stores. @type {Set<() => void>} */
const everywhere = new Set();

/**
 * Creates a store.
 *
 * @template S, A
 * @param {(state: S, action: A) => S} reduce the reducer
 * @param {S} first the first state
 * @returns {Store<S, A>} the store
 */
export function newStore(reduce, first) {
  let state = first;
  /** @type {Set<Subscriber<S, A>>} */
  const subscribers = new Set();
  return {
    get state() {
      return state;
    },
    dispatch(action) {
      const before = state;
      const after = reduce(before, action);
      if (after !== before) {
        state = after;
        subscribers.forEach((subscriber) => subscriber(after, before, action));
        everywhere.forEach((subscriber) => subscriber());
      }
    },
    subscribe: (subscriber) => void subscribers.add(subscriber),
  };
}

/**
 * Creates a store whose only action is its next value.
 *
 * @template S
 * @param {S} first the first value
 * @returns {Store<S, S>} the store
 */
export function newValue(first) {
  return newStore((/** @type {S} */ _, /** @type {S} */ next) => next, first);
}

/**
 * Adds a subscriber to all stores.
 *
 * @param {() => void} subscriber is called after each change
 */
export function onChange(subscriber) {
  everywhere.add(subscriber);
}
