package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.LayoutCache;

/** Solves puzzles step by step, as people do. Immutable; thread-safe. */
public final class Explainer {
  private static final int KEPT_LAYOUTS = 64;

  /** How much harder, in tenths, a step may be if its explanation is shorter. */
  private static final int LITTLE_HARDER = 5;

  private final TechniqueList techniques;
  private final LayoutCache<BoardTables> tables = new LayoutCache<>(KEPT_LAYOUTS, BoardTables::new);

  /** Creates an explainer with the techniques of a scale. */
  public Explainer(Scale scale) {
    this(TechniqueList.of(scale));
  }

  /** Creates an explainer with these techniques. */
  public Explainer(TechniqueList techniques) {
    this.techniques = techniques;
  }

  /**
   * Returns the first step of the first technique that finds one, or, if short steps are preferred,
   * a shorter step that is about as hard. Returns empty if there is no step, or if the deadline or
   * an interrupt ended the search.
   */
  public Optional<Step> next(Board board, Deadline deadline) {
    return next(board.state(), new FirstStep(techniques, deadline, new HashMap<>())).map(Step::new);
  }

  private static Optional<FoundStep> next(BoardState board, FirstStep first) {
    return first.techniques.prefersShort() ? shortest(board, first) : first(board, first);
  }

  private static Optional<FoundStep> first(BoardState board, FirstStep first) {
    List<Technique> inVain = new ArrayList<>();
    for (Technique technique : first.tried) {
      if (first.isDone()) {
        break;
      }
      first.hasFound = false;
      if (technique.isSoundOn(board)) {
        technique.find(board, first);
      }
      if (technique.looksBack() && !first.hasFound && !first.isDone()) {
        inVain.add(technique);
      }
    }
    if (!inVain.isEmpty()) {
      BoardState snapshot = new BoardState(board);
      inVain.forEach(technique -> first.inVain.put(technique, snapshot));
    }
    return first.step;
  }

  /**
   * Returns the step with the fewest parts among those that are at most a little harder than the
   * first.
   */
  private static Optional<FoundStep> shortest(BoardState board, FirstStep first) {
    Optional<FoundStep> easiest = first(board, first);
    if (easiest.isEmpty()) {
      return easiest;
    }
    FoundStep shortest = easiest.get();
    Rating max = new Rating(shortest.rating().tenths() + LITTLE_HARDER);
    for (FoundStep step : steps(board, first.techniques, max, Integer.MAX_VALUE, first.deadline)) {
      shortest = partCount(step) < partCount(shortest) ? step : shortest;
    }
    return Optional.of(shortest);
  }

  private static int partCount(FoundStep step) {
    return step.evidence().candidates().size() + step.evidence().links().size();
  }

  /** Returns up to this many steps that are not rated higher and lead to different conclusions. */
  private static List<FoundStep> steps(
      BoardState board, TechniqueList techniques, Rating max, int count, Deadline deadline) {
    DifferentSteps steps = new DifferentSteps(techniques, max, count, deadline);
    for (Technique technique : techniques.techniques()) {
      if (technique.lowestRating().compareTo(max) <= 0
          && !steps.isDone()
          && technique.isSoundOn(board)) {
        technique.find(board, steps);
      }
    }
    return steps.found;
  }

  /**
   * Returns the pleasantness of the path of a puzzle. After the deadline or an interrupt, other
   * possible steps may be missed.
   */
  public PathProfile profile(Puzzle puzzle, StepPath path, Deadline deadline) {
    MutableBoard board = mutableBoard(puzzle);
    int firstMoves = 0;
    int bottlenecks = 0;
    for (Step step : path.steps()) {
      int enough = firstMoves == 0 ? Integer.MAX_VALUE : 2;
      Rating max = step.rating().max(StepKind.NAKED_SINGLE.lowestRating());
      int ways = steps(board, techniques, max, enough, deadline).size();
      firstMoves = firstMoves == 0 ? Math.max(1, ways) : firstMoves;
      boolean hasChoice = board.emptyCount() > 1;
      bottlenecks += hasChoice && ways < 2 ? 1 : 0;
      board.apply(step.deductions());
    }
    return new PathProfile(path.steps().size(), firstMoves, bottlenecks);
  }

  /**
   * Returns whether steps of a kind are needed on a path. They are needed if the path without them
   * would end before the solution, or would contain a step that is harder than all of its steps. So
   * a technique still counts as needed if only harder ones could replace it.
   *
   * @param puzzle a puzzle with exactly one solution
   * @param path the path of the puzzle, which leads to the solution
   * @return empty if the deadline or an interrupt came before the result was certain
   */
  public Optional<Boolean> isNeeded(
      StepKind kind, Puzzle puzzle, StepPath path, Deadline deadline) {
    TechniqueList others = techniques.without(Set.of(kind));
    if (path.steps().stream().noneMatch(step -> step.kind() == kind)) {
      return Optional.of(false);
    }
    Rating hardest = path.rating();
    MutableBoard board = mutableBoard(puzzle);
    Map<Technique, BoardState> inVain = new HashMap<>();
    while (!board.isFull()) {
      Optional<FoundStep> step = next(board, new FirstStep(others, deadline, inVain));
      if (step.isEmpty() && isStopped(deadline)) {
        return Optional.empty();
      }
      if (step.isEmpty() || step.get().rating().compareTo(hardest) > 0) {
        return Optional.of(true);
      }
      board.apply(step.get().deductions());
    }
    return Optional.of(false);
  }

  private static boolean isStopped(Deadline deadline) {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  /** Returns a board with the givens of a puzzle; boards of one mask share their tables. */
  public Board board(Puzzle puzzle) {
    return new Board(mutableBoard(puzzle).snapshot());
  }

  private MutableBoard mutableBoard(Puzzle puzzle) {
    return new MutableBoard(puzzle, tablesOf(puzzle));
  }

  private BoardTables tablesOf(Puzzle puzzle) {
    return BoardTables.of(puzzle.rules(), tables.get(puzzle.layout()));
  }

  /**
   * Returns a board with a person's progress: with the entered digits, and without the excluded
   * candidates. If a cell has centre marks, all other candidates are excluded. Marks that lack the
   * right digit are a mistake and are ignored.
   *
   * @param puzzle the original puzzle
   * @param progress progress whose digits agree with the solution
   * @param solution the unique solution of the puzzle
   */
  public Board board(Puzzle puzzle, Progress progress, Grid solution) {
    MutableBoard board = new MutableBoard(puzzle, progress.grid(), tablesOf(puzzle));
    for (int cell = 0; cell < board.cellCount(); cell++) {
      long marks = progress.centreMarks(cell);
      long right = 1L << (solution.digit(cell) - 1);
      if (board.digit(cell) == 0 && (marks & right) != 0) {
        for (long others = board.candidates(cell) & ~marks; others != 0; others &= others - 1) {
          board.eliminate(cell, Long.numberOfTrailingZeros(others) + 1);
        }
      }
    }
    return new Board(board.snapshot());
  }

  /**
   * Returns the whole path of a puzzle, until it is solved or no technique finds a step.
   *
   * @param puzzle a puzzle with exactly one solution, which is not checked; otherwise uniqueness
   *     techniques would be unsound
   */
  public StepPath path(Puzzle puzzle, Deadline deadline) {
    return path(puzzle, techniques.techniques(), step -> true, deadline);
  }

  /**
   * Returns the path of a puzzle until a step would be rated higher than a bound. Finding out
   * whether such steps solve the puzzle is much faster than finding the full path.
   *
   * @param puzzle as for {@link #path}
   * @param max the highest rating
   */
  public StepPath pathUpTo(Rating max, Puzzle puzzle, Deadline deadline) {
    return path(
        puzzle,
        techniques.techniquesUpTo(max),
        step -> step.rating().compareTo(max) <= 0,
        deadline);
  }

  private StepPath path(
      Puzzle puzzle, List<Technique> tried, Predicate<FoundStep> isTaken, Deadline deadline) {
    MutableBoard board = mutableBoard(puzzle);
    List<Step> steps = new ArrayList<>();
    Map<Technique, BoardState> inVain = new HashMap<>();
    while (!board.isFull()) {
      Optional<FoundStep> step = next(board, new FirstStep(techniques, tried, deadline, inVain));
      if (step.filter(isTaken).isEmpty()) {
        break;
      }
      steps.add(new Step(step.get()));
      board.apply(step.get().deductions());
    }
    boolean isStopped = !board.isFull() && isStopped(deadline);
    return new StepPath(steps, new Board(board.snapshot()), techniques.hardest(), isStopped);
  }

  /** Receives the first step on one board. */
  private static final class FirstStep implements StepCollector {
    private final TechniqueList techniques;

    /** The techniques to try. */
    private final List<Technique> tried;

    private final Deadline deadline;

    /** The latest board of the path on which each technique found nothing. */
    private final Map<Technique, BoardState> inVain;

    private Optional<FoundStep> step = Optional.empty();
    private boolean hasFound;
    private Optional<ImplicationGraph> graph = Optional.empty();

    FirstStep(TechniqueList techniques, Deadline deadline, Map<Technique, BoardState> inVain) {
      this(techniques, techniques.techniques(), deadline, inVain);
    }

    FirstStep(
        TechniqueList techniques,
        List<Technique> tried,
        Deadline deadline,
        Map<Technique, BoardState> inVain) {
      this.techniques = techniques;
      this.tried = tried;
      this.deadline = deadline;
      this.inVain = inVain;
    }

    @Override
    public Optional<BoardState> lastInVain(Technique technique) {
      return Optional.ofNullable(inVain.get(technique));
    }

    @Override
    public void add(FoundStep found) {
      hasFound = true;
      if (step.isEmpty() && techniques.takes(found.kind())) {
        step = Optional.of(found);
      }
    }

    @Override
    public boolean isEndedBy(StepKind kind) {
      return techniques.takes(kind);
    }

    @Override
    public ImplicationGraph graph(BoardState board) {
      ImplicationGraph known = graph.orElseGet(() -> new ImplicationGraph(board));
      graph = Optional.of(known);
      return known;
    }

    @Override
    public boolean isDone() {
      return step.isPresent() || isStopped(deadline);
    }
  }

  /** Collects steps; of several steps with the same conclusion, only the first. */
  private static final class DifferentSteps implements StepCollector {
    private final TechniqueList techniques;
    private final Rating max;
    private final int enough;
    private final Deadline deadline;
    private final List<FoundStep> found = new ArrayList<>();
    private final Set<Object> conclusions = new HashSet<>();

    DifferentSteps(TechniqueList techniques, Rating max, int enough, Deadline deadline) {
      this.techniques = techniques;
      this.max = max;
      this.enough = enough;
      this.deadline = deadline;
    }

    @Override
    public void add(FoundStep step) {
      boolean isWanted = techniques.takes(step.kind()) && step.rating().compareTo(max) <= 0;
      // Steps with the same placement count as the same, whatever else they conclude.
      Deduction first = step.deductions().get(0);
      Object conclusion = first instanceof Deduction.Placement ? first : step.deductions();
      if (isWanted && !isDone() && conclusions.add(conclusion)) {
        found.add(step);
      }
    }

    @Override
    public boolean isDone() {
      return found.size() >= enough || isStopped(deadline);
    }
  }
}
