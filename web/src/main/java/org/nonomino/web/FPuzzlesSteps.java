package org.nonomino.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldStep;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.formats.FPuzzlesData;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.toolkit.Hint;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.Sentences;
import org.nonomino.web.FPuzzlesReplies.Logical;

/**
 * The logical steps from a position in f-puzzles. Drafts with several solutions also have steps:
 * those that hold in all solutions. Thread-safe.
 */
final class FPuzzlesSteps {
  private static final Duration FOR_SOLUTION = Duration.ofSeconds(30);
  private static final Duration FOR_STEP = Duration.ofSeconds(30);
  private static final Duration FOR_PATH = Duration.ofMinutes(2);
  private static final Duration FOR_CANDIDATES = Duration.ofSeconds(10);

  /** The maximum number of characters of a path in the console of f-puzzles. */
  private static final int MAX_PATH = 40_000;

  private static final String SEVERAL =
      "This puzzle has several solutions: these steps hold in all of them.";

  private static final String NOTED =
      "Candidates: all digits that the rules leave, and that the marks of a cell do not exclude.";

  private static final Set<StepKind> OF_UNIQUENESS = kinds(Set.of(TechniqueFamily.UNIQUENESS));

  /** The families of techniques by the names of the settings of the plug-in. */
  private static final Map<String, Set<TechniqueFamily>> FAMILIES =
      Map.of(
          "tuples", Set.of(TechniqueFamily.SUBSETS),
          "pointing", Set.of(TechniqueFamily.INTERSECTIONS),
          "fishes", Set.of(TechniqueFamily.FISH),
          "wings", Set.of(TechniqueFamily.WINGS),
          "aic", Set.of(TechniqueFamily.CHAINS, TechniqueFamily.ALMOST_LOCKED_SETS),
          "contradictions", Set.of(TechniqueFamily.FORCING_CHAINS, TechniqueFamily.EXCLUSIONS));

  private final Solver solver;
  private final FPuzzlesReasons reasons;

  /** The explainers by the kinds of steps that they leave out; one for each set of settings. */
  private final Map<Set<StepKind>, Explainer> explainers = new ConcurrentHashMap<>();

  FPuzzlesSteps(Solver solver, FPuzzlesReasons reasons) {
    this.solver = solver;
    this.reasons = reasons;
  }

  private static Set<StepKind> kinds(Set<TechniqueFamily> families) {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (StepKind kind : StepKind.values()) {
      if (families.contains(kind.family())) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /**
   * A position with the techniques that are sound there.
   *
   * @param isUnique whether the puzzle has exactly one solution
   */
  private record Position(
      Puzzle puzzle, Progress progress, boolean isUnique, Explainer explainer, Board board) {}

  /**
   * Returns the next step. If the marks are not the candidates, writing these is the step.
   *
   * @throws FPuzzlesRefusal if there are no steps
   */
  Logical step(FPuzzlesData data) throws FPuzzlesRefusal {
    Progress progress = progress(data);
    Verdict verdict = solve(data.entry().puzzle());
    Optional<Logical> wrong = mistake(data, progress, verdict);
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Position at = position(data, progress, verdict);
    if (at.board.isFull()) {
      return after(at.board, Sentences.COMPLETE);
    }
    if (!hasAllMarks(at)) {
      return after(at.board, NOTED);
    }
    Deadline deadline = Deadline.in(FOR_STEP);
    if (at.isUnique) {
      Hint hint = new Hinter(solver, at.explainer).hint(at.puzzle, progress, deadline);
      return hint instanceof Hint.Next next
          ? after(next.board().after(next.step()), Sentences.of(hint))
          : after(at.board, Sentences.of(hint));
    }
    Optional<Step> next = at.explainer.next(at.board, deadline);
    return next.isPresent()
        ? after(at.board.after(next.get()), words(next.get(), at.board))
        : after(at.board, SEVERAL + "\n" + end(deadline));
  }

  /**
   * Returns all steps.
   *
   * @throws FPuzzlesRefusal if there are no steps
   */
  Logical path(FPuzzlesData data) throws FPuzzlesRefusal {
    Progress progress = progress(data);
    Verdict verdict = solve(data.entry().puzzle());
    Optional<Logical> wrong = mistake(data, progress, verdict);
    if (wrong.isPresent()) {
      return wrong.get();
    }
    Position at = position(data, progress, verdict);
    Deadline deadline = Deadline.in(FOR_PATH);
    boolean isUntouched = progress.equals(Progress.ofGrid(at.puzzle.givens()));
    return at.isUnique && isUntouched && disabled(data).isEmpty()
        ? toldPath(at, deadline)
        : pathFrom(at, deadline);
  }

  /** Returns the path of an untouched puzzle, with its difficulty and without detours. */
  private Logical toldPath(Position at, Deadline deadline) {
    Rated rated = new Rater(solver, at.explainer).rate(at.puzzle, deadline);
    Optional<StepPath> path = rated.foundPath();
    if (path.isEmpty()) {
      return after(at.board, Sentences.of(rated));
    }
    List<String> lines = new ArrayList<>();
    for (ToldStep told :
        at.explainer.toldPath(at.puzzle, path.get(), Telling.WITHOUT_DETOURS, deadline).steps()) {
      lines.add(words(told.step(), told.board()));
    }
    String end = path.get().isSolved() ? Sentences.of(rated) : end(deadline);
    return after(path.get().end(), numbered("", lines, end));
  }

  private static Logical pathFrom(Position at, Deadline deadline) {
    List<String> lines = new ArrayList<>();
    Board board = at.board;
    while (!board.isFull()) {
      Optional<Step> next = at.explainer.next(board, deadline);
      if (next.isEmpty()) {
        break;
      }
      lines.add(words(next.get(), board));
      board = board.after(next.get());
    }
    String end = board.isFull() ? Sentences.COMPLETE : end(deadline);
    return after(board, numbered(at.isUnique ? "" : SEVERAL + "\n", lines, end));
  }

  /**
   * Returns the candidates that techniques leave in a puzzle with solutions, by cell, bit d−1 for
   * digit d; empty if the puzzle is too large for steps.
   */
  Optional<long[]> logicalCandidates(FPuzzlesData data) {
    Puzzle puzzle = data.entry().puzzle();
    if (puzzle.size() > Hinter.MAX_SIZE) {
      return Optional.empty();
    }
    Board end = explainer(data, false).path(puzzle, Deadline.in(FOR_CANDIDATES)).end();
    long[] candidates = new long[end.cellCount()];
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = end.digit(cell) == 0 ? end.candidates(cell) : 1L << (end.digit(cell) - 1);
    }
    return Optional.of(candidates);
  }

  private static Progress progress(FPuzzlesData data) throws FPuzzlesRefusal {
    if (data.filled().size() > Hinter.MAX_SIZE) {
      throw new FPuzzlesRefusal(Sentences.tooLargeForSteps(data.filled().size()));
    }
    return data.progress();
  }

  private Verdict solve(Puzzle puzzle) {
    return solver.solve(puzzle, SearchLimits.NONE.withTimeout(FOR_SOLUTION));
  }

  /** Returns the position with the first wrong digit of a puzzle with one solution. */
  private static Optional<Logical> mistake(FPuzzlesData data, Progress progress, Verdict verdict) {
    return verdict instanceof Verdict.Unique unique
        ? Mistake.first(progress.grid(), unique.solution(), data.entry().puzzle().symbols())
            .map(
                found ->
                    new Logical(
                        progress.grid(),
                        Arrays.stream(progress.centreMarks()).boxed().toList(),
                        found.toString(),
                        false))
        : Optional.empty();
  }

  private Position position(FPuzzlesData data, Progress progress, Verdict verdict)
      throws FPuzzlesRefusal {
    Puzzle puzzle = data.entry().puzzle();
    if (verdict instanceof Verdict.NoSolution) {
      throw new FPuzzlesRefusal(reasons.words(puzzle));
    }
    if (verdict instanceof Verdict.Undecided) {
      throw new FPuzzlesRefusal(Sentences.notUnique(verdict));
    }
    boolean isUnique = verdict instanceof Verdict.Unique;
    Grid solution = isUnique ? ((Verdict.Unique) verdict).solution() : solutionOf(puzzle, progress);
    Explainer explainer = explainer(data, isUnique);
    return new Position(
        puzzle, progress, isUnique, explainer, explainer.board(puzzle, progress, solution));
  }

  /** Returns a solution with the entered digits and marks of a puzzle with several solutions. */
  private Grid solutionOf(Puzzle puzzle, Progress progress) throws FPuzzlesRefusal {
    Puzzle entered = entered(puzzle, progress);
    Verdict verdict = solve(entered);
    if (verdict instanceof Verdict.Unique unique) {
      return unique.solution();
    }
    if (verdict instanceof Verdict.Multiple multiple) {
      return multiple.first();
    }
    throw new FPuzzlesRefusal(
        verdict instanceof Verdict.NoSolution
            ? "The puzzle has solutions, but none with these digits and marks.\n"
                + reasons.words(entered)
            : Sentences.notUnique(verdict));
  }

  /** Returns a puzzle with the entered digits as givens, and the marks as its candidates. */
  static Puzzle entered(Puzzle puzzle, Progress progress) {
    List<Constraint> marks = new ArrayList<>();
    for (int cell = 0; cell < progress.grid().cellCount(); cell++) {
      long digits = progress.centreMarks(cell);
      if (digits != 0 && progress.grid().digit(cell) == 0) {
        marks.add(new Candidates(CellList.of(puzzle.size(), cell), digits << 1));
      }
    }
    return puzzle.withGivens(progress.grid()).withConstraints(marks);
  }

  private static boolean hasAllMarks(Position at) {
    for (int cell = 0; cell < at.board.cellCount(); cell++) {
      if (at.board.digit(cell) == 0 && at.board.candidates(cell) != at.progress.centreMarks(cell)) {
        return false;
      }
    }
    return true;
  }

  private Explainer explainer(FPuzzlesData data, boolean isUnique) {
    Set<StepKind> without = disabled(data);
    if (!isUnique) {
      without.addAll(OF_UNIQUENESS);
    }
    return explainers.computeIfAbsent(
        Set.copyOf(without),
        removed -> new Explainer(TechniqueList.of(Scale.NONOMINO).without(removed)));
  }

  /** Returns the kinds of steps that the person has switched off. */
  private static Set<StepKind> disabled(FPuzzlesData data) {
    Set<TechniqueFamily> families = EnumSet.noneOf(TechniqueFamily.class);
    data.disabledLogic().forEach(name -> families.addAll(FAMILIES.getOrDefault(name, Set.of())));
    return kinds(families);
  }

  private static String end(Deadline deadline) {
    return Sentences.noStep(deadline.isPast() ? new Hint.OutOfTime() : new Hint.Beyond());
  }

  private static String words(Step step, Board board) {
    return step.name() + ": " + step.explain(board);
  }

  private static String numbered(String start, List<String> lines, String end) {
    StringBuilder text = new StringBuilder(start);
    for (int i = 0; i < lines.size(); i++) {
      if (text.length() + lines.get(i).length() > MAX_PATH) {
        text.append("… and ").append(lines.size() - i).append(" more steps.\n");
        break;
      }
      text.append(i + 1).append(". ").append(lines.get(i)).append('\n');
    }
    return text.append(end).toString();
  }

  private static Logical after(Board board, String words) {
    List<Long> candidates =
        IntStream.range(0, board.cellCount()).mapToObj(board::candidates).toList();
    return new Logical(board.grid(), candidates, words, !board.isContradictory());
  }
}
