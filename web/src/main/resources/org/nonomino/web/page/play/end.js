/**
 * The end of a puzzle in the view Play: a card with the time, the level and the hints, and links to continue.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {ApiError, ApiPuzzle, Rating} from '../api/api.js'
 * @import {AppFace} from '../face.js'
 * @import {Doc} from '../model/doc.js'
 * @import {KnownRating} from '../storage/ratings.js'
 */
import {html, nothing} from '../lib/lit-html.js';
import {docOfPuzzle, isUnchecked, keyOf, puzzleOfDoc, understoodOf} from '../model/doc.js';
import {endState, newEndState} from './end-state.js';
import {focusCell} from '../grid/grid.js';
import {isUntouched} from '../model/merging.js';
import {withAddresses} from '../parts/addresses.js';
import {action} from '../parts/parts.js';
import {GRID} from './board.js';
import {keepRating, knownRating, levelText, ratingOf} from '../storage/ratings.js';
import {starters} from '../model/starters.js';
import {savedPlays} from '../storage/saved-plays.js';
import {timeText} from '../model/words.js';
import {layoutOf} from '../model/houses.js';
import {newStore} from '../model/store.js';

/** The sizes for which random layouts are generated, and the maximum size for a requested level. */
const RANDOM_SIZES = Object.freeze({least: 3, most: 16});

const store = newStore(endState, newEndState());
const {dispatch} = store;

/** @type {?AbortController} */
let asking = null;

/**
 * Opens the card, unless it has already been opened for this puzzle.
 *
 * @param {AppFace} app the shell, with a solved current puzzle
 */
export function celebrate(app) {
  const {doc} = app;
  const before = store.state;
  dispatch({type: 'solved', doc, rating: knownRating(keyOf(doc))});
  if (store.state === before) {
    return;
  }
  if (!store.state.rating && !doc.left) {
    rate(doc, app);
  }
  app.draw();
  const heading = document.getElementById('end-title');
  heading?.focus({preventScroll: true});
  heading?.closest('.card')?.scrollIntoView({block: 'nearest'});
}

/**
 * Closes the card.
 *
 * @param {AppFace} app the shell
 * @returns {boolean} whether it was open
 */
export function closeEnd(app) {
  if (!isShown(app)) {
    return false;
  }
  asking?.abort();
  dispatch({type: 'close'});
  app.draw();
  focusCell(GRID, app.play.cursor);
  return true;
}

/** Allows the card to be opened again, because the puzzle was started over. */
export function forgetEnd() {
  asking?.abort();
  dispatch({type: 'startedOver'});
}

/**
 * @param {AppFace} app
 * @returns {boolean}
 */
function isShown(app) {
  return store.state.isShown && store.state.doc === app.doc && app.play.finished;
}

/**
 * @param {Doc} doc the puzzle
 * @param {AppFace} app
 */
async function rate(doc, app) {
  dispatch({type: 'asked', what: 'rating'});
  /** @type {?KnownRating} */
  let rating = null;
  try {
    rating = ratingOf(await app.api.post('rate', {puzzle: understoodOf(puzzleOfDoc(doc))}));
    if (rating) {
      keepRating(keyOf(doc), rating);
    }
  } catch {
    // The card works without a level.
  }
  dispatch({type: 'rated', doc, rating});
}

// ------------------------------------------------------------------------------------- the next puzzle

/** @param {AppFace} app the shell */
async function next(app) {
  const {doc} = app;
  const level = store.state.rating?.level ?? '';
  const known = waiting(doc, level);
  if (known) {
    openNext(known, app);
    return;
  }
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  dispatch({type: 'asked', what: 'next'});
  app.announce('Generating a puzzle');
  try {
    const answer = await app.api.post('generate', requestLike(doc, level), {signal: mine.signal});
    dispatch({type: 'answered'});
    if (app.doc === doc) {
      openNext(made(answer, doc), app);
    }
  } catch (error) {
    const {aborted, offline} = /** @type {ApiError} */ (error);
    const trouble = offline ? app.api.lost : 'No puzzle like this one was found in time.';
    dispatch({type: 'answered', trouble: aborted ? '' : trouble});
    app.announce(store.state.trouble);
  }
}

/**
 * @param {Doc} doc
 * @param {AppFace} app
 */
function openNext(doc, app) {
  app.open(doc);
  app.draw();
  focusCell(GRID, app.play.cursor);
}

/**
 * Finds a similar puzzle that has not been started.
 *
 * @param {Doc} doc the solved puzzle
 * @param {string} level its level; '' if unknown
 * @returns {Doc | undefined} a puzzle from the library, or one included in the web app
 */
function waiting(doc, level) {
  const own = keyOf(doc);
  const saved = savedPlays().filter(({key}) => key !== own);
  const known = new Set(saved.map(({key}) => key));
  const isLike = (/** @type {Doc} */ other) =>
    other.size === doc.size &&
    layoutOf(other) === layoutOf(doc) &&
    level !== '' &&
    knownRating(keyOf(other))?.level === level;
  return (
    saved.find(({play}) => isUntouched(play) && !play.finished && isLike(play.doc))?.play.doc ??
    starters().find((starter) => keyOf(starter) !== own && !known.has(keyOf(starter)) && isLike(starter))
  );
}

/**
 * @param {Doc} doc
 * @param {string} level
 * @returns {object} a request for `generate`
 */
function requestLike(doc, level) {
  const {size, symbols} = doc;
  const isRandom = layoutOf(doc) === 'jigsaw' && size >= RANDOM_SIZES.least && size <= RANDOM_SIZES.most;
  return {
    size,
    regions: isRandom ? 'random' : doc.regions,
    ...(symbols && {symbols}),
    ...(level !== '' && size <= RANDOM_SIZES.most && {difficulty: level}),
  };
}

/**
 * @param {ApiPuzzle & {rating?: Rating}} answer the result of `generate`
 * @param {Doc} like the puzzle that it resembles
 * @returns {Doc} the puzzle with a title
 */
function made(answer, like) {
  const rating = answer.rating ? ratingOf({verdict: 'unique', rating: answer.rating}) : null;
  const kind = layoutOf(like) === 'jigsaw' ? 'Jigsaw' : 'Boxes';
  const level = rating?.level ? `, ${rating.level}` : '';
  const doc = docOfPuzzle(understoodOf({...answer, label: `${kind} ${like.size}×${like.size}${level}`}));
  if (rating) {
    keepRating(keyOf(doc), rating);
  }
  return doc;
}

// ----------------------------------------------------------------------------------------- drawing

/**
 * Draws the card of a solved puzzle, or, when it is closed, only its first line.
 *
 * @param {AppFace} app the shell, with a solved current puzzle
 * @param {string} ending one or two sentences on the solution
 * @param {boolean} [hasMore] whether the card leads to other puzzles and views
 * @returns {TemplateResult} a card or a line
 */
export function endTemplate(app, ending, hasMore = true) {
  const {play, doc} = app;
  const isKnown = !isUnchecked(doc);
  const words = isKnown ? `✓ ${ending}` : ending;
  if (!isShown(app)) {
    return html`<p class="banner good"><b>${words}</b></p>`;
  }
  const {rating, busy, trouble} = store.state;
  const level = rating ? levelText(rating) || 'not rated' : busy === 'rating' ? '…' : '';
  return html`<section class="card end" aria-labelledby="end-title">
    <h2 id="end-title" class="banner good" tabindex="-1">${words}</h2>
    ${isKnown && doc.message ? html`<p class="authored">${withAddresses(doc.message, 'end-message')}</p>` : nothing}
    <dl class="figures">
      <div><dt>Time</dt><dd>${timeText(play.elapsedMillis)}</dd></div>
      ${level ? html`<div><dt>Level</dt><dd>${level}</dd></div>` : nothing}
      <div><dt>Hints</dt><dd>${play.hints === 0 ? 'none' : play.hints}</dd></div></dl>
    ${
      trouble
        ? html`<p class="failure"><span aria-hidden="true">!</span> <span>${trouble}
      <a href="#generate">Generate another puzzle</a></span></p>`
        : nothing
    }
    <div class="row">
      ${
        // Puzzles with constraints cannot be generated yet.
        !hasMore || (doc.constraints ?? doc.left)
          ? nothing
          : action('Play a similar puzzle', () => next(app), app, {
              kind: 'primary',
              busy: busy === 'next',
              why: busy === 'next' ? 'Generating a puzzle…' : '',
            })
      }
      ${busy === 'next' ? html`<button @click=${() => asking?.abort()}>Cancel</button>` : nothing}
      ${hasMore ? html`<button @click=${() => app.go('share')}>Share</button>` : nothing}
      <button class="end" @click=${() => closeEnd(app)}>Close</button></div>
  </section>`;
}
