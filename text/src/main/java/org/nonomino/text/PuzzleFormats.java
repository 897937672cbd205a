package org.nonomino.text;

import java.io.IOException;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.Symbols;

/** The formats of this module. */
public final class PuzzleFormats {
  /** A puzzle in n rows, and perhaps its mask matrix in n more. */
  public static final PuzzleFormat GRID = new GridFormat();

  /** One puzzle per line, with digits, regions, label. */
  public static final PuzzleFormat LINE = new LineFormat();

  /** One puzzle per line, with region letters and digits in one word. */
  public static final PuzzleFormat FORUM = new ForumFormat();

  /** All formats that must be tried on an input, in this order. */
  public static final List<PuzzleFormat> ALL = List.of(FORUM, LINE, GRID);

  /** Region masks without puzzles; recognizes every input. */
  public static final PuzzleFormat MASKS = new MaskFormat();

  private PuzzleFormats() {}

  /**
   * Returns whether the first line can be the title of a grid that follows in rows. A line that is
   * a puzzle itself cannot.
   *
   * @param lines at the first significant line; nothing is consumed
   */
  public static boolean isTitleOfGrid(LineReader lines) throws IOException {
    return !LineFormat.areAllPuzzles(lines, 1) && GridFormat.hasGridBelowTitle(lines);
  }

  /** Returns whether a line is a record of {@link #LINE} with the symbols of its digits. */
  public static boolean namesSymbols(TextLine line) {
    return LineFormat.namesSymbols(line);
  }

  /**
   * Returns a grid in n rows with a blank between the cells, and a line with the symbols unless
   * they are the usual ones, each with its line end.
   */
  public static String rows(Grid grid, Symbols symbols) {
    StringBuilder text = new StringBuilder();
    GridFormat.appendGrid(text, grid, symbols);
    SymbolNotation.write(symbols).ifPresent(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
