/**
 * Web addresses in the texts of puzzles. Only `https` addresses can be opened, after a question that names the site: the texts come from
 * others, and an address may not be what its sentence says.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 */
import {html} from '../lib/lit-html.js';

/** An address up to a blank, a quotation mark or an angle bracket. */
const ADDRESS = /https:\/\/[^\s<>"“”'`]+/g;

/** The characters at the end of an address that belong to the sentence. */
const AFTER = /[.,;:!?)\]}]+$/;

/**
 * Returns a text with its addresses as buttons.
 *
 * @param {string} text the text
 * @param {string} id begins the ids of the questions, unique in the document
 * @returns {unknown} the text itself if it has no address
 */
export function withAddresses(text, id) {
  /** @type {(string | TemplateResult)[]} */
  const parts = [];
  let end = 0;
  for (const {0: found, index} of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '');
    if (URL.canParse(address)) {
      parts.push(text.slice(end, index), addressTemplate(address, `${id}-${parts.length}`));
      end = index + address.length;
    }
  }
  return parts.length === 0 ? text : [...parts, text.slice(end)];
}

/**
 * @param {string} address
 * @param {string} id
 * @returns {TemplateResult} a button that asks before the address is opened
 */
function addressTemplate(address, id) {
  const {host, href} = new URL(address);
  return html`<button type="button" class="link" popovertarget=${id}>${address}</button><span id=${id} class="leave" popover role="dialog"
      aria-label="Leave Nonomino?"><span>Leave Nonomino for <b>${host}</b>?</span>
      <a class="button" href=${href} target="_blank" rel="noopener noreferrer nofollow">Open</a>
      <button type="button" popovertarget=${id} popovertargetaction="hide">Stay</button></span>`;
}

/**
 * Draws where a puzzle was published.
 *
 * @param {{source?: string, url?: string}} doc the puzzle
 * @param {string} id begins the ids of the questions, unique in the document
 * @returns {unknown} a line; '' if that is unknown
 */
export function sourceTemplate({source = '', url = ''}, id) {
  const words = [source, url].filter(Boolean).join(', ');
  return words && html`<p class="quiet">Source: ${withAddresses(words, id)}</p>`;
}
