package org.nonomino.toolkit.techniques;

import java.util.BitSet;
import org.nonomino.core.Constraint;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.toolkit.TechniquePosition;

/** The candidates of a position that its step is about. */
final class SeenCandidates {
  private SeenCandidates() {}

  /**
   * Returns the candidates of the cells that change, of the pattern and of its constraints,
   * row-major, and none of other cells.
   */
  static long[] of(TechniquePosition position) {
    Board board = position.board();
    Step step = position.step();
    BitSet cells = new BitSet();
    step.deductions().forEach(deduction -> cells.set(deduction.cell()));
    step.evidence().cells().forEach(cells::set);
    step.evidence().sets().forEach(set -> set.forEach(cells::set));
    for (Constraint constraint : step.evidence().constraints()) {
      if (!constraint.appliesEverywhere()) {
        constraint.cells().stream().forEach(cells::set);
      }
    }
    long[] candidates = new long[board.cellCount()];
    cells.stream().forEach(cell -> candidates[cell] = board.candidates(cell));
    return candidates;
  }
}
