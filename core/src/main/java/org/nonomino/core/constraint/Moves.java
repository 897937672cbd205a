package org.nonomino.core.constraint;

import java.util.List;
import java.util.stream.IntStream;

/** The moves from one cell to another to which a rule for all pairs of cells applies. */
enum Moves {
  /** The moves to the cells that share a side. */
  NEIGHBOUR(List.of(new Step(0, 1), new Step(1, 0))),
  /** The diagonal moves of a king; its other moves stay in the row or the column. */
  KING(List.of(new Step(1, -1), new Step(1, 1))),
  /** The moves of a knight. */
  KNIGHT(List.of(new Step(1, -2), new Step(1, 2), new Step(2, -1), new Step(2, 1)));

  private record Step(int rows, int columns) {}

  /** Is called with two cells. */
  interface PairConsumer {
    /** Takes a pair of cells, the lower one first. */
    void accept(int first, int second);
  }

  /** Decides about two cells. */
  interface PairTest {
    /** Returns whether a pair of cells passes, the lower one first. */
    boolean allows(int first, int second);
  }

  /** Created by {@link List#of}, so it cannot be changed. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final List<Step> steps;

  Moves(List<Step> steps) {
    this.steps = steps;
  }

  /** Returns the cells that have a side in common with a cell. */
  static IntStream neighbours(int size, int cell) {
    int row = cell / size;
    int column = cell % size;
    IntStream.Builder found = IntStream.builder();
    if (row > 0) {
      found.add(cell - size);
    }
    if (column > 0) {
      found.add(cell - 1);
    }
    if (column < size - 1) {
      found.add(cell + 1);
    }
    if (row < size - 1) {
      found.add(cell + size);
    }
    return found.build();
  }

  /** Returns whether all pairs of cells that are one move apart pass a test. */
  boolean allPairs(int size, PairTest test) {
    boolean[] failed = new boolean[1];
    forEachPair(size, (first, second) -> failed[0] |= !test.allows(first, second));
    return !failed[0];
  }

  /** Calls a consumer once for each pair of cells that are one move apart. */
  void forEachPair(int size, PairConsumer consumer) {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        for (Step step : steps) {
          int toRow = row + step.rows;
          int toColumn = column + step.columns;
          if (toRow < size && toColumn >= 0 && toColumn < size) {
            consumer.accept(row * size + column, toRow * size + toColumn);
          }
        }
      }
    }
  }
}
