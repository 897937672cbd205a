package org.nonomino.core.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;

/** What the formats with a puzzle a line share. */
abstract class SingleLineFormat implements PuzzleFormat {
  @Override
  public final Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return () -> next(lines, assembler);
  }

  private Optional<PuzzleText> next(LineReader lines, PuzzleAssembler assembler)
      throws IOException {
    if (lines.peekSignificant().isEmpty()) {
      return Optional.empty();
    }
    TextLine line = lines.next().orElseThrow();
    String source = lines.source();
    return Optional.of(PuzzleText.ofLine(source, line, () -> parse(source, line, assembler)));
  }

  /** Parses a line that is neither blank nor a comment. */
  abstract PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException;

  static List<Token> words(TextLine line) {
    return Token.split(line, Character::isWhitespace);
  }

  static CellField field(String source, Token word) {
    return CellField.ofCharacters(word.place(source), word.text());
  }

  /** Returns the entry of a puzzle whose label is the rest of the line from an index on. */
  static PuzzleEntry entry(Puzzle puzzle, TextLine line, int labelStart) {
    return new PuzzleEntry(puzzle, line.text().substring(labelStart).strip(), Optional.empty());
  }

  static String puzzle(PuzzleEntry entry) {
    return entry.puzzle().givens().toString();
  }

  static String withLabel(StringBuilder text, PuzzleEntry entry) {
    if (!entry.label().isEmpty()) {
      text.append(' ').append(entry.label());
    }
    return text.append('\n').toString();
  }
}
