package org.nonomino.app.generate;

import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.BulkOptions;
import org.nonomino.app.options.Chosen;
import org.nonomino.app.options.DurationConverter;
import org.nonomino.app.options.OutputFormat;
import org.nonomino.app.options.Sameness;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.app.options.WrittenFormat;
import org.nonomino.app.render.BookletOptions;
import org.nonomino.app.render.PictureFormat;
import org.nonomino.app.render.PictureOptions;
import org.nonomino.app.render.PictureOutput;
import org.nonomino.app.render.Pictures;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Difficulty;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.NotMade;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.WishException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino generate}. */
@Command(
    name = "generate",
    description = "Generates puzzles on any regions, by default with exactly one solution.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "A single puzzle is drawn; many are written one per line. All puzzles of a run are different. The same options"
          + " and seed give the same puzzles, whatever the number of threads; the first K are those of"
          + " --number=K.",
      "Exit codes: 0 all were made; 1 some were not, or the layout has no solution grid; 2 bad usage; 3 a limit was"
          + " reached before the layout was filled."
    })
public final class GenerateCommand implements Callable<Integer> {
  @Mixin private GenerateOptions wishes = new GenerateOptions();

  @Mixin private DifficultyOptions difficulties = new DifficultyOptions();

  @Mixin private BulkOptions bulk = new BulkOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: picture, grid, line, csv, json, svg, png, pdf, or a format from 'convert --list'. Default:"
              + " picture for one puzzle, line for many.")
  private Optional<String> format = Optional.empty();

  @Mixin private PictureOptions pictures = new PictureOptions();

  @Mixin private BookletOptions pages = new BookletOptions();

  @Option(
      names = "--solution",
      description =
          "Also write the solution; in picture and grid it follows the puzzle; csv and json always have it.")
  private boolean solution;

  @Option(
      names = "--distinct",
      paramLabel = "SAMENESS",
      description =
          "Which puzzles of a run are duplicates. exact: those with the same givens and regions (default); canonical: also"
              + " those that become equal by reordering rows and columns, transposing, and relabelling digits.")
  private Sameness distinct = Sameness.exact;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Time limit for each puzzle: 500ms, 10s, 2m (default: 30s). Only the time that is spent on the puzzle counts, so that"
              + " a busy machine makes the same puzzles.")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that proves uniqueness; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(names = "--list-fills", description = "List the ways to fill a grid and exit.")
  private boolean listFills;

  private final Console console;
  private final Solvers solvers;
  private final Fillers fillers;
  private final Formats formats;

  @Inject
  GenerateCommand(Console console, Solvers solvers, Fillers fillers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.fillers = fillers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    verbose.apply();
    if (listFills) {
      fillers
          .all()
          .forEach(
              each -> console.outWriter().printf("%-10s %s%n", each.name(), each.description()));
      return ExitCode.SOLVED.status();
    }
    wishes.requireOtherOutput(bulk.output());
    Solver prover = Chosen.solver(solvers, solver);
    Levels levels = difficulties.levels();
    Optional<Difficulty> difficulty = difficulties.difficulty(prover, levels);
    Optional<PositionWish> position = difficulties.position();
    GeneratorSpec spec = spec(difficulty);
    long number = bulk.number();
    NotMade.rarity(spec).ifPresent(console::remark);
    Optional<Pictures> drawn = drawn();
    pages.check(drawn.filter(target -> target.format() == PictureFormat.pdf).isPresent());
    position.ifPresent(wish -> pages.beExercises(wish.title()));
    boolean wantsRating =
        difficulty.isEmpty()
            && pages.hasRatings()
            && drawn.filter(pictures -> pictures.areBooklet(number > 1)).isPresent();
    GenerateRun.Settings settings =
        new GenerateRun.Settings(
            new PuzzleGenerator(prover),
            spec,
            difficulty,
            wantsRating
                ? Optional.of(new Rater(prover, new Explainer(Scale.NONOMINO), levels))
                : Optional.empty(),
            timeout,
            number,
            distinct,
            bulk.threads());
    if (drawn.isPresent()) {
      return bulk.run(console, seed -> draw(drawn.get(), position, settings, seed));
    }
    if (position.isPresent()) {
      return bulk.run(console, positions(position.get(), number, settings));
    }
    GeneratedFormat records = records(number, difficulty.isPresent());
    return bulk.run(
        console,
        (out, seed) -> new GenerateRun(console, settings, new MadeRecords(out, records)).run(seed));
  }

  private GeneratorSpec spec(Optional<Difficulty> difficulty)
      throws UsageException, MalformedTextException {
    try {
      return wishes.wishes(fillers, difficulty).spec();
    } catch (WishException e) {
      throw UsageException.of(
          e, wish -> difficulties.option(wish).orElseGet(() -> wishes.option(wish)));
    }
  }

  private BulkOptions.Work positions(
      PositionWish position, long number, GenerateRun.Settings settings) throws UsageException {
    PositionFormats records =
        PositionFormats.of(position, number == 1, format(), bulk.style(console), solution, formats);
    return (out, seed) -> {
      ExitCode exitCode =
          new GenerateRun(console, settings, new MadeRecords(out, records)).run(seed);
      records.losses().ifPresent(console::remark);
      return exitCode;
    };
  }

  private ExitCode draw(
      Pictures drawn,
      Optional<PositionWish> position,
      GenerateRun.Settings settings,
      LongSupplier seed)
      throws IOException, InterruptedException, UsageException {
    try (PictureOutput out = drawn.open(settings.number() > 1, console, file -> false)) {
      return new GenerateRun(console, settings, new MadePictures(out, solution, position))
          .run(seed.getAsLong());
    }
  }

  private Optional<Pictures> drawn() {
    return format
        .or(bulk::output)
        .flatMap(Pictures::formatOf)
        .map(picture -> new Pictures(picture, bulk.output(), Optional.empty(), pictures, pages));
  }

  /** Returns the format that was named, or that of the file. */
  private Optional<String> format() {
    return format.or(() -> bulk.output().flatMap(formats::ofFile));
  }

  private GeneratedFormat records(long number, boolean withRating) throws UsageException {
    Optional<WrittenFormat<OutputFormat>> named =
        WrittenFormat.named(format(), OutputFormat.class, formats);
    WrittenFormat<OutputFormat> chosen =
        named.orElseGet(
            () -> new WrittenFormat.Own<>(number == 1 ? OutputFormat.picture : OutputFormat.line));
    return chosen instanceof WrittenFormat.Own<OutputFormat> own
        ? GeneratedFormats.of(own.format(), bulk.style(console), solution, withRating)
        : new GeneratedFormats.Exchange(((WrittenFormat.Exchange<OutputFormat>) chosen).format());
  }
}
