package org.nonomino.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Step;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleText;

/** Finds out what is to be drawn of a puzzle. Immutable; thread-safe. */
final class PuzzleDrawer {
  private final Solver solver;
  private final Explainer explainer;
  private final Rater rater;
  private final Wishes wishes;

  /**
   * What shall be seen.
   *
   * @param solution whether the solution is filled in
   * @param candidates whether empty cells show their candidates
   * @param step whether the next step is shown
   * @param answer whether the solution is wanted beside the picture
   * @param rating whether the rating is
   * @param timeout the most time for each of these, for a puzzle
   */
  record Wishes(
      boolean solution,
      boolean candidates,
      boolean step,
      boolean answer,
      boolean rating,
      Duration timeout) {
    boolean needSolution() {
      return solution || step || answer;
    }
  }

  /**
   * What became of the wishes.
   *
   * @param puzzle what is drawn; empty if what was asked for cannot be drawn
   * @param complaints what is to be told of it, as sentences
   * @param exitCode how bad that is
   */
  record Result(
      Place place, Optional<DrawnPuzzle> puzzle, List<String> complaints, ExitCode exitCode) {}

  PuzzleDrawer(Solver solver, Explainer explainer, Wishes wishes) {
    this.solver = solver;
    this.explainer = explainer;
    this.rater = new Rater(solver, explainer);
    this.wishes = wishes;
  }

  /** Does it, on any thread. */
  Result draw(PuzzleText text, PuzzleEntry entry) {
    Trouble trouble = new Trouble();
    Optional<DrawnPuzzle> drawn = draw(entry, trouble);
    return new Result(text.place(), drawn, trouble.sentences, trouble.exitCode);
  }

  private Optional<DrawnPuzzle> draw(PuzzleEntry entry, Trouble trouble) {
    Optional<Grid> solution =
        wishes.needSolution() ? solution(entry.puzzle(), trouble) : Optional.empty();
    if (wishes.candidates
        && entry.puzzle().mask().layout().findConflict(entry.progress().grid()).isPresent()) {
      trouble.add(
          "The entered digits contradict each other: there are no candidates to be drawn.",
          ExitCode.NO_SOLUTION);
      return Optional.empty();
    }
    PuzzlePicture picture = begun(entry);
    String caption = "";
    if (wishes.solution) {
      if (solution.isEmpty()) {
        return Optional.empty();
      }
      picture = picture.withDigits(solution.get());
    }
    if (wishes.step) {
      Optional<Board> board = solution.flatMap(grid -> board(entry, grid, trouble));
      Optional<Step> step = board.flatMap(marked -> step(marked, trouble));
      if (step.isEmpty()) {
        return Optional.empty();
      }
      picture = picture.withStep(step.get(), board.orElseThrow());
      caption = caption(step.get(), board.orElseThrow());
    }
    Optional<Rated> rated =
        wishes.rating ? Optional.of(rater.rate(entry.puzzle(), deadline())) : Optional.empty();
    return Optional.of(
        new DrawnPuzzle(
            entry, picture, caption, wishes.answer ? solution : Optional.empty(), rated));
  }

  /** Returns the picture of a puzzle as far as a person has come. */
  private PuzzlePicture begun(PuzzleEntry entry) {
    Progress progress = entry.progress();
    PuzzlePicture picture =
        PuzzlePicture.of(entry.puzzle())
            .withDigits(progress.grid())
            .withTitle(entry.label().isEmpty() ? "A puzzle" : entry.label());
    if (wishes.candidates) {
      return picture.withCandidates(explainer.board(standing(entry)));
    }
    if (progress.hasCentreMarks()) {
      picture = picture.withCentreMarks(progress.centreMarks());
    }
    return progress.hasCornerMarks() ? picture.withCornerMarks(progress.cornerMarks()) : picture;
  }

  /** Returns the puzzle with all digits that stand. */
  private static Puzzle standing(PuzzleEntry entry) {
    return new Puzzle(entry.progress().grid(), entry.puzzle().mask());
  }

  /** Returns the first solution of a puzzle; for a step it must be the only one. */
  private Optional<Grid> solution(Puzzle puzzle, Trouble trouble) {
    Verdict verdict = solver.solve(puzzle, SearchLimits.NONE.withDeadline(deadline()));
    if (verdict instanceof Verdict.Unique unique) {
      return Optional.of(unique.solution());
    }
    if (verdict instanceof Verdict.Multiple multiple && !wishes.step) {
      trouble.add("This puzzle has several solutions: one of them is shown.", ExitCode.SOLVED);
      return Optional.of(multiple.first());
    }
    trouble.add(PuzzleTrouble.sentence(verdict, false), PuzzleTrouble.exitCode(verdict));
    return Optional.empty();
  }

  private Optional<Board> board(PuzzleEntry entry, Grid solution, Trouble trouble) {
    Optional<Mistake> mistake = Mistake.first(entry.progress().grid(), solution);
    if (mistake.isPresent()) {
      trouble.add(mistake.get().toString(), ExitCode.NO_SOLUTION);
      return Optional.empty();
    }
    return Optional.of(explainer.board(entry.puzzle().mask(), entry.progress(), solution));
  }

  private Optional<Step> step(Board board, Trouble trouble) {
    Optional<Step> step = explainer.next(board, deadline());
    if (step.isEmpty()) {
      boolean isFull = board.isFull();
      trouble.add(
          isFull ? "The grid is full: there is no next step." : "No step was found.",
          isFull ? ExitCode.SOLVED : ExitCode.LIMIT);
    }
    return step;
  }

  private static String caption(Step step, Board board) {
    return step.name() + " (" + step.rating() + "): " + step.explain(board);
  }

  private Deadline deadline() {
    return Deadline.in(wishes.timeout);
  }

  /** What is to be told of a puzzle, and how bad it is. */
  private static final class Trouble {
    private final List<String> sentences = new ArrayList<>();
    private ExitCode exitCode = ExitCode.SOLVED;

    void add(String sentence, ExitCode happened) {
      sentences.add(sentence);
      exitCode = exitCode.worse(happened);
    }
  }
}
