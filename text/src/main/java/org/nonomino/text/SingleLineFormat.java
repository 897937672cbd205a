package org.nonomino.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;

/** Common base of the formats with one puzzle per line. */
abstract class SingleLineFormat implements PuzzleFormat {
  static final int LONGEST_ROW = Grid.MAX_SIZE;

  /** The maximum number of lines to examine if the first one does not show the format. */
  static final int LOOKED_AT = 16;

  @Override
  public final Set<EntryPart> holds() {
    return Set.of(EntryPart.LABEL);
  }

  @Override
  public final boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return false;
    }
    // A second line is not needed if the first one is unambiguous, and a person who types the
    // input need not send it.
    if (isPlainRecord(first.get()) || isPlainlyOther(first.get())) {
      return isPlainRecord(first.get());
    }
    return mostAreRecords(lines) && (areAllRecords(lines) || !GridFormat.beginsWithGrid(lines));
  }

  /** Returns whether a line can only be a record of this format. */
  abstract boolean isPlainRecord(TextLine line);

  /** Returns whether a line can only be a record of another format. */
  boolean isPlainlyOther(TextLine line) {
    return false;
  }

  /** Returns whether a line looks like a record of this format, perhaps with a typing error. */
  abstract boolean looksLikeRecord(TextLine line);

  /** Returns whether a line may also be a row of a grid, so that it does not count. */
  boolean isUndecided(TextLine line) {
    return false;
  }

  /** Returns whether lines that may be the rows of a grid can only be records of this format. */
  boolean areAllRecords(LineReader lines) throws IOException {
    return false;
  }

  private boolean mostAreRecords(LineReader lines) throws IOException {
    int records = 0;
    int others = 0;
    boolean anyUndecided = false;
    for (int at = 0; at < LOOKED_AT; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()) {
        break;
      }
      if (isUndecided(line.get())) {
        anyUndecided = true;
      } else if (looksLikeRecord(line.get())) {
        records++;
      } else if (!line.get().isBlank()) {
        others++;
      }
    }
    return records > 0 ? records >= others : anyUndecided && others == 0;
  }

  /** Returns whether a line belongs to a drawn grid, however wide. */
  static boolean isDrawn(TextLine line) {
    GridRow row = GridRow.of(line, 0);
    return row.isSeparated() || row.isRuler();
  }

  @Override
  public final Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  /** Parses a line that is neither blank nor a comment. */
  abstract PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException;

  /** Returns the first two words; the rest of the line is a label. */
  static List<Token> words(TextLine line) {
    return Token.split(line, Character::isWhitespace, 2);
  }

  static CellField field(String source, Token word) {
    return CellField.ofCharacters(word.place(source), word.text());
  }

  /** Returns the entry of a puzzle whose label is the rest of the line from an index onwards. */
  static PuzzleEntry entry(Puzzle puzzle, TextLine line, int labelStart) {
    return new PuzzleEntry(puzzle, line.rest(labelStart), Optional.empty());
  }

  static String puzzle(PuzzleEntry entry) {
    return entry.puzzle().givens().toString();
  }

  static String withLabel(StringBuilder text, PuzzleEntry entry) {
    String label = TextLine.joined(entry.label());
    if (!label.isEmpty()) {
      text.append(' ').append(label);
    }
    return text.append('\n').toString();
  }
}
