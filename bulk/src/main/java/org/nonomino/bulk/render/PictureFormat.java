package org.nonomino.bulk.render;

/** The choices of {@code render --format}; in lower case, as people type them. */
public enum PictureFormat {
  /** Borders in characters. */
  text,
  /** Vectors, for web pages. */
  svg,
  /** Pixels. */
  png,
  /** Pages, for printing. */
  pdf
}
