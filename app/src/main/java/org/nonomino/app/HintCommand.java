package org.nonomino.app;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleFormat;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Step;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino hint}. */
@Command(
    name = "hint",
    description = "Tells the next step of a puzzle, as far as it is solved, and why.",
    mixinStandardHelpOptions = true,
    version = "Nonomino 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 there is a hint, or nothing left to do; 1 the grid has no solution, or several, or a mistake;",
      "2 bad usage; 3 no technique finds a step, or not in time."
    })
final class HintCommand implements Callable<Integer> {
  @Mixin private OnePuzzleOptions options = new OnePuzzleOptions();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "How much is told: ${COMPLETION-CANDIDATES}: where to look; what kind of step; all of it. Without it: full.")
  private HintLevel level = HintLevel.full;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "The puzzle as it began: then the first wrong digit of the grid is named.")
  private Optional<String> from = Optional.empty();

  private final Console console;
  private final Solvers solvers;
  private final List<PuzzleFormat> formats;

  @Inject
  HintCommand(Console console, Solvers solvers, List<PuzzleFormat> formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    Puzzle typed = options.puzzle(console, formats).puzzle();
    Puzzle beginning =
        from.isPresent() ? options.read(from.get(), console, formats).puzzle() : typed;
    Puzzle puzzle = goneOn(beginning, typed);
    Explainer explainer = options.newExplainer();
    Deadline deadline = options.newDeadline();
    Solver solver = solvers.chosen(Optional.empty());
    PrintWriter out = console.outWriter();
    Verdict verdict = solver.solve(beginning, SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      return PuzzleTrouble.tell(verdict, from.isEmpty(), console).status();
    }
    Optional<String> mistake = mistake(puzzle.givens(), unique.solution());
    if (mistake.isPresent()) {
      out.println(mistake.get());
      return ExitCode.NO_SOLUTION.status();
    }
    if (puzzle.givens().isFull()) {
      out.println("Nothing is left to do: the grid is full, and right.");
      return ExitCode.SOLVED.status();
    }
    Board board = explainer.board(puzzle);
    Optional<Step> step = explainer.next(board, deadline);
    if (step.isEmpty()) {
      out.println(
          deadline.isPast() || Thread.currentThread().isInterrupted()
              ? "No step was found in time."
              : "No technique that Nonomino knows finds a step here: this is beyond them.");
      return ExitCode.LIMIT.status();
    }
    out.print(hint(step.get(), board, puzzle));
    out.flush();
    return ExitCode.SOLVED.status();
  }

  /**
   * Returns the grid with the regions and the givens that the puzzle began with.
   *
   * @throws UsageException if it is no continuation of that puzzle
   */
  private static Puzzle goneOn(Puzzle beginning, Puzzle typed) throws UsageException {
    if (typed.size() != beginning.size()) {
      throw new UsageException("--from is a puzzle of another size.");
    }
    // A grid without regions was read with boxes.
    boolean hasOwnRegions =
        !RegionMask.standardBoxes(typed.size()).equals(Optional.of(typed.mask()));
    if (hasOwnRegions && !typed.mask().equals(beginning.mask())) {
      throw new UsageException("--from is a puzzle with other regions.");
    }
    Grid grid = typed.givens();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      int given = beginning.givens().digit(cell);
      if (given != 0 && grid.digit(cell) == 0) {
        grid = grid.with(cell, given);
      } else if (given != 0 && grid.digit(cell) != given) {
        throw new UsageException(
            CellNames.name(grid.size(), cell)
                + " is a given of --from, "
                + DigitSymbols.symbol(given)
                + ", but the grid has "
                + DigitSymbols.symbol(grid.digit(cell))
                + " there.");
      }
    }
    return new Puzzle(grid, beginning.mask());
  }

  private static Optional<String> mistake(Grid grid, Grid solution) {
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (grid.digit(cell) != 0 && grid.digit(cell) != solution.digit(cell)) {
        return Optional.of(
            CellNames.name(grid.size(), cell)
                + " is wrong: it cannot be "
                + DigitSymbols.symbol(grid.digit(cell))
                + ". Take it away, and what followed from it.");
      }
    }
    return Optional.empty();
  }

  private String hint(Step step, Board board, Puzzle puzzle) {
    return switch (level) {
      case nudge -> "Look at " + place(step, puzzle) + ".\n" + legend(step, puzzle);
      case technique ->
          "There is a step of the kind: "
              + kind(step)
              + ". Look at "
              + place(step, puzzle)
              + ".\n"
              + legend(step, puzzle);
      case full ->
          picture(step, puzzle)
              + "{ } something follows here; ( ) it is seen here\n"
              + legend(step, puzzle)
              + kind(step)
              + ": "
              + step.explain(board)
              + "\n";
    };
  }

  private static String legend(Step step, Puzzle puzzle) {
    return RegionLegend.of(puzzle.mask().layout(), step.evidence().houses());
  }

  private static String kind(Step step) {
    return step.name() + " (" + step.rating() + ")";
  }

  private static String place(Step step, Puzzle puzzle) {
    List<House> houses = step.evidence().houses();
    if (!houses.isEmpty()) {
      return houses.stream().map(House::toString).distinct().collect(Collectors.joining(" and "));
    }
    return step.evidence().cells().stream()
        .limit(1)
        .map(cell -> CellNames.name(puzzle.size(), cell))
        .collect(Collectors.joining());
  }

  /** Braces where something follows, parentheses where it is seen. */
  private String picture(Step step, Puzzle puzzle) {
    Set<Integer> seen = Set.copyOf(step.evidence().cells());
    Set<Integer> concluded =
        step.deductions().stream().map(Deduction::cell).collect(Collectors.toSet());
    Grid shown = puzzle.givens();
    for (Deduction deduction : step.deductions()) {
      if (deduction instanceof Deduction.Placement) {
        shown = shown.with(deduction.cell(), deduction.digit());
      }
    }
    return TextPicture.drawMarked(
        puzzle.mask(),
        shown,
        cell -> concluded.contains(cell) ? "{}" : seen.contains(cell) ? "()" : "  ",
        new TextStyle(options.ascii(), false, true));
  }
}
