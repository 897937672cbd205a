package org.nonomino.reading;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.drawing.Drawing;

/**
 * What a link or a file holds before it is understood. The grid need not be square, and cells need
 * not have a region. Cells are numbered row by row from 0.
 *
 * @param rows at least 1
 * @param columns at least 1
 * @param givens the digits of the puzzle; 0 = blank
 * @param entered the digits that are no givens, as a player entered them; 0 = blank
 * @param regions the region of each cell from 0; -1 = no region
 * @param typed the constraints that the file names as such
 * @param unread the names of typed constraints that Nonomino does not have
 * @param drawings as drawn, in the order of the file
 * @param rules the rules in words; empty if there are none
 * @param solution the recorded digits, one a cell; empty if there is none
 */
public record Document(
    int rows,
    int columns,
    List<Integer> givens,
    List<Integer> entered,
    List<Integer> regions,
    List<Constraint> typed,
    List<String> unread,
    List<Drawing> drawings,
    String rules,
    Optional<List<Integer>> solution) {
  /** Copies the lists. */
  public Document {
    givens = List.copyOf(givens);
    entered = List.copyOf(entered);
    regions = List.copyOf(regions);
    typed = List.copyOf(typed);
    unread = List.copyOf(unread);
    drawings = List.copyOf(drawings);
  }
}
