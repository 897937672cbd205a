package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.HouseSum;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * The digits of a house have a known sum, 45 on 9×9. Without the cages in it, the sum of the cells
 * that are left over is known. If cages extend beyond the house, the difference between these cells
 * and the cells outside is known.
 *
 * <p>Example: the cages in box 3 add up to 38 and leave only r1c9, so r1c9 is 7. Source: folklore
 * of killer sudoku.
 */
public final class RuleOf45 implements Technique {
  private static final int TENTHS_PER_HOUSE = 3;
  private static final int TENTHS_PER_CELL = 3;

  /** The maximum number of empty cells in a sum. */
  private static final int MOST_EMPTY = 5;

  private final int minTenths;
  private final int maxTenths;

  private RuleOf45(int minTenths, int maxTenths) {
    this.minTenths = minTenths;
    this.maxTenths = maxTenths;
  }

  /** Returns the technique for sums with a rating in this range of tenths, bounds included. */
  public static RuleOf45 rated(int minTenths, int maxTenths) {
    return new RuleOf45(minTenths, maxTenths);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.RULE_OF_45);
  }

  @Override
  public Rating lowestRating() {
    return new Rating(minTenths);
  }

  private static int tenths(HouseSum sum, int empty) {
    return StepKind.RULE_OF_45.lowestRating().tenths()
        + TENTHS_PER_HOUSE * (sum.houses().size() - 1)
        + TENTHS_PER_CELL * (empty - 1);
  }

  @Override
  public boolean findsEasiestFirst() {
    return false;
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (HouseSum sum : board.tables.houseSums()) {
      if (steps.isDone()) {
        return;
      }
      int empty = board.emptyCount(sum.cells());
      int tenths = tenths(sum, empty);
      if (empty > 0
          && empty <= MOST_EMPTY
          && tenths >= minTenths
          && tenths <= maxTenths
          && changed.contain(sum.cells())) {
        findIn(sum, new Rating(tenths), board, steps);
      }
    }
  }

  private void findIn(HouseSum sum, Rating rating, BoardState board, StepCollector steps) {
    int[] cells = sum.cells();
    long[] domains = new long[cells.length];
    for (int i = 0; i < cells.length; i++) {
      domains[i] = board.possible(cells[i]);
    }
    long[] supported = WeightedSum.supported(board.tables, sum, domains);
    List<Deduction> deductions = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      if (supported[i] != 0) {
        board.addEliminations(cells[i], ~supported[i], deductions);
      }
    }
    if (!deductions.isEmpty()) {
      List<Candidate> candidates = new ArrayList<>();
      for (int i = 0; i < cells.length; i++) {
        Candidates.addAll(candidates, cells[i], domains[i]);
      }
      steps.add(
          new FoundStep(
              this,
              StepKind.RULE_OF_45,
              rating,
              Placements.orElse(deductions, board),
              new Evidence(
                  sum.houses(),
                  candidates,
                  List.of(),
                  List.of(sum.innies(), sum.outies()),
                  sum.constraints())));
    }
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new HouseSumWords(step, board).text();
  }
}
