/**
 * Downloads of files that the web app creates.
 */

const KEPT_MILLIS = 60000;

/**
 * Starts the download of a file.
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
