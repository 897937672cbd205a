package org.nonomino.generator.terms;

import java.util.Optional;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;

/**
 * A way to fill a grid at random, chosen by name. Thread-safe. A module binds each filler in a
 * {@code MapBinder<String, GridFiller>}. docs/fills.md compares them.
 */
public interface GridFiller {
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
