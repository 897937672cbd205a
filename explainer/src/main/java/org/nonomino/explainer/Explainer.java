package org.nonomino.explainer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nonomino.core.CellList;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.ImplicationGraph;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepCount;
import org.nonomino.explainer.internal.step.StepSearch;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.told.ConstraintTally;
import org.nonomino.explainer.internal.told.Dependencies;
import org.nonomino.explainer.internal.told.Detours;
import org.nonomino.explainer.internal.told.Looks;
import org.nonomino.explainer.internal.told.NearPath;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.LayoutCache;

/** Solves puzzles step by step, as people do. Immutable; thread-safe. */
public final class Explainer {
  private static final int KEPT_LAYOUTS = 64;

  /** How much harder, in tenths, a step may be if its explanation is shorter. */
  private static final int LITTLE_HARDER = 5;

  /** The number of open moves below which a step is a bottleneck. */
  private static final int BOTTLENECK_COUNT = 2;

  private final TechniqueList techniques;
  private final LayoutCache<BoardTables> tables = new LayoutCache<>(KEPT_LAYOUTS, BoardTables::new);
  private volatile Optional<Own> latest = Optional.empty();

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
    TechniqueList list = techniques.under(board.state().rules);
    return next(board.state(), new FirstStep(list, deadline, new HashMap<>())).map(Step::new);
  }

  /**
   * Returns the first step that is not rated higher than a bound, even if a harder one comes before
   * it. Returns empty if there is none, or if the deadline or an interrupt ended the search.
   *
   * @param max the highest rating
   */
  public Optional<Step> nextUpTo(Rating max, Board board, Deadline deadline) {
    TechniqueList list = techniques.under(board.state().rules);
    return steps(board.state(), list, max, 1, deadline).stream().findFirst().map(Step::new);
  }

  private static Optional<FoundStep> next(BoardState board, FirstStep first) {
    Optional<FoundStep> easiest = first.search(board, first.tried);
    return first.techniques.prefersShort()
        ? easiest.map(step -> shortest(board, step, first))
        : easiest;
  }

  /**
   * Returns the step with the smallest number of parts among those at most a little harder than the
   * easiest.
   */
  private static FoundStep shortest(BoardState board, FoundStep easiest, FirstStep first) {
    FoundStep shortest = easiest;
    Rating max = new Rating(easiest.rating().tenths() + LITTLE_HARDER);
    for (FoundStep step : steps(board, first.techniques, max, Integer.MAX_VALUE, first.deadline)) {
      shortest = partCount(step) < partCount(shortest) ? step : shortest;
    }
    return shortest;
  }

  private static int partCount(FoundStep step) {
    return step.evidence().candidates().size() + step.evidence().links().size();
  }

  /** Returns up to this many steps that are not rated higher and lead to different conclusions. */
  private static List<FoundStep> steps(
      BoardState board, TechniqueList techniques, Rating max, int count, Deadline deadline) {
    return find(board, new DifferentSteps(techniques, max, count, false, deadline));
  }

  private static List<FoundStep> find(BoardState board, DifferentSteps steps) {
    for (Technique technique : steps.techniques.techniques()) {
      if (technique.lowestRating().compareTo(steps.max) <= 0
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
    OpenMoves moves = openMoves(puzzle, path, BOTTLENECK_COUNT, deadline);
    return new PathProfile(
        path.steps().size(),
        moves.counts().isEmpty() ? 0 : moves.counts().get(0),
        moves.bottlenecks().size());
  }

  /**
   * Returns the number of open moves at each step of the path of a puzzle. After the deadline or an
   * interrupt, some of them may be missed.
   *
   * @param enough the number at which counting ends, at least 2; only the first moves are always
   *     counted to the end
   */
  public OpenMoves openMoves(Puzzle puzzle, StepPath path, int enough, Deadline deadline) {
    TechniqueList list = techniques.under(puzzle.rules());
    MutableBoard board = mutableBoard(puzzle);
    List<Integer> counts = new ArrayList<>();
    List<OpenMoves.Bottleneck> bottlenecks = new ArrayList<>();
    for (Step step : path.steps()) {
      Rating max = step.rating().max(StepKind.NAKED_SINGLE.lowestRating());
      int most = counts.isEmpty() ? Integer.MAX_VALUE : enough;
      int ways = find(board, new DifferentSteps(list, max, most, true, deadline)).size();
      counts.add(Math.max(1, ways));
      boolean hasChoice = board.emptyCount() > 1;
      if (hasChoice && ways < BOTTLENECK_COUNT) {
        bottlenecks.add(new OpenMoves.Bottleneck(counts.size(), step.kind()));
      }
      board.apply(step.deductions());
    }
    return new OpenMoves(counts, bottlenecks);
  }

  /** Returns how far the path of a puzzle rests on constraints. */
  public ConstraintUse constraintUse(Puzzle puzzle, StepPath path) {
    MutableBoard board = mutableBoard(puzzle);
    ConstraintTally tally = new ConstraintTally(puzzle.size());
    for (Step step : path.steps()) {
      tally.add(step.found(), board);
      board.apply(step.deductions());
    }
    return new ConstraintUse(tally.placements(), tally.resting());
  }

  /**
   * Returns whether steps of a kind are needed on a path. They are needed if the path without them
   * would end before the solution, or would contain a step that is harder than all of its steps. So
   * a technique still counts as needed if only harder ones could replace it.
   *
   * @param puzzle a puzzle with exactly one solution
   * @param path the path of the puzzle to its solution
   * @return empty if the deadline or an interrupt came before the result was certain
   */
  public Optional<Boolean> isNeeded(
      StepKind kind, Puzzle puzzle, StepPath path, Deadline deadline) {
    TechniqueList others = techniques.under(puzzle.rules()).without(Set.of(kind));
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

  /**
   * Returns the tables of a puzzle. Those of the latest rules with conditions are kept, because
   * several boards of a puzzle are created one after the other.
   */
  @SuppressWarnings("ReferenceEquality") // Equal rules may name their constraints differently.
  private BoardTables tablesOf(Puzzle puzzle) {
    Rules rules = puzzle.rules();
    if (rules.conditions().isEmpty()) {
      return tables.get(puzzle.layout());
    }
    Optional<Own> kept = latest;
    if (kept.isEmpty() || kept.get().rules != rules) {
      kept = Optional.of(new Own(rules, BoardTables.of(rules, tables.get(puzzle.layout()))));
      latest = kept;
    }
    return kept.get().tables;
  }

  /** The tables of one puzzle's rules. */
  private record Own(Rules rules, BoardTables tables) {}

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
   * @param puzzle a puzzle with exactly one solution (this is not checked); otherwise uniqueness
   *     techniques would be unsound
   */
  public StepPath path(Puzzle puzzle, Deadline deadline) {
    return path(puzzle, techniques.under(puzzle.rules()).techniques(), step -> true, deadline);
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
        techniques.under(puzzle.rules()).techniquesUpTo(max),
        step -> step.rating().compareTo(max) <= 0,
        deadline);
  }

  /**
   * Returns the path of a puzzle in the form for a person. Without detours its steps may differ
   * from those of the rated path, but none is harder than its hardest step. If the rated path does
   * not lead to the solution, or if the deadline or an interrupt ends the work, all steps are kept.
   * Steps of one look are then still joined, unless time is up.
   *
   * @param puzzle as for {@link #path}
   */
  public ToldPath toldPath(Puzzle puzzle, Telling telling, Deadline deadline) {
    return toldPath(puzzle, path(puzzle, deadline), telling, deadline);
  }

  /**
   * Returns the same for a puzzle whose rated path is known.
   *
   * @param rated the path of the puzzle with these techniques
   */
  public ToldPath toldPath(Puzzle puzzle, StepPath rated, Telling telling, Deadline deadline) {
    BoardState start = mutableBoard(puzzle).snapshot();
    List<FoundStep> all = rated.steps().stream().map(Step::found).toList();
    if (telling == Telling.ALL_STEPS) {
      return toldPath(start, all, List.of(), rated);
    }
    if (!rated.isSolved()) {
      boolean areJoined = !puzzle.rules().arePlain() && !isStopped(deadline);
      return toldPath(start, areJoined ? Looks.joined(start, all) : all, List.of(), rated);
    }
    List<FoundStep> near =
        techniques.under(puzzle.rules()).prefersShort()
            ? all
            : nearPath(start, false, () -> isStopped(deadline));
    boolean isGood =
        isSolvedBy(near, start)
            && near.stream().allMatch(step -> step.rating().compareTo(rated.rating()) <= 0);
    Detours detours = new Detours(start, isGood ? near : all, () -> isStopped(deadline));
    return detours
        .leaveOut()
        .map(told -> puzzle.rules().arePlain() ? told : Looks.joined(start, told))
        .map(told -> toldPath(start, told, detours.leftOut(), rated))
        .orElseGet(() -> toldPath(start, all, List.of(), rated));
  }

  private List<FoundStep> nearPath(BoardState start, boolean isToDigit, BooleanSupplier isStopped) {
    TechniqueList list = techniques.under(start.rules);
    return new NearPath(list.techniques(), list::takes, list::mayPassOver, isStopped)
        .from(start, isToDigit);
  }

  private static boolean isSolvedBy(List<FoundStep> steps, BoardState start) {
    int placed = 0;
    for (FoundStep step : steps) {
      placed += step.isPlacement() ? 1 : 0;
    }
    return placed == start.emptyCount();
  }

  private static ToldPath toldPath(
      BoardState start, List<FoundStep> told, List<FoundStep> leftOut, StepPath rated) {
    List<ToldStep> steps = new ArrayList<>();
    Dependencies dependencies = new Dependencies(start.size());
    BoardState board = start;
    for (FoundStep step : told) {
      List<Integer> restsOn = dependencies.add(step, board);
      steps.add(new ToldStep(new Step(step), new Board(board), restsOn));
      board = board.after(step.deductions(), step.evidence());
    }
    return new ToldPath(steps, leftOut.stream().map(Step::new).toList(), rated);
  }

  /**
   * Returns the path of a puzzle in fog. Each step rests only on what can be seen at that time, and
   * its digits light further cells. The path ends if the grid is full or if nothing more follows
   * from what can be seen.
   *
   * @param puzzle as for {@link #path}
   * @param solution its unique solution
   */
  public FogPath path(Puzzle puzzle, Fog fog, Grid solution, Deadline deadline) {
    BitSet lit = fog.lit(puzzle, puzzle.givens(), solution);
    TechniqueList list = techniques.under(puzzle.rules());
    BoardState board = mutableBoard(puzzle.seenIn(lit)).snapshot();
    List<ToldStep> steps = new ArrayList<>();
    Dependencies dependencies = new Dependencies(puzzle.size());
    Map<Technique, BoardState> inVain = new HashMap<>();
    while (!board.isFull()) {
      Optional<FoundStep> found = next(board, new FirstStep(list, deadline, inVain));
      if (found.isEmpty()) {
        break;
      }
      FoundStep step = found.get();
      steps.add(new ToldStep(new Step(step), new Board(board), dependencies.add(step, board)));
      board = board.after(step.deductions(), step.evidence());
      BitSet now = fog.lit(puzzle, board.grid(), solution);
      if (!now.equals(lit)) {
        lit = now;
        Puzzle seen = puzzle.seenIn(lit);
        board = board.under(seen, tablesOf(seen));
        inVain.clear();
      }
    }
    boolean isStopped = !board.isFull() && isStopped(deadline);
    StepPath path =
        new StepPath(
            steps.stream().map(ToldStep::step).toList(),
            new Board(board),
            list.hardest(),
            isStopped);
    return new FogPath(
        new ToldPath(steps, List.of(), path), CellList.of(puzzle.size(), lit.stream().toArray()));
  }

  /**
   * Returns the first step on the way to the next digit, without detours: a step that this digit
   * rests on, or the digit itself. Returns empty if no digit is found in time, or before the
   * deadline or an interrupt.
   *
   * @param most how long to search
   */
  public Optional<Step> towardsDigit(Board board, Duration most, Deadline deadline) {
    Deadline end = Deadline.in(most);
    BooleanSupplier isStopped = () -> end.isPast() || isStopped(deadline);
    BoardState start = board.state();
    List<FoundStep> steps = nearPath(start, true, isStopped);
    if (steps.isEmpty() || !steps.get(steps.size() - 1).isPlacement()) {
      return Optional.empty();
    }
    return new Detours(start, steps, isStopped).leaveOut().map(told -> new Step(told.get(0)));
  }

  /**
   * Returns the path from a position until the puzzle is solved, or until a step would be rated
   * higher than a bound.
   *
   * @param puzzle the original puzzle, with exactly one solution
   * @param grid its givens and entered digits that agree with the solution
   * @param max the highest rating; empty for any
   */
  public StepPath pathFrom(Puzzle puzzle, Grid grid, Optional<Rating> max, Deadline deadline) {
    TechniqueList list = techniques.under(puzzle.rules());
    return path(
        new MutableBoard(puzzle, grid, tablesOf(puzzle)),
        max.map(list::techniquesUpTo).orElse(list.techniques()),
        step -> max.filter(bound -> step.rating().compareTo(bound) > 0).isEmpty(),
        deadline);
  }

  private StepPath path(
      Puzzle puzzle, List<Technique> tried, Predicate<FoundStep> isTaken, Deadline deadline) {
    return path(mutableBoard(puzzle), tried, isTaken, deadline);
  }

  private StepPath path(
      MutableBoard board, List<Technique> tried, Predicate<FoundStep> isTaken, Deadline deadline) {
    TechniqueList list = techniques.under(board.rules);
    List<Step> steps = new ArrayList<>();
    Map<Technique, BoardState> inVain = new HashMap<>();
    while (!board.isFull()) {
      Optional<FoundStep> step = next(board, new FirstStep(list, tried, deadline, inVain));
      if (step.filter(isTaken).isEmpty()) {
        break;
      }
      steps.add(new Step(step.get()));
      board.apply(step.get().deductions());
    }
    boolean isStopped = !board.isFull() && isStopped(deadline);
    return new StepPath(steps, new Board(board.snapshot()), list.hardest(), isStopped);
  }

  /**
   * Receives the first step on one board, or an easier one of a later technique that must not be
   * passed over.
   */
  private static final class FirstStep extends StepSearch {
    private final TechniqueList techniques;

    /** The techniques to try. */
    private final List<Technique> tried;

    private final Deadline deadline;

    /** Whether the current technique must stop searching. */
    private boolean hasEnough;

    private boolean findsEasiestFirst;

    FirstStep(TechniqueList techniques, Deadline deadline, Map<Technique, BoardState> inVain) {
      this(techniques, techniques.techniques(), deadline, inVain);
    }

    FirstStep(
        TechniqueList techniques,
        List<Technique> tried,
        Deadline deadline,
        Map<Technique, BoardState> inVain) {
      super(
          techniques::takes, techniques::mayPassOver, inVain, () -> Explainer.isStopped(deadline));
      this.techniques = techniques;
      this.tried = tried;
      this.deadline = deadline;
    }

    @Override
    protected void begin(Technique technique) {
      hasEnough = false;
      findsEasiestFirst = technique.findsEasiestFirst();
    }

    @Override
    protected boolean takes(FoundStep found, Optional<FoundStep> present) {
      boolean isTaken =
          !hasEnough && (present.isEmpty() || found.rating().compareTo(present.get().rating()) < 0);
      hasEnough |= isTaken && findsEasiestFirst;
      return isTaken;
    }

    @Override
    public boolean isEndedBy(StepKind kind) {
      return isUsed(kind);
    }

    @Override
    public boolean isDone() {
      return hasEnough || isStopped();
    }
  }

  /** Collects steps; of several steps with the same conclusion, only the first. */
  private static final class DifferentSteps implements StepCollector {
    private final TechniqueList techniques;
    private final Rating max;
    private final int enough;
    private final boolean counts;
    private final Deadline deadline;
    private final List<FoundStep> found = new ArrayList<>();
    private final Set<Object> conclusions = new HashSet<>();
    private Optional<ImplicationGraph> graph = Optional.empty();

    /**
     * @param counts whether only the number of steps is needed
     */
    DifferentSteps(
        TechniqueList techniques, Rating max, int enough, boolean counts, Deadline deadline) {
      this.techniques = techniques;
      this.max = max;
      this.enough = enough;
      this.counts = counts;
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
    public Optional<StepCount> counted(Technique technique) {
      boolean areAllTaken = technique.kinds().stream().allMatch(techniques::takes);
      return counts
          ? Optional.of(new StepCount(max, areAllTaken ? enough : Integer.MAX_VALUE))
          : Optional.empty();
    }

    @Override
    public ImplicationGraph graph(BoardState board) {
      ImplicationGraph known = graph.orElseGet(() -> new ImplicationGraph(board));
      graph = Optional.of(known);
      return known;
    }

    @Override
    public boolean isDone() {
      return found.size() >= enough || isStopped(deadline);
    }
  }
}
