package org.nonomino.render;

/**
 * The contents of a picture of a grid. It has no sizes and colours: {@link PictureLayout} lays it
 * out, and {@link TextPicture} draws it in characters. Immutable.
 */
public sealed interface Picture permits PuzzlePicture, DocumentPicture {
  int rows();

  int columns();

  /**
   * Returns whether candidates, alone or with a step, are shown. Descriptions then name rows and
   * columns.
   */
  boolean hasCandidates();

  /**
   * Returns the width of the grid with the clues to its left and right, in cells: the number of
   * columns without such clues.
   */
  double cellsAcross();

  /**
   * Returns the width or the height of the grid with the clues around it, whichever is larger, in
   * cells.
   */
  double longerSide();
}
