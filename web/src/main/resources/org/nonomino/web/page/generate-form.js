/**
 * The form of the view Generate, with cards for the puzzle, the layout and the clues.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {AppFace} from './app.js'
 * @import {GenerateState} from './generate-state.js'
 * @import {NamedLayout} from './layouts.js'
 * @import {FieldEvent, SelectEvent} from './parts.js'
 * @import {Wishes} from './wishes.js'
 *
 * @typedef {(more: Partial<Wishes>) => void} Change changes some of the settings
 */
import {html, nothing} from './lib/lit-html.js';
import {grid} from './grid.js';
import {catalogOf, pictures, randomFields, randomTrouble, sizeField} from './layouts.js';
import {choice, failure, options} from './parts.js';
import {draft} from './set.js';
import {MAX_SIZE} from './symbols.js';
import {SYMMETRIES} from './symmetries.js';
import {MOST_RATED} from './wishes.js';

/** @type {readonly (readonly [Wishes['kind'], string])[]} */
const KINDS = Object.freeze([
  ['random', 'Jigsaw'],
  ['catalog', 'Catalog'],
  ['painted', 'From Set'],
]);
/** @type {readonly (readonly [Wishes['clues'], string])[]} */
const CLUES = Object.freeze([
  ['pleasant', 'automatic'],
  ['number', 'exact number'],
  ['minimal', 'no redundant clues'],
]);
/** @type {readonly (readonly [string, string])[]} */
const LEVELS = Object.freeze([
  ['', 'any'],
  ['easy', 'easy'],
  ['medium', 'medium'],
  ['hard', 'hard'],
  ['fiendish', 'fiendish'],
  ['diabolical', 'diabolical'],
  ['extreme', 'extreme'],
]);

/**
 * Completes settings with the first layout of the catalog if none was chosen. The catalog may still be loading.
 *
 * @param {Wishes} wishes the settings
 * @param {AppFace} app the shell
 * @returns {Wishes} the same object, or a copy with a layout
 */
export function withLayout(wishes, app) {
  const [first] =
    wishes.kind === 'catalog' && wishes.regions === '' ? catalogOf(wishes.size, app).layouts : [];
  return first ? {...wishes, name: first.name, regions: first.regions} : wishes;
}

/**
 * Draws the cards of the form.
 *
 * @param {GenerateState} state the state of the view
 * @param {AppFace} app the shell
 * @param {Change} change changes some of the settings
 * @returns {TemplateResult} the cards
 */
export function formCards({wishes, problem}, app, change) {
  const blame = (/** @type {string} */ field) =>
    failure(`generate-${field}-trouble`, problem?.field === field ? problem : null);
  /** @type {(field: 'many' | 'number' | 'seed', words: string, most: number, hint?: string) => TemplateResult} */
  const typed = (field, words, most, hint) => {
    const isWrong = problem?.field === field;
    return html`<label class="field">${words} <input id=${`generate-${field}`} type="text" inputmode="numeric"
      maxlength=${most} placeholder=${hint ?? nothing} autocomplete="off" aria-invalid=${isWrong ? 'true' : 'false'}
      aria-describedby=${isWrong ? `generate-${field}-trouble` : nothing} .value=${wishes[field]}
      @input=${(/** @type {FieldEvent} */ event) => change({[field]: event.target.value})}></label>`;
  };
  /** @type {(field: 'difficulty' | 'clues' | 'symmetry', words: string, all: readonly (readonly [string, string])[], can?: boolean) => TemplateResult} */
  const chosen = (field, words, all, can = true) => html`<label class="field">${words}
    <select id=${`generate-${field}`} ?disabled=${!can}
      @change=${(/** @type {SelectEvent} */ event) => change({[field]: event.target.value})}
      >${options(all, can ? wishes[field] : '')}</select></label>`;
  const size = wishes.kind === 'painted' ? draft().size : wishes.size;
  const isRated = size <= MOST_RATED;
  return html`<section class="card" aria-labelledby="generate-puzzle-title">
      <h2 id="generate-puzzle-title">Puzzle</h2>
      <div class="fields">${chosen('difficulty', 'Difficulty', LEVELS, isRated)}${typed('many', 'How many', 3)}</div>
      ${blame('many')}
      ${
        isRated
          ? nothing
          : html`<p class="quiet">Difficulty can be chosen up to ${MOST_RATED} × ${MOST_RATED}.</p>`
      }
    </section>
    <section class="card" aria-labelledby="generate-layout-title">
      <h2 id="generate-layout-title">Layout</h2>
      ${choice('Kind of layout', KINDS, wishes.kind, (kind) => change({kind}))}
      ${layoutFields(wishes, app, change)}
      ${wishes.kind === 'random' && randomTrouble(wishes.size, wishes.random) ? nothing : blame('layout')}
    </section>
    <section class="card" aria-labelledby="generate-clues-title">
      <h2 id="generate-clues-title">Clues</h2>
      <div class="fields">
        ${chosen('clues', 'Number', CLUES)}
        ${wishes.clues === 'number' ? typed('number', 'Exactly', 4) : nothing}
        ${chosen('symmetry', 'Clue symmetry', SYMMETRIES)}
        ${typed('seed', 'Seed', 20, 'any')}</div>
      ${blame('number')}${blame('seed')}
    </section>`;
}

/**
 * @param {Wishes} wishes
 * @param {AppFace} app
 * @param {Change} change
 * @returns {TemplateResult}
 */
function layoutFields(wishes, app, change) {
  if (wishes.kind === 'painted') {
    const painted = draft();
    return html`<div class="painted">${grid({
      id: 'generate-painted',
      doc: painted,
      digits: [],
      givens: [],
      still: true,
      ariaLabel: `The regions of your draft, ${painted.size} by ${painted.size}`,
    })}
      <p>The regions of the draft open in Set. <a id="generate-layout" href="#set">Change them</a></p></div>`;
  }
  const {size, random} = wishes;
  return html`<div class="fields">${sizeField('generate-layout', size, MAX_SIZE, (chosen) =>
    change({size: chosen, name: '', regions: ''}),
  )}</div>
    ${
      wishes.kind === 'random'
        ? randomFields({
            size,
            random,
            id: 'generate-random',
            seeded: false,
            change: (changed) => change({random: changed}),
          })
        : pictures(
            {
              size,
              chosen: withLayout(wishes, app).regions,
              id: 'generate-layout',
              choose: (/** @type {NamedLayout} */ {name, regions}) => {
                change({name, regions});
                app.announce(`Layout ${name}`);
              },
            },
            app,
          )
    }`;
}
