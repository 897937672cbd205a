package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;

/**
 * The sentences of a puzzle that are not understood. If a setter has stated only these, files state
 * them after the rules of the constraints.
 */
final class UncheckedRules {
  private UncheckedRules() {}

  /** Returns rules, each in its line, with the sentences of an entry that are not understood. */
  static String after(String rules, PuzzleEntry entry) {
    List<String> lines = new ArrayList<>();
    if (!rules.isEmpty()) {
      lines.add(rules);
    }
    lines.addAll(of(entry));
    return String.join("\n", lines);
  }

  /** Returns the sentences without the quotation marks in which a reading reports them. */
  static List<String> of(PuzzleEntry entry) {
    return entry.text(EntryPart.LEFT).stream()
        .flatMap(left -> Stream.of(left.split("\n", -1)))
        .filter(line -> line.length() > 2 && line.startsWith("\"") && line.endsWith("\""))
        .map(line -> line.substring(1, line.length() - 1))
        .toList();
  }
}
