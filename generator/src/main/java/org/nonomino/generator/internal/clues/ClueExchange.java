package org.nonomino.generator.internal.clues;

import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Exchanges clues for fewer or different clues of the same filling that also leave one solution.
 * Used by one thread.
 *
 * <p>Some orbits are removed, and a single other orbit is searched that repairs the puzzle. A set
 * of clues leaves one solution exactly if it has a cell of each unavoidable set. The known sets
 * show which cells can repair it at all, mostly none, and the solver checks only these. In the
 * solvers' forum such steps are called {-1+1} and {-2+1}.
 */
final class ClueExchange {
  /** The maximum number of solver calls per step. */
  private static final int MAX_TESTS = 20;

  private final ClueSet clues;
  private final UniquenessTest test;
  private final long[] candidates;

  // The latest exchange.
  private final int[] out = new int[2];
  private int in;

  ClueExchange(ClueSet clues, UniquenessTest test) {
    this.clues = clues;
    this.test = test;
    this.candidates = new long[clues.cells().length];
  }

  /**
   * Removes one or two random orbits, and adds another.
   *
   * @param outCount 1 or 2, less than the number of orbits in the set
   * @return whether that succeeded; if not, the clues are unchanged
   */
  boolean exchange(int outCount, SeededRandom random) {
    clues.copyOpenCells(candidates);
    for (int taken = 0; taken < outCount; ) {
      int orbit = random.nextInt(clues.orbitCount());
      if (clues.contains(orbit)) {
        clues.remove(orbit);
        out[taken++] = orbit;
      }
    }
    boolean repaired = repair(random);
    if (!repaired) {
      for (int i = 0; i < outCount; i++) {
        clues.add(out[i]);
      }
    }
    return repaired;
  }

  /** Undoes the latest exchange. It must have succeeded. */
  void undo(int outCount) {
    clues.remove(in);
    for (int i = 0; i < outCount; i++) {
      clues.add(out[i]);
    }
  }

  private boolean repair(SeededRandom random) {
    for (int tests = 0; tests < MAX_TESTS; tests++) {
      if (!test.unavoidable().keepCommonOfMissed(clues.cells(), candidates)) {
        return false;
      }
      int cell = CellBits.randomCell(candidates, random);
      CellBits.remove(candidates, cell);
      in = clues.orbitOf(cell);
      clues.add(in);
      if (test.accepts(clues.cells())) {
        return true;
      }
      clues.remove(in);
    }
    return false;
  }
}
