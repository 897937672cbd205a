package org.nonomino.formats;

import java.util.Optional;
import java.util.Set;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;

/** A format that is read but not written, because another format holds everything that it does. */
abstract class ReadOnlyFormat implements PuzzleFormat {
  private final String name;
  private final String description;

  ReadOnlyFormat(String name, String description) {
    this.name = name;
    this.description = description;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description + " (only read)";
  }

  @Override
  public final boolean isWritten() {
    return false;
  }

  @Override
  public final Set<EntryPart> holds() {
    return Set.of();
  }

  @Override
  public final Optional<String> refusal(PuzzleEntry entry) {
    return Optional.of(name + " is only read. Use grid, json or fpuzzles instead.");
  }

  @Override
  public final String text(PuzzleEntry entry) {
    throw new IllegalStateException(name + " is only read");
  }
}
