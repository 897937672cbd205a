/**
 * An ESLint rule: who may import whom among the folders of the web app, as ArchUnit says for Java. It reads the imports, those of
 * modules that are loaded later, and the types in comments. Types may come from `face.js` and `api/api.js`, too.
 */
import path from 'node:path';

const BELOW_VIEWS = ['model', 'api', 'storage', 'grid', 'parts'];

/** The folders that each folder may import; a folder that is not listed may import nothing. */
const MAY_IMPORT = {
  model: [],
  api: ['model'],
  storage: ['model'],
  grid: ['model', 'api'],
  parts: ['model', 'api', 'storage', 'grid'],
  play: BELOW_VIEWS,
  library: BELOW_VIEWS,
  watch: BELOW_VIEWS,
  set: BELOW_VIEWS,
  // They read the open draft, and open drafts.
  generate: [...BELOW_VIEWS, 'set'],
  share: [...BELOW_VIEWS, 'set'],
  // A puzzle in another page is a part of the view Play.
  embed: [...BELOW_VIEWS, 'play'],
  // The first view is a part of the start; the others are loaded by their names.
  shell: [...BELOW_VIEWS, 'play'],
};

/** The library of templates. */
const LIBRARY = 'lib';

/** The folders without templates. */
const PURE = ['model', 'api', 'storage'];

/** The modules whose types everybody may name. */
const TYPES_OF_ALL = ['face.js', 'api/api.js'];

const TYPE = /@import \{[^}]*\} from '([^']+)'|\bimport\('([^']+)'\)/g;

/** @param {string} file a path with slashes, inside the folder of the web app */
function folderOf(file) {
  return file.includes('/') ? file.split('/')[0] : '';
}

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {layer: '{{from}}/ may not import {{to}}: see web/lint/layers.js.'},
  },
  create(context) {
    const [, file] = context.filename.replaceAll('\\', '/').split('/web/page/');
    const from = folderOf(file ?? '');
    if (from === '') {
      return {};
    }
    /** @type {(node: object, address: unknown, isType: boolean) => void} */
    const check = (node, address, isType) => {
      if (typeof address !== 'string' || !address.startsWith('.')) {
        return;
      }
      const to = path.posix.join(path.posix.dirname(file), address);
      const folder = folderOf(to);
      const isAllowed =
        folder === from ||
        (folder === LIBRARY ? isType || !PURE.includes(from) : MAY_IMPORT[from]?.includes(folder)) ||
        (isType && TYPES_OF_ALL.includes(to));
      if (!isAllowed) {
        context.report({node, messageId: 'layer', data: {from, to}});
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value, false),
      ExportNamedDeclaration: (node) => check(node, node.source?.value, false),
      ExportAllDeclaration: (node) => check(node, node.source.value, false),
      ImportExpression: (node) => check(node, node.source.value, false),
      Program(node) {
        for (const comment of context.sourceCode.getAllComments()) {
          for (const [, one, other] of comment.value.matchAll(TYPE)) {
            check(node, one ?? other, true);
          }
        }
      },
    };
  },
};

export default {rules: {layers: rule}};
