package org.nonomino.core.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The format of the jigsaw threads in the solvers' forum: n² region letters directly followed by n²
 * puzzle characters, and perhaps a label.
 */
final class ForumFormat extends SingleLineFormat {
  @Override
  public String name() {
    return "forum";
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return false;
    }
    // Twice a square is never a square, so no puzzle of the line format is that long.
    int length = words(first.get()).get(0).length();
    return length > 2
        && length % 2 == 0
        && PuzzleAssembler.sizeOf(length / 2).isPresent()
        && !GridFormat.beginsWithGrid(lines);
  }

  @Override
  PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = words(line);
    Token word = words.get(0);
    OptionalInt size =
        word.length() % 2 == 0 ? PuzzleAssembler.sizeOf(word.length() / 2) : OptionalInt.empty();
    if (size.isEmpty()) {
      int nearest = Math.max(1, (int) Math.round(Math.sqrt(word.length() / 2.0)));
      int expected = 2 * nearest * nearest;
      throw new MalformedTextException(
          word.place(source),
          "there are "
              + word.length()
              + " characters, expected "
              + expected
              + " (the regions of "
              + PuzzleAssembler.bySize(nearest)
              + " cells, then the digits)",
          PuzzleAssembler.missingOrTooMany(word.length(), expected));
    }
    int middle = word.length() / 2;
    Place start = word.place(source);
    CellField labels = CellField.ofCharacters(start, word.text().substring(0, middle));
    CellField givens =
        CellField.ofCharacters(start.plusColumns(middle), word.text().substring(middle));
    return entry(assembler.assemble(givens, labels), line, word.end());
  }

  /**
   * Writes regions as letters from {@code A}, then {@code a}, so that no figure stands where a
   * digit could be meant.
   */
  @Override
  public String write(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder();
    for (int region : entry.puzzle().mask().toArray()) {
      text.append((char) (region < 26 ? 'A' + region : 'a' + region - 26));
    }
    return withLabel(text.append(puzzle(entry)), entry);
  }
}
