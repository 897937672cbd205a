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
 * A way to fill a grid at random, chosen by name. Thread-safe. A module binds each filler in a
 * {@code MapBinder<String, GridFiller>}. docs/fills.md compares them.
 */
public interface GridFiller {
  /** Returns the fillers included in Nonomino, {@code search} first. */
  static List<GridFiller> standard() {
    return List.of(
        new SearchFiller(),
        new ForcedFiller(),
        new SeededFiller(),
        new DiagonalFiller(),
        new RelabelFiller());
  }

  /** Returns the name of this filler. */
  String name();

  /** Returns a one-line description for people. */
  String description();

  /**
   * Returns the reason why this filler cannot fill grids under some rules, as a clause for people;
   * empty if it can.
   */
  default Optional<String> objection(Rules rules) {
    return Optional.empty();
  }

  /**
   * Returns a filler for some rules.
   *
   * @param rules the rules of the fillings, to which there is no objection
   * @param search a solver's search for the same rules, used on the thread of the filler
   * @throws IllegalArgumentException if there is an objection
   */
  LayoutFiller prepare(Rules rules, Search search);
}
