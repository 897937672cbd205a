package org.nonomino.test.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * A puzzle with constraints beyond regions, with its recorded answer.
 *
 * @param file the file of the collection that it comes from
 * @param id its unique name
 * @param kinds keys of its JSON, and names such as {@code jigsaw}
 * @param count the number of solutions
 * @param isExact whether the count is exact; if not, there are at least so many solutions
 * @param solution the only solution, 1 to 9 and then A for 10; empty unless the count is 1
 * @param json the puzzle as f-puzzles JSON, in one line
 */
public record VariantPuzzle(
    String file,
    String id,
    List<String> kinds,
    int count,
    boolean isExact,
    Optional<String> solution,
    String json) {
  private static final String RESOURCE = "/META-INF/nonomino-corpus/variants/variants.tsv.gz";
  private static final String NONE = "-";
  private static final String AT_LEAST = "+";

  /** Returns all puzzles of the corpus. */
  public static List<VariantPuzzle> all() {
    try (InputStream resource =
            Objects.requireNonNull(VariantPuzzle.class.getResourceAsStream(RESOURCE));
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(resource), StandardCharsets.UTF_8))) {
      return lines.lines().map(VariantPuzzle::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static VariantPuzzle of(String line) {
    String[] fields = line.split("\t", -1);
    boolean isExact = !fields[3].endsWith(AT_LEAST);
    return new VariantPuzzle(
        fields[0],
        fields[1],
        fields[2].isEmpty() ? List.of() : List.of(fields[2].split(",", -1)),
        Integer.parseInt(fields[3].replace(AT_LEAST, "")),
        isExact,
        fields[4].equals(NONE) ? Optional.empty() : Optional.of(fields[4]),
        fields[5]);
  }

  /** Returns the name of the puzzle. */
  @Override
  public String toString() {
    return id;
  }
}
