package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * Tables of HTML: each table of n rows with n cells is a puzzle, also if it consists of boxes that
 * are tables themselves. A cell contains text or the value of an input. All other tags are skipped.
 */
final class HtmlFormat extends ReadOnlyFormat {
  /** The only instance, because this format has no options. */
  static final HtmlFormat HTML = new HtmlFormat();

  /** The maximum number of lines in which the first table must begin. */
  private static final int LOOKED_AT = 500;

  private static final int MAX_LENGTH = 1 << 20;
  private static final int MAX_DEPTH = 8;
  private static final String TABLE = "<table";

  private HtmlFormat() {
    super("html", "tables in HTML, with a row of the puzzle in each row");
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.filter(line -> line.text().stripLeading().startsWith("<")).isEmpty()) {
      return false;
    }
    Optional<TextLine> line = first;
    for (int at = 1; line.isPresent() && at < LOOKED_AT; at++) {
      if (line.get().text().toLowerCase(Locale.ROOT).contains(TABLE)) {
        return true;
      }
      line = line.get().tooLong() ? Optional.empty() : lines.peek(at);
    }
    return false;
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) throws IOException {
    StringBuilder text = new StringBuilder();
    Place start = lines.peekSignificant().orElseThrow().place(lines.source());
    boolean isTooLong = false;
    for (Optional<TextLine> line = lines.next();
        line.isPresent() && !isTooLong;
        line = lines.next()) {
      text.append(line.get().text()).append('\n');
      isTooLong = line.get().tooLong() || text.length() > MAX_LENGTH;
    }
    Deque<PuzzleText> found = new ArrayDeque<>();
    if (isTooLong) {
      found.add(PuzzleText.malformed(tooLong(start)));
    } else {
      for (TableCells table : new Tables(text.toString(), start).read()) {
        found.add(new PuzzleText(start, () -> table.read(assembler)));
      }
      if (found.isEmpty()) {
        found.add(PuzzleText.malformed(TableCells.none(start, "table")));
      }
    }
    return () -> Optional.ofNullable(found.poll());
  }

  private static MalformedTextException tooLong(Place place) {
    return new MalformedTextException(
        place,
        ProblemCode.TOO_LONG.with("limit", MAX_LENGTH),
        "the HTML is longer than " + MAX_LENGTH + " characters",
        "Copy only the table of the puzzle.");
  }

  /** Reads the tables in one pass over the text. */
  private static final class Tables {
    private final String text;
    private final Place place;
    private final List<TableCells> found = new ArrayList<>();

    /** The open tables, the innermost last. */
    private final Deque<Table> open = new ArrayDeque<>();

    Tables(String text, Place place) {
      this.text = text;
      this.place = place;
    }

    List<TableCells> read() {
      int at = 0;
      while (at < text.length()) {
        int tag = text.indexOf('<', at);
        int end = tag < 0 ? text.length() : tag;
        if (!open.isEmpty()) {
          open.getLast().append(decoded(text.substring(at, end)));
        }
        if (tag < 0) {
          break;
        }
        int close = text.startsWith("<!--", tag) ? text.indexOf("-->", tag) : endOfTag(tag);
        if (close < 0) {
          break;
        }
        tag(text.substring(tag + 1, close));
        at = close + 1;
      }
      while (!open.isEmpty()) {
        closeTable();
      }
      return found;
    }

    /** Returns the index of the bracket that ends a tag, outside quotation marks. */
    private int endOfTag(int tag) {
      char quote = 0;
      for (int i = tag; i < text.length(); i++) {
        char character = text.charAt(i);
        if (quote != 0) {
          quote = character == quote ? 0 : quote;
        } else if (character == '"' || character == '\'') {
          quote = character;
        } else if (character == '>') {
          return i;
        }
      }
      return -1;
    }

    private void tag(String tag) {
      int end = 0;
      while (end < tag.length()
          && (Character.isLetterOrDigit(tag.charAt(end)) || (end == 0 && tag.charAt(0) == '/'))) {
        end++;
      }
      String name = tag.substring(0, end).toLowerCase(Locale.ROOT);
      if (name.equals("table") && open.size() < MAX_DEPTH) {
        open.addLast(new Table());
      } else if (!open.isEmpty()) {
        switch (name) {
          case "tr" -> open.getLast().beginRow();
          case "td", "th" -> open.getLast().beginCell();
          case "/td", "/th", "/tr" -> open.getLast().endCell();
          case "/table" -> closeTable();
          case "input" -> open.getLast().append(attribute(tag, "value"));
          default -> {
            // Other tags only affect the appearance.
          }
        }
      }
    }

    private static String attribute(String tag, String name) {
      int at = tag.toLowerCase(Locale.ROOT).indexOf(" " + name + "=");
      if (at < 0) {
        return "";
      }
      int start = at + name.length() + 2;
      char quote = start < tag.length() ? tag.charAt(start) : ' ';
      boolean isQuoted = quote == '"' || quote == '\'';
      int from = isQuoted ? start + 1 : start;
      int end = tag.indexOf(isQuoted ? quote : ' ', from);
      return decoded(tag.substring(from, end < 0 ? tag.length() : end)).replace("/", "");
    }

    private void closeTable() {
      Table table = open.removeLast();
      TableCells cells = new TableCells(place, table.rows());
      if (!open.isEmpty() && open.getLast().isInCell()) {
        open.getLast().put(table);
      } else if (cells.rows().size() > 1) {
        found.add(cells);
      }
    }

    private static String decoded(String text) {
      return text.indexOf('&') < 0
          ? text
          : text.replace("&nbsp;", " ")
              .replace("&#160;", " ")
              .replace("&#xa0;", " ")
              .replace("&zwnj;", "")
              .replace("&middot;", ".")
              .replace("&amp;", "&");
    }
  }

  /** A table, with texts or tables in its cells. */
  private static final class Table {
    private final List<List<Object>> rows = new ArrayList<>();
    private Optional<StringBuilder> cell = Optional.empty();

    boolean isInCell() {
      return cell.isPresent();
    }

    void beginRow() {
      endCell();
      rows.add(new ArrayList<>());
    }

    void beginCell() {
      endCell();
      if (rows.isEmpty()) {
        beginRow();
      }
      cell = Optional.of(new StringBuilder());
    }

    void append(String text) {
      cell.ifPresent(into -> into.append(text));
    }

    void put(Table inner) {
      rows.get(rows.size() - 1).add(inner);
      cell = Optional.empty();
    }

    void endCell() {
      cell.ifPresent(text -> rows.get(rows.size() - 1).add(text.toString().strip()));
      cell = Optional.empty();
    }

    /** Returns the texts by row, with the rows of inner tables side by side. */
    List<List<String>> rows() {
      endCell();
      List<List<String>> texts = new ArrayList<>();
      for (List<Object> row : rows) {
        int height = 1;
        for (Object each : row) {
          height = each instanceof Table inner ? Math.max(height, inner.rows.size()) : height;
        }
        List<List<String>> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
          lines.add(new ArrayList<>());
        }
        for (Object each : row) {
          if (each instanceof Table inner) {
            List<List<String>> own = inner.rows();
            for (int i = 0; i < own.size(); i++) {
              lines.get(i).addAll(own.get(i));
            }
          } else {
            lines.get(0).add((String) each);
          }
        }
        if (!row.isEmpty()) {
          texts.addAll(lines);
        }
      }
      return texts;
    }
  }
}
