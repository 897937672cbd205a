package org.nonomino.generator.internal.walk;

import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.SeededRandom;

/** A walk among the connected layouts that one grid fills. Used by one thread. */
final class FilledWalk implements RegionWalk {
  /*
   * Structure. All cells moved in a step have the same digit: a random cell at a border goes to the region
   * beyond, that region's own cell with this digit goes on to a region beside it, and so on until a cell
   * comes to the region that lost the first. So each region keeps one cell with each digit. The step is
   * undone if it does not end there, a region falls apart, or the Metropolis rule rejects it.
   *
   * Cost. Above 16×16 most layouts that SwapChain reaches take a solver minutes to fill, if it succeeds. Here
   * a 36×36 layout takes 20 ms, though only one step in 30 is kept.
   */

  /** The maximum number of regions in a step. */
  private static final int MAX_REGIONS = 8;

  private final int[] start;
  private final MovableRegions regions;
  private final RegionShapes shapes;

  /** The digit of each cell of the grid with a border, from 0. */
  private final int[] digits;

  /** The cell with each digit in each region, at n times the region plus the digit. */
  private final int[] holders;

  /**
   * @param start connected regions
   * @param filling a solution of the empty grid with these regions
   */
  FilledWalk(RegionMask start, Grid filling) {
    int size = start.size();
    this.start = start.toArray();
    this.regions = new MovableRegions(size, MAX_REGIONS, 1);
    this.shapes = new RegionShapes(regions);
    this.digits = new int[regions.region.length];
    this.holders = new int[size * size];
    for (int cell = 0; cell < this.start.length; cell++) {
      digits[regions.cells[cell]] = filling.digit(cell) - 1;
    }
    restart();
  }

  @Override
  public void restart() {
    regions.become(start);
    for (int cell : regions.cells) {
      hold(cell);
    }
  }

  private void hold(int cell) {
    holders[regions.size * regions.region[cell] + digits[cell]] = cell;
  }

  @Override
  public RegionMask mask() {
    return regions.mask();
  }

  @Override
  public void walk(int steps, double stiffness, ShapeCost cost, SeededRandom random) {
    shapes.begin(cost);
    for (int step = 0; step < steps; step++) {
      int cell = regions.cells[random.nextInt(regions.cells.length)];
      if (!movesAround(cell, random)) {
        regions.undo();
      } else if (shapes.keepsOrUndoes(
          StrictMath.exp(-stiffness * regions.borderChange), 1, random)) {
        for (int i = 0; i < regions.moved; i++) {
          hold(regions.movedCells[i]);
        }
      }
      regions.keep();
    }
  }

  /** Moves cells until each region has one with the digit again; returns whether that succeeds. */
  private boolean movesAround(int first, SeededRandom random) {
    int source = regions.region[first];
    int cell = first;
    int target;
    do {
      target = regionBeside(cell, source, random);
      if (target == regions.outside || !regions.move(cell, target)) {
        return false;
      }
      if (target == source) {
        return true;
      }
      cell = holders[regions.size * target + digits[first]];
      // Otherwise the region has lost its own cell already, and got another.
    } while (regions.moved < MAX_REGIONS && regions.region[cell] == target);
    return false;
  }

  /** Returns the region that ends the step if it is beside a cell, else one in any direction. */
  private int regionBeside(int cell, int last, SeededRandom random) {
    return regions.region[cell] != last && regions.countBeside(cell, last) > 0
        ? last
        : regions.region[cell + regions.beside[random.nextInt(regions.beside.length)]];
  }
}
