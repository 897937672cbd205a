package org.nonomino.explainer.internal.intersections;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.OneLook;
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
 * All places of a digit in one house also lie in a second house. So the digit of the second house
 * is among them, and its other cells lose it. <i>Pointing</i> goes from a region to a row or
 * column, <i>claiming</i> from a row or column to a region. Pointing is easier only from boxes,
 * because a region that is not a box may share many cells with a row, and is no easier to see than
 * a row.
 *
 * <p>Example: the 5 of box 1 can only be in r1c1 or r1c2, so r1c4 to r1c9 cannot be 5. The step is
 * <i>direct</i> if box 2 then has only one place for 5, and this is the conclusion.
 *
 * <p>Source: Sudoku Explainer 1.2.1 for the ratings, and for seeking the single in houses of the
 * first house's kind. Measured: its program for irregular regions examines lines before regions and
 * pairs of houses before digits, and its direct steps also eliminate. Its program for boxes
 * examines boxes first, and digits before houses, and its direct steps only place.
 */
public final class LockedCandidates implements Technique {
  private static final Rating DIRECT_POINTING = new Rating(17);
  private static final Rating DIRECT_CLAIMING = new Rating(19);
  private static final Rating POINTING = new Rating(26);
  private static final Rating CLAIMING = new Rating(28);

  /** The kinds of the first and of the second house. */
  private record Kinds(HouseKind first, HouseKind second) {}

  private static final List<Kinds> FROM_REGIONS =
      List.of(
          new Kinds(HouseKind.REGION, HouseKind.COLUMN),
          new Kinds(HouseKind.REGION, HouseKind.ROW));

  private static final List<Kinds> FROM_LINES =
      List.of(
          new Kinds(HouseKind.COLUMN, HouseKind.REGION),
          new Kinds(HouseKind.ROW, HouseKind.REGION));

  private static final List<Kinds> EXTRA =
      List.of(
          new Kinds(HouseKind.EXTRA, HouseKind.COLUMN),
          new Kinds(HouseKind.EXTRA, HouseKind.ROW),
          new Kinds(HouseKind.EXTRA, HouseKind.REGION),
          new Kinds(HouseKind.EXTRA, HouseKind.EXTRA),
          new Kinds(HouseKind.REGION, HouseKind.EXTRA),
          new Kinds(HouseKind.COLUMN, HouseKind.EXTRA),
          new Kinds(HouseKind.ROW, HouseKind.EXTRA));

  private static final List<Kinds> BOXES_FIRST = all(FROM_REGIONS, FROM_LINES);
  private static final List<Kinds> LINES_FIRST = all(FROM_LINES, FROM_REGIONS);

  private static List<Kinds> all(List<Kinds> first, List<Kinds> second) {
    return Stream.of(first, second, EXTRA).flatMap(List::stream).toList();
  }

  private final boolean isDirect;

  /** Whether extra houses count as in Sudoku Explainer. */
  private final boolean isMeasured;

  private LockedCandidates(boolean isDirect, boolean isMeasured) {
    this.isDirect = isDirect;
    this.isMeasured = isMeasured;
  }

  /** Returns the technique for steps that give a single at once. */
  public static LockedCandidates direct() {
    return new LockedCandidates(true, false);
  }

  /** Returns the technique for steps that eliminate candidates. */
  public static LockedCandidates indirect() {
    return new LockedCandidates(false, false);
  }

  /**
   * Returns the same technique as programs of the Sudoku Explainer family have it: diagonals take
   * no part, and from any other extra house to a row or column is pointing, but not if it is
   * direct.
   */
  public LockedCandidates asMeasured() {
    return new LockedCandidates(isDirect, true);
  }

  @Override
  public Set<StepKind> kinds() {
    return isDirect
        ? Set.of(StepKind.DIRECT_POINTING, StepKind.DIRECT_CLAIMING)
        : Set.of(StepKind.POINTING, StepKind.CLAIMING);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Locks locks = new Locks(board, isMeasured);
    while (!steps.isDone() && locks.next()) {
      BoardTables.Crossing crossing = locks.crossing();
      if (isDirect) {
        addSingles(board, crossing, locks.digit(), steps);
      } else {
        steps.add(indirectStep(board, crossing.first(), crossing.second(), locks.digit()));
      }
    }
  }

  private void addSingles(
      BoardState board, BoardTables.Crossing crossing, int digit, StepCollector steps) {
    HouseKind kind = board.layout().kind(crossing.first());
    int end = board.layout().end(kind);
    int third = nextSingle(board, crossing, digit, board.layout().first(kind));
    while (third < end) {
      steps.add(directStep(board, crossing.first(), crossing.second(), digit, third));
      if (steps.isDone()) {
        return;
      }
      third = nextSingle(board, crossing, digit, third + 1);
    }
  }

  /**
   * Returns the first house at or after a given one, of the kind of the first house, that has one
   * place for the digit when it loses the places in the second house; the house after the last of
   * its kind if there is none.
   */
  private static int nextSingle(
      BoardState board, BoardTables.Crossing crossing, int digit, int from) {
    int end = board.layout().end(board.layout().kind(crossing.first()));
    int third = from;
    while (third < end) {
      long places = board.places(third, digit);
      long left = places & ~board.tables.overlaps[third][crossing.second()];
      // An extra house can share cells with the first house, and these keep the digit.
      boolean isApart = board.tables.overlaps[third][crossing.first()] == 0;
      if (left != places && Long.bitCount(left) == 1 && isApart) {
        return third;
      }
      third++;
    }
    return end;
  }

  private FoundStep directStep(BoardState board, int first, int second, int digit, int third) {
    long left = board.places(third, digit) & ~board.tables.overlaps[third][second];
    int cell = board.cellAt(third, Long.numberOfTrailingZeros(left));
    boolean isEasy = isFromBox(board, first);
    List<Deduction> deductions = new ArrayList<>();
    deductions.add(new Deduction.Placement(cell, digit));
    if (!board.tables.hasBoxes) {
      addEliminations(board, first, second, digit, deductions);
    }
    return new FoundStep(
        this,
        board.tables.isRegion(first) ? StepKind.DIRECT_POINTING : StepKind.DIRECT_CLAIMING,
        isEasy ? DIRECT_POINTING : DIRECT_CLAIMING,
        deductions,
        evidence(board, digit, first, second, third));
  }

  private FoundStep indirectStep(BoardState board, int first, int second, int digit) {
    List<Deduction> eliminations = new ArrayList<>();
    addEliminations(board, first, second, digit, eliminations);
    boolean isFromWindow = isMeasured && isExtra(board, first) && isLine(board, second);
    boolean isEasy = isFromBox(board, first) || isFromWindow;
    return new FoundStep(
        this,
        board.tables.isRegion(first) || isFromWindow ? StepKind.POINTING : StepKind.CLAIMING,
        isEasy ? POINTING : CLAIMING,
        eliminations,
        evidence(board, digit, first, second));
  }

  private static void addEliminations(
      BoardState board, int first, int second, int digit, List<Deduction> eliminations) {
    long others = board.places(second, digit) & ~board.tables.overlaps[second][first];
    for (long rest = others; rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(second, Long.numberOfTrailingZeros(rest));
      eliminations.add(new Deduction.Elimination(cell, digit));
    }
  }

  private static boolean isFromBox(BoardState board, int first) {
    return board.tables.hasBoxes && board.tables.isRegion(first);
  }

  private static boolean isExtra(BoardState board, int house) {
    return board.layout().kind(house) == HouseKind.EXTRA;
  }

  private static boolean isLine(BoardState board, int house) {
    return BoardTables.LINES.contains(board.layout().kind(house));
  }

  private static Evidence evidence(BoardState board, int digit, int... houses) {
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
  public List<Premise> premises(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    int digit = step.deductions().get(0).digit();
    House second = houses.get(1);
    Premises premises = new Premises(board).house(houses.get(0), digit);
    if (isDirect) {
      premises.house(houses.get(2), digit, cell -> !second.contains(cell));
    }
    return premises.toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    Words first = Wording.house(board, houses.get(0));
    Words second = Wording.house(board, houses.get(1));
    Words digit = Notation.digit(step.deductions().get(0).digit());
    Words locked = Words.of("In %s, %s is confined to %s", first, digit, second);
    Words pattern = Words.of("%s in %s", digit, Notation.cells(board, step.evidence().cells()));
    Words sentence =
        isDirect
            ? Words.of(
                "%s%s, leaving %s as its only place in %s.",
                locked,
                step.deductions().size() == 1
                    ? ""
                    : Words.of(", so %s", Wording.losses(board, step)),
                Wording.cell(board, step.deductions().get(0).cell()),
                Wording.house(board, houses.get(2)))
            : Words.of("%s, so %s it.", locked, Wording.lose(board, step));
    return StepText.of(pattern, sentence, inFull(step, board));
  }

  @Override
  public List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    if (isDirect || steps.size() == 1) {
      return Technique.super.sentences(steps, boards);
    }
    BoardState board = boards.get(0);
    List<List<FoundStep>> bySecond =
        OneLook.groups(steps, steps.stream().map(step -> step.evidence().houses().get(1)).toList());
    List<Words> parts = new ArrayList<>();
    for (List<FoundStep> same : bySecond) {
      FoundStep merged = OneLook.merged(same);
      String verb = parts.isEmpty() ? same.size() == 1 ? " is confined" : " are confined" : "";
      Words confined =
          Words.of(
              "%s%s to %s",
              Wording.digits(digits(same)),
              verb,
              Wording.house(board, merged.evidence().houses().get(1)));
      parts.add(
          Words.of(
                  bySecond.size() == 1 ? "%s, so %s" : "%s (%s)",
                  confined,
                  losses(board, merged, same.size()))
              .about(merged));
    }
    return List.of(
        Words.of(
            "In %s, %s.",
            Wording.house(board, steps.get(0).evidence().houses().get(0)),
            Words.list(parts, "and")));
  }

  private static Set<Integer> digits(List<FoundStep> steps) {
    Set<Integer> digits = new TreeSet<>();
    steps.forEach(step -> digits.add(step.deductions().get(0).digit()));
    return digits;
  }

  /** Says which cells lose some confined digits, which are only named if the cells differ. */
  private static Words losses(BoardState board, FoundStep merged, int count) {
    return Wording.lossCount(merged) == 1
        ? Words.of("%s %s", Wording.lose(board, merged), Wording.both(count))
        : Wording.losses(board, merged);
  }

  private Words inFull(FoundStep step, BoardState board) {
    List<House> houses = step.evidence().houses();
    Words digit = Notation.digit(step.deductions().get(0).digit());
    Words that = Wording.that(board, houses.get(1));
    Words lock =
        Words.of(
            "In %s, %s can only go in %s, which are also in %s. So the %s of %s is in one of these cells, and no other cell of %s can be %s",
            Wording.house(board, houses.get(0)),
            digit,
            Wording.anyOf(board, step.evidence().cells()),
            Wording.house(board, houses.get(1)),
            digit,
            that,
            that,
            digit);
    Words losing =
        Wording.lossCount(step) == 0
            ? Words.NONE
            : Words.of(": %s", Wording.eliminations(board, step));
    return isDirect
        ? Words.of(
            "%s%s. That leaves %s as the only place for %s in %s.",
            lock,
            losing,
            Wording.cell(board, step.deductions().get(0).cell()),
            digit,
            Wording.house(board, houses.get(2)))
        : Words.of("%s%s.", lock, losing);
  }

  /**
   * Iterates over the locked digits of a board that must not change during the iteration. It
   * creates no steps, because a path spends its time here, and the compiler would copy the creation
   * of steps into each of these loops.
   */
  private static final class Locks {
    private final BoardState board;
    private final boolean isMeasured;
    private final List<Kinds> order;
    private int kinds;
    private int pair;
    private int digit;
    private BoardTables.Crossing[] crossings;

    Locks(BoardState board, boolean isMeasured) {
      this.board = board;
      this.isMeasured = isMeasured;
      this.order = board.tables.hasBoxes ? BOXES_FIRST : LINES_FIRST;
      this.crossings = crossings(0);
      // One before the first, because the inner of the two loops begins with an increment.
      this.pair = board.tables.hasBoxes ? -1 : 0;
      this.digit = board.tables.hasBoxes ? 1 : 0;
    }

    private BoardTables.Crossing[] crossings(int at) {
      return board.tables.crossings(order.get(at).first, order.get(at).second);
    }

    /** Moves to the next one; returns false if there is none. */
    boolean next() {
      boolean isFound = nextOfAll();
      while (isFound
          && isMeasured
          && (board.tables.isDiagonal(crossing().first())
              || board.tables.isDiagonal(crossing().second()))) {
        isFound = nextOfAll();
      }
      return isFound;
    }

    private boolean nextOfAll() {
      while (!(board.tables.hasBoxes ? nextByDigit() : nextByPair())) {
        kinds++;
        if (kinds == order.size()) {
          return false;
        }
        crossings = crossings(kinds);
      }
      return true;
    }

    /** Tries all pairs of houses that lock a digit before the next digit. */
    private boolean nextByDigit() {
      while (digit <= board.size()) {
        while (++pair < crossings.length) {
          if (isLocked(board, crossings[pair], digit)) {
            return true;
          }
        }
        pair = -1;
        digit++;
      }
      digit = 1;
      return false;
    }

    /** Tries all digits that a pair of houses locks before the next pair. */
    private boolean nextByPair() {
      while (pair < crossings.length) {
        while (++digit <= board.size()) {
          if (isLocked(board, crossings[pair], digit)) {
            return true;
          }
        }
        digit = 0;
        pair++;
      }
      pair = 0;
      return false;
    }

    /**
     * Returns whether the places in the first house all lie in the second, and the second has
     * others.
     */
    private static boolean isLocked(BoardState board, BoardTables.Crossing crossing, int digit) {
      long places = board.places(crossing.first(), digit);
      return (places & ~crossing.inFirst()) == 0
          && (places & (places - 1)) != 0
          && (board.places(crossing.second(), digit) & ~crossing.inSecond()) != 0;
    }

    BoardTables.Crossing crossing() {
      return crossings[pair];
    }

    int digit() {
      return digit;
    }
  }
}
