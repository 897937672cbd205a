/**
 * Numbers and times in words.
 */

/**
 * Formats a time for people.
 *
 * @param {number} millis 0 or more
 * @returns {string} such as `4:05` or `1:02:03`
 */
export function timeText(millis) {
  const seconds = Math.floor(millis / 1000);
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/**
 * Capitalizes words.
 *
 * @param {string} words the words
 * @returns {string} the words with a capital letter
 */
export function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Formats a count with its noun.
 *
 * @param {number} count the number
 * @param {string} one the singular
 * @param {string} [many] the plural; by default the singular with an s
 * @returns {string} such as `1 clue`, `2 clues`
 */
export function counted(count, one, many = `${one}s`) {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/**
 * Ends words with a full stop.
 *
 * @param {string} text words or sentences
 * @returns {string} the text with one full stop at its end
 */
export function stopped(text) {
  return text.endsWith('.') ? text : `${text}.`;
}
