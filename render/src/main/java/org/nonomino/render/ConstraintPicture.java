package org.nonomino.render;

import java.util.List;
import org.nonomino.core.Rules;

/**
 * The shapes of a puzzle's constraints alone, for a program that draws the grid itself. The origin
 * is the upper left corner of the grid. Immutable.
 *
 * @param left the room for clues left of the grid, in cells: 0 if there are none
 * @param top the room above
 * @param right the room at the right
 * @param bottom the room below
 * @param grounds the layer of shaded cells and of forms in cells, below all others
 * @param lines the layer of lines through cells, below the borders
 * @param cages the layer of the outlines of cages, above the borders
 * @param marks the layer of marks on edges and corners, of sums, and of clues outside the grid
 */
public record ConstraintPicture(
    double left,
    double top,
    double right,
    double bottom,
    List<Shape> grounds,
    List<Shape> lines,
    List<Shape> cages,
    List<Shape> marks) {
  /** Copies the lists. */
  public ConstraintPicture {
    grounds = List.copyOf(grounds);
    lines = List.copyOf(lines);
    cages = List.copyOf(cages);
    marks = List.copyOf(marks);
  }

  /**
   * Draws the constraints of a puzzle; equal rules give equal shapes.
   *
   * @param cell the width of a cell, above 0
   */
  public static ConstraintPicture of(Rules rules, DigitStyle digits, double cell) {
    PictureMeasures measures =
        PictureMeasures.ofGrid(rules.size(), digits, cell, CageForms.haveSums(rules));
    ConstraintLayers layers = ConstraintDrawing.draw(rules, measures, digits);
    OutsideRoom room = OutsideRoom.of(rules);
    return new ConstraintPicture(
        room.left(),
        room.top(),
        room.right(),
        room.bottom(),
        layers.grounds(),
        layers.lines(),
        layers.cages(),
        layers.marks());
  }
}
