package org.nonomino.solver;

/**
 * Counts the nodes and solutions of one run of a search and decides when it must stop. Only this
 * class checks limits. Belongs to the thread of the search.
 *
 * <p>A strategy calls {@link #spendNode()} before each node and {@link #addSolution()} at each
 * solution, and ends the run as soon as either returns false.
 */
public final class SearchBudget {
  /** The number of nodes between checks of the clock and the interrupt, on a grid of 81 cells. */
  private static final int NODES_BETWEEN_CHECKS = 256;

  private static final int USUAL_CELLS = 81;

  /** The units of other work between checks, less than a millisecond. */
  private static final int WORK_BETWEEN_CHECKS = 1 << 14;

  /**
   * The number for these puzzles, a power of two. It is smaller on larger grids, where a node takes
   * longer: on 36×36 up to a millisecond.
   */
  private final int nodesBetweenChecks;

  private SearchLimits limits = SearchLimits.NONE;
  private long nodes;
  private long guesses;
  private long solutions;

  /** The units of other work since the last check. */
  private long work;

  private StopReason stopReason = StopReason.EXHAUSTED;

  /** Creates a budget for puzzles of the usual size. */
  public SearchBudget() {
    this(USUAL_CELLS);
  }

  /**
   * Creates a budget for puzzles of a given size.
   *
   * @param cells the number of cells of the grid
   */
  public SearchBudget(int cells) {
    this.nodesBetweenChecks =
        Integer.highestOneBit(
            Math.max(1, NODES_BETWEEN_CHECKS * USUAL_CELLS / Math.max(cells, USUAL_CELLS)));
  }

  /** Starts a new run. */
  public void start(SearchLimits newLimits) {
    limits = newLimits;
    nodes = 0;
    guesses = 0;
    solutions = 0;
    work = 0;
    stopReason = StopReason.EXHAUSTED;
  }

  /** Counts a node and returns true, or returns false if the search must stop before it. */
  public boolean spendNode() {
    if (((nodes & (nodesBetweenChecks - 1)) == 0 || wasStopped()) && isStopped()) {
      return false;
    }
    if (nodes >= limits.maxNodes()) {
      stopReason = StopReason.NODE_LIMIT;
      return false;
    }
    nodes++;
    return true;
  }

  /**
   * Counts work that is not a node, such as the propagation of a long condition. Returns whether
   * the deadline or an interrupt stops the search, which it then has to end.
   *
   * @param units the size of the work, about one for each digit of a cell
   */
  public boolean isStoppedAfter(long units) {
    work += units;
    if (work < WORK_BETWEEN_CHECKS && !wasStopped()) {
      return false;
    }
    work = 0;
    return isStopped();
  }

  /** Returns whether an earlier check of the clock or the interrupt has stopped the search. */
  public boolean wasStopped() {
    return stopReason == StopReason.DEADLINE || stopReason == StopReason.INTERRUPTED;
  }

  /**
   * Returns whether the deadline or an interrupt stops the search. Used directly by work that
   * counts no nodes, such as building tables; {@link #spendNode()} calls it at intervals.
   */
  public boolean isStopped() {
    if (Thread.currentThread().isInterrupted()) {
      stopReason = StopReason.INTERRUPTED;
      return true;
    }
    if (limits.deadline().isPast()) {
      stopReason = StopReason.DEADLINE;
      return true;
    }
    return false;
  }

  /** Counts the latest node as a guess, because there was more than one possibility. */
  public void addGuess() {
    guesses++;
  }

  /** Counts a solution; returns false if no more are requested. */
  public boolean addSolution() {
    solutions++;
    if (solutions >= limits.maxSolutions()) {
      stopReason = StopReason.SOLUTION_LIMIT;
      return false;
    }
    return true;
  }

  /**
   * Returns the counts with the reason for the stop, or {@code EXHAUSTED} if nothing stopped the
   * search.
   */
  public SearchReport report() {
    return new SearchReport(solutions, nodes, guesses, stopReason);
  }
}
