/**
 * Files that the page hands over.
 */

const KEPT_MILLIS = 60000;

/**
 * Has the browser save a file.
 *
 * @param {Blob} blob what is in it
 * @param {string} name what it is called
 */
export function saveFile(blob, name) {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLIS);
}
