package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Divides the puzzles of a chapter into pages, so that its last page is not nearly empty. */
final class FilledPages {
  /** The minimum number of puzzles on the last page, relative to the other pages. */
  private static final double FILLED = 0.6;

  private FilledPages() {}

  /**
   * Returns the number of puzzles on each page. All pages are full, except that a last page with
   * few puzzles shares those of the page before it evenly.
   *
   * @param count of the puzzles, at least 0
   * @param perPage the maximum number on a page, at least 1
   */
  static List<Integer> of(int count, int perPage) {
    List<Integer> pages = new ArrayList<>(Collections.nCopies(count / perPage, perPage));
    int rest = count % perPage;
    if (rest == 0) {
      return pages;
    }
    if (rest < FILLED * perPage && !pages.isEmpty()) {
      int both = pages.remove(pages.size() - 1) + rest;
      rest = both / 2;
      pages.add(both - rest);
    }
    pages.add(rest);
    return pages;
  }
}
