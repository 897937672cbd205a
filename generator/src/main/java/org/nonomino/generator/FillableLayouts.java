package org.nonomino.generator;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.fill.Attempts;
import org.nonomino.generator.internal.fill.Completion;
import org.nonomino.generator.internal.fill.ConditionedFill;
import org.nonomino.generator.internal.fill.FillingBlame;
import org.nonomino.generator.internal.fill.GridMove;
import org.nonomino.generator.internal.fill.HelpedFill;
import org.nonomino.generator.internal.fill.RandomFill;
import org.nonomino.generator.internal.fill.RenewedFill;
import org.nonomino.generator.internal.walk.LayoutWalk;
import org.nonomino.generator.internal.walk.StaggeredBands;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** Generates random layouts that have a filling. Used by one thread. */
public final class FillableLayouts {
  // The budget per layout. One not filled within it may have no filling or be slow to generate
  // puzzles on, and other layouts are plentiful. The budget is counted, not timed, so that the same
  // random numbers give the same layout on every machine.
  private static final int ATTEMPTS = 8;
  private static final int NODES_PER_CELL = 2;

  /**
   * Up to this size, layouts are generated first and filled afterwards. Larger ones grow on a
   * filled grid, because solvers fill few of them.
   */
  private static final int LARGEST_FILLED_AFTERWARDS = 16;

  /** How often each digit of a regular filling is placed again until the filling looks random. */
  private static final int ROUNDS = 8;

  /** The same between two walks. */
  private static final int ROUNDS_BETWEEN = 2;

  /** The maximum number of nodes per cell to prove that a layout has no filling. */
  private static final int SCREENING_NODES_PER_CELL = 2;

  /** After this many layouts in a row without a filling, the constraints alone are suspected. */
  private static final int DOUBT = 30;

  private final LayoutSpec spec;

  /** Absent if layouts grow on a filled grid. */
  private final Optional<LayoutGenerator> generator;

  private final List<Constraint> constraints;
  private final Solver solver;
  private final int size;

  /**
   * The constraints that clash on every layout, once they are suspected; empty if none are known.
   */
  private Optional<List<Constraint>> clash = Optional.empty();

  /**
   * Creates a generator of layouts that meet a specification.
   *
   * @param solver helps to fill layouts above 9×9
   */
  public FillableLayouts(LayoutSpec spec, Solver solver) {
    this(spec, List.of(), solver);
  }

  /**
   * Creates a generator of layouts that have a filling with some constraints.
   *
   * @param constraints constraints that suit every layout of the size
   * @param solver helps to fill layouts above 9×9, and layouts of any size under conditions
   */
  public FillableLayouts(LayoutSpec spec, List<Constraint> constraints, Solver solver) {
    this.spec = spec;
    this.generator =
        spec.size() <= LARGEST_FILLED_AFTERWARDS
            ? Optional.of(new LayoutGenerator(spec))
            : Optional.empty();
    this.constraints = List.copyOf(constraints);
    this.solver = solver;
    this.size = spec.size();
  }

  /**
   * Returns a layout. The same random numbers give the same layout, up to 9×9 without constraints
   * with any solver: the deadline or an interrupt can only prevent a result.
   */
  public LayoutResult next(SeededRandom random, Deadline deadline) {
    Attempts attempts = new Attempts(deadline);
    for (int tried = 1; ; tried++) {
      Optional<LayoutResult> found =
          generator.isPresent()
              ? filled(generator.get().next(random), random, attempts)
              : grown(random, attempts);
      if (found.isPresent()) {
        return found.get();
      }
      if (attempts.isStopped()) {
        return new LayoutResult.Undecided(attempts.reason());
      }
      if (tried == DOUBT && !constraints.isEmpty()) {
        clash = clash.isPresent() ? clash : Optional.of(clashOnEveryLayout(deadline));
        if (!clash.get().isEmpty()) {
          return new LayoutResult.NoFilling(clash.get());
        }
      }
    }
  }

  /** Fills a layout. */
  private Optional<LayoutResult> filled(RegionMask mask, SeededRandom random, Attempts attempts) {
    Rules rules = Rules.of(mask, constraints);
    Optional<Grid> filling =
        constraints.isEmpty()
            ? fillPlain(rules, random, attempts)
            : fillUnderConstraints(rules, random, attempts);
    return filling.map(grid -> new LayoutResult.Found(mask, grid));
  }

  /**
   * Fills regions that are nearly boxes, and then changes them as the filling allows. Where the
   * filling prevents any change, another one of the changed regions may allow it.
   */
  private Optional<LayoutResult> grown(SeededRandom random, Attempts attempts) {
    StaggeredBands bands = StaggeredBands.of(size);
    RegionMask mask = bands.mask();
    Rules rules = Rules.of(mask, constraints);
    Optional<Grid> filling =
        constraints.isEmpty()
            ? fillAlone(rules, random, attempts)
                .or(() -> Optional.of(renewed(bands.filling(), rules, ROUNDS, random, attempts)))
            : fillUnderConstraints(rules, random, attempts);
    if (filling.isEmpty()) {
      return Optional.empty();
    }
    Grid grid = filling.get();
    mask = new LayoutWalk(spec, mask, grid).next(random);
    if (constraints.isEmpty()) {
      grid = renewed(grid, Rules.of(mask), ROUNDS_BETWEEN, random, attempts);
      mask = new LayoutWalk(spec, mask, grid).next(random);
    }
    // Some constraints depend on the regions. A stopped attempt would give a different layout.
    return !attempts.isStopped() && Rules.of(mask, constraints).isSolvedBy(grid)
        ? Optional.of(new LayoutResult.Found(mask, grid))
        : Optional.empty();
  }

  private Grid renewed(
      Grid filling, Rules rules, int rounds, SeededRandom random, Attempts attempts) {
    return new RenewedFill(rules, new Completion(rules, solver.prepare(rules)))
        .renew(filling, rounds, random, attempts);
  }

  /**
   * Returns constraints that provably have no filling even with only rows and columns, which
   * regions that are rows stand for. Then they have none on any layout.
   */
  private List<Constraint> clashOnEveryLayout(Deadline deadline) {
    Rules withoutRegions = Rules.of(RegionMask.boxes(1, size), constraints);
    return FillingBlame.provesNone(withoutRegions, solver, deadline)
        ? FillingBlame.blamed(withoutRegions, solver, deadline)
        : List.of();
  }

  /**
   * Fills a layout unless the solver proves within a few nodes that it has no filling, as most
   * layouts have none with several constraints. If the solver finds a filling and random digits do
   * not lead to a different filling, the filling of the solver is used with permuted digits.
   */
  private Optional<Grid> fillUnderConstraints(Rules rules, SeededRandom random, Attempts attempts) {
    Completion completion = new Completion(rules, solver.prepare(rules));
    FillResult known = completion.tryToCompleteEmptyGrid(SCREENING_NODES_PER_CELL);
    if (known instanceof FillResult.NoFilling) {
      return Optional.empty();
    }
    Optional<Grid> filling =
        new ConditionedFill(rules, new RandomFill(rules), new HelpedFill(rules, completion))
            .tryToFill(random, attempts);
    return filling.isEmpty() && known instanceof FillResult.Filled filled
        ? Optional.of(GridMove.ofDigits(rules, random).apply(filled.filling()))
        : filling;
  }

  private Optional<Grid> fillPlain(Rules rules, SeededRandom random, Attempts attempts) {
    Optional<Grid> filling =
        HelpedFill.isWorthwhile(size)
            ? new HelpedFill(rules, new Completion(rules, solver.prepare(rules)))
                .fill(ATTEMPTS, random, attempts)
            : Optional.empty();
    // Not every solver is of help here; if this one is not, the layout is filled without it.
    return filling.isPresent() ? filling : fillAlone(rules, random, attempts);
  }

  private Optional<Grid> fillAlone(Rules rules, SeededRandom random, Attempts attempts) {
    RandomFill fill = new RandomFill(rules);
    return fill.fill(ATTEMPTS, NODES_PER_CELL, random, attempts)
        ? Optional.of(fill.grid())
        : Optional.empty();
  }
}
