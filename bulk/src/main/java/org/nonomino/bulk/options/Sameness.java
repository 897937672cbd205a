package org.nonomino.bulk.options;

import java.util.function.ToLongFunction;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.canon.Canonicalizer;
import org.nonomino.core.Puzzle;
import org.nonomino.toolkit.CanonicalForms;

/** The kinds of duplicates; in lower case, as people type them. */
public enum Sameness {
  /** Puzzles with the same givens and rules. */
  exact,
  /**
   * Also puzzles that become equal by reordering rows and columns, transposing, and relabelling
   * digits, as far as their rules stay the same. With constraints such as cages, which have no
   * canonical form, the same as exact.
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
        Fingerprints.of(
            Canonicalizer.supports(puzzle.rules()) ? forms.form(puzzle).puzzle() : puzzle);
  }
}
