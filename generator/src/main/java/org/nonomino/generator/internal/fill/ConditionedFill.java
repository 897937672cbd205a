package org.nonomino.generator.internal.fill;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Fills grids under rules with conditions besides houses, by a random search and with the help of a
 * solver. Used by one thread.
 */
public final class ConditionedFill {
  /*
   * The random search chooses among more fillings, and in few attempts it succeeds if there are many: it fills 1,700 grids
   * of 9×9 a second with anti-knight and 10,000 with anti-king. If there are few, a solver's inference is better: with
   * diagonals and anti-knight it fills 130 a second, the random search 15. Neighbours that are not consecutive are the
   * hardest kind. Both methods fill 50 grids a second; six nodes a cell are best for the random search.
   */
  private static final int NODES_PER_CELL = 6;
  private static final int FIRST_ATTEMPTS = 4;
  private static final int HELPED_ATTEMPTS = 24;
  private static final int FEW_HELPED_ATTEMPTS = 2;
  private static final int LAST_ATTEMPTS = 60;

  private final RandomFill randomFill;
  private final HelpedFill helpedFill;
  private final boolean heedsAll;

  /** Creates a fill from two methods with the same rules. */
  public ConditionedFill(Rules rules, RandomFill randomFill, HelpedFill helpedFill) {
    this.randomFill = randomFill;
    this.helpedFill = helpedFill;
    this.heedsAll = RandomFill.heedsAll(rules);
  }

  /**
   * Returns a filling, the same for the same random numbers; empty if none was found in many
   * attempts, or if they were stopped.
   */
  public Optional<Grid> fill(SeededRandom random, Attempts attempts) {
    return fillAlone(FIRST_ATTEMPTS, random, attempts)
        .or(() -> helpedFill.fill(HELPED_ATTEMPTS, random, attempts))
        .or(() -> fillAlone(LAST_ATTEMPTS, random, attempts));
  }

  /**
   * Does the same in a few attempts, where another layout is as good if this one is hard to fill.
   */
  public Optional<Grid> tryToFill(SeededRandom random, Attempts attempts) {
    return fillAlone(FIRST_ATTEMPTS, random, attempts)
        .or(() -> helpedFill.fill(FEW_HELPED_ATTEMPTS, random, attempts));
  }

  private Optional<Grid> fillAlone(int times, SeededRandom random, Attempts attempts) {
    return heedsAll && randomFill.fill(times, NODES_PER_CELL, random, attempts)
        ? Optional.of(randomFill.grid())
        : Optional.empty();
  }
}
