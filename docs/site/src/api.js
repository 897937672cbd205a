/**
 * The description of the HTTP API from the server's `openapi.json`, with a request and a response for each operation
 * from `data/api-examples.json`, which a test of `web` compares with the responses of the API.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escape, slug} from './markdown.js';
import {ROOT} from './pages.js';

const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const description = read('web/src/main/resources/org/nonomino/web/openapi.json');
const types = read('docs/nonomino.schema.json');
const examples = read('docs/site/data/api-examples.json');

/** Returns the target of a reference in the description, and its name. */
function followed(schema) {
  if (schema?.$ref === undefined) {
    return [schema, ''];
  }
  const [file, pointer] = schema.$ref.split('#/');
  // References within schema.json omit its name. They can be recognised because only its definitions are under $defs.
  const whole = file === '' && !pointer.startsWith('$defs/') ? description : types;
  return [pointer.split('/').reduce((at, key) => at[key], whole), pointer.split('/').at(-1)];
}

function typeOf(schema) {
  const [plain, name] = followed(schema);
  if (plain?.enum) {
    return plain.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(', ');
  }
  if (plain?.const !== undefined) {
    return `<code>${escape(JSON.stringify(plain.const))}</code>`;
  }
  const choices = plain?.oneOf ?? plain?.anyOf;
  if (choices) {
    return choices.map(typeOf).join(' or ');
  }
  if (plain?.type === 'array') {
    return `array of ${typeOf(plain.items ?? {})}`;
  }
  const bounds = [
    plain?.minimum === undefined ? '' : `from ${plain.minimum}`,
    plain?.maximum === undefined ? '' : `to ${plain.maximum}`,
    plain?.maxLength === undefined ? '' : `at most ${plain.maxLength.toLocaleString('en')} characters`,
  ].filter(Boolean);
  const type = [plain?.type].flat().filter(Boolean).join(' or ') || (name === '' ? 'any' : escape(name));
  return `${type}${bounds.length === 0 ? '' : ` ${bounds.join(' ')}`}`;
}

function fields(schema) {
  const [plain] = followed(schema);
  const rows = Object.entries(plain?.properties ?? {}).map(([name, field]) => {
    const [target] = followed(field);
    const words = field.description ?? target?.description ?? '';
    const preset =
      target?.default === undefined
        ? ''
        : ` Default: <code>${escape(JSON.stringify(target.default))}</code>.`;
    const required = plain.required?.includes(name) ? ' <span class="tag">required</span>' : '';
    return `<tr><th scope="row"><code>${escape(name)}</code>${required}</th><td>${typeOf(field)}</td><td>${escape(words)}${preset}</td></tr>`;
  });
  return rows.length === 0
    ? ''
    : `<div class="table" tabindex="0" role="group" aria-label="Fields"><table><thead><tr><th scope="col">field</th><th scope="col">type</th><th scope="col">meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const block = (label, text) =>
  `<div class="code" data-pagefind-ignore><pre tabindex="0" role="group" aria-label="${label}"><code>${escape(text)}</code></pre></div>`;

function operation(method, route, spec) {
  const id = `${method}-${slug(route.replaceAll('/', ' ').trim())}`;
  const example = examples[`${method} ${route}`];
  if (example === undefined) {
    throw new Error(`docs/site/data/api-examples.json has no example of ${method} ${route}`);
  }
  const body = spec.requestBody?.content['application/json'].schema;
  const parameters = (spec.parameters ?? []).map(
    ({name, schema, description: words}) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${typeOf(schema)}</td><td>${escape(words ?? '')}</td></tr>`,
  );
  const request =
    method === 'get'
      ? `GET /api/v1${route}`
      : `POST /api/v1${route}\nContent-Type: application/json\n\n${JSON.stringify(example.request, null, 2)}`;
  return `<section class="operation">
<h3 id="${id}"><span class="method">${method.toUpperCase()}</span> ${escape(route)} <a class="anchor" href="#${id}" aria-label="Link to ${escape(route)}" data-pagefind-ignore>#</a></h3>
<p>${escape(spec.summary)}.</p>
${parameters.length === 0 ? '' : `<div class="table" tabindex="0" role="group" aria-label="Parameters"><table><thead><tr><th scope="col">parameter</th><th scope="col">type</th><th scope="col">meaning</th></tr></thead><tbody>${parameters.join('')}</tbody></table></div>`}
${body === undefined ? '' : fields(body.items ?? body)}
<p class="label">Request</p>${block('Request', request)}
<p class="label">Response</p>${block('Response', shortened(typeof example.answer === 'string' ? example.answer : JSON.stringify(example.answer, null, 2)))}
</section>`;
}

/** Shortens a long response; the file of examples has all of it. */
function shortened(text, max = 60) {
  const lines = text.split('\n').map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
  return lines.length <= max
    ? lines.join('\n')
    : `${lines.slice(0, max - 2).join('\n')}\n… ${(lines.length - max + 2).toLocaleString('en')} more lines`;
}

/** `<!-- api -->`: every operation. */
export function api() {
  const all = Object.entries(description.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, spec]) => [method, route, spec]),
  );
  return all.map((each) => operation(...each)).join('\n');
}
