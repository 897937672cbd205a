package org.nonomino.app.explain;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.nonomino.app.options.OnePuzzleInput;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.bulk.options.FogOption;
import org.nonomino.bulk.options.ProgressFormats;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Hint;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.Losses;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.StepWords;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.TextCaptions;
import org.nonomino.toolkit.techniques.TechniqueText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino hint}. */
@Command(
    name = "hint",
    description = "Shows the next step of a puzzle, partly solved or not, and the reason for it.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 there is a hint, or the grid is full; 1 the grid has no solution, or several, or a mistake;",
      "2 bad usage; 3 no technique finds a step, or out of time.",
      "",
      "Examples:",
      "  nonomino hint puzzle.txt",
      "  nonomino hint --detail=nudge puzzle.txt               # only where to look",
      "  nonomino hint --original=puzzle.txt entered.txt       # also finds a wrong digit"
    })
public final class HintCommand implements Callable<Integer> {
  @Mixin private OnePuzzleInput input = new OnePuzzleInput();

  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  @Option(
      names = "--detail",
      paramLabel = "DETAIL",
      description =
          "How much to show: ${COMPLETION-CANDIDATES}: where to look; also the kind of step; also its cells; all of it (default: full).")
  private Detail detail = Detail.full;

  @Option(
      names = "--original",
      paramLabel = "FILE",
      description =
          "The original puzzle, to check the entered digits: the first wrong one is reported.")
  private Optional<String> original = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Take the step and write the resulting puzzle in a format from 'convert --list', with the candidates"
              + " as pencil marks; 'hint' can read it and continue.")
  private Optional<String> format = Optional.empty();

  /** The choices of {@code --detail}; in lower case, as people type them. */
  private enum Detail {
    /** The place of the next step. */
    nudge,
    /** The place and the technique of the next step. */
    technique,
    /** The place, the technique and the cells of the next step. */
    cells,
    /** The step and its reason. */
    full
  }

  @Mixin private FogOption fog = new FogOption();

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  HintCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    Optional<PuzzleFormat> written = written();
    ConstraintSupport constraints = ConstraintSupport.ratedOn(explaining.scale());
    PuzzleEntry entry = input.puzzle(constraints, console, formats);
    PuzzleEntry first =
        original.isPresent() ? input.read(original.get(), constraints, console, formats) : entry;
    Puzzle typed = entry.puzzle().withGivens(entry.progress().grid());
    Puzzle beginning = first.puzzle();
    Puzzle puzzle = goneOn(beginning, typed);
    Hinter hinter = new Hinter(Chosen.usual(solvers), explaining.newExplainer());
    Progress progress =
        new Progress(
            puzzle.givens(), entry.progress().centreMarks(), entry.progress().cornerMarks());
    Hint hint =
        hinter.hint(beginning, fog.ofOnly(first), progress, Deadline.in(explaining.timeout()));
    if (hint instanceof Hint.Next next) {
      return tell(next, withRules(entry, beginning.rules()), written).status();
    }
    boolean isBeginningKnown = original.isPresent() || !typed.equals(entry.puzzle());
    console.outWriter().println(sentence(hint, isBeginningKnown));
    return exitCode(hint).status();
  }

  private ExitCode tell(Hint.Next next, PuzzleEntry entry, Optional<PuzzleFormat> written)
      throws UsageException {
    if (written.isPresent()) {
      return write(written.get(), entry, next.board(), next.step());
    }
    PrintWriter out = console.outWriter();
    // The board of a puzzle in fog has only the visible givens and constraints.
    Puzzle seen = new Puzzle(next.board().grid(), next.board().rules());
    out.print(hint(next.step(), next.board(), seen));
    out.flush();
    return ExitCode.SOLVED;
  }

  /** Returns a grid without regions or constraints with those of the original puzzle. */
  private static PuzzleEntry withRules(PuzzleEntry typed, Rules rules) {
    return typed.puzzle().rules().equals(rules)
        ? typed
        : typed.withPuzzle(new Puzzle(typed.puzzle().givens(), rules));
  }

  private static String sentence(Hint hint, boolean isBeginningKnown) {
    if (hint instanceof Hint.Wrong wrong) {
      return wrong.mistake().toString();
    }
    boolean mayHaveMistake =
        !isBeginningKnown
            && hint instanceof Hint.NotUnique notUnique
            && notUnique.verdict() instanceof Verdict.NoSolution;
    return mayHaveMistake
        ? "There is no solution from here: a digit is wrong, or the puzzle has no solution. To see which"
            + " digit, give the original puzzle with --original=FILE."
        : Sentences.noStep(hint);
  }

  private static ExitCode exitCode(Hint hint) {
    if (hint instanceof Hint.NotUnique notUnique) {
      return ExitCode.ofNotUnique(SolutionStatus.of(notUnique.verdict()));
    }
    if (hint instanceof Hint.Wrong) {
      return ExitCode.NO_SOLUTION;
    }
    return hint instanceof Hint.Complete ? ExitCode.SOLVED : ExitCode.LIMIT;
  }

  private Optional<PuzzleFormat> written() throws UsageException {
    Optional<PuzzleFormat> named =
        format.flatMap(formats::named).filter(ProgressFormats::holdProgress);
    if (format.isPresent() && named.isEmpty()) {
      throw ProgressFormats.lacking(format.get(), Stream.empty(), formats);
    }
    return named;
  }

  /** Writes the puzzle after the step, with the candidates as pencil marks. */
  private ExitCode write(PuzzleFormat target, PuzzleEntry entry, Board board, Step step)
      throws UsageException {
    PuzzleEntry taken = TechniquePosition.reached(entry, board.after(step));
    Optional<String> refusal = target.refusal(taken);
    if (refusal.isPresent()) {
      throw new UsageException(refusal.get());
    }
    PrintWriter out = console.outWriter();
    out.print(target.header() + target.write(taken) + target.footer());
    out.flush();
    Losses losses = new Losses(target);
    losses.add(target.losses(taken));
    losses.sentence().ifPresent(sentence -> console.errWriter().println("nonomino: " + sentence));
    return ExitCode.SOLVED;
  }

  /**
   * Returns the grid with the regions and givens of the original puzzle.
   *
   * @throws UsageException if the grid is not a continuation of that puzzle
   */
  private static Puzzle goneOn(Puzzle beginning, Puzzle typed) throws UsageException {
    if (typed.size() != beginning.size()) {
      throw new UsageException("The puzzle in --original has a different size.");
    }
    // A grid without regions was read with boxes.
    boolean hasOwnRegions =
        !RegionMask.standardBoxes(typed.size()).equals(Optional.of(typed.mask()));
    if (hasOwnRegions && !typed.mask().equals(beginning.mask())) {
      throw new UsageException("The puzzle in --original has different regions.");
    }
    boolean hasOwnConstraints = !typed.rules().constraints().isEmpty();
    if (hasOwnConstraints && !typed.rules().equals(beginning.rules())) {
      throw new UsageException("The puzzle in --original has different constraints.");
    }
    Grid grid = typed.givens();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      int given = beginning.givens().digit(cell);
      if (given != 0 && grid.digit(cell) == 0) {
        grid = grid.with(cell, given);
      } else if (given != 0 && grid.digit(cell) != given) {
        throw new UsageException(
            CellNames.name(grid.size(), cell)
                + " is a given in --original, "
                + beginning.symbols().symbol(given)
                + ", but the grid has "
                + beginning.symbols().symbol(grid.digit(cell))
                + " there.");
      }
    }
    return beginning.withGivens(grid);
  }

  private String hint(Step step, Board board, Puzzle puzzle) {
    String nudge = StepWords.nudge(step, board);
    return switch (detail) {
      case nudge -> nudge + "\n" + legend(step, board);
      case technique, cells ->
          "Next step: "
              + ExplainDetail.title(step, explaining.scale())
              + ". "
              + nudge
              + (detail == Detail.cells ? " " + StepWords.cells(step, board) : "")
              + "\n"
              + legend(step, board);
      case full ->
          picture(step, board, puzzle)
              + TextCaptions.remark(TextPicture.KEY + legend(step, board))
              + ExplainDetail.title(step, explaining.scale())
              + ": "
              + ExplainDetail.SHORT.text(step, board).replace("\n", "\n   ")
              + "\n"
              + TechniqueText.pointer(step.kind())
              + TextCaptions.constraints(puzzle.rules());
    };
  }

  private static String legend(Step step, Board board) {
    return RegionLegend.of(board, step.evidence().houses());
  }

  private String picture(Step step, Board board, Puzzle puzzle) {
    return TextPicture.draw(
        PuzzlePicture.of(puzzle).withStep(step, board), new TextStyle(input.ascii(), false, true));
  }
}
