package org.nonomino.render;

import java.util.ArrayList;
import java.util.List;

/** The shapes of constraints, by layer; in each, later shapes cover earlier ones. */
final class ConstraintLayers {
  private final List<Shape> shades = new ArrayList<>();
  private final List<Shape> grounds = new ArrayList<>();
  private final List<Shape> lines = new ArrayList<>();
  private final List<Shape> cages = new ArrayList<>();
  private final List<Shape> marks = new ArrayList<>();

  /**
   * Returns the layer of shaded cells, below all others. The cells of a step and highlighted cells
   * cover it.
   */
  List<Shape> shades() {
    return shades;
  }

  /** Returns the layer of forms in cells and of the outlines of shaded cells. */
  List<Shape> grounds() {
    return grounds;
  }

  /** Returns the layer of lines through cells, below the borders. */
  List<Shape> lines() {
    return lines;
  }

  /** Returns the layer of the outlines of cages, above the borders. */
  List<Shape> cages() {
    return cages;
  }

  /** Returns the layer of marks on edges and corners, of sums, and of clues outside the grid. */
  List<Shape> marks() {
    return marks;
  }
}
