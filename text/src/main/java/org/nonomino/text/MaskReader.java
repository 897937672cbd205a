package org.nonomino.text;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;

/**
 * Reads a region mask from an input: a mask matrix, n² labels in one line, a picture whose borders
 * enclose the regions, or a puzzle with its mask.
 */
public final class MaskReader {
  private static final String ADVICE = "Give n rows of n labels.";

  private MaskReader() {}

  /**
   * Returns the mask.
   *
   * @param source the name of the input for messages
   * @param reader the input, not closed
   * @throws MalformedTextException if the input contains no mask
   * @throws IOException if the input cannot be read
   */
  public static RegionMask read(String source, Reader reader)
      throws MalformedTextException, IOException {
    LineReader lines = WholeText.read(source, reader, ADVICE);
    Optional<TextLine> first = lines.peekSignificant();
    if (first.isEmpty()) {
      throw new MalformedTextException(
          Place.ofText(source),
          ProblemCode.NO_PUZZLE.bare(),
          "there is no mask matrix in this text",
          ADVICE);
    }
    PuzzleAssembler assembler = PuzzleAssembler.ofTextsWithMasks();
    GridBlock block = GridBlock.peek(lines, 0);
    if (block.rows().size() > 1 && isInOneLine(block.rows().get(0))) {
      throw new MalformedTextException(
          block.rows().get(1).line().place(source),
          "there is another line, expected only one mask",
          "Put each mask in its own file.");
    }
    if (block.rows().size() == 1 && !block.isFramed()) {
      return ofLine(source, block.rows().get(0), assembler);
    }
    int size = block.rows().size();
    if (size <= Grid.MAX_SIZE && block.isComplete(size) && block.looksLikeMask(size)) {
      return assembler.mask(new TokenField(source, block.cells(size).orElseThrow()));
    }
    Optional<RegionMask> drawn = GridSplitter.drawnMask(lines);
    if (drawn.isPresent()) {
      return drawn.get();
    }
    // This is a puzzle with its mask, so its problems are reported as for any puzzle.
    return GridSplitter.next(lines, assembler).orElseThrow().parse().puzzle().mask();
  }

  /** Returns whether a line is a whole grid or mask, because its word is longer than any row. */
  static boolean isInOneLine(GridRow row) {
    return !row.words().isEmpty() && row.words().get(0).length() > Grid.MAX_SIZE;
  }

  static RegionMask ofLine(String source, GridRow row, PuzzleAssembler assembler)
      throws MalformedTextException {
    List<Token> words = SingleLineFormat.words(row.line());
    // The regions are alone, or after a puzzle as in the line format; a label may follow.
    boolean hasPuzzle = words.size() > 1 && words.get(0).length() == words.get(1).length();
    Token labels = words.get(hasPuzzle ? 1 : 0);
    if (GridCells.sizeOf(labels.length()).isEmpty()) {
      throw new MalformedTextException(
          labels.place(source),
          "there are " + labels.length() + " labels in one row, and no more rows",
          "Give n rows of n labels, or n² labels in one line.");
    }
    try {
      return assembler.mask(CellField.ofCharacters(labels.place(source), labels.text()));
    } catch (MalformedTextException e) {
      throw !hasPuzzle && LineFormat.isPlain(row.line()) && labels.text().contains(".")
          ? RegionLabels.missing(labels.place(source))
          : e;
    }
  }
}
