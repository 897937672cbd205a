package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.DistinctCounter;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.Fingerprints;
import org.nonomino.app.io.NumberedRun;
import org.nonomino.app.io.RecordOutput;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.BulkOptions;
import org.nonomino.app.options.Chosen;
import org.nonomino.app.options.LayoutStyleChoice;
import org.nonomino.app.options.LayoutSymmetry;
import org.nonomino.app.options.TypedNumber;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.LayoutResult;
import org.nonomino.generator.LayoutSpec;
import org.nonomino.generator.SeededRandom;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino layouts random}. */
@Command(
    name = "random",
    description = "Generates random layouts: all different, connected, and with a solution grid.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The same options and seed give the same layouts, whatever the number of threads; the first K are"
          + " those of --number=K."
    })
public final class LayoutsRandomCommand implements Callable<Integer> {
  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          LayoutSpec.MIN_SIZE + " to " + LayoutSpec.MAX_SIZE + " (default: ${DEFAULT-VALUE}).")
  private TypedNumber size = new TypedNumber("9");

  @Option(
      names = "--layout-symmetry",
      paramLabel = "SYMMETRY",
      description =
          "Symmetry of the borders: ${COMPLETION-CANDIDATES}. rotate90 needs a size of 4k or"
              + " 4k+1.")
  private LayoutSymmetry symmetry = LayoutSymmetry.none;

  @Option(
      names = "--wiggle",
      paramLabel = "W",
      description = "From 0, nearly boxes, to 1, very irregular (default: ${DEFAULT-VALUE}).")
  private TypedNumber wiggle = new TypedNumber("0.5");

  @Option(
      names = "--style",
      paramLabel = "STYLE",
      description =
          "Shapes of the regions: ${COMPLETION-CANDIDATES}. compact: rounded; flowing: long and bending; symmetric:"
              + " compact, with any symmetry that the size allows, or that of --layout-symmetry. None of these"
              + " three has regions one cell wide (default: any).")
  private LayoutStyleChoice style = LayoutStyleChoice.any;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}; grid is the mask matrix, line its n² labels (default: picture).")
  private LayoutFormat format = LayoutFormat.picture;

  @Mixin private BulkOptions bulk = new BulkOptions();

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsRandomCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    int n =
        size.whole(
            "--size",
            Integer.MIN_VALUE,
            Integer.MAX_VALUE,
            "give a whole number from " + LayoutSpec.MIN_SIZE + " to " + LayoutSpec.MAX_SIZE);
    LayoutSpec spec = symmetry.spec(n, wiggle, style);
    Solver solver = Chosen.usual(solvers);
    long number = bulk.number();
    int threads = bulk.threads();
    return bulk.run(
        console,
        (out, seed) -> {
          out.write(format.header());
          NewLayouts layouts = new NewLayouts(out, number);
          new NumberedRun<LayoutResult>(threads, () -> maker(spec, solver, seed)).run(layouts);
          return layouts.status();
        });
  }

  private static Function<Long, LayoutResult> maker(LayoutSpec spec, Solver solver, long seed) {
    FillableLayouts layouts = new FillableLayouts(spec, solver);
    return k -> layouts.next(SeededRandom.of(seed, k), Deadline.NEVER);
  }

  /** Writes the layouts that were not there before, as many as requested. */
  private final class NewLayouts implements NumberedRun.Taker<LayoutResult> {
    private final RecordOutput out;
    private final DistinctCounter distinct;
    private final TextStyle look = bulk.style(console);

    NewLayouts(RecordOutput out, long number) {
      this.out = out;
      this.distinct = new DistinctCounter(number);
    }

    @Override
    public long missing() {
      return distinct.missing();
    }

    ExitCode status() {
      if (!distinct.isExhausted()) {
        return ExitCode.SOLVED;
      }
      console
          .errWriter()
          .println(
              "nonomino: "
                  + distinct.exhaustion("layout", "layouts")
                  + " Try another --wiggle or --style.");
      return ExitCode.NO_SOLUTION;
    }

    @Override
    public void accept(LayoutResult result) throws IOException {
      if (result instanceof LayoutResult.Found found
          && distinct.add(Fingerprints.of(found.mask()))) {
        out.write(format.text(found.mask(), look));
      }
    }

    @Override
    public void flush() throws IOException {
      out.flush();
    }
  }
}
