package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * Twelve empty cells, three in each of four boxes of two bands and two stacks, one in each row and
 * column of their box. They cannot all hold the same three digits if the cells of one or three
 * boxes <i>fall</i>, and those of the others <i>rise</i>: so at least one of the twelve cells holds
 * another candidate, called a guardian. See {@link ExtraCells} for the conclusions.
 *
 * <p>Proof. Reading from left to right, the digits of a box appear in the rows in an even or an odd
 * order. Two boxes of a band that hold the same digits in the same three rows hold each digit in
 * different rows, so one order of rows results from the other by a rotation: both are even or both
 * odd. The same applies to the columns of a stack. In each box, the order of rows and that of
 * columns differ exactly if its cells rise. Around the four boxes the number of differences is
 * even, so the number of boxes that rise is even too.
 *
 * <p>Example: in the puzzle Loki, the 3s, 5s and 7s of boxes 5, 6, 8 and 9. Sources: mith, "Loki"
 * (Sudoku Players' Forum, 2022), where the pattern is called trivalue oddagon; <a
 * href="https://www.sudokuwiki.org/Tridagons">SudokuWiki, Tridagons</a>. It requires boxes of three
 * rows and columns. The ratings are specific to Nonomino.
 */
public final class Tridagons implements Technique {
  /** The number of digits, and of rows and columns of a box. */
  private static final int LENGTH = 3;

  /** The maximum number of cells with guardians; with more, the conclusions are rare. */
  private static final int MAX_EXTRA = 4;

  /** The columns of the cells in each row of a box. The first three fall, the others rise. */
  private static final int[][] ORDERS = {
    {0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {1, 0, 2}, {0, 2, 1}
  };

  /**
   * The cells of a box.
   *
   * @param extra the number of cells with guardians
   */
  private record Diagonal(List<Integer> cells, boolean rises, int extra) {}

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.TRIDAGON);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    if (board.tables.largeBoxes().isEmpty() || board.size() != LENGTH * LENGTH) {
      return;
    }
    List<FoundStep> found = new ArrayList<>();
    long all = -1L >>> (Long.SIZE - board.size());
    for (long one = all; one != 0 && !steps.isDone(); one &= one - 1) {
      for (long other = one & (one - 1); other != 0; other &= other - 1) {
        for (long third = other & (other - 1); third != 0; third &= third - 1) {
          findWith(board, (one & -one) | (other & -other) | (third & -third), found);
        }
      }
    }
    found.sort(Comparator.comparing(FoundStep::rating));
    for (FoundStep step : found) {
      if (steps.isDone()) {
        return;
      }
      steps.add(step);
    }
  }

  private void findWith(BoardState board, long digits, List<FoundStep> found) {
    List<List<Diagonal>> ofBoxes = new ArrayList<>();
    for (int box = 0; box < board.size(); box++) {
      ofBoxes.add(diagonals(board, box, digits));
    }
    for (int first = 0; first < board.size(); first++) {
      for (int right = first + 1; right < (first / LENGTH + 1) * LENGTH; right++) {
        for (int below = first + LENGTH; below < board.size(); below += LENGTH) {
          List<List<Diagonal>> boxes =
              List.of(
                  ofBoxes.get(first),
                  ofBoxes.get(right),
                  ofBoxes.get(below),
                  ofBoxes.get(below + right - first));
          choose(board, digits, boxes, new ArrayList<>(), found);
        }
      }
    }
  }

  private static List<Diagonal> diagonals(BoardState board, int box, long digits) {
    List<Diagonal> diagonals = new ArrayList<>();
    int corner = (box / LENGTH * board.size() + box % LENGTH) * LENGTH;
    for (int i = 0; i < ORDERS.length; i++) {
      List<Integer> cells = new ArrayList<>();
      int extra = 0;
      long union = 0;
      boolean haveDigits = true;
      for (int row = 0; row < LENGTH; row++) {
        int cell = corner + row * board.size() + ORDERS[i][row];
        long candidates = board.candidates(cell);
        haveDigits &= (candidates & digits) != 0;
        union |= candidates & digits;
        extra += (candidates & ~digits) == 0 ? 0 : 1;
        cells.add(cell);
      }
      if (haveDigits && union == digits && extra <= MAX_EXTRA) {
        diagonals.add(new Diagonal(cells, i >= LENGTH, extra));
      }
    }
    return diagonals;
  }

  private void choose(
      BoardState board,
      long digits,
      List<List<Diagonal>> boxes,
      List<Diagonal> chosen,
      List<FoundStep> found) {
    int extra = chosen.stream().mapToInt(Diagonal::extra).sum();
    if (extra > MAX_EXTRA) {
      return;
    }
    if (chosen.size() == boxes.size()) {
      boolean isImpossible = chosen.stream().filter(Diagonal::rises).count() % 2 != 0;
      if (isImpossible && extra > 0) {
        add(board, digits, chosen.stream().map(Diagonal::cells).toList(), found);
      }
      return;
    }
    for (Diagonal diagonal : boxes.get(chosen.size())) {
      chosen.add(diagonal);
      choose(board, digits, boxes, chosen, found);
      chosen.remove(chosen.size() - 1);
    }
  }

  private void add(BoardState board, long digits, List<List<Integer>> sets, List<FoundStep> found) {
    List<Integer> cells = sets.stream().flatMap(List::stream).toList();
    int[] extraCells =
        cells.stream()
            .filter(cell -> (board.candidates(cell) & ~digits) != 0)
            .mapToInt(Integer::intValue)
            .toArray();
    List<Candidate> pattern = new ArrayList<>();
    cells.forEach(cell -> Candidates.addAll(pattern, cell, board.candidates(cell) & digits));
    long[] extras = new long[extraCells.length];
    for (int i = 0; i < extras.length; i++) {
      extras[i] = board.candidates(extraCells[i]) & ~digits;
      Candidates.addAll(pattern, extraCells[i], extras[i]);
    }
    found.addAll(
        new ExtraCells(
                board,
                extraCells,
                extras,
                pattern,
                (type, set, setSize, eliminations, evidence) ->
                    new FoundStep(
                        this,
                        StepKind.TRIDAGON,
                        type,
                        new Rating(
                            StepKind.TRIDAGON.lowestRating().tenths() + Math.max(0, setSize - 1)),
                        eliminations,
                        new Evidence(evidence.houses(), evidence.candidates(), List.of(), sets)))
            .find(/* pair= */ 0));
  }

  @Override
  public FoundStep told(FoundStep step, BoardState board) {
    return ExtraCells.told(step, board);
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<List<Integer>> sets = step.evidence().sets();
    List<Integer> cells = sets.stream().flatMap(List::stream).toList();
    List<Candidate> candidates = step.evidence().candidates();
    Set<Integer> digits = new TreeSet<>();
    for (int i = 0; digits.size() < LENGTH; i++) {
      digits.add(candidates.get(i).digit());
    }
    List<Candidate> extras =
        candidates.stream()
            .filter(each -> cells.contains(each.cell()) && !digits.contains(each.digit()))
            .toList();
    List<House> boxes = new ArrayList<>();
    List<House> rising = new ArrayList<>();
    List<House> falling = new ArrayList<>();
    for (List<Integer> set : sets) {
      House box = board.tables.house(board.tables.housesOf[set.get(0)][2]);
      boxes.add(box);
      (rises(board, set) ? rising : falling).add(box);
    }
    return new StepText(
        Words.of("%s in %s", Notation.digits(digits), Notation.set(board, cells)),
        Words.of(
            "The twelve cells in %s cannot all be %s, so %s",
            Wording.houses(board, boxes),
            Wording.anyDigit(digits),
            ExtraCells.sentence(step, board, extras, cells)),
        List.of(
            Words.of(
                "Look at %s: one cell in each row and column of each of %s. From left to right, they fall in %s and rise in %s.",
                Wording.brief(board, cells),
                Wording.houses(board, boxes),
                Wording.houses(board, falling),
                Wording.houses(board, rising)),
            Words.of(
                "If all of them were %s, two boxes side by side would have these digits in orders of rows that differ by a rotation, and two boxes one above the other in such orders of columns. That works only if an even number of the four boxes rises. %s",
                Wording.anyDigit(digits), ExtraCells.explain(step, board, extras, cells))));
  }

  /**
   * Returns whether the cells of a box, from its first row, go to the left, or one of them does.
   */
  private static boolean rises(BoardState board, List<Integer> cells) {
    int steps = 0;
    for (int i = 0; i < LENGTH; i++) {
      int from = board.layout().column(cells.get(i));
      int to = board.layout().column(cells.get((i + 1) % LENGTH));
      steps += Math.floorMod(to - from, LENGTH);
    }
    // A falling diagonal goes one column to the right with each row, or from the last to the first.
    return steps != LENGTH;
  }
}
