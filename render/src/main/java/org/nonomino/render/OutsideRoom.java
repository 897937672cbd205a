package org.nonomino.render;

import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Sandwich;

/** The room for clues on each side of the grid, in cells: 1 where there are clues, else 0. */
record OutsideRoom(int left, int top, int right, int bottom) {
  static OutsideRoom of(Rules rules) {
    int size = rules.size();
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    for (Constraint constraint : rules.constraints()) {
      Optional<OutsideCell> place = placeOf(constraint);
      if (place.isPresent()) {
        OutsideCell cell = place.get();
        left |= cell.column() == -1 ? 1 : 0;
        top |= cell.row() == -1 ? 1 : 0;
        right |= cell.column() == size ? 1 : 0;
        bottom |= cell.row() == size ? 1 : 0;
      }
    }
    return new OutsideRoom(left, top, right, bottom);
  }

  /** Returns the place of a clue outside the grid; empty if the constraint has none. */
  static Optional<OutsideCell> placeOf(Constraint constraint) {
    if (constraint instanceof OutsideClue clue) {
      return Optional.of(clue.start());
    }
    if (constraint instanceof LittleKiller killer) {
      return Optional.of(killer.start());
    }
    if (constraint instanceof Sandwich sandwich) {
      int row = sandwich.isRow() ? sandwich.index() : -1;
      int column = sandwich.isRow() ? -1 : sandwich.index();
      return Optional.of(new OutsideCell(sandwich.size(), row, column));
    }
    return Optional.empty();
  }
}
