package org.nonomino.text.rules;

import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideNumber;

/** The side of the grid on which a clue is, in the order in which clues are listed. */
enum ClueSide {
  ABOVE,
  LEFT,
  RIGHT,
  BELOW;

  /** Returns the side of a clue outside the grid; a place beyond a corner is above or below. */
  static ClueSide of(OutsideNumber clue) {
    OutsideCell place = clue.start();
    if (place.row() < 0) {
      return ABOVE;
    }
    if (place.row() == place.size()) {
      return BELOW;
    }
    return place.column() < 0 ? LEFT : RIGHT;
  }

  /** Returns the row or column of a clue, from 0; −1 or n beyond a corner. */
  static int along(OutsideNumber clue) {
    OutsideCell place = clue.start();
    return switch (of(clue)) {
      case ABOVE, BELOW -> place.column();
      case LEFT, RIGHT -> place.row();
    };
  }
}
