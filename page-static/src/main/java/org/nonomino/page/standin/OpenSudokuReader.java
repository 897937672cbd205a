package org.nonomino.page.standin;

import java.util.Optional;
import org.nonomino.text.LineReader;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat.Splitter;
import org.nonomino.text.PuzzleText;

/** Replaces the reader of OpenSudoku's XML, because that needs StAX. Refuses all files by name. */
final class OpenSudokuReader implements Splitter {
  private final String source;
  private boolean isDone;

  OpenSudokuReader(LineReader lines, PuzzleAssembler assembler) {
    this.source = lines.source();
  }

  @Override
  public Optional<PuzzleText> next() {
    if (isDone) {
      return Optional.empty();
    }
    isDone = true;
    return Optional.of(
        PuzzleText.malformed(
            new MalformedTextException(
                Place.ofText(source),
                "this is XML, as OpenSudoku writes it, which cannot be read in a browser",
                "Convert it first: nonomino convert --format=json.")));
  }
}
