package org.nonomino.generator;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Search;

/**
 * A way to fill a grid at random, chosen by name. Thread-safe; a module binds each in a {@code
 * MapBinder<String, Filler>}. docs/fills.md says what each is good for.
 */
public interface Filler {
  /** Returns the ways that come with Nonomino: {@code search} first. */
  static List<Filler> standard() {
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

  /** Returns why this way cannot fill a layout, as a clause for people; empty if it can. */
  default Optional<String> objection(RegionMask mask) {
    return Optional.empty();
  }

  /**
   * Returns a filler of one layout.
   *
   * @param mask the regions; without an objection
   * @param search a solver's search on the same layout, which is used on the thread of the filler
   * @throws IllegalArgumentException if there is an objection
   */
  LayoutFiller prepare(RegionMask mask, Search search);
}
