/**
 * Converts the Markdown of the repository for the site: links and pictures refer to the site's pages, headings have
 * anchors of the form that forges use, and comments such as `<!-- chart: solvers -->` call a shortcode.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import {addressOf, relative, ROOT} from './pages.js';

for (const [name, language] of Object.entries({sh: bash, java, json, xml, yaml})) {
  hljs.registerLanguage(name, language);
}

/** Files that pages show or link to: repository path to address. */
export const files = new Map();

/** Broken links. */
export const unresolved = [];

/** Returns the anchor of a heading, as forges create it. */
export function slug(text) {
  return text
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export function escape(text) {
  return String(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function publish(source) {
  const url = `/files/${source.replace(/^docs\/(site\/)?/, '')}`;
  files.set(source, url);
  return url;
}

/** Converts an href of the repository to one of the site. */
function resolve(href, env) {
  if (href.startsWith('site:')) {
    // The build adds the web app and the Javadoc to the pages.
    return relative(env.url, href.slice('site:'.length));
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href) || href.startsWith('#')) {
    return href;
  }
  const [target, fragment] = href.split('#');
  const source = path.posix.normalize(path.posix.join(path.posix.dirname(env.source), decodeURI(target)));
  const address = addressOf(source);
  if (address !== undefined) {
    return relative(env.url, fragment ? `${address}#${fragment}` : address);
  }
  const file = path.join(ROOT, source);
  if (existsSync(file) && statSync(file).isFile()) {
    return relative(env.url, publish(source));
  }
  unresolved.push(`${env.source}: ${href}`);
  return href;
}

/** Returns the width and height of a picture, so that nothing moves when it is loaded. */
function sizeOf(file) {
  if (file.endsWith('.svg')) {
    const [, , , width, height] =
      /<svg[^>]*viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    return width === undefined ? undefined : [Math.round(width), Math.round(height)];
  }
  const bytes = readFileSync(file);
  return file.endsWith('.png') ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}

function image(source, alt, kind, env) {
  const size = sizeOf(path.join(ROOT, source));
  const measures = size === undefined ? '' : ` width="${size[0]}" height="${size[1]}"`;
  const address = relative(env.url, publish(source));
  return `<img src="${escape(address)}" alt="${escape(alt)}"${measures} class="${kind}"${env.url === '/' ? '' : ' loading="lazy"'}>`;
}

/** Returns one picture, or one for each theme if `name-light` has a counterpart `name-dark`. */
function picture(href, alt, env) {
  const source = path.posix.normalize(path.posix.join(path.posix.dirname(env.source), decodeURI(href)));
  if (!existsSync(path.join(ROOT, source))) {
    unresolved.push(`${env.source}: ${href}`);
    return '';
  }
  const sister = source.replace(/-light\.(svg|png)$/, '-dark.$1');
  if (sister !== source && existsSync(path.join(ROOT, sister))) {
    return image(source, alt, 'by-day', env) + image(sister, alt, 'by-night', env);
  }
  return image(source, alt, source.endsWith('.svg') ? 'on-paper' : 'shot', env);
}

function consoleBlock(text) {
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) =>
      line.startsWith('$ ')
        ? `<span class="prompt">$ </span><span class="typed">${escape(line.slice(2))}</span>`
        : escape(line),
    );
  return lines.join('\n');
}

/** Converts the contents of a fenced block to HTML. */
function code(text, language) {
  if (language === 'console') {
    return consoleBlock(text);
  }
  if (language !== '' && hljs.getLanguage(language)) {
    return hljs.highlight(text.replace(/\n$/, ''), {language}).value;
  }
  return escape(text.replace(/\n$/, ''));
}

/** Configures markdown-it. `shortcodes` maps a name to a function of its argument and the page. */
export function teach(md, shortcodes) {
  md.set({html: true, linkify: false, typographer: false});
  const {rules} = md.renderer;

  md.core.ruler.push('anchors', (state) => {
    const taken = new Map();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') {
        return;
      }
      const inline = state.tokens[index + 1];
      const text = inline.children.map(({content}) => content).join('');
      const base = slug(text);
      const count = taken.get(base) ?? 0;
      taken.set(base, count + 1);
      token.attrSet('id', count === 0 ? base : `${base}-${count}`);
    });
  });

  rules.heading_close = (tokens, index) => {
    const open = tokens[index - 2];
    const id = open?.attrGet?.('id');
    const anchor =
      id && tokens[index].tag !== 'h1'
        ? ` <a class="anchor" href="#${id}" aria-label="Link to this section: ${escape(tokens[index - 1].children.map(({content}) => content).join(''))}" data-pagefind-ignore>#</a>`
        : '';
    return `${anchor}</${tokens[index].tag}>\n`;
  };

  rules.link_open = (tokens, index, options, env, self) => {
    const href = resolve(tokens[index].attrGet('href'), env);
    tokens[index].attrSet('href', href);
    if (/^https?:/.test(href)) {
      tokens[index].attrSet('rel', 'external');
    }
    return self.renderToken(tokens, index, options);
  };

  rules.image = (tokens, index, options, env) =>
    picture(tokens[index].attrGet('src'), tokens[index].content, env);

  rules.fence = (tokens, index) => {
    const language = tokens[index].info.trim().split(/\s+/)[0];
    const label = language === 'console' ? 'Example' : language === '' ? 'Text' : `Code: ${language}`;
    return `<div class="code${language === 'console' ? ' console' : ''}"${language === 'json' ? ' data-pagefind-ignore' : ''}><pre tabindex="0" role="group" aria-label="${label}"><code>${code(tokens[index].content, language)}</code></pre></div>\n`;
  };

  rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>\n';
  rules.table_close = () => '</table></div>\n';
  for (const cell of ['th_open', 'td_open']) {
    rules[cell] = (tokens, index, options, env, self) => {
      const style = tokens[index].attrGet('style');
      if (style !== null) {
        tokens[index].attrs = tokens[index].attrs.filter(([name]) => name !== 'style');
        tokens[index].attrSet('class', style.split(':')[1]);
      }
      if (cell === 'th_open') {
        const isEmpty = tokens[index + 1].content === '';
        if (isEmpty) {
          tokens[index].tag = 'td';
          tokens[index + 2].tag = 'td';
        } else {
          tokens[index].attrSet('scope', 'col');
        }
      }
      return self.renderToken(tokens, index, options);
    };
  }

  rules.html_block = (tokens, index, options, env) => {
    const call = /^<!-- ([a-z-]+)(?:: (.+?))? -->\s*$/.exec(tokens[index].content);
    if (call === null) {
      return tokens[index].content.startsWith('<!--') ? '' : tokens[index].content;
    }
    const shortcode = shortcodes[call[1]];
    if (shortcode === undefined) {
      throw new Error(`${env.source}: there is no shortcode '${call[1]}'`);
    }
    return shortcode(call[2], env);
  };
  return md;
}
