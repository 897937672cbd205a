package org.nonomino.app.generate;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.GenerationRun;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.generate.GenerateSettings;
import org.nonomino.bulk.generate.MadePuzzleOptions;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.render.BookletOptions;
import org.nonomino.bulk.render.PictureFormat;
import org.nonomino.bulk.render.PictureOptions;
import org.nonomino.bulk.render.PictureOutput;
import org.nonomino.bulk.render.Pictures;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.GenerationFailure;
import org.nonomino.toolkit.PositionRequest;
import org.nonomino.toolkit.Solvers;
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
      "Exit codes: 0 all were generated; 1 some were not, or the layout has no solution grid; 2 bad usage; 3 a limit was"
          + " reached before the layout was filled.",
      "",
      "Examples:",
      "  nonomino generate --difficulty=medium --seed=7",
      "  nonomino generate --size=6 --number=8 -o six.pdf    # a booklet with solutions",
      "  nonomino generate --cages --regions=random              # a killer"
    })
public final class GenerateCommand implements Callable<Integer> {
  @Mixin private MadePuzzleOptions making = new MadePuzzleOptions();

  @Mixin private BulkOptions bulk = new BulkOptions();

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Mixin private PictureOptions pictures = new PictureOptions();

  @Mixin private BookletOptions pages = new BookletOptions();

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
              each -> console.outWriter().printf("%-10s %s\n", each.name(), each.description()));
      return ExitCode.SOLVED.status();
    }
    making.requireOtherOutput(bulk.output());
    GenerateSettings settings = making.settings(solvers, fillers, formats, console.in());
    Optional<PositionRequest> position = settings.position();
    long number = bulk.number();
    GenerationFailure.rarity(settings.spec()).ifPresent(console::remark);
    Optional<Pictures> drawn = drawn();
    pages.check(drawn.filter(target -> target.format() == PictureFormat.pdf).isPresent());
    position.ifPresent(wanted -> pages.beExercises(wanted.title()));
    if (drawn.isPresent()) {
      boolean wantsRating =
          settings.difficulty().isEmpty()
              && pages.hasRatings()
              && drawn.get().areBooklet(number > 1);
      GenerateSettings ofPictures =
          wantsRating ? settings.ratedBy(making.rater(solvers, console.in())) : settings;
      return bulk.run(console, seed -> draw(drawn.get(), ofPictures, seed));
    }
    GenerationRun<?> run =
        run(
            making.records(
                settings,
                number == 1,
                bulk.output(),
                bulk.style(console),
                formats,
                console::remark));
    return bulk.run(console, (out, seed) -> run.run(seed, out, bulk.outIsTerminal(console)));
  }

  private GenerationRun<?> run(NumberedWork<?> work) throws UsageException {
    return new GenerationRun<>(console, work, bulk.number(), bulk.effort());
  }

  private ExitCode draw(Pictures drawn, GenerateSettings settings, LongSupplier seed)
      throws IOException, InterruptedException, UsageException {
    try (PictureOutput out = drawn.open(bulk.number() > 1, console, file -> false)) {
      return run(making.pictures(settings, out))
          .run(seed.getAsLong(), new RecordOutput(console.out()), bulk.outIsTerminal(console));
    }
  }

  private Optional<Pictures> drawn() throws UsageException {
    return making
        .pictures(bulk.output(), formats)
        .map(picture -> new Pictures(picture, bulk.output(), Optional.empty(), pictures, pages));
  }
}
