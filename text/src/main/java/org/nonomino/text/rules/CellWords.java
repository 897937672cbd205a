package org.nonomino.text.rules;

import java.util.List;

/**
 * The words about constraints in one language. Those for a cell have no comma, so that several can
 * be listed.
 */
interface CellWords {
  /**
   * Returns the words for a constraint in one of its cells. If no cell bears it, these are the
   * words for it as a whole.
   *
   * @param at the places of the cell in the list of the constraint's cells, from 0, ascending;
   *     empty if no cell bears the constraint
   * @param isOneOfSeveral whether another constraint of the puzzle would have the same words
   */
  String words(DrawnConstraint drawn, List<Integer> at, boolean isOneOfSeveral);
}
