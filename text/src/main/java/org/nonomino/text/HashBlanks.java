package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.DigitSymbols;

/**
 * Rows with {@code #} for each blank. Rows that begin with it look like comments, so this reads
 * both.
 */
final class HashBlanks {
  private static final char HASH = '#';
  private static final int MIN_SIZE = 4;

  private HashBlanks() {}

  /** Returns the next n rows of n cells if at least two of their cells are {@code #}. */
  static Optional<GridBlock> peek(LineReader lines) throws IOException {
    TextLine first = lines.peek(0).orElseThrow();
    if (first.text().indexOf(HASH) < 0 && lines.commentsAbove(first).isEmpty()) {
      return Optional.empty();
    }
    int size = row(first, 0).map(row -> row.words().size()).orElse(0);
    List<GridRow> rows = new ArrayList<>();
    int at = 0;
    for (Optional<TextLine> line = Optional.of(first);
        size >= MIN_SIZE && rows.size() < size && line.isPresent();
        line = lines.peek(at)) {
      for (String comment : lines.commentsAbove(line.get())) {
        Optional<GridRow> row = row(new TextLine(line.get().number(), comment, false), at);
        if (row.isEmpty() || row.get().words().size() != size) {
          rows.clear();
        } else {
          rows.add(row.get());
        }
      }
      if (rows.size() == size) {
        break;
      }
      Optional<GridRow> row = row(line.get(), at);
      boolean isRow = row.filter(cells -> cells.words().size() == size).isPresent();
      if (!isRow && !line.get().isBlank() && !GridRow.of(line.get(), at).isRuler()) {
        break;
      }
      row.filter(cells -> isRow).ifPresent(rows::add);
      at++;
    }
    if (lines.peek(at).isEmpty()) {
      TextLine last = rows.isEmpty() ? first : rows.get(rows.size() - 1).line();
      for (String comment : lines.commentsAtEnd()) {
        row(new TextLine(last.number(), comment, false), at)
            .filter(row -> row.words().size() == size && rows.size() < size)
            .ifPresent(rows::add);
      }
    }
    long blanks =
        rows.stream()
            .mapToLong(row -> row.line().text().chars().filter(c -> c == HASH).count())
            .sum();
    return rows.size() == size && size >= MIN_SIZE && blanks >= 2
        ? Optional.of(new GridBlock(List.copyOf(rows), at, false))
        : Optional.empty();
  }

  /** Returns the cells of a line whose only blank is the hash; empty for other lines. */
  private static Optional<GridRow> row(TextLine line, int distance) {
    List<Token> cells = new ArrayList<>();
    for (int i = 0; i < line.text().length() && cells.size() <= GridRow.MAX_CELLS; i++) {
      char c = line.text().charAt(i);
      boolean isDigit =
          DigitSymbols.isSymbol(c) && !DigitSymbols.isBlank(c) && !Character.isLetter(c);
      if (c == HASH || isDigit) {
        cells.add(new Token(line, i, String.valueOf(c)));
      } else if (!GridRow.isSeparator(c)) {
        return Optional.empty();
      }
    }
    return Optional.of(new GridRow(line, distance, List.copyOf(cells), List.copyOf(cells)));
  }
}
