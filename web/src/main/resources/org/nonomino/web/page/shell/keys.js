/**
 * The keys that are no commands.
 */

/**
 * Returns whether a key belongs to a field, a dialog, an open menu or (Enter and Space) to a button.
 *
 * @param {KeyboardEvent} event a key going down
 * @returns {boolean} whether no view handles it
 */
export function isTaken(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const dialog = document.querySelector('dialog[open], nav[data-open]');
  const field = target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
  const activates =
    (event.key === 'Enter' || event.key === ' ') && target.closest('button, a, summary, input, label');
  return event.defaultPrevented || event.isComposing || Boolean(dialog ?? field ?? activates);
}
