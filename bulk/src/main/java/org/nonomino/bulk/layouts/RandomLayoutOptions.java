package org.nonomino.bulk.layouts;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.LayoutStyleNames;
import org.nonomino.bulk.options.LayoutSymmetryNames;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.request.RequestReader;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * The options of {@code layouts random} for the properties of each layout, read by {@link
 * OptionFields}, and for its output.
 */
@SuppressWarnings("unused")
public final class RandomLayoutOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--size",
      paramLabel = "N",
      description =
          LayoutSpec.MIN_SIZE + " to " + LayoutSpec.MAX_SIZE + " (default: ${DEFAULT-VALUE}).")
  private TypedNumber size = TypedNumber.of(LayoutSpec.DEFAULT_SIZE);

  @Option(
      names = "--layout-symmetry",
      completionCandidates = LayoutSymmetryNames.class,
      paramLabel = "SYMMETRY",
      description =
          "Symmetry of the borders: ${COMPLETION-CANDIDATES}. rotate90 needs a size of 4k or"
              + " 4k+1.")
  private String layoutSymmetry = Symmetry.NONE.toString();

  @Option(
      names = "--irregularity",
      paramLabel = "W",
      description = "From 0, nearly boxes, to 1, very irregular (default: ${DEFAULT-VALUE}).")
  private TypedNumber irregularity = TypedNumber.of(LayoutSpec.DEFAULT_IRREGULARITY);

  @Option(
      names = "--style",
      completionCandidates = LayoutStyleNames.class,
      paramLabel = "STYLE",
      description =
          "Shapes of the regions: ${COMPLETION-CANDIDATES}. compact: rounded; flowing: long and bending; symmetric:"
              + " compact, with any symmetry that the size allows, or that of --layout-symmetry. None of these"
              + " three has regions one cell wide (default: any).")
  private String style = LayoutStyle.ANY.toString();

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
    LayoutSpec spec = spec();
    LayoutFormat written = FileFormat.chosen(format, output, LayoutFormat.picture);
    return new Layouts(spec, Chosen.usual(solvers), written, look);
  }

  private LayoutSpec spec() throws UsageException {
    OptionFields fields =
        new OptionFields(command, InputStream.nullInputStream(), new Formats(List.of()));
    try {
      return RequestReader.layout(fields);
    } catch (RequestException e) {
      throw fields.wrong(e);
    }
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
