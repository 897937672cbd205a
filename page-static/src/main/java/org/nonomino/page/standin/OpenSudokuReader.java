package org.nonomino.page.standin;

import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;

/**
 * Replaces the reader of OpenSudoku's XML, which needs StAX. {@link org.nonomino.page.BrowserApi}
 * does not offer that format.
 */
final class OpenSudokuReader implements Splitter {
  OpenSudokuReader(LineReader lines, PuzzleAssembler assembler) {
    throw new UnsupportedOperationException("OpenSudoku is not offered here");
  }

  @Override
  public Optional<PuzzleText> next() {
    return Optional.empty();
  }
}
