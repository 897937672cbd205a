package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.CellNames;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.GridCells;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * One game of an OpenSudoku document: 81 figures, 0 for a blank; or {@code version: 2} and 81
 * cells, each {@code digit|notes|1|}, with 0 at the end for a given and 1 for a cell that the
 * player may change. The notes of version 1 are digits with commas, those of later versions a
 * number in which bit d−1 represents digit d.
 *
 * <p>No description of the newest versions, with two fields of notes per cell, was found. Their
 * first notes are read as corner marks, the second ones as centre marks.
 *
 * @param source the name of the input
 * @param line the line in which the element ends
 * @param start the index in the line at which the element begins
 * @param data the value of its attribute
 * @param metadata its metadata
 */
record OpenSudokuGame(
    String source, TextLine line, int start, String data, Map<EntryPart, String> metadata) {
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;
  private static final Pattern VERSION = Pattern.compile("version:\\s*+(\\d{1,4})\\s*+");
  private static final Pattern NOTES_AS_LIST = Pattern.compile("(?:[1-9],?){1,9}");
  private static final Pattern NOTES_AS_BITS = Pattern.compile("\\d{1,3}");
  private static final int FIELDS = 3;
  private static final int FIELDS_WITH_CORNERS = 4;
  private static final String GIVEN = "0";
  private static final String ENTERED = "1";

  PuzzleEntry parse(PuzzleAssembler assembler) throws MalformedTextException {
    Matcher version = VERSION.matcher(data);
    return version.lookingAt()
        ? parseCells(
            Integer.parseInt(version.group(1)), data.substring(version.end()).strip(), assembler)
        : parseFigures(data.strip(), assembler);
  }

  private PuzzleEntry parseFigures(String figures, PuzzleAssembler assembler)
      throws MalformedTextException {
    if (figures.length() != CELLS) {
      throw problem(
          "the game has " + ProblemWords.count(figures.length(), "cell") + ", expected 81",
          ProblemWords.missingOrTooMany(figures.length(), CELLS, "cell"));
    }
    int index = line.text().indexOf(figures, start);
    CellField givens =
        index < 0
            ? placed(
                figures
                    .codePoints()
                    .mapToObj(figure -> new String(Character.toChars(figure)))
                    .toList())
            : CellField.ofCharacters(line.place(source, index), figures);
    Puzzle puzzle = assembler.assemble(givens);
    return entry(puzzle, Progress.ofGrid(puzzle.givens()));
  }

  private PuzzleEntry parseCells(int version, String cells, PuzzleAssembler assembler)
      throws MalformedTextException {
    String[] fields = cells.split("\\|", -1);
    // A bar also follows the last field.
    int count = fields.length - 1;
    if (!cells.endsWith("|") || (count != FIELDS * CELLS && count != FIELDS_WITH_CORNERS * CELLS)) {
      throw problem(
          "the game has "
              + ProblemWords.count(count, "field")
              + " followed by a bar, expected 243 or 324",
          "Each of the 81 cells has a digit, one or two fields of notes, and 0 or 1.");
    }
    int stride = count / CELLS;
    List<String> givens = new ArrayList<>(CELLS);
    List<String> digits = new ArrayList<>(CELLS);
    long[] corners = new long[CELLS];
    long[] centres = new long[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      int at = cell * stride;
      String digit = fields[at];
      String kind = fields[at + stride - 1];
      if (!kind.equals(GIVEN) && !kind.equals(ENTERED)) {
        throw problem(
            CellNames.name(SIZE, cell)
                + " ends with "
                + ProblemWords.quote(kind)
                + ", expected 0 or 1",
            "Write 0 for a given, 1 for any other cell.");
      }
      if (digit.isEmpty()) {
        throw problem(
            CellNames.name(SIZE, cell) + " has no digit", "Write 0 where the cell is empty.");
      }
      digits.add(digit);
      givens.add(kind.equals(GIVEN) ? digit : "0");
      centres[cell] = notes(version, cell, fields[at + stride - 2]);
      if (stride == FIELDS_WITH_CORNERS) {
        corners[cell] = notes(version, cell, fields[at + 1]);
      }
    }
    Puzzle puzzle = assembler.assemble(placed(givens));
    Grid grid = GridCells.grid(placed(digits), SIZE);
    return entry(puzzle, new Progress(grid, centres, corners));
  }

  private long notes(int version, int cell, String notes) throws MalformedTextException {
    if (notes.isEmpty() || notes.equals("-") || notes.equals("0")) {
      return 0;
    }
    if (version <= 1 && NOTES_AS_LIST.matcher(notes).matches()) {
      return notes
          .chars()
          .filter(c -> c != ',')
          .mapToLong(c -> 1L << (c - '1'))
          .reduce(0, (some, more) -> some | more);
    }
    if (version > 1
        && NOTES_AS_BITS.matcher(notes).matches()
        && Integer.parseInt(notes) < 1 << SIZE) {
      return Integer.parseInt(notes);
    }
    throw problem(
        ProblemWords.quote(notes)
            + " is not valid for the notes of "
            + CellNames.name(SIZE, cell)
            + " in version "
            + version,
        version <= 1
            ? "Write digits with commas, or - for none."
            : "Write a number up to 511: 1 for the digit 1, 2 for 2, 4 for 3, and their sums.");
  }

  /**
   * Returns the cells, all at the place where the element begins, because the attribute may be
   * written in many ways.
   */
  private CellField placed(List<String> cells) {
    return CellField.ofTokens(
        source, cells.stream().map(cell -> new Token(line, start, cell)).toList());
  }

  private PuzzleEntry entry(Puzzle puzzle, Progress progress) {
    return new PuzzleEntry(puzzle, metadata, Optional.empty(), progress);
  }

  private MalformedTextException problem(String problem, String advice) {
    return new MalformedTextException(line.place(source, start), problem, advice);
  }
}
