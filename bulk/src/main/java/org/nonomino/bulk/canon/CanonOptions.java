package org.nonomino.bulk.canon;

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
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). For layouts, csv also has the number of"
              + " automorphisms: the ways to move the cells so that the layout stays the same.")
  private CanonFormat format = CanonFormat.line;

  @Option(
      names = "--unique",
      description =
          "Print each form only once, at its first place; the number of omitted duplicates goes to standard error.")
  private boolean unique;

  /**
   * Returns the work on each puzzle, or on each layout.
   *
   * @param ofLayouts whether the items are layouts
   */
  public CanonWork work(boolean ofLayouts) {
    return new CanonWork(format, map, unique, ofLayouts);
  }
}
