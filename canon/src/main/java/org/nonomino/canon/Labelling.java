package org.nonomino.canon;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * The canonical labelling of a puzzle, or of a layout, treated as a puzzle without givens: a
 * drawing that all its disguises share, and its automorphisms. It uses the least of the drawings
 * that the kinds of houses allow. Immutable.
 */
final class Labelling {
  private final Transformation map;
  private final List<Transformation> generators;
  private final BigInteger order;

  private Labelling(Transformation map, List<Transformation> generators, BigInteger order) {
    this.map = map;
    this.generators = List.copyOf(generators);
    this.order = order;
  }

  /** Returns the labelling of a layout. */
  static Labelling ofLayout(RegionMask mask) {
    return of(withoutGivens(mask));
  }

  /** Returns the puzzle without givens that represents a layout. */
  static Puzzle withoutGivens(RegionMask mask) {
    return new Puzzle(Grid.empty(mask.size()), mask);
  }

  static Labelling of(Puzzle puzzle) {
    List<Drawing> drawings = Drawing.of(puzzle.mask(), puzzle.givens());
    List<LabellingSearch> searches = new ArrayList<>(drawings.size());
    int best = 0;
    for (Drawing drawing : drawings) {
      LabellingSearch search = new LabellingSearch(drawing, DigitRole.NAMES);
      search.run();
      searches.add(search);
      if (search.precedes(searches.get(best))) {
        best = searches.size() - 1;
      }
    }
    Grid givens = puzzle.givens();
    int[] given = cells(drawings.get(0), searches.get(0));
    List<Transformation> generators = new ArrayList<>();
    for (int[] automorphism : searches.get(0).automorphisms()) {
      generators.add(symmetry(givens, allCells(givens), moved(drawings.get(0), automorphism)));
    }
    int kinds = 1;
    for (int other = 1; other < drawings.size(); other++) {
      if (searches.get(other).agreesWith(searches.get(0))) {
        kinds++;
        generators.add(symmetry(givens, given, cells(drawings.get(other), searches.get(other))));
      }
    }
    int[] sources = cells(drawings.get(best), searches.get(best));
    return new Labelling(
        Transformation.trusted(puzzle.size(), sources, Digits.asTheyCome(givens, sources)),
        generators,
        searches.get(0).order().multiply(BigInteger.valueOf(kinds)));
  }

  /**
   * Returns the transformation to the labelling of a puzzle with extras, in which rows and columns
   * may trade roles with each other, but not with regions.
   *
   * @param readings the givens, and possibly the same with reversed digits; the result has the
   *     digits of one of them
   * @param role whether the labelling may ignore the values of the digits
   */
  static Transformation map(RegionMask mask, List<Grid> readings, Extras extras, DigitRole role) {
    Optional<LabellingSearch> best = Optional.empty();
    int[] sources = new int[0];
    int bestReading = 0;
    for (int reading = 0; reading < readings.size(); reading++) {
      for (Drawing drawing : Drawing.withExtras(mask, readings.get(reading), extras)) {
        LabellingSearch search = new LabellingSearch(drawing, role);
        search.run();
        if (best.isEmpty() || search.precedes(best.get())) {
          best = Optional.of(search);
          sources = cells(drawing, search);
          bestReading = reading;
        }
      }
    }
    int size = mask.size();
    int[] digits = bestReading == 0 ? Transformation.digitsOf(size) : DigitRole.reversed(size);
    return Transformation.trusted(size, sources, digits);
  }

  /** Returns the source cell of each cell of the result. */
  private static int[] cells(Drawing drawing, LabellingSearch search) {
    int size = drawing.size();
    int[] cells = new int[size * size];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = drawing.cell(search.row(cell / size), search.column(cell % size));
    }
    return cells;
  }

  private static int[] allCells(Grid grid) {
    int[] cells = new int[grid.cellCount()];
    Arrays.setAll(cells, cell -> cell);
    return cells;
  }

  /** Returns the target of each cell under an automorphism of the given drawing. */
  private static int[] moved(Drawing drawing, int[] automorphism) {
    int size = drawing.size();
    int[] moved = new int[size * size];
    for (int cell = 0; cell < moved.length; cell++) {
      moved[cell] =
          drawing.cell(automorphism[cell / size], automorphism[size + cell % size] - size);
    }
    return moved;
  }

  /**
   * Returns the automorphism that moves each cell of the first array to the cell at the same index
   * of the second.
   */
  private static Transformation symmetry(Grid givens, int[] from, int[] to) {
    int[] sources = new int[from.length];
    int[] digits = Transformation.digitsOf(givens.size());
    for (int i = 0; i < from.length; i++) {
      sources[to[i]] = from[i];
      digits[givens.digit(from[i])] = givens.digit(to[i]);
    }
    return Transformation.trusted(givens.size(), sources, digits);
  }

  /** Returns the transformation to the drawing, with digits numbered in order of appearance. */
  Transformation map() {
    return map;
  }

  /** Returns generators of the automorphisms; they do not change unused digits. */
  List<Transformation> generators() {
    return generators;
  }

  /** Returns the number of permutations of the cells that are automorphisms. */
  BigInteger order() {
    return order;
  }
}
