package org.nonomino.text.rules;

import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Sandwich;

/** The side of the grid on which a clue is, in the order in which clues are listed. */
enum ClueSide {
  ABOVE,
  LEFT,
  RIGHT,
  BELOW;

  /** Returns the side of a clue outside the grid; a place beyond a corner is above or below. */
  static ClueSide of(Constraint clue) {
    OutsideCell place = place(clue);
    if (place.row() < 0) {
      return ABOVE;
    }
    if (place.row() == place.size()) {
      return BELOW;
    }
    return place.column() < 0 ? LEFT : RIGHT;
  }

  /** Returns the row or column of a clue, from 0; −1 or n beyond a corner. */
  static int along(Constraint clue) {
    OutsideCell place = place(clue);
    return switch (of(clue)) {
      case ABOVE, BELOW -> place.column();
      case LEFT, RIGHT -> place.row();
    };
  }

  /** Returns where a clue outside the grid is. */
  static OutsideCell place(Constraint clue) {
    if (clue instanceof OutsideClue number) {
      return number.start();
    }
    if (clue instanceof Sandwich sandwich) {
      int index = sandwich.index();
      return new OutsideCell(
          sandwich.size(), sandwich.isRow() ? index : -1, sandwich.isRow() ? -1 : index);
    }
    return ((LittleKiller) clue).start();
  }
}
