package org.nonomino.app.why;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.Reason;
import org.nonomino.toolkit.ReasonFinder;
import org.nonomino.toolkit.ReasonText;
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
      "  nonomino why --detail=full puzzle.txt                 # with the houses of each step"
    })
public final class WhyCommand implements Callable<Integer> {
  private static final Pattern DIGIT_IN_CELL = Pattern.compile("([^=]++)=(.++)");

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

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "Output format: ${COMPLETION-CANDIDATES} (default: text).")
  private Format format = Format.text;

  /** The choices of {@code --format}; in lower case, as people type them. */
  private enum Format {
    /** Sentences and pictures. */
    text,
    /** One JSON object. */
    json
  }

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
    Puzzle puzzle = input.puzzle(ConstraintSupport.ALL, console, formats).puzzle();
    Optional<Claim> question =
        not.isPresent()
            ? Optional.of(Claim.placed(cell(puzzle), digit(puzzle.symbols())))
            : Optional.empty();
    return Interruption.whileRunning(Optional.empty(), () -> answer(puzzle, question)).status();
  }

  private ExitCode answer(Puzzle puzzle, Optional<Claim> question) throws UsageException {
    ProvedReason found =
        new ReasonFinder(Chosen.usual(solvers), contradictions).proved(puzzle, question, timeout);
    PrintWriter out = console.outWriter();
    if (format == Format.json) {
      out.print(
          JsonWriting.line(
              json -> {
                PuzzleJson.writeFields(json, PuzzleEntry.of(puzzle));
                ReasonJson.writeFields(json, found);
              }));
    } else {
      out.print(ReasonText.of(found, detail, new TextStyle(input.ascii(), false, true)));
      if (found.reason() instanceof Reason.Nothing && question.isEmpty()) {
        out.println("To see why a digit is not possible in a cell, use --not=r1c1=1.");
      }
    }
    out.flush();
    return found.reason() instanceof Reason.Unknown ? ExitCode.LIMIT : ExitCode.SOLVED;
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
