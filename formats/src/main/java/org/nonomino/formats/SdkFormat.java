package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.core.CellNames;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
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
import org.nonomino.text.PuzzleText;
import org.nonomino.text.RegionLabels;
import org.nonomino.text.TextLine;

/**
 * Files of SadMan Sudoku and SudoCue: lines with {@code #} and a letter (A author, D description, C
 * comment, B date, S source, L level, U web address), then nine rows of nine characters. The rows
 * may be below {@code [Puzzle]}. Nine rows that include the entered digits may then follow below
 * {@code [State]}. Other sections are skipped. A comment is read as the title, because the format
 * has no line for titles.
 *
 * <p>Source: "SudoCue - File Formats", sudocue.net, and the help of SadMan Sudoku on saved files;
 * neither shows the form of the sections with pencil marks and colours.
 */
final class SdkFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SDK = new SdkFormat();

  private static final String PUZZLE = "[puzzle]";
  private static final String STATE = "[state]";

  /** The number of puzzles to examine for one with a header. */
  private static final int LOOKED_AT = 16;

  private SdkFormat() {}

  @Override
  public String name() {
    return "sdk";
  }

  @Override
  public String description() {
    return "classic puzzles of SadMan Sudoku and SudoCue: # lines and nine rows";
  }

  @Override
  public Set<EntryPart> holds() {
    return Set.of(
        EntryPart.LABEL,
        EntryPart.AUTHOR,
        EntryPart.DESCRIPTION,
        EntryPart.SOURCE,
        EntryPart.URL,
        EntryPart.DATE,
        EntryPart.LEVEL,
        EntryPart.ENTERED);
  }

  private static Optional<EntryPart> part(char letter) {
    return switch (letter) {
      case 'A' -> Optional.of(EntryPart.AUTHOR);
      case 'D' -> Optional.of(EntryPart.DESCRIPTION);
      case 'C' -> Optional.of(EntryPart.LABEL);
      case 'B' -> Optional.of(EntryPart.DATE);
      case 'S' -> Optional.of(EntryPart.SOURCE);
      case 'L' -> Optional.of(EntryPart.LEVEL);
      case 'U' -> Optional.of(EntryPart.URL);
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return Refusal.unlessClassic(name(), entry);
  }

  /**
   * Recognizes a puzzle without sections by the header lines above the rows, because the grid
   * format has no such lines. A puzzle without header lines may precede one that has them. A mask
   * matrix after the rows shows the grid format.
   */
  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    boolean anyHeader = false;
    int at = 0;
    for (int puzzle = 0; puzzle < LOOKED_AT; puzzle++) {
      if (lines.peek(at).filter(TextLine::isBlank).isPresent()) {
        at++;
      }
      Optional<TextLine> first = lines.peek(at);
      if (first.isEmpty()) {
        break;
      }
      if (isAnySection(first.get())) {
        return anyHeader || isSection(first.get(), PUZZLE) || isSection(first.get(), STATE);
      }
      boolean hasHeader = hasHeader(lines, first.get());
      StringBuilder cells = new StringBuilder();
      for (int row = 0; row < NineRows.SIZE; row++) {
        Optional<TextLine> line = lines.peek(at++);
        if (line.isEmpty() || !isRow(line.get())) {
          return anyHeader && hasHeader && puzzle > 0;
        }
        cells.append(line.get().text().strip());
      }
      if (puzzle > 0 && RegionLabels.isMask(cells.toString())) {
        return false;
      }
      anyHeader |= hasHeader;
    }
    return anyHeader;
  }

  private static boolean hasHeader(LineReader lines, TextLine line) {
    return lines.commentsAbove(line).stream().anyMatch(SdkFormat::isPlainHeader);
  }

  /**
   * Returns whether a comment is a header, a letter and its text, rather than a word that continues
   * in lower case, as in {@code #Copied}.
   */
  private static boolean isPlainHeader(String comment) {
    return comment.length() > 2
        && part(comment.charAt(1)).isPresent()
        && (comment.startsWith("#Uhttp") || !isLowerCaseOrSpace(comment.charAt(2)));
  }

  private static boolean isLowerCaseOrSpace(char character) {
    return Character.isLowerCase(character) || Character.isWhitespace(character);
  }

  private static boolean isRow(TextLine line) {
    String text = line.text().strip();
    return text.length() == NineRows.SIZE
        && text.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
  }

  private static boolean isSection(TextLine line, String name) {
    return line.text().strip().toLowerCase(Locale.ROOT).equals(name);
  }

  private static boolean isAnySection(TextLine line) {
    return line.text().stripLeading().startsWith("[");
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return Optional.empty();
    }
    List<String> comments = new ArrayList<>(lines.commentsAbove(first.get()));
    String source = lines.source();
    if (isAnySection(first.get())) {
      lines.next();
      if (!isSection(first.get(), PUZZLE)) {
        skipSection(lines);
        return Optional.of(
            PuzzleText.malformed(
                new MalformedTextException(
                    first.get().place(source),
                    ProblemWords.quote(first.get().text().strip()) + " has no puzzle before it",
                    "Put [Puzzle] and nine rows before it.")));
      }
      Optional<TextLine> row = lines.peekSignificant();
      row.ifPresent(line -> comments.addAll(lines.commentsAbove(line)));
    }
    List<TextLine> puzzle = rows(lines);
    // Fewer than nine rows end only at a blank line, a section or the end.
    Optional<TextLine> below = lines.peek(0).filter(line -> !line.isBlank() && !mayFollow(line));
    if (below.isPresent()) {
      skipBlock(lines);
      return Optional.of(
          PuzzleText.malformed(
              new MalformedTextException(
                  below.get().place(source),
                  "after the nine rows, expected a section or another puzzle",
                  "Remove the line, or put [Comment] before it.")));
    }
    List<TextLine> state = new ArrayList<>();
    while (true) {
      Optional<TextLine> line = lines.peekSignificant();
      if (line.isEmpty() || !isAnySection(line.get()) || isSection(line.get(), PUZZLE)) {
        break;
      }
      lines.next();
      if (isSection(line.get(), STATE)) {
        lines.peekSignificant();
        state.addAll(rows(lines));
      } else {
        skipSection(lines);
      }
    }
    return Optional.of(
        new PuzzleText(
            first.get().place(source),
            () -> parse(source, first.get(), comments, puzzle, state, assembler)));
  }

  /** Returns the lines up to a blank one, a section or the end; at most nine. */
  private static List<TextLine> rows(LineReader lines) throws IOException {
    List<TextLine> rows = new ArrayList<>();
    while (rows.size() < NineRows.SIZE) {
      Optional<TextLine> line = lines.peek(0);
      if (line.isEmpty() || line.get().isBlank() || isAnySection(line.get())) {
        break;
      }
      rows.add(lines.next().orElseThrow());
    }
    return rows;
  }

  private static boolean mayFollow(TextLine line) {
    return isAnySection(line) || NineRows.isRow(line);
  }

  /** Skips the lines up to a blank one, a section or the end. */
  private static void skipBlock(LineReader lines) throws IOException {
    while (lines.peek(0).filter(line -> !line.isBlank() && !isAnySection(line)).isPresent()) {
      lines.next();
    }
  }

  private static void skipSection(LineReader lines) throws IOException {
    while (lines.peek(0).filter(line -> !isAnySection(line)).isPresent()) {
      lines.next();
    }
  }

  private static PuzzleEntry parse(
      String source,
      TextLine first,
      List<String> comments,
      List<TextLine> rows,
      List<TextLine> stateRows,
      PuzzleAssembler assembler)
      throws MalformedTextException {
    if (rows.isEmpty()) {
      throw new MalformedTextException(
          first.place(source),
          "there is no row after " + first.text().strip(),
          "Add nine rows of nine characters.");
    }
    Puzzle puzzle = assembler.assemble(NineRows.cells(source, "the puzzle", rows));
    Grid grid = puzzle.givens();
    if (!stateRows.isEmpty()) {
      grid = grid(puzzle.givens(), NineRows.cells(source, "the state", stateRows));
    }
    return new PuzzleEntry(puzzle, metadata(comments), Optional.empty(), Progress.ofGrid(grid));
  }

  /** Returns the givens with the digits of the state; the state may omit givens. */
  private static Grid grid(Grid givens, CellField state) throws MalformedTextException {
    int[] digits = GridCells.grid(state, givens.size()).toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      int given = givens.digit(cell);
      if (given != 0 && digits[cell] != 0 && digits[cell] != given) {
        throw new MalformedTextException(
            state.place(cell),
            "the state has "
                + digits[cell]
                + " in "
                + CellNames.name(givens.size(), cell)
                + ", where the puzzle has the given "
                + given,
            "Change one of the two.");
      }
      digits[cell] = given != 0 ? given : digits[cell];
    }
    return Grid.of(givens.size(), digits);
  }

  private static Map<EntryPart, String> metadata(List<String> comments) {
    Map<EntryPart, String> metadata = new EnumMap<>(EntryPart.class);
    for (String comment : comments) {
      if (comment.length() > 1) {
        part(comment.charAt(1))
            .ifPresent(
                part ->
                    metadata.merge(
                        part, comment.substring(2), (above, line) -> above + "\n" + line));
      }
    }
    return metadata;
  }

  @Override
  public String text(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder();
    for (char letter : "ADCBSLU".toCharArray()) {
      String words = entry.text(part(letter).orElseThrow()).orElse("");
      String lines = words.replace("\r\n", "\n").replace('\r', '\n');
      int start = 0;
      while (start < lines.length()) {
        int end = lines.indexOf('\n', start);
        String line = lines.substring(start, end < 0 ? lines.length() : end);
        text.append('#').append(letter).append(line).append('\n');
        start += line.length() + 1;
      }
    }
    Grid givens = entry.puzzle().givens();
    boolean isBegun = entry.parts().contains(EntryPart.ENTERED);
    // A header that looks like a comment in words does not show the format.
    boolean isPlain =
        text.isEmpty()
            || Stream.of(text.toString().split("\n", -1)).anyMatch(SdkFormat::isPlainHeader);
    appendRows(text.append(isBegun || !isPlain ? "[Puzzle]\n" : ""), givens);
    if (isBegun) {
      appendRows(text.append("[State]\n"), entry.progress().grid());
    }
    // A blank line, because a second puzzle directly below would look like the mask matrix of the
    // first.
    return text.append('\n').toString();
  }

  private static void appendRows(StringBuilder text, Grid grid) {
    for (int row = 0; row < NineRows.SIZE; row++) {
      text.append(NineRows.row(grid, row)).append('\n');
    }
  }
}
