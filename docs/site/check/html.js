/** Checks the markup of the site with html-validate. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HtmlValidate} from 'html-validate';
import {pages} from './pages.js';

const site = path.resolve(process.argv[2]);
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Trailing spaces and long titles are faults of no consequence, and the text determines them.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Scrolling regions must have a name and be reachable by keyboard, for which there is no native element.
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    // Headings may begin with a number. HTML allows any id, and forges use the same ids.
    'valid-id': ['error', {relaxed: true}],
  },
});
let faults = 0;
for (const page of pages(site)) {
  const text = readFileSync(path.join(site, page), 'utf8');
  // A template prints these if a value is missing.
  if (/>(undefined|null|NaN|\[object Object\])</.test(text)) {
    faults += 1;
    console.error(`${page}: "${RegExp.$1}" is printed instead of a missing value.`);
  }
  const report = await validator.validateString(text);
  for (const {messages} of report.results) {
    for (const {line, column, message, ruleId} of messages) {
      faults += 1;
      if (faults <= 40) {
        console.error(`${page}:${line}:${column}: ${message} (${ruleId})`);
      }
    }
  }
}
console.error(`Markup of ${pages(site).length} pages: ${faults} faults.`);
process.exitCode = faults > 0 ? 1 : 0;
