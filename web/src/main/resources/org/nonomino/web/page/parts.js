/**
 * What several views have in common: small pieces of templates, and moving about in a grid by keys.
 */
import {html, nothing} from './lib/lit-html.js';

const ARROWS = Object.freeze({ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1]});

/**
 * The cell that a key moves to from another one: arrows go around the edges, Home and End to the ends of the
 * row.
 *
 * @param {string} key as in `KeyboardEvent.key`
 * @param {number} cell 0..n²-1
 * @param {number} size n
 * @returns {number} a cell, or -1 if the key does not move
 */
export function movedBy(key, cell, size) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  if (key === 'Home' || key === 'End') {
    return row * size + (key === 'Home' ? 0 : size - 1);
  }
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : null;
  return arrow === null ? -1 : (row + arrow[0] + size) % size * size + (column + arrow[1] + size) % size;
}

/**
 * Says what waits while the server is gone.
 *
 * @param {object} state the page's state
 * @param {string} words what waits and what does not, a sentence or two
 * @returns {TemplateResult|symbol} a note; nothing while the server is there
 */
export function waits(state, words) {
  return state.offline ? html`<p class="waits" role="note"><b>No server.</b> ${words}</p>` : nothing;
}

/**
 * Says what went wrong.
 *
 * @param {string} id unique on the page: what is wrong may refer to it by `aria-describedby`
 * @param {?{message: string}} error what went wrong, or null
 * @returns {TemplateResult|symbol} a message; nothing if nothing is wrong
 */
export function failure(id, error) {
  return error
    ? html`<p id=${id} class="failure"><span aria-hidden="true">!</span> ${error.message}</p>` : nothing;
}

/**
 * What is to be said of a failure in a view.
 *
 * @param {Error} error what the API threw
 * @param {string} waiting what waits if the server is gone, a sentence
 * @returns {{message: string}} the words
 */
export function wordsOf(error, waiting) {
  return {message: error.offline ? waiting : error.message};
}

/**
 * A row of buttons of which one is pressed.
 *
 * @param {string} label what is chosen
 * @param {[string, string][]} choices the values, each with its words
 * @param {string} chosen the value that is chosen
 * @param {function(string): void} choose takes another value
 * @returns {TemplateResult} the row
 */
export function choice(label, choices, chosen, choose) {
  return html`<div class="modes" role="group" aria-label=${label}>${choices.map(([value, words]) => html`
    <button type="button" aria-pressed=${value === chosen ? 'true' : 'false'} @click=${() => choose(value)}
      >${words}</button>`)}</div>`;
}

/**
 * A button for what cannot be done at all times. It keeps the focus while it cannot, and then says why.
 *
 * @param {string} words what it does
 * @param {function(): void} act does it
 * @param {object} app the page
 * @param {object} [how] how it is now
 * @param {string} [how.why] why it cannot be done now; '' if it can
 * @param {boolean} [how.busy] whether it is being done
 * @param {string} [how.kind] its classes
 * @returns {TemplateResult} the button
 */
export function action(words, act, app, {why = '', busy = false, kind = ''} = {}) {
  return html`<button type="button" class=${kind} aria-disabled=${why === '' ? 'false' : 'true'}
    aria-busy=${busy ? 'true' : 'false'} title=${why === '' ? nothing : why}
    @click=${() => (why === '' ? act() : app.announce(why))}>${words}</button>`;
}

/**
 * The options of a select.
 *
 * @param {[string, string][]} choices the values, each with its words
 * @param {string} chosen the value that is chosen
 * @returns {TemplateResult[]} the options
 */
export function options(choices, chosen) {
  return choices.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}
    >${words}</option>`);
}

/**
 * Counts in words.
 *
 * @param {number} count how many
 * @param {string} one the word for one
 * @param {string} [many] the word for several; with an s if left out
 * @returns {string} such as `1 clue`, `2 clues`
 */
export function counted(count, one, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
