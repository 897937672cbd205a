package org.nonomino.core.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * The bulk format: a puzzle a line, {@code <n² puzzle characters>[ <n² region characters>][
 * label]}. Without regions the puzzle has boxes.
 */
final class LineFormat extends SingleLineFormat {
  /** A first word that is longer than this is no row of a grid. */
  private static final int LONGEST_ROW = Grid.MAX_SIZE;

  @Override
  public String name() {
    return "line";
  }

  @Override
  public boolean recognizes(LineReader lines) throws IOException {
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      return false;
    }
    List<Token> words = words(first.get());
    String puzzle = words.get(0).text();
    OptionalInt size = PuzzleAssembler.sizeOf(puzzle.length());
    if (puzzle.length() > LONGEST_ROW) {
      return true;
    }
    return size.isPresent() && fits(puzzle, size.getAsInt()) && !GridFormat.beginsWithGrid(lines);
  }

  /**
   * Tells whether all characters are blanks or digits of a size; else a short line is rather a row
   * of a grid.
   */
  private static boolean fits(String puzzle, int size) {
    return puzzle
        .chars()
        .allMatch(c -> DigitSymbols.isSymbol((char) c) && DigitSymbols.digit((char) c) <= size);
  }

  @Override
  PuzzleEntry parse(String source, TextLine line, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = words(line);
    Token puzzle = words.get(0);
    CellField givens = field(source, puzzle);
    if (words.size() > 1 && areRegions(words.get(1).text(), puzzle.length())) {
      Token regions = words.get(1);
      return entry(assembler.assemble(givens, field(source, regions)), line, regions.end());
    }
    return entry(assembler.assemble(givens), line, puzzle.end());
  }

  /**
   * Tells whether a word behind a puzzle is meant as its regions rather than as a label: it has as
   * many characters, or as many but for a few, and then no more different ones than a mask with a
   * slip.
   */
  private static boolean areRegions(String word, int cellCount) {
    if (word.length() == cellCount) {
      return true;
    }
    int size = (int) Math.round(Math.sqrt(word.length()));
    return size >= 4
        && word.length() > cellCount / 2
        && word.chars().distinct().count() <= size + 1;
  }

  @Override
  public String write(PuzzleEntry entry) {
    StringBuilder text = new StringBuilder(puzzle(entry));
    RegionMask mask = entry.puzzle().mask();
    if (!RegionMask.standardBoxes(mask.size()).equals(Optional.of(mask))) {
      text.append(' ').append(RegionSymbols.text(mask));
    }
    return withLabel(text, entry);
  }
}
