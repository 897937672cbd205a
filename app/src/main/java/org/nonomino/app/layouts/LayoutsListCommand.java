package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.LayoutSize;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.toolkit.LayoutSymmetries;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code nonomino layouts list}. */
@Command(
    name = "list",
    description = "Lists the named layouts.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exit codes: 0 listed; 2 bad usage.",
      "",
      "Examples:",
      "  nonomino layouts list",
      "  nonomino layouts list --size=6"
    })
public final class LayoutsListCommand implements Callable<Integer> {
  private static final String ROW = "%-16s %-6s %s\n";

  @Option(names = "--size", paramLabel = "N", description = "Only layouts of this size.")
  private Optional<TypedNumber> size = Optional.empty();

  private final Console console;

  @Inject
  LayoutsListCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws UsageException {
    OptionalInt wanted = LayoutSize.of(size);
    LayoutCatalog catalog = LayoutCatalog.load();
    PrintWriter out = console.outWriter();
    out.printf(ROW, "name", "size", "symmetry");
    if (wanted.isEmpty()) {
      out.printf(
          ROW,
          LayoutCatalog.BOXES + "-N",
          "any",
          "the standard boxes of any non-prime size up to " + Grid.MAX_SIZE);
    } else {
      catalog
          .find(LayoutCatalog.BOXES, wanted.getAsInt())
          .ifPresent(boxes -> printBoxes(out, boxes));
    }
    catalog.entries().stream()
        .filter(entry -> wanted.isEmpty() || entry.mask().size() == wanted.getAsInt())
        .forEach(
            entry ->
                out.printf(
                    ROW,
                    entry.name(),
                    entry.mask().size(),
                    LayoutSymmetries.name(entry.symmetry())));
    return ExitCode.SOLVED.status();
  }

  private static void printBoxes(PrintWriter out, RegionMask boxes) {
    String symmetry = LayoutSymmetries.name(LayoutSpec.symmetryOf(boxes));
    out.printf(ROW, LayoutCatalog.BOXES + "-" + boxes.size(), boxes.size(), symmetry);
  }
}
