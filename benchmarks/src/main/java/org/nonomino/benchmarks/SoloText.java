package org.nonomino.benchmarks;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/** Reads the game IDs of Simon Tatham's Solo, of sizes up to 9. */
final class SoloText {
  /*
   * `3x3:CELLS` has boxes, `9j:CELLS,BORDERS` has irregular regions. CELLS are digits and, as
   * letters, the lengths of runs of blanks; an underscore separates two digits. BORDERS cover the
   * places between neighbours, first those side by side, row by row, then those one above the
   * other, column by column: a letter is a run without border (a = 1 … y = 25) with a border after
   * it, an underscore only a border, and z 25 places without a border after them. A last border
   * follows the last place.
   */
  private static final Pattern GAME_ID =
      Pattern.compile(
          "(?:(?<columns>\\d)x(?<rows>\\d)|(?<size>\\d)j):(?<cells>\\w+)(?:,(?<borders>\\w+))?");

  private static final int RUN_WITHOUT_END = 25;

  private SoloText() {}

  /**
   * Returns the puzzle of a game ID.
   *
   * @throws IllegalArgumentException if the text is not a game ID, or has more than boxes or
   *     irregular regions
   */
  static Puzzle puzzle(String text) {
    Matcher id = GAME_ID.matcher(text);
    if (!id.matches()) {
      throw new IllegalArgumentException("not a game ID of sgt-solo: " + text);
    }
    RegionMask mask;
    if (id.group("size") == null) {
      mask =
          RegionMask.boxes(
              Integer.parseInt(id.group("rows")), Integer.parseInt(id.group("columns")));
    } else {
      int size = Integer.parseInt(id.group("size"));
      mask = RegionMask.jigsaw(size, regions(size, id.group("borders")));
    }
    return new Puzzle(givens(mask.size(), id.group("cells")), mask);
  }

  private static Grid givens(int size, String cells) {
    int[] digits = new int[size * size];
    int cell = 0;
    for (int i = 0; i < cells.length(); i++) {
      char symbol = cells.charAt(i);
      if (symbol >= 'a') {
        cell += runLength(symbol);
      } else if (symbol != '_') {
        digits[cell++] = symbol - '0';
      }
    }
    return Grid.of(size, digits);
  }

  private static int runLength(char letter) {
    return letter - 'a' + 1;
  }

  private static int[] regions(int size, String borders) {
    int[] regions = new int[size * size];
    Arrays.setAll(regions, cell -> cell);
    int place = 0;
    for (int i = 0; i < borders.length(); i++) {
      char symbol = borders.charAt(i);
      int run = symbol == '_' ? 0 : Math.min(runLength(symbol), RUN_WITHOUT_END);
      for (int end = place + run; place < end; place++) {
        join(size, place, regions);
      }
      if (symbol != 'z') {
        place++;
      }
    }
    return regions;
  }

  private static void join(int size, int place, int[] regions) {
    int sideBySide = size * (size - 1);
    int line = place % sideBySide / (size - 1);
    int position = place % (size - 1);
    boolean isRow = place < sideBySide;
    int first = isRow ? line * size + position : position * size + line;
    int from = regions[first];
    int to = regions[first + (isRow ? 1 : size)];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = regions[cell] == from ? to : regions[cell];
    }
  }
}
