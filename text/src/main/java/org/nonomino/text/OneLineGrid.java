package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Grid;

/**
 * A grid in one line: n groups of n characters, perhaps with n groups of labels behind them; n²
 * words; or n² characters with the blanks of another program.
 *
 * @param words the n² words in its cells, row-major
 * @param labels the n² labels of its mask matrix, if there is one
 */
record OneLineGrid(List<Token> words, Optional<List<Token>> labels) {
  /** The minimum size; three words are rather a row. */
  private static final int MIN_SIZE = 4;

  /** Returns the grid in a line; empty if there is none. */
  static Optional<OneLineGrid> of(TextLine line) {
    List<Token> words = words(line);
    return ofGroups(words).or(() -> ofWords(words)).or(() -> ofWhole(words));
  }

  /** Returns whether a line consists of n groups of n characters, perhaps with n of labels. */
  static boolean isOfGroups(TextLine line) {
    return ofGroups(words(line)).isPresent();
  }

  private static List<Token> words(TextLine line) {
    return Token.split(
        line, c -> GridRow.isSeparator(c) || c == '/', 2 * Grid.MAX_SIZE * Grid.MAX_SIZE + 1);
  }

  private static Optional<OneLineGrid> ofGroups(List<Token> words) {
    Optional<OneLineGrid> whole = ofGroups(words, words.size());
    return whole.isPresent() || words.size() % 2 != 0 ? whole : ofGroups(words, words.size() / 2);
  }

  /** Returns the grid of n² words in several lines. */
  static Optional<OneLineGrid> ofRows(List<GridRow> rows) {
    return ofWords(rows.stream().flatMap(row -> row.words().stream()).toList());
  }

  /** Returns the grid of n² characters, with or without labels. */
  private static Optional<OneLineGrid> ofWhole(List<Token> words) {
    OptionalInt size =
        words.isEmpty() ? OptionalInt.empty() : GridCells.sizeOf(words.get(0).length());
    boolean hasLabels = words.size() == 2 && words.get(1).length() == words.get(0).length();
    if (size.isEmpty() || size.getAsInt() < MIN_SIZE || (words.size() > 1 && !hasLabels)) {
      return Optional.empty();
    }
    List<Token> cells = words.stream().flatMap(word -> word.characters().stream()).toList();
    OneLineGrid grid = ofCells(cells, words.get(0).length());
    return CellWords.isKnown(grid.words, size.getAsInt()) ? Optional.of(grid) : Optional.empty();
  }

  private static Optional<OneLineGrid> ofGroups(List<Token> words, int size) {
    if (size < MIN_SIZE
        || size > Grid.MAX_SIZE
        || words.stream().anyMatch(word -> word.length() != size)) {
      return Optional.empty();
    }
    List<Token> cells = words.stream().flatMap(word -> word.characters().stream()).toList();
    return Optional.of(ofCells(cells, size * size));
  }

  private static Optional<OneLineGrid> ofWords(List<Token> words) {
    OptionalInt size = GridCells.sizeOf(words.size());
    return size.isPresent()
            && size.getAsInt() >= MIN_SIZE
            && words.size() > Grid.MAX_SIZE
            && CellWords.isKnown(words, size.getAsInt())
        ? Optional.of(new OneLineGrid(words, Optional.empty()))
        : Optional.empty();
  }

  private static OneLineGrid ofCells(List<Token> cells, int count) {
    return new OneLineGrid(
        cells.subList(0, count),
        cells.size() == count ? Optional.empty() : Optional.of(cells.subList(count, 2 * count)));
  }

  /** Returns n. */
  int size() {
    return GridCells.sizeOf(words.size()).orElseThrow();
  }

  /** Returns the document. */
  Document document(String source, PuzzleAssembler assembler) throws MalformedTextException {
    return labels.isPresent()
        ? Document.of(source, words, new TokenField(source, labels.get()), assembler)
        : Document.of(source, words, false, PuzzleAssembler::assemble, assembler);
  }
}
