package org.nonomino.toolkit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.EntryPart;
import org.nonomino.text.PuzzleFormat;

/** Counts the parts of puzzles that a format cannot hold. Used by one thread. */
public final class Losses {
  private final PuzzleFormat format;
  private final Map<EntryPart, Long> puzzles = new EnumMap<>(EntryPart.class);

  public Losses(PuzzleFormat format) {
    this.format = format;
  }

  /** Counts the lost parts of a puzzle. */
  public void add(Set<EntryPart> lost) {
    lost.forEach(part -> puzzles.merge(part, 1L, Long::sum));
  }

  /** Returns a sentence about all lost parts, if there are any. */
  public Optional<String> sentence() {
    return puzzles.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "The format "
                + format.name()
                + " cannot hold "
                + puzzles.entrySet().stream()
                    .map(loss -> loss.getKey() + " (" + counted(loss.getValue()) + ")")
                    .collect(Collectors.joining(", "))
                + ": left out.");
  }

  private static String counted(long count) {
    return count == 1 ? "1 puzzle" : count + " puzzles";
  }
}
