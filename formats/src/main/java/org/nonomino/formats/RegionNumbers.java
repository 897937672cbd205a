package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.formats.NumberedCells.NumberedCell;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;

/** The regions of the cells of an object, from 0. */
final class RegionNumbers {
  static final int NONE = RegionMask.NO_REGION;

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

  /**
   * Returns the region of each cell for a document. If the assembler has regions, they replace the
   * regions of the object.
   *
   * @param plain the puzzle
   */
  List<Integer> list(Puzzle plain, PuzzleAssembler assembler) {
    return assembler.hasRegions()
        ? Arrays.stream(plain.mask().toArray()).boxed().toList()
        : Arrays.stream(regions).boxed().toList();
  }

  /**
   * Returns the puzzle with these regions, or with those that the assembler has.
   *
   * @param rules the rules in words. Without any, a link without regions may have lost them.
   * @param place the place of the object
   * @throws MalformedTextException if there are neither regions nor rules, or the puzzle is wrong
   *     otherwise
   */
  Puzzle puzzle(List<NumberedCell> givens, String rules, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (assembler.hasRegions()) {
      return assembler.assemble(new NumberedCells(givens));
    }
    // People count from 1.
    int[] counted =
        Arrays.stream(regions).map(region -> region == NONE ? NONE : region + 1).toArray();
    NumberedCells labels = labels(counted, cell -> givens.get(cell).place());
    if (rules.isBlank() && areNone(labels)) {
      throw missing(place);
    }
    return assembler.assemble(new NumberedCells(givens), labels);
  }

  /**
   * Returns an entry with these regions. If there are none and a part of the entry is not
   * understood, its link may have lost them.
   *
   * @throws MalformedTextException if there are no regions and a part is not understood
   */
  PuzzleEntry checked(PuzzleEntry entry, Place place, PuzzleAssembler assembler)
      throws MalformedTextException {
    boolean areLost =
        entry.text(EntryPart.LEFT).isPresent() && areNone(labels(regions, cell -> place));
    if (areLost && !assembler.hasRegions()) {
      throw missing(place);
    }
    return entry;
  }

  private static boolean areNone(NumberedCells labels) {
    return labels.cells().stream().allMatch(cell -> cell.number() == NONE);
  }

  private MalformedTextException missing(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.NEEDS_REGIONS.with("size", size),
        "the link has no regions",
        "It may have lost them.",
        MalformedTextException.WayOut.NAME_REGIONS);
  }

  /** Returns the labels of regions. A region of a single cell says nothing, so it is left out. */
  static NumberedCells labels(int[] regions, IntFunction<Place> places) {
    int[] sorted = regions.clone();
    Arrays.sort(sorted);
    List<NumberedCell> labels = new ArrayList<>(regions.length);
    for (int cell = 0; cell < regions.length; cell++) {
      boolean isAlone = regions.length > 1 && isSingle(sorted, regions[cell]);
      labels.add(new NumberedCell(places.apply(cell), isAlone ? NONE : regions[cell]));
    }
    return new NumberedCells(labels);
  }

  /** Returns whether one of some ascending numbers occurs once. */
  private static boolean isSingle(int[] sorted, int number) {
    int at = Arrays.binarySearch(sorted, number);
    return (at == 0 || sorted[at - 1] != number)
        && (at == sorted.length - 1 || sorted[at + 1] != number);
  }
}
