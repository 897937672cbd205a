/**
 * The solution count and the true candidates of the current draft: the requests for them, and the controls that
 * show, hide and explain them.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiPuzzle, CandidatesAnswer, CountAnswer, EstimateAnswer} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Counting, SetState} from './state.js'
 * @import {LiveLine} from './verdict.js'
 *
 * @typedef {{puzzle: ApiPuzzle, counting: Counting}} CountQuestion
 * @typedef {(CountAnswer | CandidatesAnswer) & {estimate?: EstimateAnswer}} Counts the number of solutions, and an estimate of it if they
 *     are too many to count
 */
import {html, nothing} from '../lib/lit-html.js';
import {legend} from '../grid/candidates-drawing.js';
import {latestOnly} from '../model/latest.js';
import {options} from '../parts/parts.js';
import {store, stored} from '../storage/storage.js';
import {CAPS, MAX_COUNTED, USUAL_CAP} from '../model/true-candidates.js';

const KEY = 'nonomino.candidates';
const HIDDEN = 'hidden';

/** The time limits; whatever has been found by then is shown. */
const COUNT_MILLIS = 1000;
const CANDIDATES_MILLIS = 3000;
const ESTIMATE_MILLIS = 3000;

/** The error in percent at which an estimate ends. */
const ESTIMATE_ERROR = 10;

/**
 * Creates the counter of the solutions of the latest puzzle. It also finds its true candidates if they are shown, and estimates the
 * number of solutions that are too many to count.
 *
 * @param {() => AppFace['api']} api returns the API
 * @param {number} delay how many milliseconds to wait for a newer puzzle
 * @param {(counts: ?Counts) => void} take receives the result, or null; once more with an estimate
 * @returns {{want: (question: CountQuestion) => void, stop: () => void, asking: () => boolean}} the functions of `latestOnly`
 */
export function solutionCounter(api, delay, take) {
  // One more than can be displayed, so that it is known whether there are more.
  const max = MAX_COUNTED + 1;
  const estimates = latestOnly(
    (/** @type {{puzzle: ApiPuzzle, counts: Counts}} */ {puzzle}, signal) =>
      api().post(
        'estimate',
        {puzzle, errorPercent: ESTIMATE_ERROR, timeoutMillis: ESTIMATE_MILLIS},
        {signal},
      ),
    ({question, answer, error}) => {
      if (!error?.aborted) {
        take({...question.counts, estimate: answer});
      }
    },
    0,
  );
  const counts = latestOnly(
    (/** @type {CountQuestion} */ {puzzle, counting: {shown, cap}}, signal) =>
      shown
        ? api().post('candidates', {puzzle, cap, max, timeoutMillis: CANDIDATES_MILLIS}, {signal})
        : api().post('count', {puzzle, max, timeoutMillis: COUNT_MILLIS}, {signal}),
    ({question: {puzzle}, answer, error}) => {
      if (error?.aborted) {
        return;
      }
      if (answer && answer.solutions === max) {
        estimates.want({puzzle, counts: answer});
      }
      take(answer ?? null);
    },
    delay,
  );
  return {
    want(question) {
      estimates.stop();
      counts.want(question);
    },
    stop() {
      estimates.stop();
      counts.stop();
    },
    asking: () => counts.asking() || estimates.asking(),
  };
}

/**
 * Returns the stored choice of the player.
 *
 * @returns {Counting} the choice
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
 * Stores the choice of the player.
 *
 * @param {Counting} counting the choice
 */
export function keepCounting({shown, cap}) {
  store(KEY, shown ? String(cap) : `${cap} ${HIDDEN}`);
}

/**
 * Returns the counts of the current draft.
 *
 * @param {SetState} state the state to show
 * @returns {?Counts} null while they are unknown
 */
export function currentCounts({counts, areOld}) {
  return areOld ? null : counts;
}

/**
 * Draws the controls.
 *
 * @param {SetState} state the state to show
 * @param {LiveLine['kind']} kind the kind of the live line
 * @param {(counting: Counting) => void} count requests a different count
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
      : html`<p class="quiet">The true candidates could not be found.</p>`;
  }
}
