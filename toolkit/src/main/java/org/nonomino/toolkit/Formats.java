package org.nonomino.toolkit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.formats.ExchangeFormats;
import org.nonomino.formats.NonominoJson;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/** The available text formats of puzzles. */
public final class Formats {
  private final List<PuzzleFormat> all;

  /**
   * @param all the formats, in the order in which they are tried on input
   */
  public Formats(List<PuzzleFormat> all) {
    this.all = List.copyOf(all);
  }

  /** Returns the formats included in Nonomino. */
  public static Formats standard() {
    return new Formats(
        Stream.concat(ExchangeFormats.ALL.stream(), PuzzleFormats.ALL.stream()).toList());
  }

  /** Returns only Nonomino's own JSON. */
  public static Formats json() {
    return new Formats(List.of(NonominoJson.FORMAT));
  }

  /** Returns all formats, in the order in which they are tried on input. */
  public List<PuzzleFormat> all() {
    return all;
  }

  /** Returns the format of a name, in upper or lower case. */
  public Optional<PuzzleFormat> named(String name) {
    return all.stream()
        .filter(format -> format.name().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns the format of a name, in upper or lower case, if puzzles are written in it. */
  public Optional<PuzzleFormat> writtenNamed(String name) {
    return named(name).filter(PuzzleFormat::isWritten);
  }

  /** Returns the formats in which puzzles are written, in the same order. */
  public List<PuzzleFormat> written() {
    return all.stream().filter(PuzzleFormat::isWritten).toList();
  }

  /** Returns the names of all formats, separated by commas. */
  public String names() {
    return names(all);
  }

  /** Returns the names of the formats in which puzzles are written, separated by commas. */
  public String writtenNames() {
    return names(written());
  }

  private static String names(List<PuzzleFormat> formats) {
    return formats.stream().map(PuzzleFormat::name).sorted().collect(Collectors.joining(", "));
  }
}
