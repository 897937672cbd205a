package org.nonomino.canon;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * A choice of the kinds of houses of a puzzle to draw as rows and as columns; the third kind is
 * drawn as regions. Any two kinds are possible if each house of the first kind meets each house of
 * the second in exactly one cell. Immutable.
 */
final class Drawing {
  private final int size;

  /** The cell of the puzzle for each cell of the drawing, row-major. */
  private final int[] cells;

  /** The region, 0..n−1, of each cell of the drawing. */
  private final int[] regions;

  /** The digit, 0..n, of each cell of the drawing. */
  private final int[] digits;

  /** The sets of cells of the drawing that further rules consist of. */
  private final List<Extras.Part> parts;

  private Drawing(int size, int[] cells, int[] regions, int[] digits, List<Extras.Part> parts) {
    this.size = size;
    this.cells = cells;
    this.regions = regions;
    this.digits = digits;
    this.parts = parts;
  }

  /**
   * Returns all drawings of a puzzle, beginning with the given one. If the regions are the rows or
   * the columns, only rows and columns can be chosen, and the regions are drawn as rows.
   */
  static List<Drawing> of(RegionMask mask, Grid givens) {
    List<Drawing> drawings = new ArrayList<>();
    if (mask.size() == 1) {
      addDrawing(mask, givens, HouseKind.ROW, HouseKind.COLUMN, HouseKind.REGION, drawings);
    } else if (regionsAreLines(mask)) {
      addDrawing(mask, givens, HouseKind.ROW, HouseKind.COLUMN, HouseKind.ROW, drawings);
      addDrawing(mask, givens, HouseKind.COLUMN, HouseKind.ROW, HouseKind.COLUMN, drawings);
    } else {
      for (HouseKind rows : HouseKind.OF_EACH_CELL) {
        for (HouseKind columns : HouseKind.OF_EACH_CELL) {
          if (rows != columns) {
            addDrawing(mask, givens, rows, columns, third(rows, columns), drawings);
          }
        }
      }
    }
    return drawings;
  }

  /** Returns two drawings of a puzzle with extras: one as is, one with rows and columns swapped. */
  static List<Drawing> withExtras(RegionMask mask, Grid givens, Extras extras) {
    List<Drawing> drawings = new ArrayList<>();
    boolean areLines = regionsAreLines(mask);
    HouseKind third = HouseKind.REGION;
    addDrawing(
        mask, givens, HouseKind.ROW, HouseKind.COLUMN, areLines ? HouseKind.ROW : third, drawings);
    if (mask.size() > 1) {
      addDrawing(
          mask,
          givens,
          HouseKind.COLUMN,
          HouseKind.ROW,
          areLines ? HouseKind.COLUMN : third,
          drawings);
    }
    return drawings.stream().map(each -> each.with(extras)).toList();
  }

  private Drawing with(Extras extras) {
    Transformation map = Transformation.trusted(size, cells, Transformation.digitsOf(size));
    return new Drawing(size, cells, regions, digits, extras.moved(map).parts());
  }

  /** Returns whether the regions are the rows or the columns. */
  static boolean regionsAreLines(RegionMask mask) {
    return BoxRegions.equalTo(mask)
        .filter(boxes -> boxes.boxRows() == 1 || boxes.boxColumns() == 1)
        .isPresent();
  }

  /** Adds a drawing unless a row and a column would not meet in exactly one cell. */
  private static void addDrawing(
      RegionMask mask,
      Grid givens,
      HouseKind rows,
      HouseKind columns,
      HouseKind third,
      List<Drawing> drawings) {
    int size = mask.size();
    int[] cells = new int[size * size];
    int[] regions = new int[cells.length];
    int[] digits = new int[cells.length];
    boolean[] isTaken = new boolean[cells.length];
    for (int cell = 0; cell < cells.length; cell++) {
      int drawn = house(mask, rows, cell) * size + house(mask, columns, cell);
      if (isTaken[drawn]) {
        return;
      }
      isTaken[drawn] = true;
      cells[drawn] = cell;
      regions[drawn] = house(mask, third, cell);
      digits[drawn] = givens.digit(cell);
    }
    drawings.add(new Drawing(size, cells, regions, digits, List.of()));
  }

  private static HouseKind third(HouseKind first, HouseKind second) {
    for (HouseKind kind : HouseKind.OF_EACH_CELL) {
      if (kind != first && kind != second) {
        return kind;
      }
    }
    throw new AssertionError(first + " and " + second);
  }

  /**
   * Throws an {@link IllegalArgumentException} if the rules are not plain, because permuting cells
   * and digits need not preserve other rules.
   */
  static void requirePlain(Rules rules) {
    if (!rules.arePlain()) {
      throw new IllegalArgumentException("the rules are not plain: " + rules);
    }
  }

  /** Returns the error for an extra house; {@link #requirePlain} excludes this case. */
  static AssertionError noSuchKind() {
    return new AssertionError("an extra house in a drawing");
  }

  private static int house(RegionMask mask, HouseKind kind, int cell) {
    return switch (kind) {
      case ROW -> cell / mask.size();
      case COLUMN -> cell % mask.size();
      case REGION -> mask.region(cell);
      case EXTRA -> throw noSuchKind();
    };
  }

  int size() {
    return size;
  }

  /** Returns the cell of the puzzle for a row and a column of the drawing, each 0..n−1. */
  int cell(int row, int column) {
    return cells[row * size + column];
  }

  /**
   * Returns the region of a cell.
   *
   * @param drawn row-major from 0
   */
  int region(int drawn) {
    return regions[drawn];
  }

  /**
   * Returns the digit of a cell, 0 for a blank.
   *
   * @param drawn row-major from 0
   */
  int digit(int drawn) {
    return digits[drawn];
  }

  /** Returns the sets of cells that further rules consist of, sorted by kind. */
  List<Extras.Part> parts() {
    return parts;
  }
}
