package org.nonomino.solver;

/**
 * What a search did.
 *
 * @param solutions the number of solutions found
 * @param nodes the digits that the search put into cells, each time one was put, by choice or by
 *     force; what a strategy infers without a step of its search is not counted
 * @param guesses the nodes at which the strategy saw more than one possibility
 * @param stopReason why it ended
 */
public record SearchReport(long solutions, long nodes, long guesses, StopReason stopReason) {
  /** Returns whether there are no more solutions than those found. */
  public boolean exhausted() {
    return stopReason == StopReason.EXHAUSTED;
  }
}
