package org.nonomino.bulk.options;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;
import org.nonomino.bulk.io.TextFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Puzzle;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleReader;
import org.nonomino.toolkit.Formats;

/** Reads a file with a puzzle to complete, in any format. */
public final class DraftFile {
  private DraftFile() {}

  /**
   * Returns the puzzle of a file.
   *
   * @param option the beginning of messages: {@code --from=}
   * @param name a path, or {@code -} for standard input
   * @throws UsageException if the file cannot be read
   * @throws MalformedTextException if its content is malformed, or has several puzzles
   */
  public static Puzzle read(String option, String name, InputStream standardInput, Formats formats)
      throws UsageException, MalformedTextException {
    if (name.isBlank()) {
      throw new UsageException(option + ": the file name is missing.");
    }
    return TextFile.ofOption(option, name, standardInput, text -> first(name, text, formats));
  }

  private static Puzzle first(String name, Reader text, Formats formats)
      throws IOException, MalformedTextException {
    PuzzleReader reader =
        new PuzzleReader(name, text, formats.all(), new PuzzleAssembler(Optional.empty()));
    Puzzle draft = reader.next().orElseThrow().parse().puzzle();
    if (reader.next().isPresent()) {
      throw new MalformedTextException(
          Place.ofText(name), "there is more than one puzzle", "Give a file with one.");
    }
    return draft;
  }
}
