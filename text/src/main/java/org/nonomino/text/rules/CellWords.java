package org.nonomino.text.rules;

import java.util.List;

/**
 * The words about figures in one language. Those for a cell have no comma, so that several can be
 * listed.
 */
interface CellWords {
  /**
   * Returns the words for a figure in one of its cells. If no cell bears the figure, these are the
   * words for it as a whole.
   *
   * @param at where the cell is in the list of the figure's cells, from 0, in ascending order;
   *     empty if no cell bears the figure
   * @param isOneOfSeveral whether another figure of the puzzle would have the same words
   */
  String words(Figure figure, List<Integer> at, boolean isOneOfSeveral);
}
