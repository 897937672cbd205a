package org.nonomino.solver;

/**
 * The result of a search in numbers.
 *
 * @param solutions the number of found solutions
 * @param nodes the number of times that the search put a digit into a cell, by choice or because no
 *     other was left; conclusions without a step of the search are not counted
 * @param guesses the number of nodes where the strategy had more than one possibility
 * @param stopReason why the search ended
 */
public record SearchReport(long solutions, long nodes, long guesses, StopReason stopReason) {
  /** Returns whether all solutions were found. */
  public boolean exhausted() {
    return stopReason == StopReason.EXHAUSTED;
  }
}
