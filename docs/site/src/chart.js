/**
 * Bar charts of tables in the repository's Markdown, so that the numbers are in only one place. The table below a chart is
 * its text alternative. `data/charts/NAME.json` specifies the table, its date and machine, and the columns of the chart.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {relative, addressOf, ROOT} from './pages.js';
import {escape, slug} from './markdown.js';

const WIDTH = 760;
const LABEL = 190;
const BAR = 16;
const GAP = 5;
const GROUP_GAP = 14;

/** Returns the rows of the table-th Markdown table below a heading, as cells of text; the first row is the header. */
function tableOf(source, heading, table) {
  const text = readFileSync(path.join(ROOT, source), 'utf8');
  const begin = text
    .split('\n')
    .findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  if (begin < 0) {
    throw new Error(`${source} has no heading '${heading}'`);
  }
  const tables = [[]];
  for (const line of text.split('\n').slice(begin + 1)) {
    if (/^#{1,2} /.test(line)) {
      break;
    }
    if (line.startsWith('|')) {
      tables.at(-1).push(
        line
          .trim()
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    } else if (tables.at(-1).length > 0) {
      tables.push([]);
    }
  }
  const rows = tables[table] ?? [];
  if (rows.length < 3) {
    throw new Error(`${source}, '${heading}' has no table ${table}`);
  }
  return rows.filter((_, index) => index !== 1);
}

/** Returns the minimum and maximum at the beginning of a cell such as `58,900 to 61,900 (bar 5,000)`; undefined if there is no number. */
function rangeOf(cell) {
  const numbers = cell.replace(/\(.*/, '').match(/\d[\d,]*(\.\d+)?/g);
  return numbers?.map((number) => Number(number.replaceAll(',', '')));
}

function ticks(least, greatest) {
  const all = [];
  for (let power = Math.floor(Math.log10(least)); power <= Math.ceil(Math.log10(greatest)); power += 1) {
    all.push(10 ** power);
  }
  return all;
}

const words = (number) =>
  number >= 1e6 ? `${number / 1e6} million` : number >= 1 ? number.toLocaleString('en') : String(number);

/** Returns the chart NAME with its table, for the page in `env`. */
export function chart(name, env) {
  const spec = JSON.parse(
    readFileSync(path.join(ROOT, 'docs', 'site', 'data', 'charts', `${name}.json`), 'utf8'),
  );
  const [header, ...body] = tableOf(spec.source, spec.heading, spec.table ?? 0);
  const columns = spec.columns.map((column) => {
    const index = header.indexOf(column);
    if (index < 0) {
      throw new Error(`${spec.source}, '${spec.heading}' has no column '${column}': ${header.join(' | ')}`);
    }
    return index;
  });
  const labels = spec.label ?? [0];
  const kept =
    ([index, names]) =>
    (row) =>
      names.includes(row[Number(index)]);
  const chosen = Object.entries(spec.keep ?? {}).reduce((rows, entry) => rows.filter(kept(entry)), body);
  const groups = chosen
    .map((row) => ({
      heading: labels.length > 1 ? row[labels[spec.groupBy ?? 0]] : '',
      name: labels
        .filter((_, index) => labels.length < 2 || index !== (spec.groupBy ?? 0))
        .map((index) => row[index])
        .join(', ')
        .replace(/[`*]/g, ''),
      label: labels
        .map((index) => row[index])
        .filter(Boolean)
        .join(', ')
        .replace(/[`*]/g, ''),
      bars: columns
        .map((column, series) => ({
          series,
          cell: spec.first ? row[column].split(', ')[0] : row[column],
          range: rangeOf(spec.first ? row[column].split(', ')[0] : row[column]),
        }))
        .filter(({range}) => range !== undefined),
    }))
    .filter(({bars}) => bars.length > 0);
  const numbers = groups.flatMap(({bars}) => bars.flatMap(({range}) => range));
  const marks = ticks(Math.min(...numbers), Math.max(...numbers));
  const [low, high] = [marks[0], marks.at(-1)];
  const place = (number) => ((WIDTH - LABEL) * Math.log10(number / low)) / Math.log10(high / low);

  let y = 8;
  let heading = '';
  const parts = [];
  for (const group of groups) {
    if (group.heading !== heading) {
      heading = group.heading;
      y += parts.length === 0 ? 0 : GROUP_GAP;
      parts.push(`<text class="what" x="0" y="${y + 12}">${escape(heading)}</text>`);
      y += 22;
    }
    parts.push(`<text x="0" y="${y + 12.5}">${escape(group.name)}</text>`);
    for (const {series, cell, range} of group.bars) {
      const [from, to] = [Math.min(...range), Math.max(...range)].map(place);
      const width = Math.max(to, 3);
      parts.push(
        `<rect class="bar s${series}" x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="3"/>`,
      );
      if (from < to) {
        const x = (LABEL + from).toFixed(1);
        parts.push(`<line class="least" x1="${x}" x2="${x}" y1="${y}" y2="${y + BAR}"/>`);
      }
      const isInside = width > WIDTH - LABEL - 110;
      parts.push(
        `<text class="number${isInside ? ' inside' : ''}" x="${(LABEL + width + (isInside ? -6 : 6)).toFixed(1)}" y="${y + 12.5}">${escape(cell.replace(/\s*\(.*/, ''))}</text>`,
      );
      y += BAR + GAP;
    }
    y += group.bars.length > 1 ? GROUP_GAP : 1;
  }
  const axis = marks
    .map(
      (mark) =>
        `<line class="tick" x1="${(LABEL + place(mark)).toFixed(1)}" x2="${(LABEL + place(mark)).toFixed(1)}" y1="0" y2="${y}"/>` +
        `<text class="mark${mark === high ? ' last' : mark === low ? ' first' : ''}" x="${(LABEL + place(mark)).toFixed(1)}" y="${y + 16}">${words(mark)}</text>`,
    )
    .join('');
  const legend =
    spec.columns.length < 2
      ? ''
      : `<ul class="legend">${spec.columns.map((column, index) => `<li><svg class="key" viewBox="0 0 12 12" aria-hidden="true"><rect class="bar s${index}" width="12" height="12" rx="2"/></svg> ${escape((spec.names ?? spec.columns)[index].replace(/`/g, ''))}</li>`).join('')}</ul>`;
  const rows = groups
    .map(
      ({label, bars}) =>
        `<tr><th scope="row">${escape(label)}</th>${columns.map((_, series) => `<td class="right">${escape(bars.find((bar) => bar.series === series)?.cell ?? '–')}</td>`).join('')}</tr>`,
    )
    .join('');
  const target = addressOf(spec.source);
  const from =
    target === undefined
      ? escape(spec.source)
      : `<a href="${relative(env.url, `${target}#${slug(spec.heading)}`)}">${escape(spec.sourceName)}</a>`;
  return `<figure class="chart" id="chart-${name}">
<figcaption><strong>${escape(spec.title)}</strong> <span class="unit">${escape(spec.unit)}; each line of the scale is ten times the previous line</span></figcaption>
${legend}<div class="drawing" tabindex="0" role="group" aria-label="Chart: ${escape(spec.title)}"><svg viewBox="0 -4 ${WIDTH} ${y + 26}" role="img" aria-label="${escape(spec.title)}: the table below has the numbers.">${axis}${parts.join('')}</svg></div>
<details><summary>The numbers as a table</summary><div class="table" tabindex="0" role="group" aria-label="Table: ${escape(spec.title)}"><table><thead><tr><th scope="col">${escape(spec.what)}</th>${spec.columns.map((column, index) => `<th scope="col" class="right">${escape((spec.names ?? spec.columns)[index].replace(/`/g, ''))}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div></details>
<p class="source">Measured ${escape(spec.date)}; ${escape(spec.machine)}. From ${from}.</p>
</figure>
`;
}
