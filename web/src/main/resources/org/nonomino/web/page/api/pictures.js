/**
 * Conversion of pictures by the browser.
 */

/**
 * Renders an SVG picture as PNG, at its own size.
 *
 * @param {Blob} svg the picture, with its width and height in pixels
 * @returns {Promise<Blob>} the PNG picture
 */
export async function pngOf(svg) {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
