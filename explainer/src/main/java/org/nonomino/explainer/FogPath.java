package org.nonomino.explainer;

import org.nonomino.core.CellList;

/**
 * The path of a puzzle in fog. Immutable.
 *
 * @param told all steps, each with the board that can be seen before it; none is left out
 * @param lit the cells that are lit at the end, ascending
 */
public record FogPath(ToldPath told, CellList lit) {
  /** Returns the number of digits that the steps place. */
  public int placed() {
    return (int) told.rated().steps().stream().filter(Step::isPlacement).count();
  }
}
