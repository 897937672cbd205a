package org.nonomino.core;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a puzzle: a given, a row, column or region, or a constraint. A grid solves the puzzle
 * if it agrees with all of them. Immutable.
 */
public sealed interface PuzzlePart {
  /**
   * A digit in a cell.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   */
  record Given(int cell, int digit) implements PuzzlePart {}

  /**
   * A house that holds each digit once.
   *
   * @param house a row, a column or a region of n cells
   */
  record OfHouse(House house) implements PuzzlePart {}

  /**
   * A constraint, with the houses that it adds.
   *
   * @param constraint one of the constraints, or a region of fewer than n cells
   */
  record OfConstraint(Constraint constraint) implements PuzzlePart {}

  /** Returns the parts of a puzzle: rows, columns, regions, constraints, and then the givens. */
  static List<PuzzlePart> of(Puzzle puzzle) {
    List<PuzzlePart> parts = new ArrayList<>();
    Layout layout = puzzle.layout();
    int houses =
        puzzle.mask().isTiled() ? layout.first(HouseKind.EXTRA) : layout.first(HouseKind.REGION);
    layout.houses().subList(0, houses).forEach(house -> parts.add(new OfHouse(house)));
    puzzle.rules().constraintsWithRegions().forEach(each -> parts.add(new OfConstraint(each)));
    Grid givens = puzzle.givens();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      if (givens.digit(cell) != 0) {
        parts.add(new Given(cell, givens.digit(cell)));
      }
    }
    return parts;
  }
}
