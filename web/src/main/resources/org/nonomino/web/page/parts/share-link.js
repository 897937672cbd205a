/**
 * The links to a puzzle. They lead to the host that the web app was loaded from and, if configured when the web app was built or
 * its server started, to a public address.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {FieldEvent} from './parts.js'
 *
 * @typedef {object} LinkPlace
 * @property {string} base the start of the links, up to the fragment
 * @property {string} words its label
 * @property {string} note who can open them
 */
import {html} from '../lib/lit-html.js';

/** Host names and addresses of the computer itself. */
const THIS_COMPUTER = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Host names and addresses within a home or office network. */
const THIS_NETWORK =
  /^([^.[\]]+|.*\.(local|lan|home|internal)|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\])$/;

/**
 * Describes who can open a link.
 *
 * @param {string} host its host, without a port
 * @returns {string} a sentence
 */
export function reachOf(host) {
  if (THIS_COMPUTER.test(host)) {
    return 'This link works only on this computer.';
  }
  return THIS_NETWORK.test(host)
    ? 'This link works only in this network.'
    : 'Anyone with this link can open the puzzle.';
}

/**
 * Lists the possible targets of links.
 *
 * @param {string} here the address of the web app
 * @param {string} [publicAddress] the public address; '' if none is configured
 * @returns {LinkPlace[]} the targets, the one to send first
 */
export function linkPlaces(here, publicAddress = '') {
  const own = new URL(here);
  const ownBase = own.origin + own.pathname;
  const ownReach = reachOf(own.hostname);
  if (publicAddress === '' || new URL(publicAddress).href === ownBase) {
    const isOpen = ownReach === reachOf('example.org');
    const more = isOpen ? '' : ' To send the puzzle to others, copy it as a SudokuPad link or as text.';
    return [{base: ownBase, words: 'Link to this puzzle', note: ownReach + more}];
  }
  const {href, hostname} = new URL(publicAddress);
  return [
    {base: href, words: 'Link to this puzzle', note: reachOf(hostname)},
    {base: ownBase, words: `Link on ${own.host}`, note: ownReach},
  ];
}

/**
 * Creates the links to a puzzle.
 *
 * @param {string} query the result of `toLink`
 * @returns {(LinkPlace & {link: string})[]} the links, the one to send first
 */
export function linksTo(query) {
  const places = linkPlaces(location.href, document.documentElement.dataset.public);
  return places.map((place) => ({...place, link: `${place.base}#play?${query}`}));
}

/**
 * Draws the links to a puzzle, and who can open them.
 *
 * @param {string} query the result of `toLink`
 * @returns {TemplateResult[]} a field and a note for each
 */
export function linkFields(query) {
  return linksTo(query).map(({words, note, link}, i) => {
    const id = i === 0 ? 'share-link' : 'share-link-own';
    return html`<label class="field wide">${words}
      <input id=${id} type="text" readonly aria-describedby=${`${id}-note`} .value=${link}
        @focus=${(/** @type {FieldEvent} */ event) => event.target.select()}></label>
    <p id=${`${id}-note`} class="quiet">${note}</p>`;
  });
}
