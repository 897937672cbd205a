package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.CellField;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.TextLine;
import org.nonomino.text.Token;

/**
 * Collections of classic puzzles, one per line: 81 characters, {@code 0} (or {@code .}) for a
 * blank, and nothing else. This format recognizes no input, because the line format also reads
 * these files.
 *
 * <p>Source: "SudoCue - File Formats", sudocue.net, section "Sudoku Puzzle Collection (.sdm)".
 */
final class SdmFormat implements PuzzleFormat {
  /** The only instance, because this format has no options. */
  static final PuzzleFormat SDM = new SdmFormat();

  private static final int CELLS = 81;

  private SdmFormat() {}

  @Override
  public String name() {
    return "sdm";
  }

  @Override
  public String description() {
    return "one classic puzzle per line: 81 digits, 0 for a blank";
  }

  @Override
  public Optional<String> ownRefusal(PuzzleEntry entry) {
    return Refusal.unlessClassic(name(), entry);
  }

  @Override
  public boolean recognizes(LineReader lines) {
    return false;
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return Splitter.ofLines(lines, (source, line) -> parse(source, line, assembler));
  }

  private static PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = Token.split(line, Character::isWhitespace, 2);
    Token puzzle = words.get(0);
    if (puzzle.length() != CELLS) {
      throw new MalformedTextException(
          puzzle.place(source),
          ProblemCode.WORD_LENGTH.with("characters", puzzle.length()).with("expected", CELLS),
          "the line has " + ProblemWords.count(puzzle.length(), "character") + ", expected 81",
          ProblemWords.missingOrTooMany(puzzle.length(), CELLS, "character"));
    }
    if (words.size() > 1) {
      throw new MalformedTextException(
          words.get(1).place(source),
          ProblemCode.MALFORMED.bare(),
          "there is something after the 81 characters: " + ProblemWords.quote(words.get(1).text()),
          "Remove it; the format 'line' has labels.",
          MalformedTextException.WayOut.NAME_FORMAT);
    }
    return PuzzleEntry.of(
        assembler.assemble(CellField.ofCharacters(puzzle.place(source), puzzle.text())));
  }

  @Override
  public String text(PuzzleEntry entry) {
    return entry.puzzle().givens().toString().replace('.', '0') + '\n';
  }
}
