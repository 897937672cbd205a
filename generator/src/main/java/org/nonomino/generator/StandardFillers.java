package org.nonomino.generator;

import java.util.List;
import org.nonomino.generator.internal.fill.DiagonalFiller;
import org.nonomino.generator.internal.fill.ForcedFiller;
import org.nonomino.generator.internal.fill.RelabelFiller;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.internal.fill.SeededFiller;
import org.nonomino.generator.terms.GridFiller;

/** The fillers included in Nonomino. */
public final class StandardFillers {
  private StandardFillers() {}

  /** Returns the fillers, {@code search} first. */
  public static List<GridFiller> all() {
    return List.of(
        new SearchFiller(),
        new ForcedFiller(),
        new SeededFiller(),
        new DiagonalFiller(),
        new RelabelFiller());
  }
}
