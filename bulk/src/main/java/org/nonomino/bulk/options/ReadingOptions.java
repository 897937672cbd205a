package org.nonomino.bulk.options;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Option;

/** The input options of all commands that read puzzles. */
public final class ReadingOptions {
  private static final String READS_SOLUTIONS =
      "A field after a puzzle that solves it is read as its solution; with --input=line, as its"
          + " regions if both make sense.";

  /** The maximum number of puzzles about which a run says how they were read. */
  private static final int MAX_READINGS = 20;

  @Option(
      names = "--regions",
      paramLabel = "RxC|NAME|FILE",
      description =
          "Regions for all puzzles: boxes of R rows and C columns, a name from 'layouts list', none (or none-5"
              + " for 5x5), or a file with a mask matrix. Overrides the input. Default: the regions in the input, else boxes.")
  private Optional<String> regions = Optional.empty();

  @Option(
      names = "--input",
      paramLabel = "FORMAT",
      description =
          "Input format; 'convert --list' lists the formats. Default: detected from the text.")
  private Optional<String> input = Optional.empty();

  @Option(
      names = "--constraints",
      paramLabel = "NAME,…",
      description =
          "Constraints for all puzzles besides their own, such as diagonals,anti-king. Those with cells are separated"
              + " by semicolons: 'anti-king; cage 15: r1c1 r1c2'.")
  private Optional<String> constraints = Optional.empty();

  @Option(
      names = "--symbols",
      paramLabel = "0-8|WORD",
      description =
          "Symbols of the digits of all puzzles that do not name their own: the first and the last digit, such as"
              + " 0-8, or different letters, such as SUDOKWPZL. A grid in figures is shown in the letters.")
  private Optional<String> symbols = Optional.empty();

  @Option(
      names = "--ignore-extras",
      description = "Ignore constraints that are not supported. The result is a different puzzle.")
  private boolean ignoresExtras;

  /** Returns the argument of {@code --regions}, if it is given. */
  public Optional<String> regions() {
    return regions;
  }

  /** Returns whether constraints that are not supported are ignored. */
  public boolean ignoresExtras() {
    return ignoresExtras;
  }

  /**
   * Checks that no option for reading puzzles is given.
   *
   * @param option the option that reads layouts instead
   * @throws UsageException if one is given
   */
  public void requireNothing(String option) throws UsageException {
    Optional<String> given = firstGiven();
    if (given.isPresent()) {
      throw UsageException.exclusive(option, given.get());
    }
  }

  /** Returns the name of the first given option, if any. */
  private Optional<String> firstGiven() {
    if (regions.isPresent()) {
      return Optional.of("--regions");
    }
    if (input.isPresent()) {
      return Optional.of("--input");
    }
    if (constraints.isPresent()) {
      return Optional.of("--constraints");
    }
    if (symbols.isPresent()) {
      return Optional.of("--symbols");
    }
    return ignoresExtras ? Optional.of("--ignore-extras") : Optional.empty();
  }

  /**
   * Returns the assembler of the puzzles.
   *
   * @param standardInput the content of the file {@code -} of {@code --regions}
   * @param remarks accepts sentences on puzzles with ignored parts or other peculiarities, and one
   *     if fields without a name are read as solutions
   */
  public PuzzleAssembler assembler(InputStream standardInput, Consumer<String> remarks)
      throws UsageException, MalformedTextException {
    AtomicBoolean isSaid = new AtomicBoolean();
    PuzzleAssembler assembler =
        new PuzzleAssembler(
                regions.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        RegionsOption.resolve(
                            "--regions=", regions.get(), OptionalInt.empty(), standardInput)))
            .readingSolutions(
                input.isPresent(),
                () -> {
                  if (!isSaid.getAndSet(true)) {
                    remarks.accept(READS_SOLUTIONS);
                  }
                })
            .remarking(new Remarks(remarks));
    if (constraints.isPresent()) {
      assembler = assembler.adding(checked(constraints.get()));
    }
    if (symbols.isPresent()) {
      assembler = assembler.inSymbols(SymbolsOption.checked(symbols.get()));
    }
    return ignoresExtras
        ? assembler.ignoringExtras(
            (place, extras) ->
                remarks.accept(place + ": left out: " + String.join(", ", extras) + "."))
        : assembler;
  }

  /**
   * Returns the assembler of puzzles that are only kept or drawn, so that those of which only a
   * part is understood are accepted.
   *
   * @param standardInput as for {@link #assembler}
   * @param remarks accepts sentences as for {@link #assembler}, and what is not understood
   */
  public PuzzleAssembler assemblerOfPartial(InputStream standardInput, Consumer<String> remarks)
      throws UsageException, MalformedTextException {
    PuzzleAssembler assembler = assembler(standardInput, remarks);
    Remarks limited = new Remarks(remarks);
    return ignoresExtras ? assembler : assembler.acceptingPartial(limited::partial);
  }

  /**
   * Loads Logback for the first reading, because that takes a large part of a short run. The other
   * threads wait until it is loaded.
   */
  private static final class Details {
    static final Logger LOG = LoggerFactory.getLogger(ReadingOptions.class);
  }

  /** Passes remarks on, but only the first ones on how drawings and sentences were read. */
  private static final class Remarks implements PuzzleAssembler.RemarkListener {
    private final Consumer<String> sentences;
    private final AtomicInteger readings = new AtomicInteger();

    Remarks(Consumer<String> sentences) {
      this.sentences = sentences;
    }

    @Override
    public void remark(Place place, String remark) {
      sentences.accept(place + ": " + remark + ".");
    }

    @Override
    public void reading(Place place, String summary, List<String> details) {
      details.forEach(line -> Details.LOG.info("{}: {}.", place, line));
      int number = readings.incrementAndGet();
      if (number <= MAX_READINGS) {
        remark(place, summary);
      } else if (number == MAX_READINGS + 1) {
        sentences.accept("What is read from other drawings and sentences is told with --verbose.");
      }
    }

    /** Tells what is not understood of a puzzle that is accepted nevertheless. */
    void partial(Place place, List<String> left) {
      String named = "not understood, but kept: " + PuzzleAssembler.named(left);
      int number = readings.incrementAndGet();
      if (number <= MAX_READINGS) {
        remark(place, named);
      } else {
        Details.LOG.info("{}: {}.", place, named);
      }
      if (number == MAX_READINGS + 1) {
        sentences.accept("What is not understood of other puzzles is told with --verbose.");
      }
    }
  }

  /**
   * Returns the argument of {@code --constraints} with semicolons.
   *
   * @throws UsageException if there are no cells, so that the size does not matter, and it is not
   *     well formed
   */
  private static String checked(String argument) throws UsageException {
    if (argument.contains(":")) {
      return argument;
    }
    String text = argument.replace(',', ';');
    try {
      // All constraints without cells exist on this size.
      ConstraintNotation.read("", ConstraintNotation.token(text), NamedRegion.SIZE);
    } catch (MalformedTextException e) {
      throw new UsageException(
          "--constraints=" + argument + ": " + e.problem() + ". " + e.advice());
    }
    return text;
  }

  /** Returns the formats that the text may have. */
  public List<PuzzleFormat> formats(Formats known) throws UsageException {
    if (input.isEmpty()) {
      return known.all();
    }
    return List.of(
        known
            .named(input.get())
            .orElseThrow(() -> UsageException.noSuch("--input=" + input.get(), known.names())));
  }
}
