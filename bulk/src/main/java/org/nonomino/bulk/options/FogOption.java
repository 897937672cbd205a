package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Fog;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.toolkit.Sentences;
import picocli.CommandLine.Option;

/** The option {@code --fog} of commands that find steps. */
public final class FogOption {
  @Option(
      names = "--fog",
      description =
          "In a puzzle with fog, use only what a player can see, until right digits light more cells.")
  private boolean isRequested;

  /** Returns whether the option is given. */
  public boolean isRequested() {
    return isRequested;
  }

  /**
   * Returns the fog of a puzzle if steps in fog are requested and some cells are in fog at first.
   */
  public Optional<Fog> of(PuzzleEntry entry) {
    return entry.fog().filter(fog -> isRequested && entry.hasFog());
  }

  /**
   * Returns the fog of a puzzle if steps in fog are requested.
   *
   * @throws UsageException if they are requested and no cell is in fog at first
   */
  public Optional<Fog> ofOnly(PuzzleEntry entry) throws UsageException {
    Optional<Fog> fog = of(entry);
    if (isRequested && fog.isEmpty()) {
      throw new UsageException(Sentences.NO_FOG + " Leave out --fog.");
    }
    return fog;
  }
}
