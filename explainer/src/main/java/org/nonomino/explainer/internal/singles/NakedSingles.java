package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

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
  public StepText text(FoundStep step, BoardState board) {
    Deduction placement = step.deductions().get(0);
    Words cell = Wording.cell(board, placement.cell());
    Words digit = Notation.digit(placement.digit());
    long seen = 0;
    long lost = 0;
    Set<Integer> steps = new TreeSet<>();
    for (int other = 1; other <= board.size(); other++) {
      if (other == placement.digit()) {
        continue;
      }
      if (board.sees(placement.cell(), other)) {
        seen |= 1L << (other - 1);
      } else {
        lost |= 1L << (other - 1);
        steps.add(board.stepThatEliminated(placement.cell(), other));
      }
    }
    steps.remove(0);
    List<Words> reasons = new ArrayList<>();
    if (seen != 0) {
      reasons.add(Words.of("sees %s", Wording.ranges(seen)));
    }
    if (lost != 0) {
      reasons.add(
          steps.isEmpty()
              ? Words.of("has lost %s before", Wording.ranges(lost))
              : Words.of("lost %s in %s", Wording.ranges(lost), Wording.steps(steps)));
    }
    Words sentence =
        reasons.isEmpty()
            ? Words.of("%s can only be %s.", cell, digit)
            : Words.of("%s %s, so it is %s.", cell, Words.join(" and ", reasons), digit);
    return StepText.of(
        Words.of("%s in %s", digit, cell),
        sentence,
        Words.of(
            "%s Every other digit is ruled out there, because %s, or was eliminated earlier.",
            sentence,
            board.rules.arePlain()
                ? "it is in the same row, column or " + (board.tables.hasBoxes ? "box" : "region")
                : "the cell sees it"));
  }
}
