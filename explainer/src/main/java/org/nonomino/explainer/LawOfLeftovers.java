package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;
import org.nonomino.core.Leftovers;

/**
 * k whole rows hold each digit k times, and so do k whole regions. Without the cells that both
 * share, what is left of the rows holds the same digits as what is left of the regions: a digit
 * that is impossible in all of the one leaves the other. So too with columns. With one cell left on
 * either side the two cells hold the same digit.
 *
 * <p>Example: regions 1 and 2 cover rows 1 and 2 but for r2c9, and reach out of them with r3c1
 * alone; so r2c9 and r3c1 are equal, and if r2c9 cannot be 5, r3c1 cannot.
 *
 * <p>No part of Sudoku Explainer; the ratings are ours. The rule is folklore of irregular puzzles.
 */
final class LawOfLeftovers implements Technique {
  private static final Rating ONE_CELL = new Rating(27);
  private static final Rating MORE_CELLS = new Rating(29);

  private final boolean isOneCell;

  private LawOfLeftovers(boolean isOneCell) {
    this.isOneCell = isOneCell;
  }

  /** Returns the technique for one cell left over on either side. */
  static LawOfLeftovers oneCell() {
    return new LawOfLeftovers(true);
  }

  /** Returns the technique for more cells. */
  static LawOfLeftovers moreCells() {
    return new LawOfLeftovers(false);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.LAW_OF_LEFTOVERS);
  }

  @Override
  public void find(Board board, StepCollector steps) {
    List<Leftovers.Pair> pairs = board.tables.leftovers();
    for (int i = 0; i < pairs.size() && !steps.isDone(); i++) {
      Leftovers.Pair pair = pairs.get(i);
      boolean pairIsOneCell = pair.cellCount() == 1;
      if (isOneCell && !pairIsOneCell) {
        return;
      }
      if (isOneCell == pairIsOneCell) {
        findIn(board, pair, steps);
      }
    }
  }

  private void findIn(Board board, Leftovers.Pair pair, StepCollector steps) {
    int[] outside = pair.outside();
    int[] inside = pair.inside();
    long digitsOutside = digitsOf(board, outside);
    long digitsInside = digitsOf(board, inside);
    if (hasCandidates(board, outside, ~digitsInside)
        || hasCandidates(board, inside, ~digitsOutside)) {
      List<Deduction> deductions = new ArrayList<>();
      if (isOneCell && (isFilled(board, outside[0]) || isFilled(board, inside[0]))) {
        int empty = isFilled(board, outside[0]) ? inside[0] : outside[0];
        int digit = board.digit(outside[0]) + board.digit(inside[0]);
        if (!board.isCandidate(empty, digit)) {
          return;
        }
        deductions.add(new Deduction.Placement(empty, digit));
      } else {
        addEliminations(board, outside, ~digitsInside, deductions);
        addEliminations(board, inside, ~digitsOutside, deductions);
      }
      steps.add(
          new Step(
              this,
              StepKind.LAW_OF_LEFTOVERS,
              isOneCell ? ONE_CELL : MORE_CELLS,
              deductions,
              evidence(board, pair)));
    }
  }

  /** Returns the digits that are in one of the cells or may do so. */
  private static long digitsOf(Board board, int[] cells) {
    long digits = 0;
    for (int cell : cells) {
      digits |= board.digit(cell) == 0 ? board.candidates(cell) : 1L << (board.digit(cell) - 1);
    }
    return digits;
  }

  private static boolean hasCandidates(Board board, int[] cells, long digits) {
    for (int cell : cells) {
      if ((board.candidates(cell) & digits) != 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFilled(Board board, int cell) {
    return board.digit(cell) != 0;
  }

  private static void addEliminations(
      Board board, int[] cells, long digits, List<Deduction> eliminations) {
    for (int cell : cells) {
      for (long rest = board.candidates(cell) & digits; rest != 0; rest &= rest - 1) {
        eliminations.add(new Deduction.Elimination(cell, Long.numberOfTrailingZeros(rest) + 1));
      }
    }
  }

  /** Makes the evidence: the lines, then the regions; what the leftover cells are or may be. */
  private static Evidence evidence(Board board, Leftovers.Pair pair) {
    List<House> houses = new ArrayList<>(pair.lines());
    houses.addAll(pair.regions());
    List<Candidate> candidates = new ArrayList<>();
    for (int[] side : new int[][] {pair.outside(), pair.inside()}) {
      for (int cell : side) {
        long digits = digitsOf(board, new int[] {cell});
        for (long rest = digits; rest != 0; rest &= rest - 1) {
          candidates.add(new Candidate(cell, Long.numberOfTrailingZeros(rest) + 1));
        }
      }
    }
    return Evidence.of(houses, candidates);
  }

  @Override
  public StepText text(Step step, Board board) {
    List<House> houses = step.evidence().houses();
    List<House> lines = houses.subList(0, houses.size() / 2);
    List<House> regions = houses.subList(houses.size() / 2, houses.size());
    List<Integer> outside = cellsOfOnly(step, lines);
    List<Integer> inside = cellsOfOnly(step, regions);
    Deduction first = step.deductions().get(0);
    String result =
        first instanceof Deduction.Placement
            ? Wording.cell(board, first.cell()) + " is " + Notation.digit(first.digit())
            : Wording.losses(board, step);
    String both = isOneCell ? "the two hold the same digit" : "both sets hold the same digits";
    return StepText.of(
        "%s=%s: %s and %s"
            .formatted(
                Notation.houses(board, lines),
                Notation.houses(board, regions),
                Notation.cells(board, outside),
                Notation.cells(board, inside)),
        "Beyond what they share, %s %s only %s and %s only %s; %s, so %s."
            .formatted(
                Wording.houses(board, lines),
                lines.size() == 1 ? "has" : "have",
                Wording.cells(board, outside),
                Wording.houses(board, regions),
                Wording.cells(board, inside),
                both,
                result),
        inFull(step, board));
  }

  private String inFull(Step step, Board board) {
    List<House> houses = step.evidence().houses();
    List<House> lines = houses.subList(0, houses.size() / 2);
    List<House> regions = houses.subList(houses.size() / 2, houses.size());
    List<Integer> outside = cellsOfOnly(step, lines);
    List<Integer> inside = cellsOfOnly(step, regions);
    String times =
        switch (lines.size()) {
          case 1 -> "once";
          case 2 -> "twice";
          default -> Wording.number(lines.size()) + " times";
        };
    String law =
        "%s %s each digit %s, and so %s %s. Take away the cells that both share: what is left of the %s, %s, holds the same digits as what is left of the %s, %s."
            .formatted(
                capital(Wording.houses(board, lines)),
                lines.size() == 1 ? "has" : "have",
                times,
                lines.size() == 1 ? "has" : "have",
                Wording.houses(board, regions),
                word(board, lines),
                Wording.cells(board, outside),
                word(board, regions),
                Wording.cells(board, inside));
    if (step.deductions().get(0) instanceof Deduction.Placement placement) {
      int other = outside.contains(placement.cell()) ? inside.get(0) : outside.get(0);
      return "%s %s is %s, so %s is %s too."
          .formatted(
              law,
              Wording.cell(board, other),
              DigitSymbols.symbol(placement.digit()),
              Wording.cell(board, placement.cell()),
              DigitSymbols.symbol(placement.digit()));
    }
    StringBuilder reasons = new StringBuilder(law);
    addReason(step, board, outside, inside, reasons);
    addReason(step, board, inside, outside, reasons);
    return reasons.append(" So ").append(Wording.eliminations(board, step)).append('.').toString();
  }

  private static void addReason(
      Step step, Board board, List<Integer> losing, List<Integer> lacking, StringBuilder reasons) {
    List<Integer> digits =
        step.deductions().stream()
            .filter(deduction -> losing.contains(deduction.cell()))
            .map(Deduction::digit)
            .toList();
    if (!digits.isEmpty()) {
      reasons.append(
          " %s cannot go into %s, and so not into %s either."
              .formatted(
                  Wording.digits(digits),
                  Wording.anyOf(board, lacking),
                  Wording.anyOf(board, losing)));
    }
  }

  private static List<Integer> cellsOfOnly(Step step, List<House> houses) {
    return step.evidence().cells().stream()
        .filter(cell -> houses.stream().anyMatch(house -> house.contains(cell)))
        .toList();
  }

  /** Returns what houses of one kind are called: {@code row}, {@code columns}. */
  private static String word(Board board, List<House> houses) {
    String names = Wording.houses(board, houses);
    return names.substring(0, names.indexOf(' '));
  }

  private static String capital(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }
}
