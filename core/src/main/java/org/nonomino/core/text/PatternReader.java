package org.nonomino.core.text;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * Reads a text that marks cells of a grid: n rows of n characters, or n² in one line. One of {@code
 * . 0 - _} leaves a cell unmarked, any other character marks it, such as {@code x} or a digit.
 */
public final class PatternReader {
  private static final String UNMARKED = ".0-_";
  private static final String ADVICE =
      "Give n rows of n characters: x for a marked cell, a dot for any other.";

  private PatternReader() {}

  /**
   * Returns a grid with the digit 1 in the marked cells.
   *
   * @param source the name of the text for messages
   * @param reader the text, not closed
   * @throws MalformedTextException if the text is no square
   * @throws IOException if the text cannot be read
   */
  public static Grid read(String source, Reader reader) throws MalformedTextException, IOException {
    LineReader lines = new LineReader(source, reader);
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
            "the pattern has " + size + " rows, but not " + size + " cells in this one",
            ADVICE);
      }
      cells.addAll(ofRow.get());
    }
    return grid(size, cells.stream().map(Token::text).toList());
  }

  private static Grid ofLine(String source, TextLine line) throws MalformedTextException {
    Token word = SingleLineFormat.words(line).get(0);
    OptionalInt size = PuzzleAssembler.sizeOf(word.length());
    if (size.isEmpty()) {
      throw new MalformedTextException(
          word.place(source), "the pattern has " + word.length() + " cells in one row", ADVICE);
    }
    return grid(size.getAsInt(), word.text().chars().mapToObj(Character::toString).toList());
  }

  private static Grid grid(int size, List<String> cells) {
    return Grid.of(
        size, cells.stream().mapToInt(cell -> UNMARKED.contains(cell) ? 0 : 1).toArray());
  }
}
