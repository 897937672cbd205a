package org.nonomino.app;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleAssembler;
import org.nonomino.core.text.PuzzleEntry;
import org.nonomino.core.text.PuzzleFormat;
import org.nonomino.explainer.Scale;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options of the commands that explain one puzzle. */
final class OnePuzzleOptions {
  @Option(
      names = "--regions",
      paramLabel = "RxC|NAME|FILE",
      description = "The regions, whatever the input says, as for 'solve'.")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      converter = ScaleConverter.class,
      description =
          "nonomino: with the law of leftovers for irregular regions; se: the techniques of Sudoku Explainer alone."
              + " Without it, nonomino.")
  private Scale scale = Scale.NONOMINO;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "The most time: 500ms, 10s, 2m. Without it, 30s.")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "A file with the puzzle; '-', or no file, is standard input.")
  private String file = PuzzleInputs.STANDARD_INPUT;

  Duration timeout() {
    return timeout;
  }

  boolean ascii() {
    return ascii;
  }

  Scale scale() {
    return scale;
  }

  /** Reads the puzzle, the first of the file. */
  PuzzleEntry puzzle(Console console, List<PuzzleFormat> formats)
      throws UsageException, MalformedTextException {
    return read(file, console, formats);
  }

  /** Reads the first puzzle of another file. */
  PuzzleEntry read(String name, Console console, List<PuzzleFormat> formats)
      throws UsageException, MalformedTextException {
    Optional<RegionMask> mask = Optional.empty();
    if (regions.isPresent()) {
      mask = Optional.of(RegionsOption.resolve("--regions=", regions.get(), OptionalInt.empty()));
    }
    try (PuzzleInputs inputs =
        new PuzzleInputs(List.of(name), console.in(), formats, new PuzzleAssembler(mask))) {
      InputItem item = inputs.next().orElseThrow();
      if (item instanceof InputItem.Unreadable unreadable) {
        throw new UsageException(unreadable.message());
      }
      PuzzleEntry entry = ((InputItem.Text) item).text().parse();
      if (inputs.next().isPresent()) {
        console.errWriter().println("nonomino: Only the first of several puzzles is looked at.");
      }
      return entry;
    }
  }
}
