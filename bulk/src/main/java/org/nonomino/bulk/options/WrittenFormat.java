package org.nonomino.bulk.options;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;

/**
 * The value of {@code --format} for a command that writes puzzles: one of the command's formats, or
 * a format in which puzzles are exchanged. If both have the name, the command's format is used.
 * Without a name, the format depends on the number of puzzles.
 *
 * @param <F> the formats of the command
 * @param own the format, if it is one of the command's
 * @param exchange the format, if it is one in which puzzles are exchanged
 * @param forOne the default for one puzzle, written for people
 * @param forMany the default for several puzzles
 */
public record WrittenFormat<F extends Enum<F>>(
    Optional<F> own, Optional<PuzzleFormat> exchange, F forOne, F forMany) {
  /**
   * Returns the format that an option or the ending of a file names; otherwise the defaults.
   *
   * @throws UsageException if there is none of this name, or if both contradict each other
   */
  public static <F extends Enum<F>> WrittenFormat<F> chosen(
      Optional<String> named, Optional<String> file, F forOne, F forMany, Formats formats)
      throws UsageException {
    return named(
        FileFormat.chosenName(named, file, names(forOne.getDeclaringClass(), formats)),
        forOne,
        forMany,
        formats);
  }

  /** Returns the names of the command's formats, and then of those for exchange. */
  public static List<String> names(Class<? extends Enum<?>> own, Formats formats) {
    return Stream.concat(
            Arrays.stream(own.getEnumConstants()).map(Enum::name),
            formats.all().stream().map(PuzzleFormat::name))
        .distinct()
        .toList();
  }

  /**
   * Returns the format of a name; without a name, the defaults.
   *
   * @throws UsageException if there is none of this name
   */
  public static <F extends Enum<F>> WrittenFormat<F> named(
      Optional<String> name, F forOne, F forMany, Formats formats) throws UsageException {
    F[] all = forOne.getDeclaringClass().getEnumConstants();
    Optional<F> own =
        name.flatMap(
            typed ->
                Arrays.stream(all)
                    .filter(format -> format.name().equals(typed.toLowerCase(Locale.ROOT)))
                    .findFirst());
    Optional<PuzzleFormat> exchange =
        own.isPresent() ? Optional.empty() : name.flatMap(formats::writtenNamed);
    if (name.isPresent() && own.isEmpty() && exchange.isEmpty()) {
      throw UsageException.noSuch(
          "--format=" + name.get(),
          Arrays.stream(all).map(Enum::name).collect(Collectors.joining(", "))
              + "; or a format from 'convert --list': "
              + formats.writtenNames());
    }
    return new WrittenFormat<>(own, exchange, forOne, forMany);
  }

  /**
   * Returns whether it is written for people, so that the run waits for a second puzzle before it
   * begins. In the other formats a program may wait for the first answer before it sends more.
   */
  public boolean isForPeople() {
    return exchange.isEmpty() && own.orElse(forOne) == forOne;
  }

  /** Returns the command's format; empty if the format is not one of them. */
  public Optional<F> own(boolean many) {
    return exchange.isPresent()
        ? Optional.empty()
        : own.or(() -> Optional.of(many ? forMany : forOne));
  }

  /**
   * Returns the writer of this format.
   *
   * @param many whether there are several puzzles
   */
  public <T> T writer(boolean many, Function<F, T> ofOwn, Function<PuzzleFormat, T> ofExchange) {
    return own(many).map(ofOwn).orElseGet(() -> ofExchange.apply(exchange.orElseThrow()));
  }
}
