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
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.DurationConverter;
import org.nonomino.core.CellNames;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.Deadline;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Reason;
import org.nonomino.toolkit.ReasonFinder;
import org.nonomino.toolkit.ReasonWords;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TextCaptions;
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
          + " impossible by itself is named and drawn.",
      "Exit codes: 0 there is an answer; 2 bad usage; 3 out of time.",
      "",
      "Examples:",
      "  nonomino why puzzle.txt",
      "  nonomino why --not=r3c4=5 puzzle.txt                  # why 5 is not possible in r3c4"
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
      description = "Stop after this time with the smallest set found by then (default: 10s).")
  private Duration timeout = Duration.ofSeconds(10);

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
    Deadline deadline = Deadline.in(timeout);
    ReasonFinder finder = new ReasonFinder(Chosen.usual(solvers), contradictions);
    ReasonWords words;
    Reason reason;
    if (not.isPresent()) {
      int cell = cell(puzzle);
      int digit = digit(puzzle.symbols());
      reason = finder.whyNot(puzzle, cell, digit, deadline);
      words = ReasonWords.ofDigit(puzzle, cell, digit);
    } else {
      reason = finder.why(puzzle, deadline);
      words = ReasonWords.of(puzzle);
    }
    PrintWriter out = console.outWriter();
    out.println(words.of(reason));
    if (reason instanceof Reason.Contradiction contradiction) {
      draw(PuzzlePicture.of(contradiction.puzzle()), out);
      out.print(TextCaptions.constraints(contradiction.puzzle().rules()));
    } else if (reason instanceof Reason.Several several) {
      draw(PuzzlePicture.of(words.agreeing(several)), out);
    }
    out.flush();
    return (reason instanceof Reason.Unknown ? ExitCode.LIMIT : ExitCode.SOLVED).status();
  }

  private void draw(PuzzlePicture picture, PrintWriter out) {
    out.print(TextPicture.draw(picture, new TextStyle(input.ascii(), false, true)));
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
