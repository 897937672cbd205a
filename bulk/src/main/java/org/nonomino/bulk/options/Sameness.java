package org.nonomino.bulk.options;

import java.util.function.ToLongFunction;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.core.Puzzle;
import org.nonomino.toolkit.CanonicalForms;

/** Which puzzles count as the same; in lower case, as people type it. */
public enum Sameness {
  /** Those with the same givens and rules. */
  exact,
  /**
   * Also those that become equal by reordering rows and columns, transposing, and relabelling
   * digits; if there are rules other than rows, columns and regions, as exact.
   */
  canonical;

  /**
   * Returns what computes the fingerprints of puzzles, for one thread: equal if they are the same.
   */
  public ToLongFunction<Puzzle> fingerprints() {
    if (this == exact) {
      return Fingerprints::of;
    }
    CanonicalForms forms = new CanonicalForms();
    return puzzle ->
        Fingerprints.of(puzzle.rules().arePlain() ? forms.form(puzzle).puzzle() : puzzle);
  }
}
