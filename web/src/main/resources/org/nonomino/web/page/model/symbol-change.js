/**
 * The same puzzle with other symbols for its digits. Pure functions.
 *
 * @import {Doc} from './doc.js'
 */
import {newDoc} from './doc.js';
import {digitText, digitsFrom, symbolsFrom} from './symbols.js';

/**
 * Returns a puzzle with other symbols for its digits. The numbers of its constraints stay as they are, so that sums of other values mean
 * something else.
 *
 * @param {Doc} doc the puzzle
 * @param {string} text the symbols, as for `symbolsFrom`
 * @returns {Doc} the puzzle with them
 * @throws {RangeError} if they are not the symbols of its digits; the message is a sentence
 */
export function withSymbols(doc, text) {
  const symbols = symbolsFrom(text, doc.size);
  const {solution} = doc;
  return newDoc({
    ...doc,
    symbols,
    ...(solution && {solution: digitText(digitsFrom(solution, doc, 'digits'), {symbols})}),
  });
}
