package org.nonomino.explainer.internal.leftovers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.core.Leftovers;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.LeftoverRating;
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
 * Any k whole rows hold each digit k times, and so do any k whole regions. Without the cells that
 * both share, the remaining cells of the rows hold the same digits as the remaining cells of the
 * regions, each equally often. So a digit that is impossible in all cells of one side is removed
 * from the other. The same applies to columns. If one cell is left on either side, the two cells
 * hold the same digit. A digit that is in a cell of each side can be crossed out on both; the rest
 * still holds the same digits.
 *
 * <p>Example: regions 1 and 2 cover rows 1 and 2 except for r2c9, and extend beyond them only with
 * r3c1. So r2c9 and r3c1 are equal, and if r2c9 cannot be 5, neither can r3c1.
 *
 * <p>Not part of Sudoku Explainer; the ratings are specific to Nonomino: see {@link
 * LeftoverRating}. The rule is folklore of irregular puzzles.
 */
public final class LawOfLeftovers implements Technique {
  private final int minTenths;
  private final int maxTenths;

  private LawOfLeftovers(int minTenths, int maxTenths) {
    this.minTenths = minTenths;
    this.maxTenths = maxTenths;
  }

  /** Returns the technique for leftovers with a rating in this range of tenths, bounds included. */
  public static LawOfLeftovers rated(int minTenths, int maxTenths) {
    return new LawOfLeftovers(minTenths, maxTenths);
  }

  /** Returns the technique for all leftovers with at least this rating. */
  public static LawOfLeftovers ratedFrom(int minTenths) {
    return new LawOfLeftovers(minTenths, LeftoverRating.HARDEST);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.LAW_OF_LEFTOVERS);
  }

  @Override
  public Rating lowestRating() {
    return new Rating(minTenths);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    for (Leftovers.Pair pair : board.tables.leftovers()) {
      int tenths = LeftoverRating.of(pair).tenths();
      if (tenths > maxTenths || steps.isDone()) {
        return;
      }
      if (tenths >= minTenths) {
        findIn(board, pair, steps);
      }
    }
  }

  private void findIn(BoardState board, Leftovers.Pair pair, StepCollector steps) {
    int[] outside = pair.outside();
    int[] inside = pair.inside();
    List<Deduction> deductions =
        deductions(board, outside, inside, possibleIn(board, outside), possibleIn(board, inside));
    if (deductions.isEmpty()) {
      int[] surplus = surplus(board, outside, inside);
      deductions =
          deductions(
              board,
              outside,
              inside,
              candidatesOf(board, outside) | digitsWith(surplus, 1),
              candidatesOf(board, inside) | digitsWith(surplus, -1));
    }
    if (!deductions.isEmpty()) {
      steps.add(
          new FoundStep(
              this,
              StepKind.LAW_OF_LEFTOVERS,
              LeftoverRating.of(pair),
              deductions,
              evidence(board, pair)));
    }
  }

  /**
   * Returns the conclusions from the possible digits of each side: a placement if one cell is empty
   * and one digit is left for it, otherwise eliminations.
   */
  private static List<Deduction> deductions(
      BoardState board, int[] outside, int[] inside, long digitsOutside, long digitsInside) {
    List<Deduction> deductions = new ArrayList<>();
    addEliminations(board, outside, ~digitsInside, deductions);
    addEliminations(board, inside, ~digitsOutside, deductions);
    if (deductions.isEmpty() || board.emptyCount(outside) + board.emptyCount(inside) > 1) {
      return deductions;
    }
    int cell = deductions.get(0).cell();
    long left = board.candidates(cell);
    for (Deduction elimination : deductions) {
      left &= ~(1L << (elimination.digit() - 1));
    }
    return Long.bitCount(left) == 1
        ? List.of(new Deduction.Placement(cell, Long.numberOfTrailingZeros(left) + 1))
        : deductions;
  }

  /** Returns how many more cells of the lines than of the regions have each digit. */
  private static int[] surplus(BoardState board, int[] outside, int[] inside) {
    int[] surplus = new int[board.size() + 1];
    for (int cell : outside) {
      surplus[board.digit(cell)]++;
    }
    for (int cell : inside) {
      surplus[board.digit(cell)]--;
    }
    return surplus;
  }

  /** Returns the digits that one side has more of, the lines (1) or the regions (-1). */
  private static long digitsWith(int[] surplus, int sign) {
    long digits = 0;
    for (int digit = 1; digit < surplus.length; digit++) {
      digits |= surplus[digit] * sign > 0 ? 1L << (digit - 1) : 0;
    }
    return digits;
  }

  private static long candidatesOf(BoardState board, int[] cells) {
    long digits = 0;
    for (int cell : cells) {
      digits |= board.candidates(cell);
    }
    return digits;
  }

  /** Returns the digits and candidates of the cells. */
  private static long possibleIn(BoardState board, int[] cells) {
    long digits = 0;
    for (int cell : cells) {
      digits |= board.possible(cell);
    }
    return digits;
  }

  /** Returns the digits of the cells that are not empty. */
  private static long placed(BoardState board, List<Integer> cells) {
    long digits = 0;
    for (int cell : cells) {
      digits |= digitAsSet(board, cell);
    }
    return digits;
  }

  private static long digitAsSet(BoardState board, int cell) {
    return board.digit(cell) == 0 ? 0 : board.possible(cell);
  }

  private static void addEliminations(
      BoardState board, int[] cells, long digits, List<Deduction> eliminations) {
    for (int cell : cells) {
      board.addEliminations(cell, digits, eliminations);
    }
  }

  /**
   * Creates the evidence: the lines, the regions, and the digits or candidates of the leftover
   * cells.
   */
  private static Evidence evidence(BoardState board, Leftovers.Pair pair) {
    List<House> houses = new ArrayList<>(pair.lines());
    houses.addAll(pair.regions());
    List<Candidate> candidates = new ArrayList<>();
    for (int[] side : new int[][] {pair.outside(), pair.inside()}) {
      for (int cell : side) {
        Candidates.addAll(candidates, cell, board.possible(cell));
      }
    }
    return Evidence.of(houses, candidates);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    LeftoverWords sides = new LeftoverWords(step, board);
    Premises premises = new Premises(board);
    for (Deduction deduction : step.deductions()) {
      long lost = 1L << (deduction.digit() - 1);
      if (deduction instanceof Deduction.Placement) {
        lost = board.candidates(deduction.cell()) & ~lost;
      }
      for (int cell : sides.otherSide(deduction.cell())) {
        for (long rest = lost; rest != 0; rest &= rest - 1) {
          premises.not(cell, Long.numberOfTrailingZeros(rest) + 1);
        }
      }
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    LeftoverWords words = new LeftoverWords(step, board);
    long crossedOut = crossedOut(step, board, words);
    Words start =
        crossedOut == 0
            ? Words.of("So")
            : Words.of("With %s crossed out once on each side,", Wording.digits(crossedOut));
    return StepText.of(
        words.pattern(),
        Words.of(
            "%s. %s %s.", words.housesAreEqual(), start, result(step, board, words, crossedOut)),
        inFull(step, board, words, crossedOut));
  }

  private static Words result(
      FoundStep step, BoardState board, LeftoverWords words, long crossedOut) {
    List<Integer> outside = without(board, words.outside, crossedOut);
    List<Integer> inside = without(board, words.inside, crossedOut);
    boolean isOutside = words.outside.contains(step.deductions().get(0).cell());
    List<Integer> losing = isOutside ? outside : inside;
    List<Integer> others = isOutside ? inside : outside;
    if (step.deductions().get(0) instanceof Deduction.Placement placement) {
      Words cell = Wording.cell(board, placement.cell());
      Words digit = Notation.digit(placement.digit());
      return losing.size() == 1
          ? Words.of("%s is %s, like %s", cell, digit, Wording.cells(board, others))
          : Words.of("%s: %s is %s", words.hold(losing, others), cell, digit);
    }
    boolean losesOneSide =
        step.deductions().stream().allMatch(deduction -> losing.contains(deduction.cell()));
    boolean isClear = words.areNamed(losing) && (losesOneSide || words.areNamed(others));
    return Words.of(
        "%s, never %s%s",
        words.hold(losing, others),
        anyLost(step, crossedOut),
        isClear ? Words.NONE : Words.of(" (%s)", Wording.losing(board, step)));
  }

  /** Names the digits that cells lose: {@code 2, 5 or another 7}. */
  private static Words anyLost(FoundStep step, long crossedOut) {
    long lost = 0;
    for (Deduction deduction : step.deductions()) {
      lost |= 1L << (deduction.digit() - 1);
    }
    List<Words> digits = new ArrayList<>();
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      boolean isAnother = (Long.lowestOneBit(rest) & crossedOut) != 0;
      Words digit = Notation.digit(Long.numberOfTrailingZeros(rest) + 1);
      digits.add(isAnother ? Words.of("another %s", digit) : digit);
    }
    return Words.list(digits, "or");
  }

  /** Returns the digits on both sides that the step needs, or none if it needs none. */
  private static long crossedOut(FoundStep step, BoardState board, LeftoverWords words) {
    long digits = 0;
    for (Deduction deduction : step.deductions()) {
      long digit = 1L << (deduction.digit() - 1);
      long excluded =
          deduction instanceof Deduction.Placement
              ? board.candidates(deduction.cell()) & ~digit
              : digit;
      digits |= excluded & placed(board, words.otherSide(deduction.cell()));
    }
    return digits;
  }

  private static Words inFull(
      FoundStep step, BoardState board, LeftoverWords words, long crossedOut) {
    List<Words> text = new ArrayList<>();
    text.add(words.lawInFull());
    if (crossedOut != 0) {
      text.add(
          Words.of(
              "Both sides already have %s; with %s crossed out once on each side, the rest is still the same.",
              Wording.digits(crossedOut), Long.bitCount(crossedOut) == 1 ? "it" : "these"));
    }
    if (step.deductions().get(0) instanceof Deduction.Placement placement) {
      List<Integer> others = words.otherSide(placement.cell());
      text.add(
          others.size() == 1
              ? Words.of(
                  "%s is %s, so %s is %s too.",
                  Wording.cells(board, others),
                  Notation.digit(placement.digit()),
                  Wording.cell(board, placement.cell()),
                  Notation.digit(placement.digit()))
              : Words.of(
                  "Among the digits in %s, %s is the only one left for %s.",
                  Wording.cells(board, others),
                  Notation.digit(placement.digit()),
                  Wording.cell(board, placement.cell())));
      return Words.join(" ", text);
    }
    addReason(step, board, words.outside, without(board, words.inside, crossedOut), text);
    addReason(step, board, words.inside, without(board, words.outside, crossedOut), text);
    text.add(Words.of("So %s.", Wording.eliminations(board, step)));
    return Words.join(" ", text);
  }

  /** Returns the cells that have none of these digits. */
  private static List<Integer> without(BoardState board, List<Integer> cells, long digits) {
    return cells.stream().filter(cell -> (digitAsSet(board, cell) & digits) == 0).toList();
  }

  private static void addReason(
      FoundStep step,
      BoardState board,
      List<Integer> losing,
      List<Integer> lacking,
      List<Words> reasons) {
    List<Integer> digits =
        step.deductions().stream()
            .filter(deduction -> losing.contains(deduction.cell()))
            .map(Deduction::digit)
            .toList();
    if (!digits.isEmpty()) {
      reasons.add(
          Words.of("%s cannot go in %s.", Wording.digits(digits), Wording.anyOf(board, lacking)));
    }
  }
}
