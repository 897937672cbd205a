package org.nonomino.formats;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;

/**
 * The rules in words for programs that read only words: those of the author, or else those of the
 * constraints, followed by the sentences that Nonomino does not understand.
 */
final class UncheckedRules {
  private UncheckedRules() {}

  /**
   * Returns the rules in words of an entry; empty if there are none. If only drawings are not
   * understood, they may stand for further rules, so the constraints alone are not stated as the
   * rules.
   *
   * @param ofConstraints returns the rules of the constraints in words; empty for none
   */
  static String toWrite(PuzzleEntry entry, Supplier<String> ofConstraints) {
    Optional<String> own = entry.text(EntryPart.RULES);
    if (own.isPresent()) {
      return own.get();
    }
    List<String> sentences = sentences(entry);
    return entry.text(EntryPart.LEFT).isPresent() && sentences.isEmpty()
        ? ""
        : Stream.concat(Stream.of(ofConstraints.get()), sentences.stream())
            .filter(text -> !text.isEmpty())
            .collect(Collectors.joining("\n"));
  }

  /** Returns the sentences that are not understood, without their quotation marks. */
  private static List<String> sentences(PuzzleEntry entry) {
    return entry.text(EntryPart.LEFT).stream()
        .flatMap(left -> Stream.of(left.split("\n", -1)))
        .filter(line -> line.length() > 2 && line.startsWith("\"") && line.endsWith("\""))
        .map(line -> line.substring(1, line.length() - 1))
        .toList();
  }
}
