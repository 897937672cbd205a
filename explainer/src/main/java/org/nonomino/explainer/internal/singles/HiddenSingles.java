package org.nonomino.explainer.internal.singles;

import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
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
 * A digit has only one place left in a house. Easiest if this is the last empty cell of the house,
 * less easy in boxes, and hardest in other houses.
 *
 * <p>Example: in {@code 1 2 3 4 5 6 7 8 .} the last cell is 9. Source: Sudoku Explainer 1.2.1 (N.
 * Juillerat, 2006) for the ratings.
 */
public final class HiddenSingles implements Technique {
  private static final Rating LAST_CELL = new Rating(10);
  private static final Rating IN_BOX = new Rating(12);
  private static final Rating ELSEWHERE = new Rating(15);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.LAST_CELL, StepKind.HIDDEN_SINGLE);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (int[] houses : board.tables.singlesOrder) {
      find(board, houses, steps);
      if (steps.isDone()) {
        return;
      }
    }
  }

  // The loops create no steps, because a path spends its time here, and the compiler would copy the
  // creation of steps into each of the loops.
  private void find(BoardState board, int[] houses, StepCollector steps) {
    int size = board.size();
    int last = nextLastCell(board, houses, 0);
    while (last < houses.length) {
      addLastCell(board, houses[last], steps);
      if (steps.isDone()) {
        return;
      }
      last = nextLastCell(board, houses, last + 1);
    }
    int place = nextOnlyPlace(board, houses, 0);
    while (place < houses.length * size) {
      addOnlyPlace(board, houses[place / size], place % size + 1, steps);
      if (steps.isDone()) {
        return;
      }
      place = nextOnlyPlace(board, houses, place + 1);
    }
  }

  /**
   * Returns the index of the first house at or after a given one that has one empty cell; the
   * number of houses if there is none.
   */
  private static int nextLastCell(BoardState board, int[] houses, int from) {
    int at = from;
    while (at < houses.length && !hasOneEmptyCell(board, houses[at])) {
      at++;
    }
    return at;
  }

  private static boolean hasOneEmptyCell(BoardState board, int house) {
    int empty = 0;
    for (int cell : board.tables.cellsOf[house]) {
      if (board.digit(cell) == 0 && ++empty > 1) {
        return false;
      }
    }
    return empty == 1;
  }

  private void addLastCell(BoardState board, int house, StepCollector steps) {
    for (int cell : board.tables.cellsOf[house]) {
      if (board.digit(cell) == 0 && board.candidates(cell) != 0) {
        int digit = Long.numberOfTrailingZeros(board.candidates(cell)) + 1;
        steps.add(step(board, house, cell, digit, StepKind.LAST_CELL, LAST_CELL));
      }
    }
  }

  /**
   * Returns the first digit of a house, at or after a given one, that has one place, as index of
   * the house · n + digit − 1; the number of houses · n if there is none.
   */
  private static int nextOnlyPlace(BoardState board, int[] houses, int from) {
    int digit = from % board.size() + 1;
    for (int at = from / board.size(); at < houses.length; at++) {
      for (; digit <= board.size(); digit++) {
        if (Long.bitCount(board.places(houses[at], digit)) == 1) {
          return at * board.size() + digit - 1;
        }
      }
      digit = 1;
    }
    return houses.length * board.size();
  }

  private void addOnlyPlace(BoardState board, int house, int digit, StepCollector steps) {
    BoardTables tables = board.tables;
    int cell = board.cellAt(house, Long.numberOfTrailingZeros(board.places(house, digit)));
    Rating rating = tables.hasBoxes && tables.isRegion(house) ? IN_BOX : ELSEWHERE;
    steps.add(step(board, house, cell, digit, StepKind.HIDDEN_SINGLE, rating));
  }

  private FoundStep step(
      BoardState board, int house, int cell, int digit, StepKind kind, Rating rating) {
    return new FoundStep(
        this,
        kind,
        rating,
        List.of(new Deduction.Placement(cell, digit)),
        Evidence.of(List.of(board.tables.house(house)), List.of(new Candidate(cell, digit))));
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Deduction placement = step.deductions().get(0);
    House house = step.evidence().houses().get(0);
    // All other cells of the house have digits if this is its last cell.
    return new Premises(board).house(house, placement.digit()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    Deduction placement = step.deductions().get(0);
    Words cell = Wording.cell(board, placement.cell());
    Words digit = Notation.digit(placement.digit());
    House house = step.evidence().houses().get(0);
    Words name = Wording.house(board, house);
    Words pattern = Words.of("%s in %s", digit, Notation.houses(board, List.of(house)));
    if (step.kind() == StepKind.LAST_CELL) {
      Words sentence = Words.of("%s is the last empty cell in %s, so it is %s.", cell, name, digit);
      return StepText.of(pattern, sentence, sentence);
    }
    PlaceEvidence evidence = PlaceEvidence.of(board, house, placement.cell(), placement.digit());
    SingleWords words = new SingleWords(board);
    return new StepText(
        pattern,
        words.onlyPlace(house, placement.cell(), placement.digit(), evidence),
        List.of(),
        List.of(words.onlyPlaceInFull(house, placement.cell(), placement.digit(), evidence)),
        evidence.blockers());
  }
}
