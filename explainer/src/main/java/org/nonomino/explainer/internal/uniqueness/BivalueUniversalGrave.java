package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * All empty cells have two candidates, and each digit two places in each house, except for some
 * extra candidates in some cells. Without these there would be no solution or two, so at least one
 * of them is true: see {@link ExtraCells} for the conclusions. Type 1 is called BUG+1. In a BUG+n a
 * candidate that excludes all extra ones would leave only the grave, so it is eliminated.
 *
 * <p>Example: all empty cells except r5c5 (2, 4, 7) have two candidates, and 7 has three places in
 * its row, its column and its region. So r5c5 is 7. Source: <a
 * href="https://www.sudopedia.org/wiki/Bivalue_Universal_Grave">Sudopedia, Bivalue Universal
 * Grave</a>; Sudoku Explainer 1.2.1 for the ratings.
 */
public final class BivalueUniversalGrave implements Technique {
  /*
   * Why it is deadly, whatever the regions. A *grave* is a board where each empty cell has exactly
   * two candidates, and each digit that a house lacks exactly two places in it. Suppose that it has
   * a solution among its candidates. Replace the digit of each empty cell by its other candidate.
   * Consider a house and a digit d that it lacks. The first of its two places was d and the second
   * was not; so now only the second is d. So each house has each digit once, and this is a second
   * solution with the same givens. The proof uses only that houses are sets of cells.
   *
   * Which candidates are extra: a cell with m > 2 candidates has m - 2 of them. A digit is extra in
   * it only if it has more than two places in all three houses of the cell. If exactly m - 2 digits
   * of each cell are of this kind, and their removal results in a grave, these are the extra
   * candidates. (If more digits are of this kind, a different choice might result in a grave. This
   * is not tried, because it hardly ever happens.)
   */
  private final boolean hasTypes;

  private BivalueUniversalGrave(boolean hasTypes) {
    this.hasTypes = hasTypes;
  }

  /** Returns the technique with the types of {@link ExtraCells}. */
  public static BivalueUniversalGrave types() {
    return new BivalueUniversalGrave(true);
  }

  /**
   * Returns the technique for several extra candidates that are all excluded by another candidate.
   * Such a candidate would leave only the grave, so it is eliminated.
   */
  public static BivalueUniversalGrave plusSeveral() {
    return new BivalueUniversalGrave(false);
  }

  private static final Rating TYPE_1 = new Rating(56);
  private static final Rating TYPE_2_AND_4 = new Rating(57);
  private static final int MAX_ADDED = 5;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(hasTypes ? StepKind.BUG : StepKind.BUG_PLUS_N);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    int count = 0;
    int[] cells = new int[board.size()];
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (Long.bitCount(board.candidates(cell)) > 2) {
        if (count == cells.length) {
          return; // More cells than a house has, or than one cell is likely to see.
        }
        cells[count++] = cell;
      } else if (Long.bitCount(board.candidates(cell)) == 1) {
        return;
      }
    }
    if (count == 0) {
      return;
    }
    int[] extraCells = new int[count];
    long[] extras = new long[count];
    List<Candidate> pattern = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      extraCells[i] = cells[i];
      extras[i] = crowded(board, cells[i]);
      if (Long.bitCount(board.candidates(cells[i]) & ~extras[i]) != 2) {
        return;
      }
      Candidates.addAll(pattern, cells[i], extras[i]);
    }
    if (!isGrave(board, extraCells, extras)) {
      return;
    }
    if (!hasTypes) {
      addStepsOfSeveral(board, pattern, steps);
      return;
    }
    List<FoundStep> found =
        new ExtraCells(board, extraCells, extras, pattern, this::step).find(/* pair= */ 0);
    found.sort(Comparator.comparing(FoundStep::rating));
    for (FoundStep step : found) {
      if (steps.isDone()) {
        return;
      }
      steps.add(step);
    }
  }

  /**
   * Adds a step for each candidate that excludes all extra candidates; used for all types except
   * the first.
   */
  private void addStepsOfSeveral(BoardState board, List<Candidate> extras, StepCollector steps) {
    if (extras.size() < 2 || Candidates.cells(extras).size() < 2) {
      return;
    }
    List<Deduction> eliminations = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      for (long rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        if (excludesAll(board, cell, digit, extras)) {
          eliminations.add(new Deduction.Elimination(cell, digit));
        }
      }
    }
    if (!eliminations.isEmpty() && !steps.isDone()) {
      steps.add(
          new FoundStep(
              this,
              StepKind.BUG_PLUS_N,
              new Rating(TYPE_2_AND_4.tenths() + Math.min(extras.size() - 2, MAX_ADDED)),
              eliminations,
              Evidence.of(List.of(), extras)));
    }
  }

  private static boolean excludesAll(
      BoardState board, int cell, int digit, List<Candidate> extras) {
    for (Candidate extra : extras) {
      boolean isExcluded =
          extra.cell() == cell
              ? extra.digit() != digit
              : extra.digit() == digit && board.tables.arePeers(extra.cell(), cell);
      if (!isExcluded) {
        return false;
      }
    }
    return true;
  }

  /** Returns the digits that have more than two places in all houses of a cell. */
  private static long crowded(BoardState board, int cell) {
    long crowded = board.candidates(cell);
    for (long rest = crowded; rest != 0; rest &= rest - 1) {
      for (int house : board.tables.housesOf[cell]) {
        if (Long.bitCount(board.places(house, Long.numberOfTrailingZeros(rest) + 1)) <= 2) {
          crowded &= ~Long.lowestOneBit(rest);
        }
      }
    }
    return crowded;
  }

  /** Returns whether each missing digit of each house has two places apart from the extra ones. */
  private static boolean isGrave(BoardState board, int[] cells, long[] extras) {
    for (int house = 0; house < board.tables.cellsOf.length; house++) {
      for (long rest = board.missingDigits(house); rest != 0; rest &= rest - 1) {
        long digit = Long.lowestOneBit(rest);
        int places = Long.bitCount(board.places(house, Long.numberOfTrailingZeros(rest) + 1));
        for (int i = 0; i < cells.length; i++) {
          if ((extras[i] & digit) != 0 && board.tables.isIn(cells[i], house)) {
            places--;
          }
        }
        if (places != 2) {
          return false;
        }
      }
    }
    return true;
  }

  private FoundStep step(
      Variant type,
      ExtraCells.SetKind set,
      int setSize,
      List<Deduction> eliminations,
      Evidence evidence) {
    Rating rating =
        switch (type) {
          case TYPE_1 -> TYPE_1;
          case TYPE_3 -> new Rating(TYPE_2_AND_4.tenths() + setSize - 1);
          default -> TYPE_2_AND_4;
        };
    return new FoundStep(this, StepKind.BUG, type, rating, eliminations, evidence);
  }

  @Override
  public FoundStep told(FoundStep step, BoardState board) {
    return ExtraCells.told(step, board);
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).everything().toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Candidate> extras = new ArrayList<>();
    List<Words> extraNames = new ArrayList<>();
    List<Words> extraCodes = new ArrayList<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (Long.bitCount(board.candidates(cell)) > 2) {
        long digits = crowded(board, cell);
        Candidates.addAll(extras, cell, digits);
        extraNames.add(Words.of("%s in %s", Wording.digits(digits), Wording.cell(board, cell)));
        extraCodes.add(Words.of("%s %s", Notation.digits(digits), Wording.cell(board, cell)));
      }
    }
    List<Integer> cells = Candidates.cells(extras);
    Words names = Words.list(extraNames, "and");
    Words grave =
        Words.of(
            "Every empty cell has two candidates, and every digit two places in each house that lacks it, except for %s. Without that, you could take any solution and give each empty cell its other candidate. Every house would again have each digit once, and there would be a second solution; but this puzzle has only one.",
            names);
    if (!hasTypes) {
      String both = Wording.both(extras.size());
      return StepText.of(
          Words.join(", ", extraCodes),
          Words.of(
              "Without %s the puzzle would have two solutions, so one of these is true; %s.",
              names,
              step.deductions().size() == 1
                  ? Words.of(
                      "%s cannot be %s, which excludes %s",
                      Wording.losing(board, step),
                      Notation.digit(step.deductions().get(0).digit()),
                      both)
                  : Words.of(
                      "candidates that exclude %s are removed: %s",
                      both, Wording.losses(board, step))),
          Words.of(
              "%s So at least one of these is true, and a candidate that excludes %s is not: %s.",
              grave, both, Wording.eliminations(board, step)));
    }
    return StepText.of(
        Words.join(", ", extraCodes),
        Words.of(
            "Without %s, every empty cell would have two candidates and the puzzle two solutions, so %s",
            names, ExtraCells.sentence(step, board, extras, cells)),
        Words.of("%s %s", grave, ExtraCells.explain(step, board, extras, cells)));
  }
}
