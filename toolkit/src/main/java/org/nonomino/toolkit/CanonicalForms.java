package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.canon.CanonicalForm;
import org.nonomino.canon.Canonicalizer;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;

/**
 * The canonical forms of puzzles with any rules that have them, with a cache of prepared rules. Not
 * thread-safe, so each thread needs its own instance.
 */
public final class CanonicalForms {
  private static final int MAX_PREPARED = 256;

  private final BoundedCache<Rules, Canonicalizer> prepared = new BoundedCache<>(MAX_PREPARED);

  /**
   * Returns the canonical form of a puzzle, with the map to it.
   *
   * @throws IllegalArgumentException if {@link Canonicalizer#supports(Rules)} is false for the
   *     rules
   */
  public CanonicalForm form(Puzzle puzzle) {
    Rules rules = puzzle.rules();
    return prepared
        .find(rules)
        .orElseGet(() -> prepared.keep(rules, Canonicalizer.of(rules)))
        .form(puzzle.givens());
  }

  /**
   * Returns the canonical form of a puzzle with its metadata: the solution is transformed in the
   * same way, and the player's progress is left out.
   */
  public Entry entry(PuzzleEntry entry) {
    CanonicalForm form = form(entry.puzzle());
    Optional<Grid> solution = entry.solution().map(form.map()::apply);
    Progress begun = Progress.ofGrid(form.puzzle().givens());
    return new Entry(new PuzzleEntry(form.puzzle(), entry.texts(), solution, begun), form);
  }

  /**
   * A canonical form with the metadata of the puzzle.
   *
   * @param entry the puzzle of the form, its metadata, and the solution
   * @param form the form
   */
  public record Entry(PuzzleEntry entry, CanonicalForm form) {
    /** Returns the entry with the map in words, in brackets after the label. */
    public PuzzleEntry labelledWithMap() {
      return entry.withText(EntryPart.LABEL, entry.label() + " (" + form.map() + ")");
    }
  }
}
