package org.nonomino.bulk.options;

import java.util.function.ToLongFunction;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.core.Puzzle;
import org.nonomino.toolkit.CanonicalForms;

/** The kinds of duplicates; in lower case, as people type them. */
public enum Sameness {
  /** Puzzles with the same givens and rules. */
  exact,
  /**
   * Also puzzles that become equal by reordering rows and columns, transposing, and relabelling
   * digits. With rules beyond rows, columns and regions, the same as exact.
   */
  canonical;

  /**
   * Returns a function that computes the fingerprints of puzzles, for one thread. Duplicates have
   * equal fingerprints.
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
