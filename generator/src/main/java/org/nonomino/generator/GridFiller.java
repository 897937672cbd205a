package org.nonomino.generator;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.fill.DiagonalFiller;
import org.nonomino.generator.internal.fill.ForcedFiller;
import org.nonomino.generator.internal.fill.RelabelFiller;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.internal.fill.SeededFiller;
import org.nonomino.solver.Search;

/**
 * A way to fill a grid at random, chosen by name. Thread-safe; a module binds each in a {@code
 * MapBinder<String, GridFiller>}. docs/fills.md says what each is good for.
 */
public interface GridFiller {
  /** Returns the ways that come with Nonomino: {@code search} first. */
  static List<GridFiller> standard() {
    return List.of(
        new SearchFiller(),
        new ForcedFiller(),
        new SeededFiller(),
        new DiagonalFiller(),
        new RelabelFiller());
  }

  /** Returns the name under which this way is chosen. */
  String name();

  /** Returns one line for people on how this way works. */
  String description();

  /**
   * Returns why this way cannot fill grids under some rules, as a clause for people; empty if it
   * can.
   */
  default Optional<String> objection(Rules rules) {
    return Optional.empty();
  }

  /**
   * Returns a filler for some rules.
   *
   * @param rules the rules of the fillings; without an objection
   * @param search a solver's search for the same rules, which is used on the thread of the filler
   * @throws IllegalArgumentException if there is an objection
   */
  LayoutFiller prepare(Rules rules, Search search);
}
