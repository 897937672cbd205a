package org.nonomino.toolkit;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;

/**
 * Finds the {@link TrueCandidates} of one puzzle. Used by one thread, for one search; the same
 * puzzle and task lead to the same search.
 */
final class CandidateSearch implements SearchObserver, SolutionSwaps.Taker {
  /*
   * A candidate is *open* until its count is final, that is, exact or at the cap.
   *
   * 1. The puzzle is searched as given, up to some number of solutions. If the search ends before,
   *    everything is known. This covers puzzles with few solutions.
   * 2. As many open candidates as may fit are put into the grid together, and one solution is
   *    searched. It counts for each of them, and for its other digits. If there is a solution, the next
   *    group is twice as large, otherwise half as large. So a few solutions cover an empty grid, and
   *    for a puzzle with many impossible candidates the groups soon shrink to one candidate.
   * 3. A single candidate is searched up to the cap, so its count becomes final. A refuted candidate
   *    can settle others: the last digit of a cell is placed, and removed from its peers.
   *
   * 4. Each solution that adds something also yields those that differ from it by a swap of two
   *    digits (SolutionSwaps), and so on from these. On sparse grids this settles most candidates: on
   *    an empty 36×36 grid all of them, where searches take half a minute.
   *
   * A solution counts once, so counted solutions are kept for comparison. If there are too many,
   * later ones count only for the candidate they were searched for.
   */

  /** The divisor of the time limit for the first step. */
  private static final int SHARE_OF_COUNTING = 3;

  /** The maximum number of cells of all kept solutions, one byte each. */
  private static final int MAX_KEPT_CELLS = 1 << 24;

  private static final long SEED = 1;

  private final Puzzle puzzle;
  private final Layout layout;
  private final Search search;
  private final SolveTask task;
  private final Deadline deadline;
  private final int size;
  private final int cellCount;
  private final int cap;

  /** The givens and the digits common to all solutions, row-major. */
  private final int[] known;

  /** The counts per candidate, at cell · n + digit − 1. */
  private final int[] counts;

  private final boolean[] isFinal;

  /** All counted solutions, as long as {@link #sharesSolutions}. */
  private final Set<Grid> counted = new HashSet<>();

  private final SolutionSwaps swaps;

  /** Solutions whose swaps have not been examined. */
  private final Deque<Grid> unswapped = new ArrayDeque<>();

  /** All candidates in random order, of which those before {@link #firstOpen} are final. */
  private final int[] order;

  private int firstOpen;
  private boolean sharesSolutions = true;
  private boolean isUnsolvable;
  private boolean isStopped;
  private long nodes;
  private long guesses;

  CandidateSearch(Puzzle puzzle, Search search, SolveTask task) {
    this.puzzle = puzzle;
    this.layout = puzzle.layout();
    this.search = search;
    this.task = task;
    this.deadline = task.timeout().map(Deadline::in).orElse(Deadline.NEVER);
    this.size = puzzle.size();
    this.cellCount = layout.cellCount();
    this.cap = task.cap();
    this.swaps = new SolutionSwaps(layout);
    this.known = puzzle.givens().toArray();
    this.counts = new int[cellCount * size];
    this.isFinal = new boolean[cellCount * size];
    this.order = SeededRandom.of(SEED, size).permutation(counts.length);
  }

  /** Returns the report of the whole search; its solutions are those of the original puzzle. */
  SearchReport run() {
    SearchLimits limits =
        SearchLimits.solutions(Math.max(task.maximum(), cap))
            .withDeadline(
                task.timeout()
                    .map(timeout -> Deadline.in(timeout.dividedBy(SHARE_OF_COUNTING)))
                    .orElse(Deadline.NEVER));
    SearchReport first = run(puzzle.givens(), limits, this::addOfPuzzle);
    if (first.exhausted()) {
      Arrays.fill(isFinal, true);
      return first;
    }
    isStopped = first.stopReason() == StopReason.INTERRUPTED;
    placeGivens();
    swapDigits();
    settleOthers();
    return isUnsolvable
        ? new SearchReport(0, nodes, guesses, StopReason.EXHAUSTED)
        : new SearchReport(first.solutions(), nodes, guesses, first.stopReason());
  }

  /** Returns the counts found so far. */
  TrueCandidates result() {
    return new TrueCandidates(puzzle.givens(), cap, counts, isFinal);
  }

  private SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
    SearchReport report = search.run(givens, limits, observer);
    nodes += report.nodes();
    guesses += report.guesses();
    return report;
  }

  /** Counts a solution of the first search. That search finds each solution once. */
  private void addOfPuzzle(Grid solution) {
    if (unswapped.isEmpty()) {
      unswapped.add(solution);
    }
    addDistinct(solution);
  }

  /** Counts a new solution. */
  private void addDistinct(Grid solution) {
    for (int cell = 0; cell < cellCount; cell++) {
      int candidate = candidate(cell, solution.digit(cell));
      if (counts[candidate] < cap) {
        counts[candidate]++;
        isFinal[candidate] |= counts[candidate] == cap;
      }
    }
    if (cap > 1) {
      sharesSolutions &= (counted.size() + 1L) * cellCount <= MAX_KEPT_CELLS;
      if (sharesSolutions) {
        counted.add(solution);
      }
    }
  }

  /**
   * Tries the swaps of the latest solutions until one of them yields nothing, because going on
   * would take up to three times as long, and ten times with caps of 100.
   */
  private void swapDigits() {
    boolean isFruitful = puzzle.rules().arePlain();
    while (!unswapped.isEmpty() && isFruitful && !isStopped && hasOpen()) {
      Grid solution = unswapped.remove();
      int others = unswapped.size();
      swaps.offer(solution, known, this);
      isFruitful = unswapped.size() > others;
      isStopped = Thread.currentThread().isInterrupted() || deadline.isPast();
    }
    unswapped.clear();
  }

  @Override
  public boolean wants(int cell, int digit) {
    return !isFinal[candidate(cell, digit)];
  }

  /** Counts a solution if it is known to be new. */
  @Override
  public void onSolution(Grid solution) {
    if (sharesSolutions && !counted.contains(solution)) {
      addDistinct(solution);
      unswapped.add(solution);
    }
  }

  private int candidate(int cell, int digit) {
    return cell * size + digit - 1;
  }

  private void placeGivens() {
    for (int cell = 0; cell < cellCount; cell++) {
      int digit = puzzle.givens().digit(cell);
      for (int other = 1; digit != 0 && other <= size; other++) {
        isFinal[candidate(cell, other)] = true;
      }
    }
    for (int cell = 0; cell < cellCount; cell++) {
      if (puzzle.givens().digit(cell) != 0) {
        excludeFromPeers(cell, puzzle.givens().digit(cell));
      }
    }
  }

  private void excludeFromPeers(int cell, int digit) {
    for (int peer : layout.peers(cell)) {
      int candidate = candidate(peer, digit);
      if (!isFinal[candidate]) {
        exclude(candidate);
      }
    }
  }

  /** Marks a candidate that no solution has. */
  private void exclude(int candidate) {
    assert counts[candidate] == 0;
    isFinal[candidate] = true;
    int cell = candidate / size;
    int left = 0;
    int last = 0;
    for (int digit = 1; digit <= size; digit++) {
      if (counts[candidate(cell, digit)] > 0 || !isFinal[candidate(cell, digit)]) {
        left++;
        last = digit;
      }
    }
    isUnsolvable |= left == 0;
    if (left == 1 && known[cell] == 0) {
      known[cell] = last;
      excludeFromPeers(cell, last);
    }
  }

  private void settleOthers() {
    int max = cellCount;
    while (!isStopped && !isUnsolvable && hasOpen()) {
      int[] group = group(sharesSolutions ? max : 1);
      if (group.length == 1) {
        max = settle(group[0]) ? 2 : 1;
      } else {
        max = findSolution(group) ? Math.min(2 * group.length, cellCount) : group.length / 2;
      }
      swapDigits();
    }
    if (isUnsolvable) {
      Arrays.fill(counts, 0);
      Arrays.fill(isFinal, true);
    }
  }

  private boolean hasOpen() {
    while (firstOpen < order.length && isFinal[order[firstOpen]]) {
      firstOpen++;
    }
    return firstOpen < order.length;
  }

  /**
   * Returns open candidates that do not obviously exclude each other: at least one, and at most the
   * given number.
   */
  private int[] group(int max) {
    int[] group = new int[max];
    int count = 0;
    boolean[] isTaken = new boolean[cellCount];
    long[] digitsOfHouses = new long[layout.houseCount()];
    for (int at = firstOpen; at < order.length && count < max; at++) {
      int candidate = order[at];
      int cell = candidate / size;
      long digit = 1L << (candidate % size);
      if (isFinal[candidate] || isTaken[cell] || isTaken(cell, digit, digitsOfHouses)) {
        continue;
      }
      isTaken[cell] = true;
      for (int i = 0; i < layout.houseCountOf(cell); i++) {
        digitsOfHouses[layout.houseOf(cell, i)] |= digit;
      }
      group[count] = candidate;
      count++;
    }
    return Arrays.copyOf(group, count);
  }

  private boolean isTaken(int cell, long digit, long[] digitsOfHouses) {
    for (int i = 0; i < layout.houseCountOf(cell); i++) {
      if ((digitsOfHouses[layout.houseOf(cell, i)] & digit) != 0) {
        return true;
      }
    }
    return false;
  }

  private Grid knownWith(int... candidates) {
    int[] digits = known.clone();
    for (int candidate : candidates) {
      digits[candidate / size] = candidate % size + 1;
    }
    return Grid.of(size, digits);
  }

  /**
   * Searches briefly for a solution with all these candidates; returns whether there is a new one.
   */
  private boolean findSolution(int[] candidates) {
    SearchReport report =
        run(
            knownWith(candidates),
            SearchLimits.solutions(1).withNodes(cellCount).withDeadline(deadline),
            this);
    isStopped = isStoppedEarly(report);
    return !unswapped.isEmpty();
  }

  /** Searches one candidate until its count is final; returns whether a solution has it. */
  private boolean settle(int candidate) {
    SearchReport report =
        run(knownWith(candidate), SearchLimits.solutions(cap).withDeadline(deadline), this);
    isStopped = isStoppedEarly(report);
    if (isStopped) {
      counts[candidate] = Math.max(counts[candidate], Math.toIntExact(report.solutions()));
    } else if (report.solutions() > 0) {
      counts[candidate] = Math.toIntExact(report.solutions());
      isFinal[candidate] = true;
    } else {
      exclude(candidate);
    }
    return report.solutions() > 0;
  }

  private static boolean isStoppedEarly(SearchReport report) {
    return report.stopReason() == StopReason.DEADLINE
        || report.stopReason() == StopReason.INTERRUPTED;
  }
}
