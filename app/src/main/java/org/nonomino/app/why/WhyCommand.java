package org.nonomino.app.why;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.app.options.DocumentOptions;
import org.nonomino.app.options.DocumentOptions.Format;
import org.nonomino.app.options.OnePuzzleInput;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Interruption;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.DurationConverter;
import org.nonomino.core.CellNames;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.ProofPicture;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.Reason;
import org.nonomino.toolkit.ReasonFinder;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.PuzzleJson;
import org.nonomino.toolkit.json.ReasonJson;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino why}. */
@Command(
    name = "why",
    description =
        "Shows why a puzzle has no solution or several, or why a digit is not possible in a cell.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "If there is no solution, the smallest set of givens, constraints, rows, columns and regions that was found to be"
          + " impossible by itself is named and drawn. A proof in numbered steps follows.",
      "Exit codes: 0 there is an answer; 2 bad usage; 3 out of time.",
      "",
      "Examples:",
      "  nonomino why puzzle.txt",
      "  nonomino why --not=r3c4=5 puzzle.txt                  # why 5 is not possible in r3c4",
      "  nonomino why -o proof.pdf puzzle.txt                  # a picture for each step"
    })
public final class WhyCommand implements Callable<Integer> {
  private static final Pattern DIGIT_IN_CELL = Pattern.compile("([^=]++)=(.++)");

  /** The time that Ctrl-C leaves for writing the best answer so far. */
  private static final Duration TIME_TO_DRAW = Duration.ofSeconds(5);

  /** The number of pictures that fit on a page with candidates of any usual size. */
  private static final int FEW = 4;

  /** The largest size with readable candidates in six pictures on a page. */
  private static final int SMALL = 6;

  @Mixin private OnePuzzleInput input = new OnePuzzleInput();

  @Option(
      names = "--not",
      paramLabel = "CELL=DIGIT",
      description = "Show why this digit is not possible in this cell, as in r3c4=5.")
  private Optional<String> not = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Stop after this time with the smallest set and the shortest proof found by then. Half of"
              + " it is for the set (default: 10s).")
  private Duration timeout = Duration.ofSeconds(10);

  @Option(
      names = "--detail",
      paramLabel = "DETAIL",
      converter = ProofDetailConverter.class,
      description =
          "How much to say of each step of a proof. notation: one line, as in solvers' forums;"
              + " short: one or two sentences; full: also the houses that it uses (default:"
              + " short).")
  private ProofWords.Detail detail = ProofWords.Detail.SHORT;

  @Mixin private DocumentOptions document = new DocumentOptions();

  private final Console console;
  private final Solvers solvers;
  private final ContradictionSearch contradictions;
  private final Formats formats;

  @Inject
  WhyCommand(
      Console console, Solvers solvers, ContradictionSearch contradictions, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.contradictions = contradictions;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    Format format = document.format();
    if (format == Format.pdf) {
      document.requireVisible(console);
    }
    input.requireOtherOutput(document.name());
    Puzzle puzzle = input.puzzle(ConstraintSupport.ALL, console, formats).puzzle();
    Optional<Claim> question =
        not.isPresent()
            ? Optional.of(Claim.placed(cell(puzzle), digit(puzzle.symbols())))
            : Optional.empty();
    return Interruption.whileRunning(
            document.name(), TIME_TO_DRAW, () -> answer(puzzle, question, format))
        .status();
  }

  private ExitCode answer(Puzzle puzzle, Optional<Claim> question, Format format)
      throws UsageException {
    ProvedReason found =
        new ReasonFinder(Chosen.usual(solvers), contradictions).proved(puzzle, question, timeout);
    // The interrupt has ended the search; it must not end the output.
    Thread.interrupted();
    switch (format) {
      case text -> document.write(text(found), console);
      case json ->
          document.write(
              JsonWriting.line(
                  json -> {
                    PuzzleJson.writeFields(json, PuzzleEntry.of(puzzle));
                    ReasonJson.writeFields(json, found);
                  }),
              console);
      case pdf -> writeBooklet(found);
    }
    return found.reason() instanceof Reason.Unknown ? ExitCode.LIMIT : ExitCode.SOLVED;
  }

  private void writeBooklet(ProvedReason found) throws UsageException {
    List<ProofPicture> pictures = ProofPicture.of(found, detail);
    int perPage = perPage(pictures.size(), found.puzzle().size());
    ProofBooklet booklet = new ProofBooklet(document.pages(perPage, Theme.LIGHT));
    document.write(file -> booklet.write(pictures, file), console);
  }

  /** Returns the default number of pictures on a page, with readable candidates. */
  private static int perPage(int pictures, int size) {
    if (pictures <= 2) {
      return pictures;
    }
    return pictures > FEW && size <= SMALL ? 6 : FEW;
  }

  private String text(ProvedReason found) {
    boolean isHelpNeeded = found.reason() instanceof Reason.Nothing && found.question().isEmpty();
    return found.text(detail, new TextStyle(input.ascii(), false, true))
        + (isHelpNeeded ? "To see why a digit is not possible in a cell, use --not=r1c1=1.\n" : "");
  }

  private int cell(Puzzle puzzle) throws UsageException {
    String name = matched().group(1);
    return CellNames.cell(puzzle.size(), name)
        .orElseThrow(
            () ->
                new UsageException(
                    "--not=%s: '%s' is not a cell of this grid; cells are r1c1 to %s."
                        .formatted(
                            not.orElseThrow(),
                            name,
                            CellNames.name(puzzle.size(), puzzle.givens().cellCount() - 1))));
  }

  private int digit(Symbols symbols) throws UsageException {
    String typed = matched().group(2);
    if (typed.length() == 1 && symbols.has(typed.charAt(0)) && !symbols.isBlank(typed.charAt(0))) {
      return symbols.digit(typed.charAt(0));
    }
    throw new UsageException(
        "--not=%s: '%s' is not a digit of this puzzle; its digits are %s to %s."
            .formatted(
                not.orElseThrow(), typed, symbols.symbol(1), symbols.symbol(symbols.size())));
  }

  private Matcher matched() throws UsageException {
    Matcher matcher = DIGIT_IN_CELL.matcher(not.orElseThrow());
    if (!matcher.matches()) {
      throw new UsageException(
          "--not=%s is not a cell with a digit, such as r3c4=5.".formatted(not.orElseThrow()));
    }
    return matcher;
  }
}
