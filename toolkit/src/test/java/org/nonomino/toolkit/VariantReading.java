package org.nonomino.toolkit;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleReader;

/** Reads puzzles with constraints in tests. */
final class VariantReading {
  private VariantReading() {}

  /** Returns the puzzle of an f-puzzles object. */
  static Puzzle puzzle(String json) {
    PuzzleReader reader =
        new PuzzleReader(
            "the text",
            new StringReader(json),
            List.of(Formats.standard().named("fpuzzles").orElseThrow()),
            new PuzzleAssembler(Optional.empty()));
    try {
      return reader.next().orElseThrow().parse().puzzle();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MalformedTextException e) {
      throw new AssertionError("unexpectedly malformed: " + e.getMessage(), e);
    }
  }
}
