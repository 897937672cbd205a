package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * Reads an input that marks cells of a grid: n rows of n characters, or n² in one line. Each of
 * {@code x X * 1..9} marks a cell, and each of {@code . 0 - _} leaves it unmarked.
 */
public final class PatternReader {
  private static final String UNMARKED = ".0-_";
  private static final String MARKED = "xX*123456789";
  private static final String ADVICE =
      "Give n rows of n characters: x for a marked cell, a dot for any other.";

  private PatternReader() {}

  /**
   * Returns a grid with the digit 1 in the marked cells.
   *
   * @param source the name of the input for messages
   * @param reader the input, not closed
   * @throws MalformedTextException if the input is not a square
   * @throws IOException if the input cannot be read
   */
  public static Grid read(String source, Reader reader) throws MalformedTextException, IOException {
    LineReader lines = WholeText.read(source, reader, ADVICE);
    if (lines.peekSignificant().isEmpty()) {
      throw new MalformedTextException(
          Place.ofText(source), "there is no pattern in this text", ADVICE);
    }
    GridBlock block = GridBlock.peek(lines, 0);
    return block.rows().size() == 1
        ? ofLine(source, block.rows().get(0).line())
        : ofRows(source, block.rows());
  }

  private static Grid ofRows(String source, List<GridRow> rows) throws MalformedTextException {
    int size = rows.size();
    List<Token> cells = new ArrayList<>();
    for (GridRow row : rows) {
      Optional<List<Token>> ofRow = size <= Grid.MAX_SIZE ? row.cells(size) : Optional.empty();
      if (ofRow.isEmpty()) {
        throw new MalformedTextException(
            row.line().place(source),
            "the pattern has "
                + ProblemWords.count(size, "row")
                + ", but this one has "
                + ProblemWords.count(row.characters().size(), "cell"),
            ADVICE);
      }
      cells.addAll(ofRow.get());
    }
    return grid(source, size, cells);
  }

  private static Grid ofLine(String source, TextLine line) throws MalformedTextException {
    Token word = SingleLineFormat.words(line).get(0);
    OptionalInt size = GridCells.sizeOf(word.length());
    if (size.isEmpty()) {
      throw new MalformedTextException(
          word.place(source), "the pattern has " + word.length() + " cells in one row", ADVICE);
    }
    List<Token> cells = new ArrayList<>();
    for (int i = 0; i < word.length(); i++) {
      cells.add(new Token(line, word.start() + i, word.text().substring(i, i + 1)));
    }
    return grid(source, size.getAsInt(), cells);
  }

  private static Grid grid(String source, int size, List<Token> cells)
      throws MalformedTextException {
    int[] digits = new int[cells.size()];
    for (int cell = 0; cell < digits.length; cell++) {
      String mark = cells.get(cell).text();
      if (UNMARKED.contains(mark)) {
        continue;
      }
      if (!MARKED.contains(mark)) {
        throw new MalformedTextException(
            cells.get(cell).place(source), "'" + mark + "' is neither a mark nor a blank", ADVICE);
      }
      digits[cell] = 1;
    }
    return Grid.of(size, digits);
  }
}
