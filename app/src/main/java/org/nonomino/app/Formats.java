package org.nonomino.app;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.text.PuzzleFormat;

/** The text formats of puzzles that there are. */
final class Formats {
  private final List<PuzzleFormat> all;

  /**
   * Makes the list.
   *
   * @param all in the order in which they are asked whether they know a text
   */
  @Inject
  Formats(List<PuzzleFormat> all) {
    this.all = List.copyOf(all);
  }

  /** Returns all of them, in the order in which they are asked whether they know a text. */
  List<PuzzleFormat> all() {
    return all;
  }

  /** Returns the format of a name, in either case. */
  Optional<PuzzleFormat> named(String name) {
    return all.stream()
        .filter(format -> format.name().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /** Returns the name of the format that the ending of a file's name tells: {@code sdk}. */
  Optional<String> ofFile(String file) {
    return named(file.substring(file.lastIndexOf('.') + 1)).map(PuzzleFormat::name);
  }

  /** Returns the names, as a person reads a list. */
  String names() {
    return all.stream().map(PuzzleFormat::name).sorted().collect(Collectors.joining(", "));
  }
}
