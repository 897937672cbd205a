package org.nonomino.solver;

/**
 * Counts what one run of a search does and says when it must stop: the one place where limits are
 * looked at. Belongs to the thread of the search.
 *
 * <p>A strategy calls {@link #spendNode()} before each node and {@link #addSolution()} at each
 * solution, and ends the run as soon as one of them returns false.
 */
public final class SearchBudget {
  /** The clock and the interrupt are looked at once in this many nodes of 81 cells. */
  private static final int NODES_BETWEEN_LOOKS = 256;

  private static final int USUAL_CELLS = 81;

  /** Of fewer nodes where each takes longer: a power of two. */
  private final int nodesBetweenLooks;

  private SearchLimits limits = SearchLimits.NONE;
  private long nodes;
  private long guesses;
  private long solutions;
  private StopReason stopReason = StopReason.EXHAUSTED;

  /** Makes a budget for puzzles of the usual size. */
  public SearchBudget() {
    this(USUAL_CELLS);
  }

  /**
   * Makes a budget for puzzles of a size.
   *
   * @param cells the number of their cells: a node of 36×36 may take a millisecond
   */
  public SearchBudget(int cells) {
    this.nodesBetweenLooks =
        Integer.highestOneBit(
            Math.max(1, NODES_BETWEEN_LOOKS * USUAL_CELLS / Math.max(cells, USUAL_CELLS)));
  }

  /** Starts a new run. */
  public void start(SearchLimits newLimits) {
    limits = newLimits;
    nodes = 0;
    guesses = 0;
    solutions = 0;
    stopReason = StopReason.EXHAUSTED;
  }

  /** Counts a node and returns true, or returns false if the search must stop before it. */
  public boolean spendNode() {
    if ((nodes & (nodesBetweenLooks - 1)) == 0 && isCalledOff()) {
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
   * Returns whether the clock or an interrupt asks the search to stop. For work that counts no
   * nodes, such as building tables; {@link #spendNode()} asks it from time to time.
   */
  public boolean isCalledOff() {
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

  /** Counts the latest node as a guess: there was more than one possibility. */
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
   * Returns what was counted, with the reason of the stop, or {@code EXHAUSTED} where nothing asked
   * for one.
   */
  public SearchReport report() {
    return new SearchReport(solutions, nodes, guesses, stopReason);
  }
}
