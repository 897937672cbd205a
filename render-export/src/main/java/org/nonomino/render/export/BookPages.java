package org.nonomino.render.export;

import java.util.List;

/**
 * The pages of a written book. Immutable.
 *
 * @param count the number of all pages
 * @param puzzles the number of the page of each puzzle, in the order of the book
 */
public record BookPages(int count, List<Integer> puzzles) {
  /** Copies the list. */
  public BookPages {
    puzzles = List.copyOf(puzzles);
  }
}
