package org.nonomino.explainer.internal.uniqueness;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A {@link Rectangle} without givens, some of whose cells are solved. If two digits a and b
 * alternated in its four cells, they could be swapped there without changing a given, and the
 * puzzle would have a second solution.
 *
 * <ol>
 *   <li>Three cells are solved and have a, b and a, so the fourth is not b.
 *   <li>Two cells are solved. Each of the others has the digit that would complete the rectangle
 *       and only one other digit x, the same in both. One of the two is x, and no cell that sees
 *       both has it.
 * </ol>
 *
 * <p>Example: r1c1, r1c4 and r2c4 were found to be 3, 8 and 3. So r2c1 is not 8. Source: <a
 * href="https://www.sudopedia.org/wiki/Avoidable_Rectangle">Sudopedia, Avoidable Rectangle</a>;
 * ratings are specific to Nonomino. Like {@link UniqueLoops}, it applies to any regions, for
 * puzzles with one solution. A digit that may or may not be a given counts as a given.
 */
public final class AvoidableRectangles implements Technique {
  private final boolean isType1;

  private AvoidableRectangles(boolean isType1) {
    this.isType1 = isType1;
  }

  /** Returns the technique for three solved cells. */
  public static AvoidableRectangles type1() {
    return new AvoidableRectangles(true);
  }

  /** Returns the technique for two solved cells. */
  public static AvoidableRectangles type2() {
    return new AvoidableRectangles(false);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.AVOIDABLE_RECTANGLE);
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    Rectangle.visitAll(board, steps, rectangle -> findIn(board, rectangle.cells, steps));
  }

  private void findIn(BoardState board, int[] cells, StepCollector steps) {
    if (board.emptyCount(cells) != (isType1 ? 1 : 2)) {
      return;
    }
    long even = board.possible(cells[0]) & board.possible(cells[2]);
    long odd = board.possible(cells[1]) & board.possible(cells[3]);
    for (long a = even; a != 0; a &= a - 1) {
      for (long b = odd & ~Long.lowestOneBit(a); b != 0; b &= b - 1) {
        tryPair(board, cells, Long.lowestOneBit(a), Long.lowestOneBit(b), steps);
      }
    }
  }

  /** Adds the conclusions if the cells with even index must not be a while the others are b. */
  private void tryPair(BoardState board, int[] cells, long a, long b, StepCollector steps) {
    List<Deduction> eliminations = new ArrayList<>();
    List<Integer> open = new ArrayList<>();
    long extras = 0;
    for (int i = 0; i < cells.length; i++) {
      if (board.digit(cells[i]) == 0) {
        open.add(cells[i]);
        extras |= board.candidates(cells[i]) & ~(i % 2 == 0 ? a : b);
      }
    }
    if (isType1) {
      int index = indexOf(cells, open.get(0));
      board.addEliminations(open.get(0), index % 2 == 0 ? a : b, eliminations);
    } else if (Long.bitCount(extras) == 1) {
      for (int cell : board.tables.peersOf[open.get(0)]) {
        if (board.tables.arePeers(cell, open.get(1))) {
          board.addEliminations(cell, extras, eliminations);
        }
      }
    }
    if (!eliminations.isEmpty() && !steps.isDone()) {
      steps.add(step(board, cells, eliminations));
    }
  }

  private static int indexOf(int[] cells, int cell) {
    int index = 0;
    while (cells[index] != cell) {
      index++;
    }
    return index;
  }

  /**
   * Creates a step whose evidence has the digits of the solved cells and the candidates of the
   * others.
   */
  private FoundStep step(BoardState board, int[] cells, List<Deduction> eliminations) {
    List<Candidate> candidates = new ArrayList<>();
    for (int cell : cells) {
      Candidates.addAll(candidates, cell, board.possible(cell));
    }
    return new FoundStep(
        this,
        StepKind.AVOIDABLE_RECTANGLE,
        isType1 ? Variant.TYPE_1 : Variant.TYPE_2,
        new Rating(isType1 ? 45 : 47),
        eliminations,
        Evidence.of(List.of(), candidates));
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    List<Integer> cells = Candidates.cells(step.evidence().candidates());
    List<Integer> solved = cells.stream().filter(cell -> board.digit(cell) != 0).toList();
    List<Integer> open = cells.stream().filter(cell -> board.digit(cell) == 0).toList();
    Words digit = Notation.digit(step.deductions().get(0).digit());
    List<Words> codes = new ArrayList<>();
    for (int cell : cells) {
      codes.add(
          board.digit(cell) == 0
              ? Words.of(
                  "%s {%s}", Wording.cell(board, cell), Notation.digits(board.candidates(cell)))
              : Words.of("%s=%s", Wording.cell(board, cell), Notation.digit(board.digit(cell))));
    }
    Words names = Wording.cells(board, solved);
    Words rectangle =
        Words.of(
            "%s lie in two rows, two columns and two %s, and none of them is a given. If two digits alternated in them, these could be swapped, and the puzzle would have a second solution; but it has only one.",
            Wording.cells(board, cells), board.tables.hasBoxes ? "boxes" : "regions");
    if (isType1) {
      return StepText.of(
          Words.join(", ", codes),
          Words.of(
              "%s are not givens: with %s in %s, the digits of the rectangle could be swapped, so %s is not %s.",
              names, digit, Wording.cells(board, open), Wording.cells(board, open), digit),
          Words.of(
              "%s %s are solved, and %s in %s would complete it: %s.",
              rectangle,
              names,
              digit,
              Wording.cells(board, open),
              Wording.eliminations(board, step)));
    }
    return StepText.of(
        Words.join(", ", codes),
        Words.of(
            "%s are not givens: unless %s is %s, the digits of the rectangle could be swapped, so cells that see both cannot be %s (%s).",
            names, Wording.anyOf(board, open), digit, digit, Wording.losing(board, step)),
        Words.of(
            "%s %s are solved; without %s, %s would complete it. So one of these two is %s, and no cell that sees both is: %s.",
            rectangle,
            names,
            digit,
            Wording.cells(board, open),
            digit,
            Wording.eliminations(board, step)));
  }
}
