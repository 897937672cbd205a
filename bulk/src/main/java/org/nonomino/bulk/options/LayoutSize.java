package org.nonomino.bulk.options;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Grid;

/** Reads the {@code --size} of layouts and puzzles. */
public final class LayoutSize {
  private LayoutSize() {}

  /**
   * Returns n, if it was given.
   *
   * @throws UsageException if there are no grids of this size
   */
  public static OptionalInt of(Optional<TypedNumber> typed) throws UsageException {
    return typed.isPresent()
        ? OptionalInt.of(
            typed.get().whole("--size", 1, Grid.MAX_SIZE, "sizes go from 1 to " + Grid.MAX_SIZE))
        : OptionalInt.empty();
  }
}
