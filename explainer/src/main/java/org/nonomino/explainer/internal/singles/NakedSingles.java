package org.nonomino.explainer.internal.singles;

import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A cell has only one candidate left.
 *
 * <p>Example: a cell that sees 1 to 8 is 9. Source: Sudoku Explainer 1.2.1 for the rating.
 */
public final class NakedSingles implements Technique {
  private static final Rating RATING = new Rating(23);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.NAKED_SINGLE);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    int cell = next(board, 0);
    while (cell < board.cellCount() && !steps.isDone()) {
      int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
      steps.add(
          new FoundStep(
              this,
              StepKind.NAKED_SINGLE,
              RATING,
              List.of(new Deduction.Placement(cell, digit)),
              Evidence.of(List.of(), List.of(new Candidate(cell, digit)))));
      cell = next(board, cell + 1);
    }
  }

  /** Returns the first cell at or after a given one that has one candidate; n² if there is none. */
  private static int next(BoardState board, int from) {
    int cell = from;
    while (cell < board.cellCount() && Long.bitCount(board.candidates(cell)) != 1) {
      cell++;
    }
    return cell;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cell(step.deductions().get(0).cell()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    Deduction placement = step.deductions().get(0);
    DigitEvidence evidence = DigitEvidence.of(board, placement.cell(), placement.digit());
    SingleWords words = new SingleWords(board);
    return new StepText(
        Words.of(
            "%s in %s", Notation.digit(placement.digit()), Wording.cell(board, placement.cell())),
        words.onlyDigit(placement.cell(), placement.digit(), evidence),
        List.of(),
        List.of(words.onlyDigitInFull(placement.cell(), placement.digit(), evidence)),
        evidence.blockers());
  }
}
