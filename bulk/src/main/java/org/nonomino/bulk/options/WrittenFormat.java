package org.nonomino.bulk.options;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;

/**
 * What {@code --format} names where a command writes puzzles: a format of its own, or one of those
 * in which puzzles are exchanged. Where both have the name, the command's own is meant.
 *
 * @param <F> the formats of the command
 */
public sealed interface WrittenFormat<F extends Enum<F>> {
  /** A format of the command. */
  record Own<F extends Enum<F>>(F format) implements WrittenFormat<F> {}

  /** A format in which puzzles are exchanged. */
  record Exchange<F extends Enum<F>>(PuzzleFormat format) implements WrittenFormat<F> {}

  /**
   * Returns the format of a name.
   *
   * @param own the formats of the command
   * @throws UsageException if there is none
   */
  static <F extends Enum<F>> WrittenFormat<F> named(String name, Class<F> own, Formats formats)
      throws UsageException {
    Optional<F> known =
        Arrays.stream(own.getEnumConstants())
            .filter(format -> format.name().equals(name.toLowerCase(Locale.ROOT)))
            .findFirst();
    if (known.isPresent()) {
      return new Own<>(known.get());
    }
    return new Exchange<>(
        formats
            .named(name)
            .orElseThrow(
                () ->
                    new UsageException(
                        "There is no --format '"
                            + name
                            + "'. Choose one of: "
                            + Arrays.stream(own.getEnumConstants())
                                .map(Enum::name)
                                .collect(Collectors.joining(", "))
                            + "; or a format from 'convert --list': "
                            + formats.names()
                            + ".")));
  }

  /** Returns the format of an option that may be left out. */
  static <F extends Enum<F>> Optional<WrittenFormat<F>> named(
      Optional<String> name, Class<F> own, Formats formats) throws UsageException {
    return name.isEmpty() ? Optional.empty() : Optional.of(named(name.get(), own, formats));
  }

  /** Returns whether this is a certain format of the command. */
  default boolean is(F format) {
    return this instanceof Own<F> own && own.format() == format;
  }
}
