/**
 * A chart that compares the progress of several searches by their steps. The scale of steps is logarithmic, because some
 * searches finish when others have hardly begun.
 *
 * @import {TemplateResult} from '../lib/lit-html.js'
 * @import {Curve, Point} from '../model/curve.js'
 *
 * @typedef {'depth' | 'retractions'} Measure the drawn quantity
 *
 * @typedef {object} Series a search
 * @property {string} name its label
 * @property {Curve} curve its curve
 * @property {Point} now its current point
 * @property {number} furthest the total number of its steps
 * @property {'' | 'finished' | 'stopped'} end how it ended; '' if it continues
 */
import {html, nothing, svg} from '../lib/lit-html.js';
import {pointAt, powers} from '../model/curve.js';
import {choice} from '../parts/parts.js';
import {counted} from '../model/words.js';

const WIDTH = 380;
const HEIGHT = 200;
const LEFT = 42;
const RIGHT = 10;
const TOP = 18;
const BOTTOM = 34;
/** The maximum number of intervals between the horizontal lines of a linear scale. */
const MAX_LINES = 5;

/** The measures, with their labels. */
export const MEASURES = Object.freeze(
  /** @type {const} */ ([
    ['depth', 'Depth'],
    ['retractions', 'Undone'],
  ]),
);

/**
 * Abbreviates a number, for an axis.
 *
 * @param {number} number 0 or more
 * @returns {string} such as `500`, `10k`, `2M`
 */
export function short(number) {
  return number < 1000 ? String(number) : number < 1e6 ? `${number / 1000}k` : `${number / 1e6}M`;
}

/**
 * Returns the positions of the horizontal lines of a linear scale that starts at 0.
 *
 * @param {number} most the maximum of the scale
 * @returns {number[]} at most six round numbers
 */
export function ticks(most) {
  const minimum = most / MAX_LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, minimum)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= minimum) ?? 10 * power;
  return Array.from({length: Math.floor(most / step) + 1}, (_, i) => i * step);
}

/**
 * Summarises a chart in words.
 *
 * @param {readonly Series[]} series the searches
 * @returns {string} a sentence per search
 */
export function summaryOf(series) {
  return series
    .map(({name, now: {steps, depth, retractions}, end}) => {
      const figures = `${counted(retractions, 'digit')} undone`;
      return end
        ? `${name}: ${end} after ${counted(steps, 'step')}, ${figures}.`
        : `${name}: ${counted(steps, 'step')} so far, depth ${depth}, ${figures}.`;
    })
    .join(' ');
}

/**
 * Draws a chart.
 *
 * @param {readonly Series[]} series the searches, at most two
 * @param {Measure} measure the drawn quantity
 * @param {number} depth the maximum number of digits that a search can place
 * @param {(measure: Measure) => void} choose is called when another measure is chosen
 * @returns {TemplateResult} a figure with a legend, a summary in words and a table
 */
export function chart(series, measure, depth, choose) {
  const most = Math.max(10, ...series.map(({furthest}) => furthest));
  const isLogarithmic = measure === 'retractions';
  const top = isLogarithmic
    ? Math.max(10, ...series.flatMap(({curve, now}) => [now.retractions, last(curve).retractions]))
    : Math.max(1, depth);
  const across = WIDTH - LEFT - RIGHT;
  const down = HEIGHT - TOP - BOTTOM;
  /** @type {(steps: number) => number} */
  const x = (steps) => LEFT + (across * Math.log10(Math.max(1, steps))) / Math.log10(most);
  /** @type {(value: number) => number} */
  const y = (value) =>
    HEIGHT - BOTTOM - down * (isLogarithmic ? Math.log10(value + 1) / Math.log10(top + 1) : value / top);
  /** @type {(point: Point) => string} */
  const place = (point) => `${x(point.steps).toFixed(1)} ${y(point[measure]).toFixed(1)}`;
  const lines = isLogarithmic ? [0, ...powers(top)] : ticks(top);
  return html`<figure class="chart">
    ${choice('Measure', MEASURES, measure, choose)}
    <ul class="legend">${series.map(
      ({name}, i) => html`<li><svg viewBox="0 0 30 10" aria-hidden="true"
        ><path class=${`curve curve${i}`} d="M1 5H29"></path></svg> ${name}</li>`,
    )}</ul>
    <svg class="plot" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${summaryOf(series)}>
      ${lines.map(
        (value) => svg`<path class="rule" d=${`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`}></path>
        <text class="up" x=${LEFT - 5} y=${y(value) + 4}>${short(value)}</text>`,
      )}
      ${powers(most).map(
        (value) => svg`<path class="rule" d=${`M${x(value)} ${TOP}V${HEIGHT - BOTTOM}`}></path>
        <text class="along" x=${x(value)} y=${HEIGHT - BOTTOM + 15}>${short(value)}</text>`,
      )}
      <text class="along" x=${LEFT + across / 2} y=${HEIGHT - 4}>steps</text>
      ${
        isLogarithmic
          ? nothing
          : svg`<path class="full" d=${`M${LEFT} ${y(top)}H${WIDTH - RIGHT}`}></path>
        <text class="note" x=${WIDTH - RIGHT} y=${y(top) - 4}>full grid</text>`
      }
      ${series.map(({curve, now, end}, i) => {
        const points = curve.points.slice(1);
        const all = now.steps > last(curve).steps ? [...points, now] : points;
        return svg`<path class=${`curve curve${i}`} d=${all.length > 0 ? `M${all.map(place).join('L')}` : ''}></path>
          ${
            now.steps > 0
              ? svg`<circle class=${`now curve${i}${end ? ' over' : ''}`} cx=${x(now.steps)}
                cy=${y(now[measure])} r="4.5"></circle>`
              : nothing
          }`;
      })}
    </svg>
    <figcaption>${summaryOf(series)}</figcaption>
    ${tableTemplate(series, most)}
  </figure>`;
}

/**
 * @param {Curve} curve
 * @returns {Point} its last point
 */
function last({points}) {
  return points[points.length - 1];
}

/**
 * @param {readonly Series[]} series
 * @param {number} most
 * @returns {TemplateResult}
 */
function tableTemplate(series, most) {
  return html`<details><summary>The chart as a table</summary><div class="wide"><table>
    <thead><tr><td></td>${series.map(({name}) => html`<th colspan="2" scope="colgroup">${name}</th>`)}</tr>
      <tr><th scope="col">Steps</th>${series.map(
        () => html`<th scope="col">Depth</th><th scope="col">Undone</th>`,
      )}</tr></thead>
    <tbody>${powers(most).map(
      (steps) =>
        html`<tr><th scope="row">${steps.toLocaleString('en')}</th>${series.map((one) => {
          if (one.furthest < steps) {
            return html`<td>–</td><td>–</td>`;
          }
          const {depth, retractions} = pointAt(one.curve, steps);
          return html`<td>${depth}</td><td>${retractions.toLocaleString('en')}</td>`;
        })}</tr>`,
    )}</tbody></table></div></details>`;
}
