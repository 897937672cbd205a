package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Step;
import org.nonomino.render.Look;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/** Determines the picture of a puzzle. Immutable; thread-safe. */
public final class PuzzleDrawer {
  private final Solver solver;
  private final Explainer explainer;
  private final Hinter hinter;
  private final Rater rater;
  private final Options options;

  /**
   * The content of pictures.
   *
   * @param solution whether the solution is filled in
   * @param candidates whether empty cells show their candidates
   * @param step whether the next step is shown
   * @param answer whether the solution is also needed outside the picture
   * @param rating whether the rating is needed; puzzles that the scale cannot rate have none
   * @param look the look of constraints that the setter drew
   * @param scale the measure of the explainer
   * @param deadline returns the deadline of each of these computations when it begins
   */
  public record Options(
      boolean solution,
      boolean candidates,
      boolean step,
      boolean answer,
      boolean rating,
      Look look,
      Scale scale,
      Supplier<Deadline> deadline) {
    boolean needSolution() {
      return solution || step || answer;
    }

    /** Returns the puzzles for which this content can be determined. */
    public ConstraintSupport constraintSupport() {
      return step ? ConstraintSupport.ratedOn(scale) : ConstraintSupport.ALL;
    }
  }

  /** How serious it is that something is not drawn. */
  public enum Severity {
    /** Everything is drawn; the remark is only information. */
    NOTE,
    /** The puzzle has no solution, or several, or a digit is wrong. */
    UNSOUND,
    /** No step was found, or none in time. */
    LIMIT
  }

  /** A remark on a puzzle, as a sentence. */
  public record Remark(Severity severity, String sentence) {}

  /**
   * The result of the request.
   *
   * @param puzzle the puzzle to draw; empty if the requested content cannot be drawn
   * @param remarks the remarks on it
   */
  public record Result(Optional<DrawnPuzzle> puzzle, List<Remark> remarks) {
    /** Copies the list. */
    public Result {
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * @param solver finds solutions
   * @param explainer finds steps
   * @param levels the names and bounds of levels
   */
  public PuzzleDrawer(Solver solver, Explainer explainer, Levels levels, Options options) {
    this.solver = solver;
    this.explainer = explainer;
    this.hinter = new Hinter(solver, explainer);
    this.rater = new Rater(solver, explainer, levels);
    this.options = options;
  }

  /** Returns the puzzles that can be drawn. */
  public ConstraintSupport constraintSupport() {
    return options.constraintSupport();
  }

  /**
   * Returns a picture in characters, each line with its end, with the candidates if they are
   * requested.
   */
  public String text(PuzzlePicture picture, TextStyle style) {
    return options.candidates
        ? TextPicture.drawCandidates(picture, style)
        : TextPicture.draw(picture, style);
  }

  /** Determines the picture of a puzzle that can be drawn, on any thread. */
  public Result draw(PuzzleEntry entry) {
    List<Remark> remarks = new ArrayList<>();
    Optional<DrawnPuzzle> drawn = draw(entry, remarks);
    return new Result(drawn, remarks);
  }

  private Optional<DrawnPuzzle> draw(PuzzleEntry entry, List<Remark> remarks) {
    boolean isWhole = entry.text(EntryPart.LEFT).isEmpty();
    Optional<Grid> solution =
        !options.needSolution()
            ? Optional.empty()
            : isWhole ? solution(entry.puzzle(), remarks) : recorded(entry, remarks);
    if (options.candidates
        && entry.puzzle().rules().findConflict(entry.progress().grid()).isPresent()) {
      remarks.add(
          new Remark(
              Severity.UNSOUND,
              "Digits contradict each other, so there are no candidates to draw."));
      return Optional.empty();
    }
    if (entry.hasFog()) {
      remarks.add(new Remark(Severity.NOTE, Sentences.FOG_NOT_PRINTED));
    }
    PuzzlePicture picture = begun(entry);
    String caption = "";
    if (options.solution) {
      if (solution.isEmpty()) {
        return Optional.empty();
      }
      picture = picture.withDigits(solution.get());
    }
    if (options.step) {
      Optional<Hint.Next> next = solution.flatMap(grid -> next(entry, grid, remarks));
      if (next.isEmpty()) {
        return Optional.empty();
      }
      picture = picture.withStep(next.get().step(), next.get().board());
      caption = caption(next.get().step(), next.get().board());
    }
    Optional<Rated> rated =
        options.rating && isWhole && options.scale.refusal(entry.puzzle().rules()).isEmpty()
            ? Optional.of(rater.rate(entry.puzzle(), options.deadline.get()))
            : Optional.empty();
    return Optional.of(
        new DrawnPuzzle(
            entry, picture, caption, options.answer ? solution : Optional.empty(), rated));
  }

  /**
   * Returns the picture of a puzzle with its marks. Entered digits, which may be those of an
   * author, are only drawn below a step or candidates, because these follow from them.
   */
  private PuzzlePicture begun(PuzzleEntry entry) {
    Progress progress = entry.progress();
    boolean isBasis = options.step || options.candidates;
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle())
            .withDrawings(options.look.of(entry.drawings()))
            .withDigits(isBasis ? progress.grid() : entry.puzzle().givens())
            .withTitle(entry.label());
    if (options.candidates) {
      return picture.withCandidates(explainer.board(entry.puzzle().withGivens(progress.grid())));
    }
    if (progress.hasCentreMarks()) {
      picture = picture.withCentreMarks(progress.centreMarks());
    }
    return progress.hasCornerMarks() ? picture.withCornerMarks(progress.cornerMarks()) : picture;
  }

  /** Returns the recorded solution of a puzzle of which only a part is understood. */
  private static Optional<Grid> recorded(PuzzleEntry entry, List<Remark> remarks) {
    if (entry.solution().isEmpty()) {
      remarks.add(
          new Remark(
              Severity.NOTE,
              "This puzzle is only understood in part and has no recorded solution, so none is"
                  + " printed."));
    }
    return entry.solution();
  }

  /** Returns the first solution of a puzzle; a step needs a unique one. */
  private Optional<Grid> solution(Puzzle puzzle, List<Remark> remarks) {
    Verdict verdict = solver.solve(puzzle, SearchLimits.NONE.withDeadline(options.deadline.get()));
    if (verdict instanceof Verdict.Unique unique) {
      return Optional.of(unique.solution());
    }
    if (verdict instanceof Verdict.Multiple multiple && !options.step) {
      remarks.add(
          new Remark(
              Severity.NOTE, "This puzzle has several solutions: only one of them is shown."));
      return Optional.of(multiple.first());
    }
    remarks.add(
        new Remark(
            verdict instanceof Verdict.Undecided ? Severity.LIMIT : Severity.UNSOUND,
            Sentences.notUnique(verdict)));
    return Optional.empty();
  }

  private Optional<Hint.Next> next(PuzzleEntry entry, Grid solution, List<Remark> remarks) {
    Hint hint = hinter.hint(entry.puzzle(), entry.progress(), solution, options.deadline.get());
    if (hint instanceof Hint.Next next) {
      return Optional.of(next);
    }
    if (hint instanceof Hint.Wrong wrong) {
      remarks.add(new Remark(Severity.UNSOUND, wrong.mistake().toString()));
    } else {
      remarks.add(
          new Remark(
              hint instanceof Hint.Complete ? Severity.NOTE : Severity.LIMIT,
              Sentences.noStep(hint)));
    }
    return Optional.empty();
  }

  private static String caption(Step step, Board board) {
    return step.name() + " (" + step.rating() + "): " + step.explain(board);
  }
}
