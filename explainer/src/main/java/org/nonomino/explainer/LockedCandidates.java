package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.House;

/**
 * All places of a digit in one house lie in another house too: the digit of the second house is
 * among them, and its other cells lose it. <i>Pointing</i> from a box to a row or column,
 * <i>claiming</i> for all other pairs; a region that is no box may share many cells with a row, and
 * is no easier to see than a row.
 *
 * <p>Example: the 5 of box 1 can only stand in r1c1 or r1c2; so r1c4 to r1c9 cannot be 5.
 * <i>Direct</i> where box 2 has then only one place for 5: that place is the step.
 *
 * <p>Source: Sudoku Explainer 1.2.1 for the ratings, and for seeking the single in houses of the
 * first one's kind. As measured, its program for irregular regions looks at lines before regions
 * and at pairs of houses before digits, and a direct step eliminates, too; that for boxes looks at
 * boxes first, and at digits before houses, and its direct step only places.
 */
final class LockedCandidates implements Technique {
  private static final Rating DIRECT_POINTING = new Rating(17);
  private static final Rating DIRECT_CLAIMING = new Rating(19);
  private static final Rating POINTING = new Rating(26);
  private static final Rating CLAIMING = new Rating(28);

  /** The kinds of the first and of the second house: 0 rows, 1 columns, 2 regions. */
  private static final int[][] BOXES_FIRST = {{2, 1}, {2, 0}, {1, 2}, {0, 2}};

  private static final int[][] LINES_FIRST = {{1, 2}, {0, 2}, {2, 1}, {2, 0}};

  private final boolean isDirect;

  private LockedCandidates(boolean isDirect) {
    this.isDirect = isDirect;
  }

  /** Returns the technique where it gives a single at once. */
  static LockedCandidates direct() {
    return new LockedCandidates(true);
  }

  /** Returns the technique where candidates are eliminated. */
  static LockedCandidates indirect() {
    return new LockedCandidates(false);
  }

  @Override
  public void find(Board board, StepCollector steps) {
    boolean hasBoxes = board.tables.hasBoxes;
    for (int[] kinds : hasBoxes ? BOXES_FIRST : LINES_FIRST) {
      if (hasBoxes) {
        for (int digit = 1; digit <= board.size() && !steps.isDone(); digit++) {
          findIn(board, kinds, digit, digit, steps);
        }
      } else {
        findIn(board, kinds, 1, board.size(), steps);
      }
    }
  }

  private void findIn(
      Board board, int[] kinds, int firstDigit, int lastDigit, StepCollector steps) {
    int size = board.size();
    for (int first = kinds[0] * size; first < (kinds[0] + 1) * size && !steps.isDone(); first++) {
      for (int second = kinds[1] * size; second < (kinds[1] + 1) * size; second++) {
        long shared = board.tables.overlaps[first][second];
        if ((shared & (shared - 1)) != 0) {
          for (int digit = firstDigit; digit <= lastDigit; digit++) {
            if (isLocked(board, first, second, digit)) {
              addSteps(board, first, second, digit, steps);
              if (steps.isDone()) {
                return;
              }
            }
          }
        }
      }
    }
  }

  /** Tells whether the places in the first house lie in the second, which has others. */
  private static boolean isLocked(Board board, int first, int second, int digit) {
    long places = board.places(first, digit);
    return (places & ~board.tables.overlaps[first][second]) == 0
        && (places & (places - 1)) != 0
        && (board.places(second, digit) & ~board.tables.overlaps[second][first]) != 0;
  }

  private void addSteps(Board board, int first, int second, int digit, StepCollector steps) {
    if (isDirect) {
      findSingle(board, first, second, digit, steps);
    } else {
      steps.add(indirectStep(board, first, second, digit));
    }
  }

  private void findSingle(Board board, int first, int second, int digit, StepCollector steps) {
    int size = board.size();
    int start = first / size * size;
    for (int third = start; third < start + size; third++) {
      long shared = board.tables.overlaps[third][second];
      long places = board.places(third, digit);
      long left = places & ~shared;
      if (third != first && left != places && Long.bitCount(left) == 1) {
        int cell = board.cellAt(third, Long.numberOfTrailingZeros(left));
        boolean isPointing = isPointing(board, first);
        List<Deduction> deductions = new ArrayList<>();
        deductions.add(new Deduction.Placement(cell, digit));
        if (!board.tables.hasBoxes) {
          addEliminations(board, first, second, digit, deductions);
        }
        steps.add(
            new Step(
                this,
                isPointing ? StepKind.DIRECT_POINTING : StepKind.DIRECT_CLAIMING,
                isPointing ? DIRECT_POINTING : DIRECT_CLAIMING,
                deductions,
                evidence(board, digit, first, second, third)));
        if (steps.isDone()) {
          return;
        }
      }
    }
  }

  private Step indirectStep(Board board, int first, int second, int digit) {
    List<Deduction> eliminations = new ArrayList<>();
    addEliminations(board, first, second, digit, eliminations);
    boolean isPointing = isPointing(board, first);
    return new Step(
        this,
        isPointing ? StepKind.POINTING : StepKind.CLAIMING,
        isPointing ? POINTING : CLAIMING,
        eliminations,
        evidence(board, digit, first, second));
  }

  private static void addEliminations(
      Board board, int first, int second, int digit, List<Deduction> eliminations) {
    long others = board.places(second, digit) & ~board.tables.overlaps[second][first];
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(second, Long.numberOfTrailingZeros(rest));
      eliminations.add(new Deduction.Elimination(cell, digit));
    }
  }

  private static boolean isPointing(Board board, int first) {
    return board.tables.hasBoxes && board.tables.isRegion(first);
  }

  private static Evidence evidence(Board board, int digit, int... houses) {
    List<House> seen = new ArrayList<>();
    for (int house : houses) {
      seen.add(board.tables.house(house));
    }
    List<Candidate> locked = new ArrayList<>();
    for (long rest = board.places(houses[0], digit); rest != 0; rest &= rest - 1) {
      locked.add(new Candidate(board.cellAt(houses[0], Long.numberOfTrailingZeros(rest)), digit));
    }
    return Evidence.of(seen, locked);
  }

  @Override
  public String explain(Step step, Board board) {
    List<House> houses = step.evidence().houses();
    char digit = DigitSymbols.symbol(step.deductions().get(0).digit());
    String lock =
        "In %s, %s can only go into %s. All of these also lie in %s, so the %s of %s is one of them, and the other cells of %s cannot be %s."
            .formatted(
                houses.get(0),
                digit,
                Wording.anyOf(board, step.evidence().cells()),
                houses.get(1),
                digit,
                houses.get(1),
                houses.get(1),
                digit);
    return isDirect
        ? "%s That leaves %s as the only place for %s in %s."
            .formatted(
                lock, Wording.cell(board, step.deductions().get(0).cell()), digit, houses.get(2))
        : "%s So %s.".formatted(lock, Wording.eliminations(board, step));
  }
}
