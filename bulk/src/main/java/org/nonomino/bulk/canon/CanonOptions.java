package org.nonomino.bulk.canon;

import java.util.Optional;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import picocli.CommandLine.Option;

/** The output options of {@code canon}. */
public final class CanonOptions {
  @Option(
      names = "--map",
      description =
          "Also print the transformation: in brackets at the end of the line, or as a column of the table.")
  private boolean map;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}. Default: line. For layouts, csv also has the number of"
              + " automorphisms: the ways to move the cells so that the layout stays the same.")
  private Optional<CanonFormat> format = Optional.empty();

  @Option(
      names = "--distinct",
      description =
          "Print each form only at its first occurrence; the number of omitted ones goes to standard error.")
  private boolean distinct;

  /**
   * Returns the work on each puzzle, or on each layout.
   *
   * @param ofLayouts whether the items are layouts
   * @param output the output file; its extension may name a format
   */
  public CanonWork<?> work(boolean ofLayouts, Optional<String> output) throws UsageException {
    CanonFormat chosen = FileFormat.chosen(format, output, CanonFormat.line);
    return ofLayouts
        ? CanonWork.ofLayouts(chosen.ofLayouts(map), distinct)
        : CanonWork.ofPuzzles(chosen.ofPuzzles(map), distinct);
  }
}
