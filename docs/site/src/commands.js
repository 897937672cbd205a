/** The synopsis and the options of a command from `data/commands.json`, which a test of `app` compares with picocli's model. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escape, slug} from './markdown.js';
import {PAGES, relative, ROOT} from './pages.js';

const {commands} = JSON.parse(readFileSync(path.join(ROOT, 'docs', 'site', 'data', 'commands.json'), 'utf8'));

const find = (name) => {
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    throw new Error(`data/commands.json has no command '${name}'`);
  }
  return command;
};

/** Converts a description from the help to HTML; words that look like options become code. */
const sentence = (text) =>
  escape(text)
    .replace(/(^|[\s(])(--?[a-z][a-z-]*(?:=[A-Za-z0-9|[\]…]+)?)/g, '$1<code>$2</code>')
    .replace(/\n/g, '<br>');

function option(command, {names, parameter, description, isRequired}) {
  const id = `${slug(command.name)}-${names.at(-1).replace(/^-+/, '')}`;
  const heading = names.map((name) => `<code>${escape(name)}</code>`).join(', ');
  const value = parameter === '' ? '' : `<code class="parameter">${escape(parameter)}</code>`;
  const required = isRequired ? ' <span class="tag">required</span>' : '';
  return `<dt id="${id}">${heading}${value}${required} <a class="anchor" href="#${id}" aria-label="Link to ${escape(names.at(-1))}" data-pagefind-ignore>#</a></dt><dd>${sentence(description)}</dd>`;
}

/** `<!-- options: NAME -->`: the reference of one command. */
export function options(name) {
  const command = find(name);
  const arguments_ = command.parameters
    .map(
      ({parameter, description}) =>
        `<dt><code class="parameter">${escape(parameter)}</code></dt><dd>${sentence(description)}</dd>`,
    )
    .join('');
  const list = command.options.map((each) => option(command, each)).join('');
  return `<div class="reference">
<div class="code"><pre tabindex="0" role="group" aria-label="Synopsis"><code>${escape(command.synopsis)}</code></pre></div>
${arguments_ === '' ? '' : `<h3 id="${slug(name)}-arguments">Arguments</h3><dl class="options">${arguments_}</dl>`}
<h3 id="${slug(name)}-options">Options</h3>
<dl class="options">${list}</dl>
</div>
`;
}

/** `<!-- commands -->`: all commands with their descriptions. */
export function list(_, env) {
  const rows = commands
    .filter(({name}) => !name.includes(' '))
    .map((command) => {
      const target = PAGES.find(({url}) => url === `/commands/${command.name}/`);
      if (target === undefined) {
        throw new Error(
          `The command ${command.name} has no page: write docs/site/content/commands/${command.name}.md`,
        );
      }
      return `<dt><a href="${relative(env.url, target.url)}"><code>${command.name}</code></a></dt><dd>${escape(command.description)}</dd>`;
    });
  return `<dl class="commands">${rows.join('')}</dl>\n`;
}
