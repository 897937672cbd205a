package org.nonomino.bulk.options;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.EntryPart;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;

/** The formats in which puzzles are exchanged together with what a player has entered. */
public final class ProgressFormats {
  private ProgressFormats() {}

  /** Returns whether a format is one of them. */
  public static boolean holdProgress(PuzzleFormat format) {
    return format.holds().contains(EntryPart.ENTERED);
  }

  /**
   * Returns the message about a format that is not one of them.
   *
   * @param name as a person typed it
   * @param others what can be chosen as well
   */
  public static UsageException lacking(String name, Stream<String> others, Formats formats) {
    return new UsageException(
        "--format="
            + name
            + " cannot store entered digits. Choose one of: "
            + Stream.concat(
                    others,
                    formats.all().stream()
                        .filter(ProgressFormats::holdProgress)
                        .map(PuzzleFormat::name)
                        .sorted())
                .collect(Collectors.joining(", "))
            + ".");
  }
}
