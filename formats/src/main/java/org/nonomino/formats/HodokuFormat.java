package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.GridCells;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * The line format of HoDoKu's library of examples: {@code
 * :technique:candidates:cells:deleted:eliminations: extra}, for classic puzzles. In the cells
 * {@code .} or {@code 0} is a blank and {@code +5} an entered digit. A deleted candidate, such as
 * {@code 512} for the 5 of r1c2, has been eliminated although the digits in the grid allow it. If
 * there are deleted candidates, every empty cell has its other candidates as centre marks;
 * otherwise no cell has marks.
 *
 * <p>The writer writes the code of the technique (else {@code 0000:x}, the code for none), the
 * cells and the deleted candidates. The reader skips the other parts of a line: the digits in
 * question, the eliminations and the rest. Marks that equal all candidates are not written. If a
 * mark conflicts with the digits in the grid, all marks are lost, because the format cannot express
 * it. A colon in the technique becomes a blank.
 *
 * <p>Source: "Regression Test Library", hodoku.sourceforge.net, and lines from forum posts.
 */
final class HodokuFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat HODOKU = new HodokuFormat();

  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;

  /** The fields of a line; field 1 follows its first colon. */
  private static final int TECHNIQUE = 1;

  private static final int CANDIDATES = 2;
  private static final int GRID = 3;
  private static final int DELETED = 4;

  private static final String NO_TECHNIQUE = "0000";
  private static final String NO_CANDIDATES = "x";

  /**
   * A complete line. Colons may also separate the cells of a grid, but no row of a grid is this
   * long.
   */
  private static final Pattern PLAIN = Pattern.compile(":[^:]*+:[^:]*+:[^:\\s]{37,}+(:.*)?");

  private static final Pattern DELETED_CANDIDATE = Pattern.compile("[1-9]{3}");

  /**
   * The line of Sudoku Susser: the cells, of which an entered one has a plus, and perhaps the
   * deleted candidates.
   */
  private static final Pattern SUSSER =
      Pattern.compile(
          "(?=[^:\\s]{0,162}\\+[1-9])(?<cells>(?:\\+?[1-9.0]){81})(?:[\\s:]++(?<deleted>[1-9\\s,]*+):?)?");

  private HodokuFormat() {}

  @Override
  public String name() {
    return "hodoku";
  }

  @Override
  public String description() {
    return "classic puzzles in lines of HoDoKu's library, :technique:candidates:cells:deleted:…";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(EntryPart.TECHNIQUE, EntryPart.ENTERED, EntryPart.CENTRE_MARKS);
  }

  @Override
  public Set<EntryPart> losses(PuzzleEntry entry) {
    Set<EntryPart> lost = PuzzleFormat.super.losses(entry);
    if (entry.progress().hasCentreMarks() && ownRefusal(entry).isEmpty() && !canSayMarks(entry)) {
      lost.add(EntryPart.CENTRE_MARKS);
    }
    return lost;
  }

  /** Returns whether the marks are candidates. */
  private static boolean canSayMarks(PuzzleEntry entry) {
    Layout layout = entry.puzzle().layout();
    Progress progress = entry.progress();
    for (int cell = 0; cell < CELLS; cell++) {
      if ((progress.centreMarks(cell) & ~candidates(layout, progress.grid(), cell)) != 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return Refusal.unlessClassic(name(), entry);
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    return first.isPresent()
        && (PLAIN.matcher(first.get().text().strip()).matches()
            || SUSSER.matcher(first.get().text().strip()).matches());
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  private static PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> fields = fields(line);
    if (isSusser(line)) {
      fields = fieldsOfSusser(line);
    } else if (!line.text().stripLeading().startsWith(":") || fields.size() <= GRID) {
      throw new MalformedTextException(
          line.place(source),
          "this is not a line of HoDoKu's library",
          "A line looks like :0000:x:CELLS:DELETED CANDIDATES:: with 81 cells.");
    }
    List<Token> cells = new ArrayList<>(CELLS);
    boolean[] isEntered = new boolean[CELLS];
    readCells(source, fields.get(GRID), cells, isEntered);
    List<Token> givens = new ArrayList<>(cells);
    for (int cell = 0; cell < CELLS; cell++) {
      if (isEntered[cell]) {
        givens.set(cell, new Token(line, cells.get(cell).start(), "."));
      }
    }
    Puzzle puzzle = assembler.assemble(CellField.ofTokens(source, givens));
    Grid grid = GridCells.grid(CellField.ofTokens(source, cells), SIZE);
    long[] marks = new long[CELLS];
    if (fields.size() > DELETED) {
      delete(source, fields.get(DELETED), puzzle.layout(), grid, marks);
    }
    Token third = fields.get(TECHNIQUE);
    String technique = line.written().substring(third.start(), third.end()).strip();
    boolean isNone =
        technique.equals(NO_TECHNIQUE) && fields.get(CANDIDATES).text().equals(NO_CANDIDATES);
    return PuzzleEntry.of(puzzle)
        .withText(EntryPart.TECHNIQUE, isNone ? "" : technique)
        .withProgress(new Progress(grid, marks, new long[CELLS]));
  }

  private static boolean isSusser(TextLine line) {
    return SUSSER.matcher(line.text().strip()).matches();
  }

  /** Returns the cells and the deleted candidates of a line of Sudoku Susser as fields. */
  private static List<Token> fieldsOfSusser(TextLine line) {
    List<Token> words =
        Token.split(
            line, c -> Character.isWhitespace(c) || c == ':' || c == ',', Integer.MAX_VALUE);
    Token none = new Token(line, 0, "");
    List<Token> fields = new ArrayList<>(List.of(none, none, none, words.get(0)));
    if (words.size() > 1) {
      int start = words.get(1).start();
      String deleted = line.text().substring(start).replace(':', ' ').replace(',', ' ');
      fields.add(new Token(line, start, deleted));
    }
    return fields;
  }

  /** Returns the pieces between colons; the first is the piece before the first colon. */
  private static List<Token> fields(TextLine line) {
    List<Token> fields = new ArrayList<>();
    String text = line.text();
    int start = 0;
    while (fields.size() <= DELETED && start <= text.length()) {
      int colon = text.indexOf(':', start);
      int end = colon < 0 ? text.length() : colon;
      fields.add(new Token(line, start, text.substring(start, end)));
      start = end + 1;
    }
    return fields;
  }

  private static void readCells(String source, Token field, List<Token> cells, boolean[] isEntered)
      throws MalformedTextException {
    String text = field.text();
    for (int i = 0; i < text.length() && cells.size() <= CELLS; i++) {
      boolean isPlus = text.charAt(i) == '+';
      if (isPlus) {
        i++;
      }
      boolean isDigit = i < text.length() && text.charAt(i) >= '1' && text.charAt(i) <= '9';
      if (isPlus && !isDigit) {
        throw new MalformedTextException(
            field.line().place(source, field.start() + i - 1),
            "there is no digit after the +",
            "Write +5 for an entered 5.");
      }
      if (cells.size() < CELLS) {
        isEntered[cells.size()] = isPlus;
      }
      cells.add(new Token(field.line(), field.start() + i, text.substring(i, i + 1)));
    }
    if (cells.size() != CELLS) {
      throw new MalformedTextException(
          field.place(source),
          "the grid has "
              + (cells.size() < CELLS ? ProblemWords.count(cells.size(), "cell") : "more cells")
              + ", expected 81",
          cells.size() < CELLS
              ? ProblemWords.missingOrTooMany(cells.size(), CELLS, "cell")
              : "Maybe a colon is missing after it.");
    }
  }

  /** Fills in the marks of all empty cells, if any candidate is deleted. */
  private static void delete(String source, Token field, Layout layout, Grid grid, long[] marks)
      throws MalformedTextException {
    List<Token> deleted = words(field);
    if (deleted.isEmpty()) {
      return;
    }
    for (int cell = 0; cell < CELLS; cell++) {
      marks[cell] = candidates(layout, grid, cell);
    }
    for (Token word : deleted) {
      if (!DELETED_CANDIDATE.matcher(word.text()).matches()) {
        throw new MalformedTextException(
            word.place(source),
            ProblemWords.quote(word.text()) + " is not a candidate",
            "Write digit, row and column: 512 for the 5 of r1c2.");
      }
      int cell = (word.text().charAt(1) - '1') * SIZE + word.text().charAt(2) - '1';
      if (grid.digit(cell) != 0) {
        throw new MalformedTextException(
            word.place(source),
            word.text()
                + " deletes a candidate of "
                + CellNames.name(SIZE, cell)
                + ", which holds the digit "
                + grid.digit(cell),
            "Remove it, or empty the cell.");
      }
      marks[cell] &= ~(1L << (word.text().charAt(0) - '1'));
    }
  }

  private static List<Token> words(Token field) {
    TextLine alone = new TextLine(field.line().number(), field.text(), false);
    return Token.split(alone, Character::isWhitespace, Integer.MAX_VALUE).stream()
        .map(word -> new Token(field.line(), field.start() + word.start(), word.text()))
        .toList();
  }

  /** Returns the digits that no peer of an empty cell holds, as bits: d−1 for d. */
  private static long candidates(Layout layout, Grid grid, int cell) {
    if (grid.digit(cell) != 0) {
      return 0;
    }
    long candidates = (1L << SIZE) - 1;
    for (int peer : layout.peers(cell)) {
      if (grid.digit(peer) != 0) {
        candidates &= ~(1L << (grid.digit(peer) - 1));
      }
    }
    return candidates;
  }

  @Override
  public String text(PuzzleEntry entry) {
    String technique =
        TextLine.joined(entry.text(EntryPart.TECHNIQUE).orElse("")).replace(':', ' ').strip();
    StringBuilder text = new StringBuilder(":");
    text.append(technique.isEmpty() ? NO_TECHNIQUE + ":" + NO_CANDIDATES : technique + ":");
    text.append(':');
    Grid givens = entry.puzzle().givens();
    Progress progress = entry.progress();
    for (int cell = 0; cell < CELLS; cell++) {
      int given = givens.digit(cell);
      int entered = progress.grid().digit(cell);
      text.append(given == 0 && entered != 0 ? "+" : "");
      text.append(DigitSymbols.symbol(given == 0 ? entered : given));
    }
    text.append(':');
    if (progress.hasCentreMarks() && canSayMarks(entry)) {
      text.append(String.join(" ", deleted(entry.puzzle().layout(), progress)));
    }
    return text.append("::\n").toString();
  }

  private static List<String> deleted(Layout layout, Progress progress) {
    List<String> deleted = new ArrayList<>();
    for (int cell = 0; cell < CELLS; cell++) {
      long gone = candidates(layout, progress.grid(), cell) & ~progress.centreMarks(cell);
      for (; gone != 0; gone &= gone - 1) {
        int digit = Long.numberOfTrailingZeros(gone) + 1;
        deleted.add("" + digit + (cell / SIZE + 1) + (cell % SIZE + 1));
      }
    }
    return deleted;
  }
}
