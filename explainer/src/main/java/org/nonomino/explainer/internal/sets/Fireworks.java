package org.nonomino.explainer.internal.sets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellSet;
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
 * A row and a column cross in a cell of a region. Outside the region, a digit has no place in the
 * row except one cell, the first wing, and none in the column except the second wing. If neither
 * wing has the digit, both lines have it in the region, and so in their common cell. So the digit
 * is in at least one of three cells: a <i>firework</i>. Three digits with the same three cells fill
 * them. Two digits of one crossing and two others of the opposite crossing with the same wings fill
 * all four cells, and no crossing has a digit of the other.
 *
 * <p>Example: outside box 1, the 1, 2 and 3 of row 1 can only be in r1c8, and those of column 1
 * only in r7c1. So r1c1, r1c8 and r7c1 hold 1, 2 and 3. Sources: shye, "Fireworks" (Sudoku Players'
 * Forum, 2021); <a href="https://www.sudokuwiki.org/Fireworks">SudokuWiki, Fireworks</a>. The
 * argument uses only that a region has a digit once, so it applies to regions of any shape. The
 * ratings are specific to Nonomino.
 */
public final class Fireworks implements Technique {
  private static final Rating TRIPLE = new Rating(59);
  private static final Rating QUAD = new Rating(61);

  /** The maximum number of losses that a short sentence lists. */
  private static final int MAX_LISTED = 2;

  /** The number of digits that fill the crossing and its wings. */
  private static final int CELLS = 3;

  /**
   * The digits that are in a crossing or its wings.
   *
   * @param cells the crossing, the wing in its row, and the wing in its column
   * @param digits at least two, bit d − 1 for digit d
   */
  private record Burst(List<Integer> cells, long digits) {
    int crossing() {
      return cells.get(0);
    }

    /** Returns whether another crossing has the same wings, so that the four cells are corners. */
    boolean isOpposite(Burst other) {
      return cells.get(1).equals(other.cells.get(2)) && cells.get(2).equals(other.cells.get(1));
    }
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.FIREWORKS);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    List<Burst> pairs = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount() && !steps.isDone(); cell++) {
      if (board.digit(cell) == 0) {
        for (Burst burst : bursts(board, cell)) {
          if (Long.bitCount(burst.digits) == CELLS) {
            add(board, List.of(burst), TRIPLE, steps);
          } else if (Long.bitCount(burst.digits) == 2) {
            pairs.add(burst);
          }
        }
      }
    }
    for (Burst first : pairs) {
      for (Burst second : pairs) {
        if (first.crossing() < second.crossing()
            && first.isOpposite(second)
            && (first.digits & second.digits) == 0
            && !steps.isDone()) {
          add(board, List.of(first, second), QUAD, steps);
        }
      }
    }
  }

  private static List<Burst> bursts(BoardState board, int crossing) {
    int[] houses = board.tables.housesOf[crossing];
    long[] inRow = digitsOfWings(board, houses[0], houses[2]);
    long[] inColumn = digitsOfWings(board, houses[1], houses[2]);
    List<Burst> bursts = new ArrayList<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        long digits = inRow[row] & inColumn[column];
        if (Long.bitCount(digits) >= 2) {
          bursts.add(
              new Burst(
                  List.of(crossing, board.cellAt(houses[0], row), board.cellAt(houses[1], column)),
                  digits));
        }
      }
    }
    return bursts;
  }

  /**
   * Returns the missing digits of a line that have no place outside a region except one cell, for
   * each position of this cell in the line; none for cells of the region and solved cells.
   */
  private static long[] digitsOfWings(BoardState board, int line, int region) {
    long[] digits = new long[board.size()];
    long outside = ~board.tables.overlaps[line][region];
    long missing = board.missingDigits(line);
    for (int position = 0; position < digits.length; position++) {
      long bit = 1L << position;
      if ((outside & bit) != 0 && board.digit(board.cellAt(line, position)) == 0) {
        for (long rest = missing; rest != 0; rest &= rest - 1) {
          int digit = Long.numberOfTrailingZeros(rest) + 1;
          if ((board.places(line, digit) & outside & ~bit) == 0) {
            digits[position] |= rest & -rest;
          }
        }
      }
    }
    return digits;
  }

  private void add(BoardState board, List<Burst> bursts, Rating rating, StepCollector steps) {
    List<Deduction> eliminations = new ArrayList<>();
    bursts.get(0).cells.stream()
        .skip(1)
        .forEach(wing -> board.addEliminations(wing, ~digits(bursts), eliminations));
    for (Burst burst : bursts) {
      board.addEliminations(burst.crossing(), ~burst.digits, eliminations);
    }
    if (eliminations.isEmpty()) {
      return;
    }
    List<House> houses = new ArrayList<>();
    Set<Candidate> candidates = new LinkedHashSet<>();
    for (Burst burst : bursts) {
      for (int house : board.tables.housesOf[burst.crossing()]) {
        if (board.layout().kind(house) != HouseKind.EXTRA) {
          houses.add(board.tables.house(house));
        }
      }
      for (long rest = burst.digits; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        List<Candidate> places = new ArrayList<>();
        CellSet.places(board, board.tables.housesOf[burst.crossing()][0], digit)
            .addTo(places, digit);
        CellSet.places(board, board.tables.housesOf[burst.crossing()][1], digit)
            .addTo(places, digit);
        candidates.addAll(places);
      }
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.FIREWORKS,
            rating,
            eliminations,
            new Evidence(
                houses,
                List.copyOf(candidates),
                List.of(),
                bursts.stream().map(Burst::cells).toList())));
  }

  private static long digits(List<Burst> bursts) {
    long digits = 0;
    for (Burst burst : bursts) {
      digits |= burst.digits;
    }
    return digits;
  }

  /** Returns the pattern of a step, in the order of its sets. */
  private static List<Burst> bursts(BoardState board, FoundStep step) {
    List<Burst> bursts = new ArrayList<>();
    for (List<Integer> cells : step.evidence().sets()) {
      int[] houses = board.tables.housesOf[cells.get(0)];
      long digits =
          digitsOfWings(board, houses[0], houses[2])[board.tables.position(cells.get(1), houses[0])]
              & digitsOfWings(board, houses[1], houses[2])[
                  board.tables.position(cells.get(2), houses[1])];
      bursts.add(new Burst(cells, digits));
    }
    return bursts;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    Premises premises = new Premises(board);
    for (Burst burst : bursts(board, step)) {
      int[] houses = board.tables.housesOf[burst.crossing()];
      for (long rest = burst.digits; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        for (int line = 0; line < 2; line++) {
          premises.house(
              board.tables.house(houses[line]),
              digit,
              cell -> !board.tables.isIn(cell, houses[2]) && !burst.cells.contains(cell));
        }
      }
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Burst> bursts = bursts(board, step);
    List<Integer> wings = bursts.get(0).cells.subList(1, CELLS);
    List<Integer> crossings = bursts.stream().map(Burst::crossing).toList();
    Set<Integer> cells = new LinkedHashSet<>(bursts.get(0).cells);
    cells.addAll(crossings);
    List<Words> confined = new ArrayList<>();
    List<Words> reasons = new ArrayList<>();
    for (Burst burst : bursts) {
      List<House> houses = new ArrayList<>();
      for (int house : board.tables.housesOf[burst.crossing()]) {
        houses.add(board.tables.house(house));
      }
      confined.add(
          Words.of(
              "outside %s, %s and %s have %s only in %s",
              Wording.house(board, houses.get(2)),
              Wording.house(board, houses.get(0)),
              Wording.house(board, houses.get(1)),
              Wording.digits(burst.digits),
              confined.isEmpty() ? Wording.cells(board, wings) : "these cells"));
      reasons.add(
          Words.of(
              "Outside %s, %s has no place for %s except %s, and %s none except %s. A digit in neither cell is inside %s in both lines, and so where they cross, in %s.",
              Wording.house(board, houses.get(2)),
              Wording.house(board, houses.get(0)),
              Wording.anyDigit(burst.digits),
              Wording.cell(board, burst.cells.get(1)),
              Wording.house(board, houses.get(1)),
              Wording.cell(board, burst.cells.get(2)),
              Wording.house(board, houses.get(2)),
              Wording.cell(board, burst.crossing())));
    }
    return StepText.of(
        Words.of("%s in %s", Notation.digits(digits(bursts)), Notation.cells(board, cells)),
        Words.of(
            "%s, so these and %s hold nothing else%s.",
            Words.list(confined, "and").capitalized(),
            Wording.cells(board, crossings),
            Wording.lossCount(step) <= MAX_LISTED
                ? Words.of(" (%s)", Wording.losses(board, step))
                : ""),
        Words.of(
            "%s So each of the %s digits is in one of the %s cells %s, and these hold nothing else: %s.",
            Words.join(" ", reasons),
            Wording.number(cells.size()),
            Wording.number(cells.size()),
            Wording.cells(board, cells),
            Wording.eliminations(board, step)));
  }
}
