package org.nonomino.explainer;

import java.util.List;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;

/**
 * A cell has only one candidate left.
 *
 * <p>Example: a cell that sees 1 to 8 is 9. Source: Sudoku Explainer 1.2.1 for the rating.
 */
final class NakedSingles implements Technique {
  private static final Rating RATING = new Rating(23);

  @Override
  public void find(Board board, StepCollector steps) {
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      if (Long.bitCount(board.candidates(cell)) == 1) {
        int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
        steps.add(
            new Step(
                this,
                StepKind.NAKED_SINGLE,
                RATING,
                List.of(new Deduction.Placement(cell, digit)),
                Evidence.of(List.of(), List.of(new Candidate(cell, digit)))));
      }
    }
  }

  @Override
  public String explain(Step step, Board board) {
    Deduction placement = step.deductions().get(0);
    return "%s can only be %s: each other digit stands in its row, its column or its region, or was excluded before."
        .formatted(
            CellNames.name(board.size(), placement.cell()), DigitSymbols.symbol(placement.digit()));
  }
}
