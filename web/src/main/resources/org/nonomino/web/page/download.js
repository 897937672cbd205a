/**
 * Files for the browser to save.
 */

const KEPT_MILLIS = 60000;

/**
 * Makes the browser save a file.
 *
 * @param {Blob} blob its contents
 * @param {string} name its name
 */
export function saveFile(blob, name) {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MILLIS);
}
