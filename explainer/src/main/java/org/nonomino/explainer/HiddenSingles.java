package org.nonomino.explainer;

import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;

/**
 * A digit has only one place left in a house. Easiest where that is the last empty cell of the
 * house; then in boxes; then in other houses.
 *
 * <p>Example: in {@code 1 2 3 4 5 6 7 8 .} the 9 goes into the last cell. Source: Sudoku Explainer
 * 1.2.1 (N. Juillerat, 2006) for the ratings.
 */
final class HiddenSingles implements Technique {
  private static final Rating LAST_CELL = new Rating(10);
  private static final Rating IN_BOX = new Rating(12);
  private static final Rating ELSEWHERE = new Rating(15);

  @Override
  public void find(Board board, StepCollector steps) {
    for (int[] houses : board.tables.singlesOrder) {
      find(board, houses, steps);
      if (steps.isDone()) {
        return;
      }
    }
  }

  private void find(Board board, int[] houses, StepCollector steps) {
    BoardTables tables = board.tables;
    for (int house : houses) {
      OptionalInt last = lastEmptyCell(board, house);
      if (last.isPresent() && board.candidates(last.getAsInt()) != 0) {
        int digit = Long.numberOfTrailingZeros(board.candidates(last.getAsInt())) + 1;
        steps.add(step(board, house, last.getAsInt(), digit, StepKind.LAST_CELL, LAST_CELL));
        if (steps.isDone()) {
          return;
        }
      }
    }
    for (int house : houses) {
      Rating rating = tables.hasBoxes && tables.isRegion(house) ? IN_BOX : ELSEWHERE;
      for (int digit = 1; digit <= board.size(); digit++) {
        long places = board.places(house, digit);
        if (Long.bitCount(places) == 1) {
          int cell = board.cellAt(house, Long.numberOfTrailingZeros(places));
          steps.add(step(board, house, cell, digit, StepKind.HIDDEN_SINGLE, rating));
          if (steps.isDone()) {
            return;
          }
        }
      }
    }
  }

  private static OptionalInt lastEmptyCell(Board board, int house) {
    int last = -1;
    for (int cell : board.tables.cellsOf[house]) {
      if (board.digit(cell) == 0) {
        if (last >= 0) {
          return OptionalInt.empty();
        }
        last = cell;
      }
    }
    return last < 0 ? OptionalInt.empty() : OptionalInt.of(last);
  }

  private Step step(Board board, int house, int cell, int digit, StepKind kind, Rating rating) {
    return new Step(
        this,
        kind,
        rating,
        List.of(new Deduction.Placement(cell, digit)),
        Evidence.of(List.of(board.tables.house(house)), List.of(new Candidate(cell, digit))));
  }

  @Override
  public String explain(Step step, Board board) {
    Deduction placement = step.deductions().get(0);
    String cell = CellNames.name(board.size(), placement.cell());
    char digit = DigitSymbols.symbol(placement.digit());
    House house = step.evidence().houses().get(0);
    return step.kind() == StepKind.LAST_CELL
        ? "%s is the last empty cell of %s, where only %s is missing.".formatted(cell, house, digit)
        : "In %s, %s can only go into %s: each other empty cell of it lies in a row, column or region that has its %s already, or lost it in an earlier step."
            .formatted(house, digit, cell, digit);
  }
}
