/**
 * A chart of several searches: what they have done after how many steps. Steps have a logarithmic scale, for some
 * searches are over when others have hardly begun.
 *
 * @import {TemplateResult} from './lib/lit-html.js'
 * @import {Curve, Point} from './curve.js'
 *
 * @typedef {'depth' | 'retractions'} Measure what is drawn
 *
 * @typedef {object} Series one of the searches
 * @property {string} name what it is called
 * @property {Curve} curve how it went
 * @property {Point} now where it is
 * @property {number} furthest how many steps it has made in all
 * @property {'' | 'finished' | 'stopped'} end how it ended, if it is at its end
 */
import {html, nothing, svg} from './lib/lit-html.js';
import {pointAt, powers} from './curve.js';
import {choice} from './parts.js';
import {counted} from './words.js';

const WIDTH = 380;
const HEIGHT = 200;
const LEFT = 42;
const RIGHT = 10;
const TOP = 18;
const BOTTOM = 34;
/** How many lines across there are at most on a scale that is not logarithmic. */
const MOST_LINES = 5;

/** The measures, with their words. */
export const MEASURES = Object.freeze(
  /** @type {const} */ ([
    ['depth', 'Depth'],
    ['retractions', 'Taken back'],
  ]),
);

/**
 * Writes a number shortly, for an axis.
 *
 * @param {number} number 0 or more
 * @returns {string} such as `500`, `10k`, `2M`
 */
export function short(number) {
  return number < 1000 ? String(number) : number < 1e6 ? `${number / 1000}k` : `${number / 1e6}M`;
}

/**
 * Returns the places of the lines across of a scale from 0 on.
 *
 * @param {number} most the highest number
 * @returns {number[]} round numbers, at most six
 */
export function ticks(most) {
  const wished = most / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wished)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= wished) ?? 10 * power;
  return Array.from({length: Math.floor(most / step) + 1}, (_, i) => i * step);
}

/**
 * Says what a chart shows.
 *
 * @param {readonly Series[]} series the searches
 * @returns {string} a sentence for each
 */
export function summaryOf(series) {
  return series
    .map(({name, now: {steps, depth, retractions}, end}) => {
      const figures = `${counted(retractions, 'digit')} taken back`;
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
 * @param {Measure} measure what is drawn of them
 * @param {number} depth the most digits that a search can have in the grid
 * @param {(measure: Measure) => void} choose takes another measure
 * @returns {TemplateResult} a figure with a legend, and the same in words and as a table
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
    ${choice('What the chart shows', MEASURES, measure, choose)}
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
        () => html`<th scope="col">Depth</th><th scope="col">Taken back</th>`,
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
