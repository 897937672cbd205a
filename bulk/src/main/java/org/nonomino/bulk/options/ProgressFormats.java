package org.nonomino.bulk.options;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.EntryPart;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;

/** The formats in which puzzles are exchanged together with a player's progress. */
public final class ProgressFormats {
  private ProgressFormats() {}

  /** Returns whether a format can hold progress. */
  public static boolean holdProgress(PuzzleFormat format) {
    return format.holds().contains(EntryPart.ENTERED);
  }

  /**
   * Returns the message for a format that cannot.
   *
   * @param name as typed
   * @param others the further choices
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
