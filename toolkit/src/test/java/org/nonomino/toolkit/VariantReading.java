package org.nonomino.toolkit;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;

/** Reads puzzles with constraints in tests. */
final class VariantReading {
  private VariantReading() {}

  /** Returns the puzzle of an f-puzzles object. */
  static Puzzle puzzle(String json) {
    return puzzle(Formats.standard().named("fpuzzles").orElseThrow(), json);
  }

  /** Returns the puzzle of a text in a format. */
  static Puzzle puzzle(PuzzleFormat format, String text) {
    PuzzleReader reader =
        new PuzzleReader(
            "the text",
            new StringReader(text),
            List.of(format),
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
