package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/** Reads recorded positions and puzzles, one per line, in the JSON of Nonomino. */
final class PositionLines {
  private PositionLines() {}

  /** Returns the position with a title; empty if there is none. */
  static Optional<PuzzleEntry> named(String resource, String title) {
    return all(resource, title).stream().findFirst();
  }

  /** Returns the positions with a title, in their order. */
  static List<PuzzleEntry> all(String resource, String title) {
    List<PuzzleEntry> entries = new ArrayList<>();
    for (String line : Resources.lines(resource)) {
      // Lines with other titles are not even parsed.
      if (line.contains("\"" + title + "\"")) {
        PuzzleEntry entry = entry(line);
        if (entry.label().equals(title)) {
          entries.add(entry);
        }
      }
    }
    return entries;
  }

  /** Returns the position of a line. */
  static PuzzleEntry entry(String line) {
    try {
      return new PuzzleTexts(Formats.json()).read(line, 1).get(0);
    } catch (MalformedTextException e) {
      throw new IllegalStateException("an example is malformed: " + line, e);
    }
  }
}
