/**
 * How many solutions what is set has, and its true candidates: how they are asked for, and the controls that
 * shows them, hides them and says what they mean.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {ApiPuzzle, CandidatesAnswer, CountAnswer} from './api.js'
 * @import {AppFace} from './app.js'
 * @import {Counting, SetState} from './set-state.js'
 * @import {LiveLine} from './verdict.js'
 *
 * @typedef {{puzzle: ApiPuzzle, counting: Counting}} CountQuestion
 */
import {html, nothing} from './lib/lit-html.js';
import {legend} from './candidates-drawing.js';
import {latestOnly} from './latest.js';
import {options} from './parts.js';
import {store, stored} from './storage.js';
import {CAPS, MOST_COUNTED, USUAL_CAP} from './true-candidates.js';

const KEY = 'nonomino.candidates';
const HIDDEN = 'hidden';

/** How long is counted; what is known by then is shown. */
const COUNT_MILLIS = 1000;
const CANDIDATES_MILLIS = 3000;

/**
 * Makes what counts the solutions of the latest puzzle, and finds its true candidates where they are shown.
 *
 * @param {() => AppFace['api']} api returns the way to ask
 * @param {number} delay how many milliseconds to wait for a newer puzzle
 * @param {(counts: ?(CountAnswer | CandidatesAnswer)) => void} take takes what was found out; null if nothing was
 * @returns {{want: (question: CountQuestion) => void, stop: () => void, asking: () => boolean}} as `latestOnly`
 */
export function solutionCounter(api, delay, take) {
  // One more than are told apart, so that it is known whether there are more.
  const max = MOST_COUNTED + 1;
  return latestOnly(
    ({puzzle, counting: {shown, cap}}, signal) =>
      shown
        ? api().post('candidates', {puzzle, cap, max, timeoutMillis: CANDIDATES_MILLIS}, {signal})
        : api().post('count', {puzzle, max, timeoutMillis: COUNT_MILLIS}, {signal}),
    ({answer, error}) => {
      if (!error?.aborted) {
        take(answer ?? null);
      }
    },
    delay,
  );
}

/**
 * Returns what this person chose last.
 *
 * @returns {Counting} what is to be found out
 */
export function keptCounting() {
  const text = stored(KEY) ?? HIDDEN;
  const [first] = text.split(' ');
  return {
    shown: !text.endsWith(HIDDEN),
    cap: CAPS.some(([value]) => value === first) ? Number(first) : USUAL_CAP,
  };
}

/**
 * Remembers what a person has chosen.
 *
 * @param {Counting} counting what is to be found out
 */
export function keepCounting({shown, cap}) {
  store(KEY, shown ? String(cap) : `${cap} ${HIDDEN}`);
}

/**
 * Returns what was counted of the draft that is shown.
 *
 * @param {SetState} state what is shown
 * @returns {?(CountAnswer | CandidatesAnswer)} null while that is not known
 */
export function currentCounts({counts, areOld}) {
  return areOld ? null : counts;
}

/**
 * Draws the controls.
 *
 * @param {SetState} state what is shown
 * @param {LiveLine['kind']} kind what the live line says
 * @param {(counting: Counting) => void} count asks for something else
 * @returns {TemplateResult} the controls
 */
export function candidateControls({counting, counts, areOld, shown}, kind, count) {
  const {cap} = counting;
  return html`<div class="counting">
    <div class="row">
      <button id="set-candidates" type="button" aria-pressed=${counting.shown ? 'true' : 'false'}
        @click=${() => count({...counting, shown: !counting.shown})}>True candidates</button>
      ${
        counting.shown
          ? html`<label class="field inline">Count solutions <select id="set-cap"
        @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
          count({...counting, cap: Number(event.target.value)})}
        >${options(CAPS, String(cap))}</select></label>`
          : nothing
      }</div>
    ${counting.shown ? meaning() : nothing}
  </div>`;

  function meaning() {
    if (kind === 'form' || kind === 'none') {
      return html`<p class="quiet">There are no true candidates: ${
        kind === 'form' ? 'the regions are not finished.' : 'there is no solution.'
      }</p>`;
    }
    if (shown !== 'draft') {
      return html`<p class="quiet">Hidden while a solution is shown.</p>`;
    }
    if (areOld) {
      return html`<p class="quiet">Updating …</p>`;
    }
    return counts && 'cap' in counts
      ? html`${cap > 1 ? html`<span class="quiet">In how many solutions:</span>` : nothing}${legend(counts)}`
      : html`<p class="quiet">They could not be found.</p>`;
  }
}
