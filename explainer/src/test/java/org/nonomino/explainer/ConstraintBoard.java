package org.nonomino.explainer;

import static org.nonomino.core.CellNames.cell;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.MutableBoard;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;

/** An empty 9×9 board with boxes, constraints, and fewer candidates in some cells, for tests. */
final class ConstraintBoard {
  private static final int SIZE = 9;

  private final MutableBoard board;

  private ConstraintBoard(MutableBoard board) {
    this.board = board;
  }

  static ConstraintBoard with(Constraint... constraints) {
    Rules rules = Rules.of(RegionMask.boxes(3, 3)).with(constraints);
    return new ConstraintBoard(new MutableBoard(new Puzzle(Grid.empty(SIZE), rules)));
  }

  /** Returns cells from their names: {@code r1c1 r1c2}. */
  static CellList cells(String names) {
    List<Integer> cells = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      cells.add(cell(SIZE, name).orElseThrow());
    }
    return CellList.of(SIZE, cells.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * Leaves only some digits to cells.
   *
   * @param names one cell or several: {@code r1c1 r1c2}
   */
  ConstraintBoard only(String names, String digits) {
    for (int cell : cells(names).toArray()) {
      for (int digit = 1; digit <= SIZE; digit++) {
        if (digits.indexOf(DigitSymbols.symbol(digit)) < 0 && board.isCandidate(cell, digit)) {
          board.eliminate(cell, digit);
        }
      }
    }
    return this;
  }

  /** Places a digit. */
  ConstraintBoard place(String name, int digit) {
    board.place(cell(SIZE, name).orElseThrow(), digit);
    return this;
  }

  /** Returns the first step that a technique finds. */
  FoundStep first(Technique technique) {
    return Boards.all(technique, board).get(0);
  }

  String explain(Technique technique) {
    return first(technique).explain(board);
  }

  String notation(Technique technique) {
    return first(technique).notation(board);
  }

  List<String> full(Technique technique) {
    return first(technique).explainInFull(board);
  }
}
