package org.nonomino.bulk.io;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Decides the format of an output from {@code --format} and the ending of the file's name, in the
 * same way for all commands. Each format has its name as an ending; {@code .txt} fits all formats.
 * An ending that no format of the command has is refused, and so is one that contradicts {@code
 * --format}. Before an ending that names a compression, such as {@code .gz}, the ending of the
 * format is the one that counts.
 */
public final class FileFormat {
  private static final String TEXT = "txt";

  /** Further endings of formats. */
  private static final Map<String, String> ENDINGS =
      Map.of("jsonl", "json", "ndjson", "json", "xml", "opensudoku");

  /** Formats whose files are also files of another format. */
  private static final Map<String, String> ALSO = Map.of("fpuzzles", "json");

  /** Endings of files that other programs read as something that no text is. */
  private static final Set<String> NEVER_TEXT =
      Set.of(
          "svg", "png", "pdf", "jpg", "jpeg", "gif", "webp", "html", "xlsx", "xls", "ods", "doc",
          "docx", "odt", "parquet", "orc", "avro", "zip", "bz2", "xz", "7z", "tar", "tgz");

  /** The maximum number of endings that a message lists. */
  private static final int MAX_LISTED = 8;

  private FileFormat() {}

  /**
   * Returns the name of the format: that of {@code --format}, or else that of the file's ending.
   * Empty for the default of the command.
   *
   * @param named the value of {@code --format}, which need not be a format
   * @param available the names of all formats of the command, in lower case
   * @throws UsageException if the ending is unknown, or contradicts {@code --format}
   */
  public static Optional<String> chosenName(
      Optional<String> named, Optional<String> file, Collection<String> available)
      throws UsageException {
    Optional<String> ending = file.flatMap(FileFormat::ending).filter(end -> !end.equals(TEXT));
    if (ending.isEmpty()) {
      return named;
    }
    String meant = ENDINGS.getOrDefault(ending.get(), ending.get());
    if (named.isEmpty()) {
      if (!available.contains(meant)) {
        throw unknown(file.orElseThrow(), ending.get(), available);
      }
      return Optional.of(meant);
    }
    String format = named.get().toLowerCase(Locale.ROOT);
    boolean isOther = available.contains(meant) || NEVER_TEXT.contains(meant);
    boolean isSame = meant.equals(format) || meant.equals(ALSO.get(format));
    if (isOther && !isSame && available.contains(format)) {
      throw new UsageException(
          "--format=%s and --output=%s contradict each other: leave out --format, or name a file that ends in .%s."
              .formatted(named.get(), file.orElseThrow(), endingOf(format)));
    }
    return named;
  }

  /**
   * Returns the format of a command: the named one, or else that of the file's ending, or else the
   * default.
   *
   * @throws UsageException if the ending is unknown, or contradicts {@code --format}
   */
  public static <F extends Enum<F>> F chosen(Optional<F> named, Optional<String> file, F usual)
      throws UsageException {
    return chosenOf(named, file, List.of(usual.getDeclaringClass().getEnumConstants()))
        .orElse(usual);
  }

  /**
   * Returns the format of a command: the named one, or else that of the file's ending; empty for
   * the default.
   *
   * @throws UsageException if the ending is unknown, or contradicts {@code --format}
   */
  public static <F extends Enum<F>> Optional<F> chosenOf(
      Optional<F> named, Optional<String> file, Collection<F> choices) throws UsageException {
    Optional<String> name =
        chosenName(named.map(Enum::name), file, choices.stream().map(Enum::name).toList());
    return name.flatMap(
        chosen -> choices.stream().filter(choice -> choice.name().equals(chosen)).findFirst());
  }

  /**
   * Checks that the name of a file does not suggest another format than the only possible one.
   *
   * @param option the option that names the file: {@code --output=}
   * @param what what is written: {@code a book}
   * @param format its format, which is no text
   * @throws UsageException if the name has the ending of something else
   */
  public static void require(String option, Optional<String> file, String what, String format)
      throws UsageException {
    Optional<String> ending = file.flatMap(FileFormat::ending);
    if (ending.isPresent() && !ending.get().equals(format)) {
      throw new UsageException(
          "%s%s: %s is written as %s. Name a file that ends in .%s."
              .formatted(
                  option, file.orElseThrow(), what, format.toUpperCase(Locale.ROOT), format));
    }
  }

  /**
   * Returns the ending of a file's name in lower case, without its point and without that of a
   * compression. Empty if there is none, if it is a number, or if the name is that of a folder.
   */
  private static Optional<String> ending(String file) {
    if (isFolder(file)) {
      return Optional.empty();
    }
    String name = Compression.withoutEnding(file.substring(file.lastIndexOf('/') + 1));
    int point = name.lastIndexOf('.');
    String ending = name.substring(point + 1).toLowerCase(Locale.ROOT);
    return point > 0 && ending.chars().anyMatch(Character::isLetter)
        ? Optional.of(ending)
        : Optional.empty();
  }

  /** Returns whether a name can only be that of a folder. */
  public static boolean isFolder(String name) {
    try {
      return name.endsWith("/") || Files.isDirectory(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static UsageException unknown(String file, String ending, Collection<String> available) {
    List<String> endings =
        available.stream().map(FileFormat::endingOf).distinct().map(end -> "." + end).toList();
    return new UsageException(
        "--output=%s: no format of this command has the ending .%s. Choose %s%s."
            .formatted(
                file,
                ending,
                endings.stream().limit(MAX_LISTED).collect(Collectors.joining(", "))
                    + (endings.size() > MAX_LISTED ? " …" : ""),
                NEVER_TEXT.contains(ending) ? "" : ", or add --format"));
  }

  /** Returns the ending for a format; those for people, which have no files, are text. */
  private static String endingOf(String format) {
    return Arrays.asList("picture", "text").contains(format) ? TEXT : format;
  }
}
