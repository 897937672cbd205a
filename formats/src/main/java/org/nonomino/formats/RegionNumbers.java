package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.CellNames;
import org.nonomino.core.Puzzle;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/** The regions of the cells of an object, from 0. */
final class RegionNumbers {
  static final int NONE = -1;

  private final int size;
  private final int[] regions;

  /**
   * Takes the regions.
   *
   * @param size n
   * @param regions row-major, not copied; {@link #NONE} for a cell without a region
   */
  RegionNumbers(int size, int[] regions) {
    this.size = size;
    this.regions = regions;
  }

  /** Returns the region of each cell. */
  List<Integer> list() {
    return Arrays.stream(regions).boxed().toList();
  }

  /**
   * Returns the puzzle with these regions, or with those that the assembler has.
   *
   * @param place the place of the object
   * @throws MalformedTextException if a cell has no region, or the puzzle is wrong otherwise
   */
  Puzzle puzzle(List<NumberedCell> givens, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (assembler.hasRegions()) {
      return assembler.assemble(new NumberedCells(givens));
    }
    List<NumberedCell> labels = new ArrayList<>(regions.length);
    for (int cell = 0; cell < regions.length; cell++) {
      if (regions[cell] == NONE) {
        throw withoutRegion(cell, place);
      }
      labels.add(new NumberedCell(givens.get(cell).place(), regions[cell] + 1));
    }
    return assembler.assemble(new NumberedCells(givens), new NumberedCells(labels));
  }

  private MalformedTextException withoutRegion(int cell, Place place) {
    boolean isAny = Arrays.stream(regions).anyMatch(region -> region != NONE);
    String name = CellNames.name(size, cell);
    return new MalformedTextException(
        place,
        isAny
            ? ProblemCode.CELL_WITHOUT_REGION.with("cell", name)
            : ProblemCode.NEEDS_REGIONS.with("size", size),
        isAny ? name + " belongs to no region" : "the link has no regions",
        "Nonomino needs a region for each cell: n regions of n cells.",
        MalformedTextException.WayOut.NAME_REGIONS);
  }
}
