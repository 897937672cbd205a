package org.nonomino.toolkit;

import java.util.List;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Rated;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/** Describes results in sentences for people, used by the command line and the web app. */
public final class Sentences {
  /** The message for a full and correct grid. */
  public static final String COMPLETE =
      "The grid is full and correct. There is nothing left to do.";

  /** The message if steps in fog are requested. */
  public static final String NO_FOG = "No cell of this puzzle is in fog at first.";

  /** The remark on the picture of a puzzle in fog. */
  public static final String FOG_NOT_PRINTED = "The fog is not printed.";

  private static final String NO_SOLUTION = "No Solution: this puzzle cannot be solved.";

  private Sentences() {}

  /**
   * Returns names in a row, with "and" before the last one.
   *
   * @param names at least one
   */
  static String listed(List<String> names) {
    return listed(names, "and");
  }

  /**
   * Returns names in a row, with a conjunction before the last one.
   *
   * @param names at least one
   */
  static String listed(List<String> names, String conjunction) {
    int last = names.size() - 1;
    return (last > 0 ? String.join(", ", names.subList(0, last)) + " " + conjunction + " " : "")
        + names.get(last);
  }

  /**
   * Returns houses of one kind in a row: {@code row 1}, {@code boxes 2 and 3}.
   *
   * @param kind in the singular
   * @param numbers at least one
   */
  static String houses(String kind, List<String> numbers) {
    String plural = kind.endsWith("x") ? "es" : "s";
    return kind + (numbers.size() == 1 ? "" : plural) + " " + listed(numbers);
  }

  /** Returns the result of a search. */
  public static String of(SolveResult result) {
    return switch (result.task().goal()) {
      case VERDICT, FIRST -> verdict(result);
      case COUNT, ALL -> count(result);
      case CANDIDATES -> count(result) + undecided(result);
    };
  }

  /**
   * Returns the reason why a puzzle cannot be explained, rated or drawn with its solution.
   *
   * @param verdict not {@link SolutionStatus#UNIQUE}
   */
  public static String notUnique(SolutionStatus verdict) {
    return switch (verdict) {
      case NONE -> NO_SOLUTION;
      case SEVERAL -> "This puzzle has several solutions, so logic leads to none of them.";
      default -> "Time ran out before the solution was proved unique.";
    };
  }

  /** Returns the reason why a puzzle of more than {@link Hinter#MAX_SIZE} rows has no steps. */
  public static String tooLargeForSteps(int size) {
    return "The puzzle's size is %d, but steps are available only up to size %d."
        .formatted(size, Hinter.MAX_SIZE);
  }

  /** Returns the reason why a puzzle cannot be explained, rated or drawn with its solution. */
  public static String notUnique(Verdict verdict) {
    return notUnique(SolutionStatus.of(verdict));
  }

  /**
   * Returns the next step with its reason, the first mistake, or the reason why there is no step.
   */
  public static String of(Hint hint) {
    if (hint instanceof Hint.Next next) {
      return next.step().name() + ": " + next.step().explain(next.board());
    }
    return hint instanceof Hint.Wrong wrong ? wrong.mistake().toString() : noStep(hint);
  }

  /** Returns the difficulty of a puzzle, {@code hard (2.3)}, or the reason why it was not rated. */
  public static String of(Rated rated) {
    return rated.foundPath().isPresent() ? Difficulty.words(rated) : notRated(rated);
  }

  /**
   * Returns the reason why there is no next step.
   *
   * @param hint neither a step nor a mistake
   */
  public static String noStep(Hint hint) {
    if (hint instanceof Hint.NotUnique notUnique) {
      return notUnique(notUnique.verdict());
    }
    if (hint instanceof Hint.Complete) {
      return COMPLETE;
    }
    if (hint instanceof Hint.InFog) {
      return "Nothing more follows from what can be seen.";
    }
    return hint instanceof Hint.Beyond
        ? "None of Nonomino's techniques finds the next step."
        : "No step was found in time.";
  }

  /** Returns the reason why a puzzle is neither solved by techniques nor beyond them. */
  public static String notRated(Rated rated) {
    if (rated instanceof Rated.Undecided undecided) {
      return "Not rated: " + limit(undecided.reason()) + ".";
    }
    return notUnique(SolutionStatus.of(rated));
  }

  private static String verdict(SolveResult result) {
    return switch (result.verdict()) {
      case UNIQUE -> "This is the only solution.";
      case SOME -> "There may be other solutions: the search stopped at the first.";
      case SEVERAL ->
          "This is not the only solution: "
              + difference(result.found().get(0), result.found().get(1), result.puzzle().symbols());
      case LIMIT ->
          (result.found().isEmpty() ? "Not solved: " : "There may be other solutions: ")
              + limit(result.report().stopReason())
              + ".";
      case NONE, INVALID -> none(result);
    };
  }

  /** Returns that there is no solution, and the first rule that the givens break, if they do. */
  private static String none(SolveResult result) {
    List<FoundConflict> conflicts = result.conflicts();
    return conflicts.isEmpty() ? NO_SOLUTION : "No Solution: " + conflicts.get(0).words() + ".";
  }

  private static String difference(Grid first, Grid second, Symbols symbols) {
    int differing = 0;
    int where = -1;
    for (int cell = first.cellCount() - 1; cell >= 0; cell--) {
      if (first.digit(cell) != second.digit(cell)) {
        differing++;
        where = cell;
      }
    }
    return "another has %s in %s instead of %s, and differs in %d cells in all."
        .formatted(
            symbols.symbol(second.digit(where)),
            CellNames.name(first.size(), where),
            symbols.symbol(first.digit(where)),
            differing);
  }

  private static String count(SolveResult result) {
    long solutions = result.report().solutions();
    String found = solutions == 1 ? "1 solution" : solutions + " solutions";
    if (result.verdict() == SolutionStatus.LIMIT) {
      return "At least %s: %s before all solutions were counted."
          .formatted(found, limit(result.report().stopReason()));
    }
    if (!result.report().exhausted()) {
      return "At least " + found + ": the count stopped there.";
    }
    return solutions == 0 ? none(result) : found + ".";
  }

  private static String undecided(SolveResult result) {
    int undecided = result.candidates().map(TrueCandidates::undecidedCount).orElse(0);
    return switch (undecided) {
      case 0 -> "";
      case 1 -> " 1 candidate is undecided.";
      default -> " " + undecided + " candidates are undecided.";
    };
  }

  private static String limit(StopReason reason) {
    return switch (reason) {
      case DEADLINE -> "time ran out";
      case INTERRUPTED -> "the search was stopped";
      default -> "the search reached its limit";
    };
  }
}
