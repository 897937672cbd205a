package org.nonomino.generator.internal.fill;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.cells.GridTurns;
import org.nonomino.generator.terms.SeededRandom;

/** Permutes cells and digits so that fillings become fillings. */
public final class GridMove {
  private final int[] newCells;
  private final int[] newDigits;

  /**
   * @param newCells the new cell of the digit in each cell
   * @param newDigits the new digit less 1, by old digit less 1
   */
  private GridMove(int[] newCells, int[] newDigits) {
    this.newCells = newCells;
    this.newDigits = newDigits;
  }

  /** Returns a move that keeps the cells in place; the identity if the rules distinguish digits. */
  public static GridMove ofDigits(Rules rules, SeededRandom random) {
    int size = rules.size();
    return new GridMove(
        IntStream.range(0, size * size).toArray(),
        rules.allowDigitPermutations()
            ? random.permutation(size)
            : IntStream.range(0, size).toArray());
  }

  /** The permutations of cells that a mask allows, computed once. Immutable. */
  static final class Moves {
    private final int size;

    /** The ways to turn and mirror the grid that keep the regions. */
    private final List<int[]> turns;

    private final Optional<BoxRegions> boxes;

    Moves(RegionMask mask) {
      this.size = mask.size();
      this.turns = GridTurns.of(size).stream().filter(turn -> keepsRegions(mask, turn)).toList();
      this.boxes = BoxRegions.equalTo(mask);
    }
  }

  /**
   * Returns a move of the digits, and of the cells without a change of the regions: for boxes their
   * bands, stacks, rows and columns, and for all masks by turning and mirroring.
   */
  static GridMove of(Moves moves, SeededRandom random) {
    int size = moves.size;
    int[] newCells = moves.turns.get(random.nextInt(moves.turns.size())).clone();
    if (moves.boxes.isPresent()) {
      int[] rows = shuffledLines(size, moves.boxes.get().boxRows(), random);
      int[] columns = shuffledLines(size, moves.boxes.get().boxColumns(), random);
      for (int cell = 0; cell < newCells.length; cell++) {
        int moved = newCells[cell];
        newCells[cell] = rows[moved / size] * size + columns[moved % size];
      }
    }
    return new GridMove(newCells, random.permutation(size));
  }

  /**
   * Returns the rows in a random order that keeps bands together; or the columns with their stacks.
   */
  private static int[] shuffledLines(int size, int bandHeight, SeededRandom random) {
    int[] lines = new int[size];
    int[] bands = random.permutation(size / bandHeight);
    for (int band = 0; band < bands.length; band++) {
      int[] within = random.permutation(bandHeight);
      for (int i = 0; i < bandHeight; i++) {
        lines[band * bandHeight + i] = bands[band] * bandHeight + within[i];
      }
    }
    return lines;
  }

  private static boolean keepsRegions(RegionMask mask, int[] newCells) {
    int[] labels = new int[newCells.length];
    for (int cell = 0; cell < newCells.length; cell++) {
      labels[newCells[cell]] = mask.region(cell);
    }
    return RegionMask.jigsaw(mask.size(), labels).equals(mask);
  }

  public Grid apply(Grid grid) {
    int[] digits = new int[newCells.length];
    for (int cell = 0; cell < digits.length; cell++) {
      int digit = grid.digit(cell);
      digits[newCells[cell]] = digit == 0 ? 0 : newDigits[digit - 1] + 1;
    }
    return Grid.of(grid.size(), digits);
  }
}
