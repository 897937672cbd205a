package org.nonomino.bulk.layouts;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.generator.LayoutEnumeration;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Option;

/** The options of {@code layouts all} for the layouts and their output. */
public final class AllLayoutsOptions {
  private static final Duration USUAL_TIMEOUT = Duration.ofSeconds(30);

  @Option(
      names = "--size",
      paramLabel = "N",
      required = true,
      description = LayoutEnumeration.MIN_SIZE + " to " + LayoutEnumeration.MAX_SIZE + ".")
  private TypedNumber size = new TypedNumber("");

  @Option(
      names = "--distinct",
      description = "List layouts that are equal after turning or mirroring the grid only once.")
  private boolean distinct;

  @Option(
      names = "--filling",
      paramLabel = "WHICH",
      description =
          "Only layouts that have a solution grid (yes) or provably have none (no): ${COMPLETION-CANDIDATES}"
              + " (default: ${DEFAULT-VALUE}).")
  private FillingFilter filling = FillingFilter.any;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "With --filling, time limit for each layout: 500ms, 10s, 2m (default: 30s).")
  private Optional<Duration> timeout = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}; grid is the mask matrix, line its n² labels (default: picture).")
  private Optional<LayoutFormat> format = Optional.empty();

  @Option(names = "--count", description = "Print only the number of layouts.")
  private boolean count;

  /** Returns whether the layouts are only counted. */
  public boolean counts() {
    return count;
  }

  /**
   * Returns the work for the options.
   *
   * @param output the output file; its ending may name a format
   * @param look the style of pictures
   * @throws UsageException if the options are inconsistent
   */
  public AllLayoutsWork work(Solvers solvers, Optional<String> output, TextStyle look)
      throws UsageException {
    int n = size.whole("--size", LayoutEnumeration.MIN_SIZE, LayoutEnumeration.MAX_SIZE);
    if (count && format.isPresent()) {
      throw UsageException.exclusive("--count", "--format");
    }
    if (timeout.isPresent() && filling == FillingFilter.any) {
      throw new UsageException(
          "--timeout needs --filling=yes or --filling=no, because otherwise no solution grid is searched for.");
    }
    LayoutEnumeration all = LayoutEnumeration.of(n);
    return new AllLayoutsWork(
        distinct ? all.distinct() : all,
        filling,
        Chosen.usual(solvers),
        timeout.orElse(USUAL_TIMEOUT),
        count
            ? Optional.empty()
            : Optional.of(FileFormat.chosen(format, output, LayoutFormat.picture)),
        look);
  }
}
