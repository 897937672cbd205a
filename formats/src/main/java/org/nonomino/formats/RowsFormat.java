package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Tables with a line for each row and a bar between cells: those of Markdown, and the environments
 * of the LaTeX packages sudoku and sudokubundle. An empty cell is a blank.
 */
final class RowsFormat extends ReadOnlyFormat {
  /** Tables of Markdown. */
  static final RowsFormat MARKDOWN =
      new RowsFormat("markdown", "tables in Markdown, with a line |---| below their first row");

  /** Environments of LaTeX. */
  static final RowsFormat LATEX =
      new RowsFormat("latex", "the environments sudoku and sudoku-block of LaTeX");

  /** The maximum number of lines in which the first table must begin. */
  private static final int LOOKED_AT = 200;

  private static final int MAX_ROWS = 64;

  private static final Pattern BEGIN =
      Pattern.compile(".*\\\\begin\\{(?:lp)?sudoku(?:-block)?\\*?\\}.*");

  private static final Pattern END =
      Pattern.compile(".*\\\\end\\{(?:lp)?sudoku(?:-block)?\\*?\\}.*");

  private static final Pattern DELIMITERS =
      Pattern.compile("\\s*+\\|?(?:\\s*+:?-{1,99}:?\\s*+\\|)++(?:\\s*+:?-{1,99}:?)?\\s*+");

  private static final Pattern MARKUP = Pattern.compile("[*`_]|&nbsp;");

  private RowsFormat(String name, String description) {
    super(name, description);
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return false;
    }
    // A pipe must be answered before its end, so further lines are read only if they may matter.
    return this == LATEX
        ? hasEnvironment(lines, first.get())
        : first.get().text().indexOf('|') >= 0 && beginsWithTable(lines);
  }

  private static boolean hasEnvironment(LineReader lines, TextLine first) throws IOException {
    String start = first.text().stripLeading();
    if (!start.startsWith("\\") && !start.startsWith("%")) {
      return false;
    }
    for (int at = 0; at < LOOKED_AT; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || line.get().tooLong()) {
        return false;
      }
      if (BEGIN.matcher(line.get().text()).matches()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the input begins with a table of Markdown that is a puzzle. */
  private static boolean beginsWithTable(LineReader lines) throws IOException {
    Optional<TextLine> second = lines.peek(1);
    if (second.isEmpty() || !DELIMITERS.matcher(second.get().text()).matches()) {
      return false;
    }
    List<List<String>> rows = new ArrayList<>();
    for (int at = 0; at < MAX_ROWS; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || line.get().text().indexOf('|') < 0) {
        break;
      }
      if (at != 1) {
        if (DELIMITERS.matcher(line.get().text()).matches()) {
          return false;
        }
        rows.add(cells(line.get().text()));
      }
    }
    return new TableCells(Place.ofText(""), rows).isPuzzle();
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    while (first.isPresent() && !isStart(first.get())) {
      lines.next();
      first = lines.peekSignificant();
      if (first.isEmpty()) {
        return Optional.empty();
      }
    }
    if (first.isEmpty()) {
      return Optional.empty();
    }
    Place place = first.get().place(lines.source());
    List<List<String>> rows = new ArrayList<>();
    if (this == LATEX) {
      lines.next();
    }
    Optional<TextLine> line = lines.peek(0);
    while (line.isPresent() && isInTable(line.get()) && rows.size() < MAX_ROWS) {
      String text = lines.next().orElseThrow().text();
      if (text.indexOf('|') >= 0 && !DELIMITERS.matcher(text).matches()) {
        rows.add(cells(this == LATEX ? withoutComment(text) : text));
      }
      line = lines.peek(0);
    }
    if (this == LATEX) {
      lines.next();
    }
    if (rows.isEmpty()) {
      MalformedTextException problem = TableCells.none(place, "table");
      return Optional.of(PuzzleText.malformed(problem));
    }
    TableCells table = new TableCells(place, rows);
    return Optional.of(new PuzzleText(place, () -> table.read(assembler)));
  }

  private boolean isStart(TextLine line) {
    return this == LATEX ? BEGIN.matcher(line.text()).matches() : line.text().indexOf('|') >= 0;
  }

  private boolean isInTable(TextLine line) {
    return this == LATEX ? !END.matcher(line.text()).matches() : line.text().indexOf('|') >= 0;
  }

  private static String withoutComment(String text) {
    int percent = text.indexOf('%');
    return percent < 0 ? text : text.substring(0, percent);
  }

  /** Returns the texts between bars; those before the first bar and after the last are none. */
  private static List<String> cells(String line) {
    String text = line.strip();
    int from = text.startsWith("|") ? 1 : 0;
    int last = text.lastIndexOf('|');
    boolean isClosed = last == text.length() - 1 || text.endsWith("|.") || text.endsWith("\\\\");
    int to = isClosed && last >= from ? last : text.length();
    return Arrays.stream(text.substring(from, to).split("\\|", -1))
        .map(cell -> MARKUP.matcher(cell).replaceAll("").strip())
        .toList();
  }
}
