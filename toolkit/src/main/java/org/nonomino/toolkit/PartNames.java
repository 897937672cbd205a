package org.nonomino.toolkit;

import java.util.Arrays;
import java.util.List;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.explainer.Board;

/** The names of the parts of a puzzle in sentences, and their cells. Immutable. */
public final class PartNames {
  private final Rules rules;
  private final Board board;

  private PartNames(Rules rules) {
    this.rules = rules;
    this.board = Board.of(new Puzzle(Grid.empty(rules.size()), rules));
  }

  /** Returns the names of the parts of a puzzle with these rules. */
  public static PartNames of(Rules rules) {
    return new PartNames(rules);
  }

  /** Returns the name of a part: {@code box 1}, {@code the given 5 in r1c1}. */
  public String name(PuzzlePart part) {
    if (part instanceof PuzzlePart.OfHouse house) {
      return board.name(house.house());
    }
    if (part instanceof PuzzlePart.OfConstraint limit) {
      return ConstraintNames.of(limit.constraint());
    }
    return "the given " + digitInCell((PuzzlePart.Given) part);
  }

  /** Returns the digit and the cell of a given: {@code 5 in r1c1}. */
  String digitInCell(PuzzlePart.Given given) {
    return "%s in %s"
        .formatted(
            rules.symbols().symbol(given.digit()), CellNames.name(rules.size(), given.cell()));
  }

  /** Returns the cells of a part, row-major from 0. */
  public static List<Integer> cells(PuzzlePart part) {
    if (part instanceof PuzzlePart.OfHouse house) {
      return Arrays.stream(house.house().cells()).boxed().toList();
    }
    if (part instanceof PuzzlePart.OfConstraint limit) {
      return limit.constraint().cells().stream().boxed().toList();
    }
    return List.of(((PuzzlePart.Given) part).cell());
  }
}
