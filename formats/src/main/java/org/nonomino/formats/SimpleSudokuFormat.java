package org.nonomino.formats;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;
import org.nonomino.text.TextLine;

/**
 * The files and clipboard contents of Simple Sudoku: nine rows with bars, drawn lines between the
 * bands, {@code .}, {@code X} or {@code 0} for a blank, and the name and version of the program
 * above or below; these are skipped. The same program's grids of candidates are not supported.
 *
 * <p>The grid format reads most of these files. This format recognizes only the rest: those with an
 * {@code X} or with the program's name.
 *
 * <p>Source: "Sudoku Clipboard and File Formats", sudopedia.
 */
final class SimpleSudokuFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SS = new SimpleSudokuFormat();

  private static final String FRAME = "*-----------*\n";
  private static final String BETWEEN_BANDS = "|---+---+---|\n";
  private static final int BAND = 3;

  /**
   * The maximum number of lines to examine: a puzzle with its drawn lines, and words above and
   * below it.
   */
  private static final int LOOKED_AT = 20;

  private static final String DRAWN = "-+*|.:'= \t";
  private static final String CELLS = "123456789.0Xx";
  private static final Pattern ROW =
      Pattern.compile("\\|?[1-9.0Xx]{3}\\|[1-9.0Xx]{3}\\|[1-9.0Xx]{3}\\|?");
  private static final Pattern PROGRAM = Pattern.compile("Simple Sudoku\\b.*");

  private SimpleSudokuFormat() {}

  @Override
  public String name() {
    return "ss";
  }

  @Override
  public String description() {
    return "classic puzzles as Simple Sudoku draws them, in nine rows with bars";
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return Refusal.unlessClassic(name(), entry);
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    int rows = 0;
    boolean isPeculiar = false;
    for (int at = 0; at < LOOKED_AT; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()) {
        break;
      }
      String text = line.get().text().strip();
      boolean isProgram = PROGRAM.matcher(text).matches();
      if (ROW.matcher(text).matches()) {
        rows++;
        isPeculiar |= text.indexOf('X') >= 0 || text.indexOf('x') >= 0;
      } else if (rows < NineRows.SIZE && !text.isEmpty() && !isProgram && !isDrawn(text)) {
        return false;
      }
      isPeculiar |= isProgram;
    }
    return isPeculiar && rows >= NineRows.SIZE;
  }

  private static boolean isDrawn(String text) {
    return text.contains("--") && text.chars().allMatch(c -> DRAWN.indexOf(c) >= 0);
  }

  /** Returns whether a line without a bar has a character that is not a cell. */
  private static boolean isWords(String text) {
    return text.indexOf('|') < 0
        && text.chars().anyMatch(c -> CELLS.indexOf(c) < 0 && !Character.isWhitespace(c));
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private static Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    List<TextLine> rows = new ArrayList<>();
    while (rows.size() < NineRows.SIZE) {
      Optional<TextLine> line = lines.peek(0);
      boolean isWords = line.isPresent() && isWords(line.get().text());
      boolean isGap = line.isPresent() && line.get().isBlank();
      if (line.isEmpty() || (!rows.isEmpty() && isGap)) {
        break;
      }
      lines.next();
      // Words are above and below a puzzle, not inside it.
      boolean isPassedOver = isGap || isDrawn(line.get().text()) || (isWords && rows.isEmpty());
      if (!isPassedOver) {
        rows.add(line.get());
      }
    }
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    String source = lines.source();
    return Optional.of(
        new PuzzleText(
            rows.get(0).place(source),
            () -> PuzzleEntry.of(assembler.assemble(NineRows.cells(source, "the puzzle", rows)))));
  }

  /** Writes a blank line after the frame, so that the grid format can also read several puzzles. */
  @Override
  public String text(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder(FRAME);
    for (int row = 0; row < NineRows.SIZE; row++) {
      if (row > 0 && row % BAND == 0) {
        text.append(BETWEEN_BANDS);
      }
      String cells = NineRows.row(entry.puzzle().givens(), row);
      for (int column = 0; column < NineRows.SIZE; column += BAND) {
        text.append('|').append(cells, column, column + BAND);
      }
      text.append("|\n");
    }
    return text.append(FRAME).append('\n').toString();
  }
}
