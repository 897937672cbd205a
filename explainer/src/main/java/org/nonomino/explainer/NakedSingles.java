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
    int cell = next(board, 0);
    while (cell < board.cellCount() && !steps.isDone()) {
      int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
      steps.add(
          new Step(
              this,
              StepKind.NAKED_SINGLE,
              RATING,
              List.of(new Deduction.Placement(cell, digit)),
              Evidence.of(List.of(), List.of(new Candidate(cell, digit)))));
      cell = next(board, cell + 1);
    }
  }

  /** Returns the first cell, from one on, with one candidate; n² if there is none. */
  private static int next(Board board, int from) {
    int cell = from;
    while (cell < board.cellCount() && Long.bitCount(board.candidates(cell)) != 1) {
      cell++;
    }
    return cell;
  }

  @Override
  public String explain(Step step, Board board) {
    Deduction placement = step.deductions().get(0);
    return "%s can only be %s: each other digit stands in its row, its column or its region, or was excluded before."
        .formatted(
            CellNames.name(board.size(), placement.cell()), DigitSymbols.symbol(placement.digit()));
  }
}
