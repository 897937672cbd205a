/**
 * Checks the page: the formatting of its modules and style sheets, and of the site's, by Prettier, the modules by ESLint, their types by the
 * TypeScript compiler, the style sheets by Stylelint. `node web/lint/check.js --fix` formats, and mends what can be
 * mended.
 *
 * The tools are installed by npm when the lock file has changed. Where they cannot be, the checks are skipped aloud;
 * with CI=true in the environment that is a failure.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {emitAnswers} from './answers.js';
import {troubleWithTools} from './tools.js';

const PAGE = 'web/src/main/resources/org/nonomino/web/page';
const SITE = ['docs/site/*.js', 'docs/site/{src,check}/*.js', 'docs/site/assets/*.{js,css}'];
const UNITS = 'page-tests/src/test/resources/org/nonomino/page/unit';

const here = path.dirname(fileURLToPath(import.meta.url));
const isFixing = process.argv.includes('--fix');
const config = (name) => ['--config', path.join(here, name)];
const fixing = isFixing ? ['--fix'] : [];

const TOOLS = [
  [
    'prettier/bin/prettier.cjs',
    ...config('prettier.config.js'),
    ...[isFixing ? '--write' : '--check', '--log-level', 'warn'],
    ...[
      `${PAGE}/**/*.js`,
      `${PAGE}/**/*.css`,
      `${UNITS}/*.js`,
      'web/lint/*.js',
      'page-compiler/shrink/*.js',
      ...SITE,
    ],
  ],
  ['eslint/bin/eslint.js', ...config('eslint.config.js'), '--max-warnings', '0', ...fixing, PAGE, UNITS],
  [
    'stylelint/bin/stylelint.mjs',
    ...config('stylelint.config.js'),
    ...['--max-warnings', '0', ...fixing, `${PAGE}/**/*.css`, 'docs/site/assets/*.css'],
  ],
  ['typescript/bin/tsc', '--project', path.join(here, 'tsconfig.json'), '--pretty', 'false'],
];

function passes([script, ...args]) {
  const {status} = spawnSync(process.execPath, [path.join(here, 'node_modules', script), ...args], {
    cwd: path.join(here, '..', '..'),
    stdio: 'inherit',
  });
  return status === 0;
}

const trouble = troubleWithTools(here);
if (trouble === '') {
  emitAnswers(path.join(here, '..', '..'), path.join(here, 'types', 'api', 'answers.d.ts'));
  const failed = TOOLS.filter((tool) => !passes(tool)).map(([script]) => script.split('/')[0]);
  if (failed.length > 0) {
    console.error(
      `The page does not pass ${failed.join(', ')}: some of it "node web/lint/check.js --fix" mends.`,
    );
    process.exitCode = 1;
  }
} else {
  console.error(`THE CHECKS OF THE PAGE WERE SKIPPED: ${trouble}.`);
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
