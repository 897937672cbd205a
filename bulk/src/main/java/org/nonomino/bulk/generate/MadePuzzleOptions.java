package org.nonomino.bulk.generate;

import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.OptionFields;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.Sameness;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.bulk.render.PictureFormat;
import org.nonomino.bulk.render.PictureOutput;
import org.nonomino.bulk.render.Pictures;
import org.nonomino.core.EntryPart;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.GenerateRequest;
import org.nonomino.toolkit.PositionRequest;
import org.nonomino.toolkit.RequestException;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.request.RequestReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of {@code generate} for the properties of each puzzle, and for its output. */
public final class MadePuzzleOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command = CommandSpec.create();

  @Mixin private GenerateOptions generating = new GenerateOptions();

  @Mixin private DifficultyOptions difficulties = new DifficultyOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: picture, grid, line, csv, json, svg, png, pdf, or a format from 'convert --list'. Default:"
              + " picture for one puzzle, line for many.")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--solution",
      description =
          "Also write the solution; in picture and grid it follows the puzzle; csv and json always have it. A format that"
              + " cannot store it is reported.")
  private boolean solution;

  @Option(
      names = "--distinct",
      paramLabel = "SAMENESS",
      description =
          "Which puzzles of a run count as duplicates. exact: those with the same givens and regions (default); canonical: also"
              + " those that become equal by reordering rows and columns, transposing, and relabelling digits.")
  private Sameness distinct = Sameness.exact;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description =
          "Time limit for each puzzle: 500ms, 10s, 2m (default: 30s). Only time spent on the puzzle counts, so that"
              + " a busy machine generates the same puzzles.")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that proves uniqueness; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  /**
   * Checks that no file with regions, a pattern or levels would be overwritten.
   *
   * @throws UsageException if the output is one of them
   */
  public void requireOtherOutput(Optional<String> output) throws UsageException {
    generating.requireOtherOutput(output);
    difficulties.requireOtherOutput(output);
  }

  /**
   * Returns the settings for generating puzzles.
   *
   * @throws UsageException if options name something that does not exist, or exclude each other
   * @throws MalformedTextException if a rule or a file with regions, a pattern or levels is
   *     malformed
   */
  public GenerateSettings settings(
      Solvers solvers, Fillers fillers, Formats formats, InputStream standardInput)
      throws UsageException, MalformedTextException {
    Solver prover = Chosen.solver(solvers, solver);
    OptionFields fields = new OptionFields(command, standardInput, formats);
    try {
      GenerateRequest request =
          RequestReader.read(fields, prover, difficulties.levels(standardInput));
      generating.addTo(request, fillers, standardInput);
      return new GenerateSettings(
          new PuzzleGenerator(prover),
          request.spec(),
          request.draft(),
          request.difficulty(),
          Optional.empty(),
          timeout,
          distinct);
    } catch (RequestException e) {
      Optional<MalformedTextException> malformed = OptionFields.malformed(e);
      if (malformed.isPresent()) {
        throw malformed.get();
      }
      throw fields.wrong(e);
    }
  }

  /** Returns a rater for puzzles of any difficulty. */
  public Rater rater(Solvers solvers, InputStream standardInput)
      throws UsageException, MalformedTextException {
    Levels levels = difficulties.levels(standardInput);
    return new Rater(Chosen.solver(solvers, solver), new Explainer(Scale.NONOMINO), levels);
  }

  /**
   * Returns the format of the drawings, if drawings are requested.
   *
   * @throws UsageException if the ending of the file is unknown, or contradicts {@code --format}
   */
  public Optional<PictureFormat> pictures(Optional<String> output, Formats formats)
      throws UsageException {
    List<String> names = new ArrayList<>(WrittenFormat.names(OutputFormat.class, formats));
    Pictures.DRAWN.forEach(drawn -> names.add(drawn.name()));
    return FileFormat.chosenName(format, output, names).flatMap(MadePuzzleOptions::drawn);
  }

  private static Optional<PictureFormat> drawn(String name) {
    return Pictures.DRAWN.stream()
        .filter(drawn -> drawn.name().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  /**
   * Returns the work that writes only records of puzzles.
   *
   * @param settings those of {@link #settings}
   * @param isOne whether there is only one puzzle
   * @param style the style of pictures in characters
   * @throws UsageException if a different output is requested, or a solution that the format cannot
   *     hold
   */
  public NumberedWork<?> records(
      GenerateSettings settings, boolean isOne, TextStyle style, Formats formats)
      throws UsageException {
    if (format.flatMap(MadePuzzleOptions::drawn).isPresent()) {
      throw new UsageException(
          "--format="
              + format.get()
              + " is not available here: a picture is not a record. Choose line, csv, json, grid or a format from"
              + " 'nonomino convert --list'; 'nonomino render' draws them.");
    }
    if (settings.position().isPresent()) {
      throw new UsageException("--position is not available here. Use 'nonomino generate'.");
    }
    WrittenFormat<OutputFormat> written = written(format, formats);
    boolean holdsSolution =
        written.writer(
            !isOne,
            own -> own != OutputFormat.line,
            exchange -> exchange.holds().contains(EntryPart.SOLUTION));
    if (solution && !holdsSolution) {
      throw new UsageException(
          "--solution: the format cannot hold the solution. Choose --format=csv, json or grid.");
    }
    return puzzles(settings, isOne, format, style, formats, sentence -> {});
  }

  /**
   * Returns the work that writes records of puzzles or positions.
   *
   * @param output the output file; its extension may name a format
   * @param remarks accepts a sentence on the parts that the format cannot hold
   * @throws UsageException if there is no such format
   */
  public NumberedWork<?> records(
      GenerateSettings settings,
      boolean isOne,
      Optional<String> output,
      TextStyle style,
      Formats formats,
      Consumer<String> remarks)
      throws UsageException {
    Optional<String> named =
        FileFormat.chosenName(format, output, WrittenFormat.names(OutputFormat.class, formats));
    Optional<PositionRequest> wanted = settings.position();
    return wanted.isEmpty()
        ? puzzles(settings, isOne, named, style, formats, remarks)
        : new GenerateWork<>(
            settings,
            new PositionFormats(wanted.get()).of(isOne, named, style, solution, formats, remarks));
  }

  private NumberedWork<?> puzzles(
      GenerateSettings settings,
      boolean isOne,
      Optional<String> named,
      TextStyle style,
      Formats formats,
      Consumer<String> remarks)
      throws UsageException {
    boolean withRating = settings.difficulty().isPresent();
    RequestedKinds kinds = RequestedKinds.of(settings.spec());
    WrittenFormat<OutputFormat> written = written(named, formats);
    if (written.exchange().isPresent()) {
      kinds.requireIn(written.exchange().get());
    }
    return new GenerateWork<>(
        settings,
        written.<GeneratedForm<?>>writer(
            !isOne,
            own ->
                own == OutputFormat.line && solution
                    ? ExchangeForm.ofPuzzles(PuzzleFormats.LINE, true, remarks)
                    : GeneratedFormats.of(own, style, solution, withRating, kinds.areAny()),
            exchange -> ExchangeForm.ofPuzzles(exchange, solution, remarks)));
  }

  private static WrittenFormat<OutputFormat> written(Optional<String> named, Formats formats)
      throws UsageException {
    return WrittenFormat.named(named, OutputFormat.picture, OutputFormat.line, formats);
  }

  /** Returns the work that draws pictures of puzzles or positions. */
  public NumberedWork<?> pictures(GenerateSettings settings, PictureOutput out) {
    return new GenerateWork<>(settings, new GeneratedPictures(out, solution, settings.position()));
  }
}
