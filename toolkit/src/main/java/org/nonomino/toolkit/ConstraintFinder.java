package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;

/**
 * Finds a constraint that leaves one solution of a puzzle with several, or else as few as possible
 * of the first {@value #SAMPLE}. It is true of the first solution.
 */
public final class ConstraintFinder {
  /** The families of which a single constraint can be found. */
  public static final Set<ConstraintFamily> FAMILIES =
      Set.of(
          ConstraintFamily.CAGES,
          ConstraintFamily.DOTS,
          ConstraintFamily.XV,
          ConstraintFamily.ODD_EVEN);

  private static final int SAMPLE = 200;

  /** The number of best constraints to try if not all solutions are known. */
  private static final int TRIALS = 20;

  private ConstraintFinder() {}

  /** The result of the search for a constraint. */
  public sealed interface Result {
    /**
     * A constraint.
     *
     * @param isUnique whether the puzzle has one solution with it
     */
    record Found(Constraint constraint, boolean isUnique) implements Result {}

    /**
     * No constraint could be found.
     *
     * @param verdict the number of solutions; {@link SolutionStatus#SEVERAL} if no constraint of
     *     the families excludes any, {@link SolutionStatus#LIMIT} if it could not be determined in
     *     time
     */
    record None(SolutionStatus verdict) implements Result {}
  }

  /** A constraint and the number of known solutions that satisfy it. */
  private record Rarity(Constraint constraint, Rules rules, int solutions) {}

  /**
   * Looks for a constraint.
   *
   * @param families some of {@link #FAMILIES}
   * @param limits the limits of the search; the number of solutions is ignored
   */
  public static Result find(
      Puzzle puzzle, Set<ConstraintFamily> families, Solver solver, SearchLimits limits) {
    Search search = solver.prepare(puzzle.rules());
    SolutionCollector collector = new SolutionCollector();
    SearchReport report = search.run(puzzle.givens(), limits.withSolutions(SAMPLE), collector);
    List<Grid> solutions = collector.solutions();
    if (solutions.size() < 2) {
      return new Result.None(ClueFinder.few(report));
    }
    List<Rarity> rarest = rarest(puzzle, families, solutions);
    if (rarest.isEmpty()) {
      return new Result.None(SolutionStatus.SEVERAL);
    }
    Rarity best = rarest.get(0);
    if (report.exhausted()) {
      return new Result.Found(best.constraint(), best.solutions() == 1);
    }
    for (Rarity rarity : rarest.subList(0, Math.min(TRIALS, rarest.size()))) {
      SearchReport trial =
          solver
              .prepare(rarity.rules())
              .run(puzzle.givens(), limits.withSolutions(2), SearchObserver.NONE);
      if (trial.solutions() == 1 && trial.exhausted()) {
        return new Result.Found(rarity.constraint(), true);
      }
    }
    return new Result.Found(best.constraint(), false);
  }

  /** Returns the constraints that exclude some of the solutions, those that leave fewest first. */
  private static List<Rarity> rarest(
      Puzzle puzzle, Set<ConstraintFamily> families, List<Grid> solutions) {
    List<Constraint> candidates = new ArrayList<>();
    for (ConstraintFamily family : ConstraintFamily.values()) {
      if (families.contains(family)) {
        addCandidates(family, puzzle.rules(), solutions.get(0), candidates);
      }
    }
    List<Rarity> rarities = new ArrayList<>();
    for (Constraint constraint : candidates) {
      Optional<Rules> rules = with(puzzle.rules(), constraint);
      // A dot may be an exception to another rule, so all rules count, not only this one.
      if (rules.isPresent() && rules.get().isSolvedBy(solutions.get(0))) {
        int left = (int) solutions.stream().filter(rules.get()::isSolvedBy).count();
        if (left < solutions.size()) {
          rarities.add(new Rarity(constraint, rules.get(), left));
        }
      }
    }
    rarities.sort(Comparator.comparingInt(Rarity::solutions));
    return rarities;
  }

  private static Optional<Rules> with(Rules rules, Constraint constraint) {
    try {
      return rules.has(constraint) ? Optional.empty() : Optional.of(rules.with(constraint));
    } catch (InvalidConstraintException e) {
      return Optional.empty();
    }
  }

  private static void addCandidates(
      ConstraintFamily family, Rules rules, Grid solution, List<Constraint> into) {
    int n = rules.size();
    for (int cell = 0; cell < n * n; cell++) {
      if (family == ConstraintFamily.ODD_EVEN) {
        CellList alone = CellList.of(n, cell);
        into.add(solution.digit(cell) % 2 == 1 ? new OddCell(alone) : new EvenCell(alone));
      } else {
        if (cell % n + 1 < n) {
          addPair(family, rules, solution, CellList.of(n, cell, cell + 1), into);
        }
        if (cell / n + 1 < n) {
          addPair(family, rules, solution, CellList.of(n, cell, cell + n), into);
        }
      }
    }
  }

  private static void addPair(
      ConstraintFamily family, Rules rules, Grid solution, CellList pair, List<Constraint> into) {
    int first = solution.digit(pair.get(0));
    int second = solution.digit(pair.last());
    int sum = first + second;
    switch (family) {
      case CAGES -> {
        boolean isFree =
            rules.constraints().stream()
                .filter(KillerCage.class::isInstance)
                .noneMatch(cage -> pair.stream().anyMatch(cage.cells()::contains));
        if (first != second && isFree) {
          into.add(new KillerCage(pair, OptionalInt.of(sum)));
        }
      }
      case DOTS -> {
        if (Math.abs(first - second) == WhiteDot.USUAL_DIFFERENCE) {
          into.add(new WhiteDot(pair, WhiteDot.USUAL_DIFFERENCE));
        }
        if (first == second * BlackDot.USUAL_RATIO || second == first * BlackDot.USUAL_RATIO) {
          into.add(new BlackDot(pair, BlackDot.USUAL_RATIO));
        }
      }
      case XV -> {
        if (sum == XvSign.X_SUM || sum == XvSign.V_SUM) {
          into.add(new XvSign(pair, sum));
        }
      }
      default -> throw new IllegalArgumentException("no single constraint of " + family);
    }
  }
}
