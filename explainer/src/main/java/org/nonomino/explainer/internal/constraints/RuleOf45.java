package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.explainer.Candidate;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.HouseSum;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;

/**
 * The digits of a house have a known sum, 45 on 9×9. Without the cages in it, the sum of the cells
 * that are left over is known, or their difference from the cells of cages that stick out.
 *
 * <p>Example: the cages in box 3 add up to 38 and leave only r1c9, so r1c9 is 7. Source: folklore
 * of killer sudoku.
 */
public final class RuleOf45 implements Technique {
  private static final int TENTHS_PER_HOUSE = 3;
  private static final int TENTHS_PER_CELL = 3;

  /** The number of empty cells in one sum that are surveyed. */
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
      int[] cells =
          Stream.of(sum.innies(), sum.outies())
              .flatMap(List::stream)
              .mapToInt(Integer::intValue)
              .toArray();
      int empty = (int) IntStream.of(cells).filter(cell -> board.digit(cell) == 0).count();
      int tenths = tenths(sum, empty);
      if (empty > 0
          && empty <= MOST_EMPTY
          && tenths >= minTenths
          && tenths <= maxTenths
          && changed.contain(cells)) {
        findIn(sum, cells, new Rating(tenths), board, steps);
      }
    }
  }

  private void findIn(
      HouseSum sum, int[] cells, Rating rating, BoardState board, StepCollector steps) {
    long[] domains = new long[cells.length];
    int[] weights = new int[cells.length];
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      int digit = board.digit(cells[i]);
      domains[i] = digit == 0 ? board.candidates(cells[i]) : 1L << (digit - 1);
      weights[i] = i < sum.innies().size() ? 1 : -1;
      Candidates.addAll(candidates, cells[i], domains[i]);
    }
    long[] supported =
        new WeightedSum(board.tables, cells, weights, sum.difference()).supported(domains);
    List<Deduction> deductions = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      if (board.digit(cells[i]) == 0 && supported[i] != 0) {
        for (long rest = domains[i] & ~supported[i]; rest != 0; rest &= rest - 1) {
          deductions.add(new Deduction.Elimination(cells[i], Long.numberOfTrailingZeros(rest) + 1));
        }
      }
    }
    if (!deductions.isEmpty()) {
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
  public StepText text(FoundStep step, BoardState board) {
    return new HouseSumWords(step, board).text();
  }
}
