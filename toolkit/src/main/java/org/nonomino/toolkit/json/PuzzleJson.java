package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;

/** Writes puzzles as {@link PuzzleField} reads them. */
public final class PuzzleJson {
  static final String SOLUTION = PuzzleField.SOLUTION;

  private PuzzleJson() {}

  /** Writes the fields of a puzzle without anything else. */
  static void writeFields(JsonGenerator json, Puzzle puzzle) throws IOException {
    json.writeNumberField(PuzzleField.SIZE, puzzle.size());
    json.writeStringField(PuzzleField.NAME, puzzle.givens().toString());
    json.writeStringField(PuzzleField.REGIONS, RegionSymbols.text(puzzle.mask()));
  }

  /** Writes the fields of a puzzle and of all that is known of it. */
  public static void writeFields(JsonGenerator json, PuzzleEntry entry) throws IOException {
    writeUnsolved(json, entry);
    if (entry.solution().isPresent()) {
      writeGrid(json, PuzzleField.SOLUTION, entry.solution().get());
    }
  }

  /** Writes the fields of a puzzle and of all that is known of it, but for the solution. */
  public static void writeUnsolved(JsonGenerator json, PuzzleEntry entry) throws IOException {
    writeFields(json, entry.puzzle());
    for (Map.Entry<EntryPart, String> text : PuzzleField.TEXTS.entrySet()) {
      Optional<String> found = entry.text(text.getKey());
      if (found.isPresent()) {
        json.writeStringField(text.getValue(), found.get());
      }
    }
    Progress progress = entry.progress();
    if (!progress.grid().equals(entry.puzzle().givens())) {
      writeGrid(json, PuzzleField.ENTERED, progress.grid());
    }
    if (progress.hasCentreMarks()) {
      writeMarks(json, PuzzleField.CENTRE_MARKS, progress.grid(), progress::centreMarks);
    }
    if (progress.hasCornerMarks()) {
      writeMarks(json, PuzzleField.CORNER_MARKS, progress.grid(), progress::cornerMarks);
    }
  }

  /** Writes a field with the n² cells of a grid. */
  static void writeGrid(JsonGenerator json, String name, Grid grid) throws IOException {
    json.writeStringField(name, grid.toString());
  }

  private static void writeMarks(
      JsonGenerator json, String name, Grid grid, IntToLongFunction marks) throws IOException {
    json.writeObjectFieldStart(name);
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      long digits = marks.applyAsLong(cell);
      if (digits != 0) {
        StringBuilder symbols = new StringBuilder();
        for (long rest = digits; rest != 0; rest &= rest - 1) {
          symbols.append(DigitSymbols.symbol(Long.numberOfTrailingZeros(rest) + 1));
        }
        json.writeStringField(CellNames.name(grid.size(), cell), symbols.toString());
      }
    }
    json.writeEndObject();
  }

  /** Writes a field with a list of cells. */
  static void writeCells(JsonGenerator json, String name, Iterable<Integer> cells)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (int cell : cells) {
      json.writeNumber(cell);
    }
    json.writeEndArray();
  }
}
