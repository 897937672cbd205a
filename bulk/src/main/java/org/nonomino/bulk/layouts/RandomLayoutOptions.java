package org.nonomino.bulk.layouts;

import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.LayoutStyleChoice;
import org.nonomino.bulk.options.LayoutSymmetry;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Option;

/** The options of {@code layouts random} for the properties of each layout, and for its output. */
public final class RandomLayoutOptions {
  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          LayoutSpec.MIN_SIZE + " to " + LayoutSpec.MAX_SIZE + " (default: ${DEFAULT-VALUE}).")
  private TypedNumber size = TypedNumber.of(LayoutSpec.DEFAULT_SIZE);

  @Option(
      names = "--layout-symmetry",
      paramLabel = "SYMMETRY",
      description =
          "Symmetry of the borders: ${COMPLETION-CANDIDATES}. rotate90 needs a size of 4k or"
              + " 4k+1.")
  private LayoutSymmetry symmetry = LayoutSymmetry.none;

  @Option(
      names = "--irregularity",
      paramLabel = "W",
      description = "From 0, nearly boxes, to 1, very irregular (default: ${DEFAULT-VALUE}).")
  private TypedNumber wiggle = TypedNumber.of(LayoutSpec.DEFAULT_WIGGLE);

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
  private Optional<LayoutFormat> format = Optional.empty();

  /**
   * Returns the work that generates the layouts.
   *
   * @param output the output file; its ending may name a format
   * @param look the style of pictures
   * @throws UsageException if there are no layouts of this kind
   */
  public NumberedWork<String> work(Solvers solvers, Optional<String> output, TextStyle look)
      throws UsageException {
    int n =
        size.whole(
            "--size",
            Integer.MIN_VALUE,
            Integer.MAX_VALUE,
            "give a whole number from " + LayoutSpec.MIN_SIZE + " to " + LayoutSpec.MAX_SIZE);
    LayoutSpec spec = symmetry.spec(n, wiggle, style);
    LayoutFormat written = FileFormat.chosen(format, output, LayoutFormat.picture);
    return new Layouts(spec, Chosen.usual(solvers), written, look);
  }

  /** Generates layouts that have a filling. */
  private record Layouts(LayoutSpec spec, Solver solver, LayoutFormat format, TextStyle look)
      implements NumberedWork<String> {
    private static final Words WORDS =
        new Words("layout", "layouts", " Try another --irregularity or --style.");

    @Override
    public Words words() {
      return WORDS;
    }

    @Override
    public String header() {
      return format.header();
    }

    @Override
    public String take(String record) {
      return record;
    }

    @Override
    public Function<Long, Numbered<String>> newMaker(long seed) {
      FillableLayouts layouts = new FillableLayouts(spec, solver);
      return k ->
          layouts.next(SeededRandom.of(seed, k), Deadline.NEVER) instanceof LayoutResult.Found found
              ? Numbered.made(
                  Fingerprints.of(Rules.of(found.mask())), format.text(found.mask(), look))
              : Numbered.none(new ItemOutcome.Skipped());
    }
  }
}
