package org.nonomino.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;
import org.nonomino.core.constraint.OutsideCell;

/** Lists of cells for custom rules: {@code r1c1-r1c4}, {@code row 4}, {@code each column}. */
final class LineNotation {
  private static final String ADVICE =
      "Write cells such as 'r1c1-r1c4', 'row 4', 'column 2', 'each row' or 'each column'.";

  private LineNotation() {}

  /**
   * Returns the lists of cells; several only for each row or column.
   *
   * @throws MalformedTextException if a word is neither a cell nor a line
   */
  static List<CellList> lists(String source, Token text, int size) throws MalformedTextException {
    List<Token> words = text.split(c -> Character.isWhitespace(c) || c == ',');
    String first = words.get(0).text().toLowerCase(Locale.ROOT);
    String second = words.size() > 1 ? words.get(1).text().toLowerCase(Locale.ROOT) : "";
    if (first.equals("each")) {
      if (words.size() != 2 || !(second.equals("row") || second.equals("column"))) {
        throw new MalformedTextException(
            words.get(words.size() - 1).place(source),
            "'each' stands only before 'row' or 'column'",
            ADVICE);
      }
      return IntStream.range(0, size)
          .mapToObj(index -> line(size, second.equals("row"), index))
          .toList();
    }
    List<Token> cells = new ArrayList<>();
    CellList all = CellList.of(size);
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).text().toLowerCase(Locale.ROOT);
      if (word.equals("row") || word.equals("column")) {
        all =
            all.followedBy(read(source, cells, size)).followedBy(numbered(source, words, i, size));
        cells.clear();
        i++;
      } else {
        cells.add(words.get(i));
      }
    }
    return List.of(all.followedBy(read(source, cells, size)));
  }

  private static CellList read(String source, List<Token> cells, int size)
      throws MalformedTextException {
    return CellNotation.read(source, cells, size, CellNotation.Run.STRAIGHT);
  }

  private static CellList numbered(String source, List<Token> words, int at, int size)
      throws MalformedTextException {
    boolean isRow = words.get(at).text().toLowerCase(Locale.ROOT).equals("row");
    Token number = words.get(Math.min(at + 1, words.size() - 1));
    int index = WholeNumber.of(number.text()).orElse(0);
    if (index < 1 || index > size) {
      throw new MalformedTextException(
          number.place(source),
          ProblemWords.quote(number.text()) + " is not the number of a row or column",
          "Write 'row 4' or 'column 4', from 1 to %d.".formatted(size));
    }
    return line(size, isRow, index - 1);
  }

  private static CellList line(int size, boolean isRow, int index) {
    return (isRow ? new OutsideCell(size, index, -1) : new OutsideCell(size, -1, index)).line();
  }
}
