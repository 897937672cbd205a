package org.nonomino.generator;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.fill.Attempts;
import org.nonomino.generator.internal.fill.Completion;
import org.nonomino.generator.internal.fill.HelpedFill;
import org.nonomino.generator.internal.fill.RandomFill;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** Generates random layouts that have a filling. Used by one thread. */
public final class FillableLayouts {
  // The budget per layout. One not filled within it may have no filling or be slow to generate
  // puzzles on, and other layouts are plentiful. The budget is counted, not timed, so that the same
  // random numbers give the same layout on every machine.
  private static final int ATTEMPTS = 8;
  private static final int NODES_PER_CELL = 2;

  private final LayoutGenerator generator;
  private final Solver solver;
  private final int size;

  /**
   * Creates a generator of layouts that meet a specification.
   *
   * @param solver helps to fill layouts above 9×9
   */
  public FillableLayouts(LayoutSpec spec, Solver solver) {
    this.generator = new LayoutGenerator(spec);
    this.solver = solver;
    this.size = spec.size();
  }

  /**
   * Returns a layout. The same random numbers give the same layout, up to 9×9 with any solver: the
   * deadline or an interrupt can only prevent a result.
   */
  public LayoutResult next(SeededRandom random, Deadline deadline) {
    Attempts attempts = new Attempts(deadline);
    while (true) {
      RegionMask mask = generator.next(random);
      Rules rules = Rules.of(mask);
      Optional<Grid> filling =
          HelpedFill.isWorthwhile(size)
              ? new HelpedFill(rules, new Completion(rules, solver.prepare(rules)))
                  .fill(ATTEMPTS, random, attempts)
              : Optional.empty();
      // Not every solver is of help here; if this one is not, the layout is filled without it.
      if (filling.isEmpty()) {
        filling = fillAlone(rules, random, attempts);
      }
      if (filling.isPresent()) {
        return new LayoutResult.Found(mask, filling.get());
      }
      if (attempts.isStopped()) {
        return new LayoutResult.Undecided(attempts.reason());
      }
    }
  }

  private Optional<Grid> fillAlone(Rules rules, SeededRandom random, Attempts attempts) {
    RandomFill fill = new RandomFill(rules);
    return fill.fill(ATTEMPTS, NODES_PER_CELL, random, attempts)
        ? Optional.of(fill.grid())
        : Optional.empty();
  }
}
