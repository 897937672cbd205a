package org.nonomino.explainer.internal.sets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
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
 * Two rows and two columns cross in four boxes. In each box, the cells of its row and those of its
 * column, without their crossing, are two groups of empty cells. The eight groups make a ring in
 * which neighbours share a house: alternately a box and a line. If each candidate of the groups is
 * assigned to a house that it shares with a neighbour, and the houses have together only as many
 * digits as there are cells, each house has all its digits in its two groups, and its other cells
 * lose them.
 *
 * <p>Example: r2c2, r2c8, r8c8 and r8c2 are solved. The four groups in row 2 and row 8 and the four
 * in column 2 and column 8 have 16 cells, and neighbours share two digits each. Sources: Steve
 * Kurzhals, in the discussion of the puzzle Easter Monster (Sudoku Players' Forum, 2007); <a
 * href="https://www.sudokuwiki.org/SK_Loops">SudokuWiki, SK Loops</a>. The proof counts, and needs
 * only that each group lies in one line and one box; it is sought on boxes of at least three rows
 * and columns, where the groups have several cells. The ratings are specific to Nonomino.
 */
public final class SkLoops implements Technique {
  private static final Rating RATING = new Rating(StepKind.SK_LOOP.lowestRating().tenths());

  /** The number of groups, and of houses that two of them share. */
  private static final int GROUPS = 8;

  /** The maximum number of losses that a short sentence lists. */
  private static final int MAX_LISTED = 2;

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.SK_LOOP);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Optional<BoxRegions> boxes = board.tables.largeBoxes();
    if (boxes.isEmpty()) {
      return;
    }
    int height = boxes.get().boxRows();
    int width = boxes.get().boxColumns();
    for (int top = 0; top < board.size(); top++) {
      for (int bottom = (top / height + 1) * height; bottom < board.size(); bottom++) {
        for (int left = 0; left < board.size() && !steps.isDone(); left++) {
          for (int right = (left / width + 1) * width; right < board.size(); right++) {
            findAround(board, List.of(top, bottom), List.of(left, right), steps);
          }
        }
      }
    }
  }

  /** Tries the ring of the groups in two rows and two columns. */
  private void findAround(
      BoardState board, List<Integer> rows, List<Integer> columns, StepCollector steps) {
    List<List<Integer>> groups = new ArrayList<>();
    // Clockwise from the top left box, and in each box from the line of the box before.
    int[][] corners = {{0, 0}, {0, 1}, {1, 1}, {1, 0}};
    for (int i = 0; i < corners.length; i++) {
      int corner = rows.get(corners[i][0]) * board.size() + columns.get(corners[i][1]);
      int line = i % 2 == 0 ? 1 : 0;
      for (int house : new int[] {line, 1 - line}) {
        List<Integer> group = group(board, corner, house);
        if (group.isEmpty()) {
          return;
        }
        groups.add(group);
      }
    }
    long[] shared = shared(board, groups);
    int cells = groups.stream().mapToInt(List::size).sum();
    int count = 0;
    for (long digits : shared) {
      count += Long.bitCount(digits);
      if (digits == 0) {
        return;
      }
    }
    if (count == cells) {
      add(board, groups, shared, steps);
    }
  }

  /**
   * Returns the cells that a row or a column of a cell has in its box except the cell itself; none
   * if one of them has a digit.
   */
  private static List<Integer> group(BoardState board, int corner, int line) {
    int[] houses = board.tables.housesOf[corner];
    List<Integer> group = new ArrayList<>();
    for (int cell : board.tables.house(houses[line]).cells()) {
      if (cell != corner && board.tables.isIn(cell, houses[2])) {
        if (board.digit(cell) != 0) {
          return List.of();
        }
        group.add(cell);
      }
    }
    return group;
  }

  /**
   * Returns the digits assigned to the house of each group and the next, as few as possible. A
   * digit of consecutive groups is assigned to the first two, the next two, and so on.
   */
  private static long[] shared(BoardState board, List<List<Integer>> groups) {
    long[] digits = new long[GROUPS];
    for (int i = 0; i < GROUPS; i++) {
      for (int cell : groups.get(i)) {
        digits[i] |= board.candidates(cell);
      }
    }
    long[] shared = new long[GROUPS];
    for (int digit = 0; digit < board.size(); digit++) {
      long bit = 1L << digit;
      int start = 0;
      while (start < GROUPS && (digits[start] & bit) != 0) {
        start++;
      }
      // Begins after a group without the digit, or anywhere if all groups have it.
      int next = 1;
      while (next <= GROUPS) {
        int group = (start + next) % GROUPS;
        boolean has = (digits[group] & bit) != 0;
        shared[group] |= has ? bit : 0;
        next += has ? 2 : 1;
      }
    }
    return shared;
  }

  private void add(
      BoardState board, List<List<Integer>> groups, long[] shared, StepCollector steps) {
    Set<Deduction> eliminations = new LinkedHashSet<>();
    List<House> houses = houses(board, groups);
    for (int i = 0; i < GROUPS; i++) {
      for (int cell : houses.get(i).cells()) {
        if (!groups.get(i).contains(cell) && !groups.get((i + 1) % GROUPS).contains(cell)) {
          List<Deduction> lost = new ArrayList<>();
          board.addEliminations(cell, shared[i], lost);
          eliminations.addAll(lost);
        }
      }
    }
    if (eliminations.isEmpty()) {
      return;
    }
    List<Candidate> candidates = new ArrayList<>();
    for (List<Integer> group : groups) {
      group.forEach(cell -> Candidates.addAll(candidates, cell, board.candidates(cell)));
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.SK_LOOP,
            RATING,
            List.copyOf(eliminations),
            new Evidence(houses, candidates, List.of(), groups)));
  }

  /** Returns the house that each group shares with the next. */
  private static List<House> houses(BoardState board, List<List<Integer>> groups) {
    List<House> houses = new ArrayList<>();
    for (int i = 0; i < GROUPS; i++) {
      int next = groups.get((i + 1) % GROUPS).get(0);
      int[] own = board.tables.housesOf[groups.get(i).get(0)];
      // Groups of one box have no line in common, and others no box.
      int shared = own[2];
      for (int line = 0; line < 2; line++) {
        shared = i % 2 != 0 && board.tables.isIn(next, own[line]) ? own[line] : shared;
      }
      houses.add(board.tables.house(shared));
    }
    return houses;
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return new Premises(board).cells(step.evidence().cells()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<List<Integer>> groups = step.evidence().sets();
    List<House> houses = step.evidence().houses();
    long[] shared = shared(board, groups);
    List<Words> notation = new ArrayList<>();
    List<Words> reasons = new ArrayList<>();
    for (int i = 0; i < GROUPS; i++) {
      notation.add(
          Words.of(
              "%s %s", Notation.digits(shared[i]), Notation.houses(board, List.of(houses.get(i)))));
      reasons.add(
          Words.of("%s in %s", Wording.digits(shared[i]), Wording.house(board, houses.get(i))));
    }
    int cells = step.evidence().cells().size();
    List<House> boxes = new ArrayList<>();
    for (int i = 0; i < GROUPS; i += 2) {
      boxes.add(houses.get(i));
    }
    return new StepText(
        Words.join(", ", notation),
        Words.of(
            "The %s cells of the loop through %s share only %s digits, so all these are inside it: %s.",
            cells,
            Wording.houses(board, boxes),
            cells,
            Wording.lossCount(step) <= MAX_LISTED
                ? Wording.conclusions(board, step)
                : Words.of("%s lose candidates", Wording.losing(board, step))),
        List.of(
            Words.of(
                "The %s empty cells %s make a loop of %s groups, and neighbouring groups share a house. Each candidate of a group is one of the digits that it shares with a neighbour: %s.",
                cells,
                Wording.brief(board, step.evidence().cells()),
                Wording.number(GROUPS),
                Words.list(reasons, "and")),
            Words.of(
                "A house has each of its digits only once. These are %s digits for %s cells, so each is in the two groups that share the house, and not in its other cells: %s.",
                cells, cells, Wording.eliminations(board, step))));
  }
}
