/**
 * Pictures that the browser makes of others.
 */

/**
 * Draws an SVG picture as PNG, in its own size.
 *
 * @param {Blob} svg the picture, which says its width and height in pixels
 * @returns {Promise<Blob>} the same as PNG
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
