package org.nonomino.app.render;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Optional;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.bulk.render.BookletOptions;
import org.nonomino.bulk.render.PictureFormat;
import org.nonomino.bulk.render.PictureOptions;
import org.nonomino.bulk.render.Pictures;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.render.Look;
import org.nonomino.render.PictureStyle;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.Language;
import org.nonomino.toolkit.PuzzleDrawer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino render}. */
@Command(
    name = "render",
    description = "Draws puzzles, and creates booklets for printing.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "A PDF has a heading for each puzzle and, if there are several, the solutions at the end. With --width, the PDF of one puzzle"
          + " is exactly as large as the picture.",
      "Exit codes: 0 all were drawn; 1 some puzzle has no solution to draw; 2 bad usage or malformed input;"
          + " 3 a limit was reached, or no step was found.",
      "",
      "Examples:",
      "  nonomino render -o puzzle.svg --width=480 puzzle.txt",
      "  nonomino render -o week.pdf --title='This week' puzzles.txt",
      "  nonomino render --step puzzle.txt                     # the next step, in text"
    })
public final class RenderCommand extends PuzzleCommand {
  private static final int MIN_WIDTH = 16;
  private static final int MAX_WIDTH = 10_000;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES}. Default: by the file extension of --output, else text.")
  private Optional<PictureFormat> format = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE|DIR",
      converter = OutputName.class,
      description =
          "Write to this file, or one file per puzzle into this folder, instead of standard output.")
  private Optional<String> output = Optional.empty();

  @Option(names = "--solution", description = "Fill in the solution.")
  private boolean solution;

  @Option(names = "--candidates", description = "Write the candidates into empty cells.")
  private boolean candidates;

  @Option(names = "--step", description = "Draw the next step: its evidence and its conclusion.")
  private boolean step;

  @Option(
      names = "--rules",
      arity = "0..1",
      fallbackValue = "en",
      paramLabel = "LANGUAGE",
      description =
          "Write the rules in words above a picture in text: in English (en, default), German (de) or French (fr).")
  private Optional<Language> rules = Optional.empty();

  @Mixin private PictureOptions pictures = new PictureOptions();

  @Option(
      names = "--width",
      paramLabel = "PIXELS",
      description =
          "Width of a picture, at 96 pixels per inch. Default: "
              + PictureStyle.WIDTH_OF_CELL
              + " per cell; for a PDF, the page size of --page. A PNG is narrower if it would be more than "
              + MAX_WIDTH
              + " high.")
  private Optional<TypedNumber> width = Optional.empty();

  @Option(
      names = "--look",
      paramLabel = "LOOK",
      description =
          "Constraints that the setter drew: as drawn (setter, default) or as in other puzzles (ours).")
  private Look look = Look.SETTER;

  @Mixin private BookletOptions pages = new BookletOptions();

  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  @Mixin private LevelsOption levels = new LevelsOption();

  @Option(names = "--ascii", description = "Draw borders in text with + - | only.")
  private boolean ascii;

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Inject
  RenderCommand(Toolbox tools) {
    super(tools);
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    if (solution && (step || candidates)) {
      throw new UsageException(
          "--solution fills every cell: leave out " + (step ? "--step" : "--candidates") + ".");
    }
    Optional<Integer> pixels = width();
    PictureFormat chosen = format();
    pages.check(chosen == PictureFormat.pdf);
    if (chosen == PictureFormat.text && (pixels.isPresent() || pictures.hasLook())) {
      throw new UsageException(
          "--width, --theme and --digits are for drawn pictures: add --format=svg, png or pdf.");
    }
    if (chosen != PictureFormat.text && rules.isPresent()) {
      throw new UsageException("--rules is for pictures in text: add --format=text.");
    }
    if (chosen == PictureFormat.text && output.isPresent()) {
      throw new UsageException(
          "--output="
              + output.get()
              + ": text goes to standard output. Choose --format=svg, png or pdf.");
    }
    RegionsOption.requireOtherOutput(output, inputs.regions());
    levels.requireOtherOutput(output);
    Pictures target = new Pictures(chosen, output, pixels, pictures, pages);
    boolean isOnlyDrawn = !solution && !candidates && !step;
    try (PuzzleInputs puzzles =
            isOnlyDrawn ? inputs.openWithPartial(console, formats) : inputs.open(console, formats);
        RenderRun run = run(puzzles, target)) {
      return run.run(inputs.effort()).status();
    } catch (IOException e) {
      return OutputFile.broken(output, e).status();
    }
  }

  private Optional<Integer> width() throws UsageException {
    return width.isPresent()
        ? Optional.of(
            width
                .get()
                .whole(
                    "--width",
                    MIN_WIDTH,
                    MAX_WIDTH,
                    "give a whole number of pixels from " + MIN_WIDTH + " to " + MAX_WIDTH))
        : Optional.empty();
  }

  private RenderRun run(PuzzleInputs puzzles, Pictures target)
      throws UsageException, MalformedTextException {
    Solver solver = Chosen.usual(solvers);
    Explainer explainer = explaining.newExplainer();
    Levels names = levels.levels(console.in());
    return new RenderRun(
        console,
        puzzles,
        many -> new PuzzleDrawer(solver, explainer, names, options(target, many)),
        target,
        new TextStyle(ascii, console.hasColour(), pictures.labelled()),
        rules);
  }

  private PuzzleDrawer.Options options(Pictures target, boolean many) {
    boolean areBooklet = target.areBooklet(many);
    return new PuzzleDrawer.Options(
        solution,
        candidates,
        step,
        areBooklet && pages.hasAnswers(many),
        areBooklet && pages.hasRatings(),
        look,
        explaining.scale(),
        () -> Deadline.in(explaining.timeout()));
  }

  private PictureFormat format() throws UsageException {
    if (output.isEmpty()) {
      return format.orElse(PictureFormat.text);
    }
    // The refusal of text has a better sentence than one about the ending.
    return FileFormat.chosenOf(
            format,
            output,
            format.isPresent() ? EnumSet.allOf(PictureFormat.class) : Pictures.DRAWN)
        .orElseThrow(
            () ->
                new UsageException(
                    "--output="
                        + output.get()
                        + " does not have the extension of a picture format: add --format=svg, png or pdf."));
  }
}
