package org.nonomino.generator.internal.cells;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.generator.terms.Symmetry;

/** The ways to turn and mirror a grid. */
public final class GridTurns {
  private GridTurns() {}

  /**
   * Returns the image of each cell in all eight ways. The first way is the identity.
   *
   * @param size n
   */
  public static List<int[]> of(int size) {
    List<int[]> turns = new ArrayList<>();
    for (Symmetry mirror : List.of(Symmetry.NONE, Symmetry.DIAGONAL)) {
      int[] moved = IntStream.range(0, size * size).map(cell -> mirror.image(size, cell)).toArray();
      for (int quarter = 0; quarter < Symmetry.ROTATE90.order(); quarter++) {
        turns.add(moved);
        moved = IntStream.of(moved).map(cell -> Symmetry.ROTATE90.image(size, cell)).toArray();
      }
    }
    return turns;
  }
}
