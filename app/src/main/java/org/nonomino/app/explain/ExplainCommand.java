package org.nonomino.app.explain;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import org.nonomino.app.options.DocumentOptions;
import org.nonomino.app.options.DocumentOptions.Format;
import org.nonomino.app.options.OnePuzzleInput;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.ExplainerOptions;
import org.nonomino.bulk.options.FogOption;
import org.nonomino.bulk.options.LevelsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.FogPath;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.SimpleMethod;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldPath;
import org.nonomino.explainer.ToldStep;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.render.Theme;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.RegionLegend;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TextCaptions;
import org.nonomino.toolkit.json.PuzzleJson;
import org.nonomino.toolkit.json.RatingJson;
import org.nonomino.toolkit.json.SolveJson;
import org.nonomino.toolkit.json.StepJson;
import org.nonomino.toolkit.techniques.TechniqueText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino explain}. */
@Command(
    name = "explain",
    description = "Solves a puzzle like a person, and explains each step.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 solved; 1 no solution, or several; 2 bad usage; 3 beyond the known techniques,"
          + " or out of time.",
      "",
      "Examples:",
      "  nonomino explain puzzle.txt",
      "  nonomino explain --detail=full --board puzzle.txt",
      "  nonomino explain -o path.pdf puzzle.txt               # a picture for each step"
    })
public final class ExplainCommand implements Callable<Integer> {
  @Mixin private OnePuzzleInput input = new OnePuzzleInput();

  @Mixin private ExplainerOptions explaining = new ExplainerOptions();

  @Mixin private DocumentOptions document = new DocumentOptions();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "${COMPLETION-CANDIDATES}. logic: human techniques; simple: only candidates and only"
              + " places, and otherwise assumptions, undone when they fail (default: logic).")
  private Method method = Method.logic;

  @Option(
      names = "--detail",
      paramLabel = "DETAIL",
      converter = ExplainDetailConverter.class,
      description =
          "How much to say of each step. notation: one line, as in solvers' forums; short: one or"
              + " two sentences; full: for readers who are new to the technique (default: short).")
  private ExplainDetail detail = ExplainDetail.SHORT;

  @Option(
      names = "--board",
      arity = "0..1",
      fallbackValue = "1",
      paramLabel = "K",
      description = "Draw the candidates before each step, or before every K steps.")
  private Optional<TypedNumber> boardSteps = Optional.empty();

  @Option(
      names = "--all-steps",
      description =
          "Also show steps that no digit depends on, in the order of the rated path. By default, each step leads to a digit, of equally hard steps the nearest to the last digit comes first, and what is seen at one look under constraints is one step.")
  private boolean allSteps;

  @Mixin private FogOption fog = new FogOption();

  @Mixin private LevelsOption levels = new LevelsOption();

  /** The choices of {@code explain --method}; in lower case, as people type them. */
  private enum Method {
    /** Human techniques. */
    logic,
    /** Singles and assumptions. */
    simple
  }

  private final Console console;
  private final Solvers solvers;
  private final Formats formats;

  @Inject
  ExplainCommand(Console console, Solvers solvers, Formats formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    Format format = document.format();
    if (method == Method.simple && format != Format.text) {
      throw new UsageException(
          "--method=simple supports only text: leave out --format=" + format + ".");
    }
    if (allSteps && method == Method.simple) {
      throw new UsageException("--all-steps is only for --method=logic.");
    }
    if (fog.isRequested() && method == Method.simple) {
      throw new UsageException("--fog is only for --method=logic.");
    }
    OptionalInt boardEvery = boardEvery();
    if (boardEvery.isPresent() && (format != Format.text || method == Method.simple)) {
      throw new UsageException("--board draws only with --format=text and --method=logic.");
    }
    input.requireOtherOutput(document.name());
    levels.requireOtherOutput(document.name());
    Explainer explainer = explaining.newExplainer();
    Levels names = levels.levels(console.in());
    PuzzleEntry entry = input.puzzle(constraints(), console, formats);
    Optional<Fog> hiding = fog.ofOnly(entry);
    Puzzle puzzle = entry.puzzle();
    Deadline deadline = Deadline.in(explaining.timeout());
    Verdict verdict = Chosen.usual(solvers).solve(puzzle, SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      return notUnique(SolutionStatus.of(verdict), puzzle, format).status();
    }
    if (method == Method.simple) {
      return simple(puzzle, deadline).status();
    }
    LevelJudge judge = LevelJudge.on(explaining.scale(), names);
    if (hiding.isPresent()) {
      Grid solution = unique.solution();
      FogPath path = explainer.path(puzzle, hiding.get(), solution, deadline);
      Rated rated = judge.rated(path, puzzle, hiding.get(), solution, deadline);
      Puzzle seen = puzzle.seenIn(hiding.get().lit(puzzle, puzzle.givens(), solution));
      return write(puzzle, seen, path.told(), rated, explainer, format, boardEvery).status();
    }
    StepPath path = explainer.path(puzzle, deadline);
    ToldPath told =
        explainer.toldPath(
            puzzle, path, allSteps ? Telling.ALL_STEPS : Telling.WITHOUT_DETOURS, deadline);
    Rated rated = judge.rated(path, puzzle, deadline);
    return write(puzzle, puzzle, told, rated, explainer, format, boardEvery).status();
  }

  /**
   * @param seen what can be seen of the puzzle at first
   */
  private ExitCode write(
      Puzzle puzzle,
      Puzzle seen,
      ToldPath told,
      Rated rated,
      Explainer explainer,
      Format format,
      OptionalInt boardEvery)
      throws UsageException {
    switch (format) {
      case text -> document.write(text(puzzle, seen, told, rated, explainer, boardEvery), console);
      case json -> document.write(json(puzzle, told, rated), console);
      case pdf -> writeBooklet(puzzle, told, rated);
    }
    return told.rated().isSolved() ? ExitCode.SOLVED : ExitCode.LIMIT;
  }

  /** Returns which puzzles can be explained; assumptions are only tested against houses. */
  private ConstraintSupport constraints() {
    return method == Method.simple
        ? ConstraintSupport.noneIn("explain --method=simple")
        : ConstraintSupport.ratedOn(explaining.scale());
  }

  private void show(String text) {
    PrintWriter out = console.outWriter();
    out.print(text);
    out.flush();
  }

  private void writeBooklet(Puzzle puzzle, ToldPath told, Rated rated) throws UsageException {
    document.requireVisible(console);
    int perPage = detail == ExplainDetail.FULL ? 2 : 4;
    PathBooklet booklet =
        new PathBooklet(detail, explaining.scale(), document.pages(perPage, Theme.PRINT));
    document.write(file -> booklet.write(puzzle, told, conclusion(told, rated), file), console);
  }

  private ExitCode notUnique(SolutionStatus verdict, Puzzle puzzle, Format format)
      throws UsageException {
    if (format == Format.json) {
      document.write(
          JsonWriting.line(
              json -> {
                PuzzleJson.writeFields(json, PuzzleEntry.of(puzzle));
                SolveJson.writeVerdict(json, verdict);
                StepJson.writeNoPath(json);
              }),
          console);
    } else {
      show(Sentences.notUnique(verdict) + "\n");
    }
    return ExitCode.ofNotUnique(verdict);
  }

  /** Returns the number of steps between drawings of the candidates, if they are drawn. */
  private OptionalInt boardEvery() throws UsageException {
    return boardSteps.isPresent()
        ? OptionalInt.of(
            boardSteps
                .get()
                .whole("--board", 1, Integer.MAX_VALUE, "give a number of steps, 1 or more"))
        : OptionalInt.empty();
  }

  private String text(
      Puzzle puzzle,
      Puzzle seen,
      ToldPath told,
      Rated rated,
      Explainer explainer,
      OptionalInt boardEvery) {
    boolean hasColour = console.hasColour() && document.name().isEmpty();
    TextStyle drawing = new TextStyle(input.ascii(), hasColour, true);
    TextStyle plain = new TextStyle(input.ascii(), false, true);
    StringBuilder text = new StringBuilder(TextPicture.draw(seen, drawing));
    Board first = explainer.board(seen);
    text.append(TextCaptions.constraints(seen.rules()));
    text.append(TextCaptions.remark(RegionLegend.of(first, puzzle.layout().houses())));
    if (boardEvery.isPresent()) {
      text.append(TextCaptions.remark(TextPicture.KEY));
    }
    int number = 0;
    for (ToldStep each : told.steps()) {
      Step step = each.step();
      Board board = each.board();
      if (boardEvery.isPresent() && number % boardEvery.getAsInt() == 0) {
        text.append('\n')
            .append(TextPicture.drawCandidates(board, step, plain))
            .append(TextCaptions.constraints(board.rules()));
      }
      number++;
      for (String paragraph : detail.paragraphs(step, board, explaining.scale(), number)) {
        text.append(paragraph).append('\n');
      }
    }
    text.append(TextPicture.draw(puzzle, told.rated().end().grid(), drawing));
    text.append(conclusion(told, rated)).append('\n');
    if (detail == ExplainDetail.FULL) {
      Set<StepKind> kinds = new LinkedHashSet<>();
      told.steps().forEach(each -> kinds.add(each.step().kind()));
      kinds.forEach(kind -> text.append(TechniqueText.pointer(kind)));
    }
    return text.toString();
  }

  private String conclusion(ToldPath told, Rated rated) {
    return conclusion(told.rated(), told.steps().size(), rated) + leftOut(told);
  }

  /** Returns a sentence about the steps that are left out, after a space; empty if all are told. */
  private String leftOut(ToldPath told) {
    int count = told.leftOut().size();
    boolean isHardestTold =
        explaining.scale() == Scale.SCORE || told.highest().equals(told.rated().rating());
    if (!told.rated().isSolved() || (count == 0 && isHardestTold)) {
      return "";
    }
    String steps =
        count == 0
            ? ""
            : count == 1
                ? " 1 step that leads nowhere is left out"
                : " %d steps that lead nowhere are left out".formatted(count);
    String hardest = " This path needs no step rated " + told.rated().rating();
    String all = "; --all-steps shows every step.";
    return isHardestTold ? steps + all : (count == 0 ? "" : steps + ".") + hardest + all;
  }

  private String conclusion(StepPath path, int steps, Rated rated) {
    if (rated instanceof Rated.Solved solved) {
      String numbers =
          explaining.scale() == Scale.SCORE
              ? "score " + path.score()
              : "rating " + path.rating() + "/" + path.pearl() + "/" + path.diamond();
      return "Solved in %d %s: %s%s."
          .formatted(
              steps,
              steps == 1 ? "step" : "steps",
              numbers,
              solved.level().map(level -> ", " + level).orElse(""));
    }
    return path.isStopped()
        ? "Out of time before the puzzle was solved. To allow more time, use --timeout=TIME."
        : beyond() + " The rating is at least " + path.rating() + ".";
  }

  private String beyond() {
    return fog.isRequested()
        ? "Stuck: Nonomino's techniques find nothing more in what can be seen."
        : "Beyond: Nonomino's techniques do not find the next step.";
  }

  private static String json(Puzzle puzzle, ToldPath told, Rated rated) {
    return JsonWriting.line(
        json -> {
          PuzzleJson.writeFields(json, PuzzleEntry.of(puzzle));
          RatingJson.writeFields(json, rated);
          StepJson.writePath(json, told);
        });
  }

  private ExitCode simple(Puzzle puzzle, Deadline deadline) throws UsageException {
    StringBuilder text = new StringBuilder();
    SimpleMethod.Result result = SimpleMethod.solve(puzzle, deadline);
    for (SimpleMethod.Event event : result.events()) {
      text.append("  ".repeat(event.assumptions()))
          .append(event.words(puzzle.symbols()))
          .append('\n');
    }
    if (result.isSolved()) {
      document.write(text.append("Solved.\n").toString(), console);
      return ExitCode.SOLVED;
    }
    text.append(
        result.isStopped()
            ? "Out of time. To allow more, use --timeout=TIME.\n"
            : "No Solution: every assumption fails.\n");
    document.write(text.toString(), console);
    return result.isStopped() ? ExitCode.LIMIT : ExitCode.NO_SOLUTION;
  }
}
