package org.nonomino.generator.internal.constrained;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.cages.Cages;
import org.nonomino.generator.internal.placing.Arrangement;
import org.nonomino.generator.internal.placing.LinesFirst;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.generator.internal.reducing.ElementReducer;
import org.nonomino.generator.internal.reducing.RuleSetTest;
import org.nonomino.generator.internal.reducing.SolutionCheck;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** Generates puzzles with placed constraints from fillings. Used by one thread. */
public final class ConstrainedMaker {
  /*
   * Two ways. Cages in all cells (asked for without a number) are changed until one solution is left, so that no
   * givens are needed; see CageSearch. Everything else is placed first, and then givens and constraints are removed;
   * see ElementReducer. Constraints of other families come first in both ways, as part of the rules for the cages.
   */

  /** The probability that a cage grows beyond its smallest size. */
  private static final double GROWTH = 0.65;

  /** The same for cages of KenKen, most of which have two or three cells. */
  private static final double GROWTH_OF_KENKEN = 0.4;

  /** The additional growth of cages if all cells had givens. */
  private static final double GROWTH_OF_GIVEN = 0.8;

  /** How much the growth changes after a filling on which the level was not found. */
  private static final double GROWTH_STEP = 0.1;

  private static final double MIN_GROWTH = 0.05;
  private static final double MAX_GROWTH = 0.95;

  /** The maximum number of nodes of a proof that is not for a minimal puzzle. */
  static final long MAX_NODES = 2_000;

  /** The same with hundreds of signs, few of which are needless if a proof takes longer. */
  private static final long MAX_NODES_OF_SIGNS = 50;

  /** After this many drawings of givens, their number is hardly possible. */
  private static final int MAX_DRAWINGS = 100;

  private final Solver solver;
  private final GeneratorSpec spec;
  private final ConstraintDemand demand;

  /** The change of the growth because of the fillings of the current puzzle so far. */
  private double moreGrowth;

  /**
   * @param spec properties with placed constraints, or without any if a draft is completed
   */
  public ConstrainedMaker(Solver solver, GeneratorSpec spec) {
    this.solver = solver;
    this.spec = spec;
    this.demand = spec.constraints();
  }

  /** The result of an attempt on one filling. */
  public sealed interface Attempt {
    /** The puzzle as requested. */
    record Made(Puzzle puzzle) implements Attempt {}

    /**
     * The puzzle is not unique with the requested number of givens, or not minimal.
     *
     * @param clues the number of givens reached instead
     */
    record NotReached(int clues) implements Attempt {}

    /** The constraints cannot make the filling unique, or the level is wrong. */
    record Failed() implements Attempt {}
  }

  /** Begins a new puzzle, so that its result does not depend on those before. */
  public void begin() {
    moreGrowth = 0;
  }

  /**
   * A filling, and constraints to place on it.
   *
   * @param others all requested constraints, except cages
   */
  public record Start(Grid filling, List<Placed> others) {
    /** Copies the list. */
    public Start {
      others = List.copyOf(others);
    }
  }

  /**
   * Returns a filling with constraints: a new one if lines could be drawn before the grid is
   * filled, else the given one. Empty if the constraints do not fit.
   *
   * @param base the rules without placed constraints
   */
  public Optional<Start> start(Rules base, Grid filling, SeededRandom random) {
    if (!demand.hasLines()) {
      return startOn(base, filling, random);
    }
    Optional<Start> drawn =
        LinesFirst.of(demand, base, solver, random)
            .map(result -> new Start(result.filling(), result.placed()));
    return drawn.isPresent() || demand.symmetry() != Symmetry.NONE
        ? drawn
        : startOn(base, filling, random);
  }

  /** Returns a filling with constraints; empty if they do not fit on it. */
  public Optional<Start> startOn(Rules base, Grid filling, SeededRandom random) {
    Optional<List<Placed>> others =
        demand.hasOthersThanCages()
            ? Arrangement.of(demand, base, filling, random)
            : Optional.of(List.of());
    return others.map(placed -> new Start(filling, placed));
  }

  /**
   * Tries to make a puzzle with a filling. The same random numbers give the same puzzle; the
   * deadline or an interrupt can only prevent it.
   *
   * @param base the rules without placed constraints
   * @param start the filling that becomes the solution
   * @param symmetry the symmetry of the givens
   * @param judge judges puzzles with one solution
   */
  public Attempt attempt(
      Rules base,
      Start start,
      Symmetry symmetry,
      Function<Puzzle, Judgement> judge,
      SeededRandom random,
      Deadline deadline) {
    Grid filling = start.filling;
    List<Placed> others = start.others;
    long usual = demand.has(ConstraintFamily.FUTOSHIKI) ? MAX_NODES_OF_SIGNS : MAX_NODES;
    long maxNodes = spec.clues().minimal() ? Long.MAX_VALUE : usual;
    SolutionCheck check = new SolutionCheck(solver, filling, maxNodes, deadline);
    Filled filled = new Filled(base, filling, symmetry, check, random);
    return demand.hasCover()
        ? filled.withCover(others, judge)
        : filled.withElements(
            others,
            demand.cagesCount().map(FamilyCount::number).orElse(OptionalInt.empty()),
            judge);
  }

  private static Rules with(Rules base, List<Placed> groups) {
    List<Constraint> constraints = new ArrayList<>(base.constraints());
    groups.forEach(group -> constraints.addAll(group.constraints()));
    return base.withConstraints(constraints);
  }

  /** A filling with the rules around it. */
  private final class Filled {
    private final Rules base;
    private final Grid filling;
    private final Symmetry symmetry;
    private final SolutionCheck check;
    private final SeededRandom random;

    Filled(Rules base, Grid filling, Symmetry symmetry, SolutionCheck check, SeededRandom random) {
      this.base = base;
      this.filling = filling;
      this.symmetry = symmetry;
      this.check = check;
      this.random = random;
    }

    private Cages cages(Rules rules) {
      return new Cages(
          rules,
          filling,
          demand.has(ConstraintFamily.KENKEN),
          demand.cages(),
          demand.symmetry(),
          random);
    }

    private double growth(int givens) {
      double usual = demand.has(ConstraintFamily.KENKEN) ? GROWTH_OF_KENKEN : GROWTH;
      double ofGivens = GROWTH_OF_GIVEN * givens / filling.cellCount();
      return Math.max(MIN_GROWTH, Math.min(MAX_GROWTH, usual + ofGivens + moreGrowth));
    }

    Attempt withCover(List<Placed> others, Function<Puzzle, Judgement> judge) {
      Optional<CellPattern> start = drawnGivens();
      if (start.isEmpty()) {
        return new Attempt.Failed();
      }
      Grid givens = givens(start.get());
      Optional<Cages.Cover> cover =
          cages(with(base, others)).cover(givens, growth(start.get().count()), check);
      if (cover.isEmpty()) {
        return new Attempt.Failed();
      }
      if (demand.reduce() != ReduceOrder.GIVENS
          || (spec.clues().minimal() && start.get().count() > spec.pattern().count())) {
        List<Placed> groups = new ArrayList<>(others);
        groups.addAll(cover.get().groups());
        return reduced(groups, CellPattern.filledCells(cover.get().puzzle().givens()), judge);
      }
      Puzzle puzzle = cover.get().puzzle();
      if (spec.clues().exactly().isPresent()
          && puzzle.givens().filledCount() != start.get().count()) {
        return new Attempt.NotReached(puzzle.givens().filledCount());
      }
      Judgement judgement = judge.apply(puzzle);
      if (judgement.kind() == Judgement.Kind.MET) {
        return new Attempt.Made(puzzle);
      }
      return made(cover.get().reach(judgement, judge), judgement);
    }

    Attempt withElements(
        List<Placed> others, OptionalInt cageCount, Function<Puzzle, Judgement> judge) {
      List<Placed> groups = new ArrayList<>(others);
      if (cageCount.isPresent()) {
        Optional<List<Placed>> cages =
            cages(with(base, others)).some(cageCount.getAsInt(), growth(0));
        if (cages.isEmpty()) {
          return new Attempt.Failed();
        }
        groups.addAll(cages.get());
      }
      return reduced(groups, CellPattern.where(filling.size(), cell -> true), judge);
    }

    private Attempt reduced(
        List<Placed> groups, CellPattern start, Function<Puzzle, Judgement> judge) {
      ElementReducer reducer =
          new ElementReducer(
              new RuleSetTest(base, filling, groups, check),
              start,
              spec.pattern(),
              symmetry,
              groups,
              spec.clues(),
              demand.reduce(),
              random);
      if (demand.has(ConstraintFamily.FUTOSHIKI)) {
        reducer.build(usualGivensBesideSigns());
      }
      reducer.reduce();
      if (!reducer.isReached()) {
        return new Attempt.NotReached(reducer.clueCount());
      }
      Puzzle puzzle = reducer.puzzle();
      Judgement judgement = judge.apply(puzzle);
      if (judgement.kind() == Judgement.Kind.MET) {
        return new Attempt.Made(puzzle);
      }
      return made(reducer.reach(judgement, judge), judgement);
    }

    /** Returns 1 for 4×4, 3 for 5×5 and 16 for 9×9. About twice as many signs stay with them. */
    private int usualGivensBesideSigns() {
      int inner = filling.size() - 2;
      return inner * inner / 3;
    }

    private Attempt made(Optional<Puzzle> found, Judgement first) {
      if (found.isPresent()) {
        return new Attempt.Made(found.get());
      }
      moreGrowth +=
          switch (first.kind()) {
            case TOO_EASY -> GROWTH_STEP;
            case TOO_HARD -> -GROWTH_STEP;
            case MET, UNLIKE, UNDECIDED -> 0;
          };
      return new Attempt.Failed();
    }

    private Grid givens(CellPattern cells) {
      int[] digits = new int[filling.cellCount()];
      for (int cell = 0; cell < digits.length; cell++) {
        digits[cell] = cells.contains(cell) ? filling.digit(cell) : 0;
      }
      return Grid.of(filling.size(), digits);
    }

    /**
     * Returns the cells of givens under cages in all cells: the pattern, and random ones up to the
     * requested number.
     */
    private Optional<CellPattern> drawnGivens() {
      ClueDemand clues = spec.clues();
      int wanted = clues.exactly().orElse(spec.pattern().count());
      List<int[]> orbits = symmetry.orbits(filling.size());
      for (int i = 0; i < MAX_DRAWINGS; i++) {
        boolean[] isGiven = new boolean[filling.cellCount()];
        int missing = wanted - spec.pattern().count();
        for (int orbit : random.permutation(orbits.size())) {
          int[] cells = orbits.get(orbit);
          if (cells.length <= missing && !spec.pattern().contains(cells[0])) {
            missing -= cells.length;
            for (int cell : cells) {
              isGiven[cell] = true;
            }
          }
        }
        if (missing == 0) {
          return Optional.of(
              CellPattern.where(
                  filling.size(), cell -> isGiven[cell] || spec.pattern().contains(cell)));
        }
      }
      return Optional.empty();
    }
  }
}
