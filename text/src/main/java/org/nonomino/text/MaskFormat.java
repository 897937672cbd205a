package org.nonomino.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * Region masks, one after the other: mask matrices, n² labels in one line, pictures whose borders
 * enclose the regions, or puzzles with their masks, of which only the masks are read. Each mask is
 * read as an empty puzzle.
 */
final class MaskFormat implements PuzzleFormat {
  /** The length of a mask of size 3; a shorter word is rather a row. */
  private static final int SHORTEST_RECORD = 9;

  @Override
  public String name() {
    return "masks";
  }

  @Override
  public String description() {
    return "region masks: mask matrices, or n² labels per line";
  }

  @Override
  public boolean recognizes(LineReader lines) {
    return true;
  }

  @Override
  public String text(PuzzleEntry entry) {
    return RegionSymbols.text(entry.puzzle().mask()) + "\n";
  }

  @Override
  public Splitter read(LineReader lines, PuzzleAssembler assembler) {
    return new MaskSplitter(lines);
  }

  private static final class MaskSplitter implements Splitter {
    private final LineReader lines;
    private final PuzzleAssembler assembler = PuzzleAssembler.ofTextsWithMasks();

    /** The number of characters of the latest mask, if it was one line; otherwise 0. */
    private int recordLength;

    MaskSplitter(LineReader lines) {
      this.lines = lines;
    }

    @Override
    public Optional<PuzzleText> next() throws IOException {
      Optional<TextLine> first = lines.peekSignificant();
      if (first.isEmpty()) {
        return Optional.empty();
      }
      String source = lines.source();
      Place place = first.get().place(source);
      int length = first.get().text().strip().length();
      if (MaskReader.isInOneLine(GridRow.of(first.get(), 0)) || length == recordLength) {
        return Optional.of(ofLine(length));
      }
      recordLength = 0;
      GridBlock block = GridBlock.peek(lines, 0);
      List<GridRow> rows = block.rows();
      if (rows.stream().anyMatch(MaskReader::isInOneLine)) {
        // The line is one of several but has too few labels.
        return Optional.of(ofLine(length));
      }
      if (!rows.isEmpty() && !block.isFramed()) {
        int size = rows.size();
        if (isMask(block, size)) {
          return Optional.of(ofMatrix(place, block));
        }
        if (areRecords(rows)) {
          return Optional.of(ofLine(length));
        }
        int width = block.likelySize();
        if (width > 0 && block.isSeveral(width) && isMask(block.part(0, width), width)) {
          return Optional.of(ofMatrix(place, block.part(0, width)));
        }
      }
      try {
        Optional<RegionMask> drawn = GridSplitter.drawnMask(lines);
        if (drawn.isPresent()) {
          GridSplitter.skip(lines, block.end());
          return Optional.of(new PuzzleText(place, () -> PuzzleEntry.of(drawn.get())));
        }
      } catch (MalformedTextException e) {
        GridSplitter.skip(lines, block.end());
        return Optional.of(PuzzleText.malformed(e));
      }
      return GridSplitter.next(lines, assembler);
    }

    private static boolean isMask(GridBlock block, int size) {
      return size <= Grid.MAX_SIZE && block.isComplete(size) && block.looksLikeMask(size);
    }

    /**
     * Returns whether each row alone is a mask of a size up to 6×6, whose line is equally short.
     * Some rows may contain slips, unless the number of rows is that of a matrix of such rows.
     */
    private static boolean areRecords(List<GridRow> rows) {
      long masks = rows.stream().filter(MaskSplitter::isRecord).count();
      return masks == rows.size()
          || (2 * masks > rows.size() && rows.get(0).line().text().strip().length() != rows.size());
    }

    private static boolean isRecord(GridRow row) {
      String word = row.line().text().strip();
      return word.length() >= SHORTEST_RECORD && RegionLabels.isMask(word);
    }

    private PuzzleText ofLine(int length) throws IOException {
      recordLength = length;
      String source = lines.source();
      TextLine line = lines.next().orElseThrow();
      return PuzzleText.ofLine(
          source,
          line,
          () -> PuzzleEntry.of(MaskReader.ofLine(source, GridRow.of(line, 0), assembler)));
    }

    private PuzzleText ofMatrix(Place place, GridBlock block) throws IOException {
      TokenField labels =
          new TokenField(lines.source(), block.cells(block.rows().size()).orElseThrow());
      GridSplitter.skip(lines, block.end());
      return new PuzzleText(place, () -> PuzzleEntry.of(assembler.mask(labels)));
    }
  }
}
