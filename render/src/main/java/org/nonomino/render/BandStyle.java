package org.nonomino.render;

/**
 * The look of a band.
 *
 * @param width relative to a cell, without its outline
 * @param fill its colour
 * @param edge the colour of its outline and pattern
 * @param texture its pattern
 */
record BandStyle(double width, Ink fill, Ink edge, BandTexture texture) {
  BandStyle(double width, Ink.Kind fill, Ink.Kind edge, BandTexture texture) {
    this(width, Ink.of(fill), Ink.of(edge), texture);
  }
}
