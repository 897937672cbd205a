package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.solver.Deadline;

/**
 * The marks of a teacher on the work of a pupil. All lists are row by row, or in the order of the
 * entries if known. Immutable.
 *
 * @param symbols those of the puzzle
 * @param right the entries that agree with the solution
 * @param wrong the other entries
 * @param noSolutionFrom the number of the entry, from 1, after which no solution is left; empty if
 *     all are right, or if their order is unknown
 * @param missing the digits of the solution that are not among the marks of an empty cell
 * @param excluded the marks that a right digit in sight excludes
 * @param early the right entries that the steps up to the level do not show yet: with the entries
 *     before, or with all other right entries if the order is unknown
 * @param isComplete whether the deadline left enough time to check all entries
 */
public record Marking(
    PupilWork work,
    Grid solution,
    Symbols symbols,
    List<Candidate> right,
    List<Candidate> wrong,
    Optional<Integer> noSolutionFrom,
    List<Candidate> missing,
    List<Candidate> excluded,
    List<Candidate> early,
    Level level,
    boolean isComplete) {
  /** Copies the lists. */
  public Marking {
    right = List.copyOf(right);
    wrong = List.copyOf(wrong);
    missing = List.copyOf(missing);
    excluded = List.copyOf(excluded);
    early = List.copyOf(early);
  }

  /**
   * Marks the work on a puzzle.
   *
   * @param solution the unique solution of the puzzle
   * @param level the highest level of steps that the pupil should use
   */
  public static Marking of(
      Puzzle puzzle,
      PupilWork work,
      Grid solution,
      Explainer explainer,
      Level level,
      Deadline deadline) {
    List<Candidate> right = new ArrayList<>();
    List<Candidate> wrong = new ArrayList<>();
    Optional<Integer> firstWrong = Optional.empty();
    Grid grid = puzzle.givens();
    for (Candidate entry : work.entries()) {
      if (entry.digit() == solution.digit(entry.cell())) {
        right.add(entry);
        grid = grid.with(entry.cell(), entry.digit());
        continue;
      }
      wrong.add(entry);
      // The solution is unique, so the first wrong entry leaves none.
      if (firstWrong.isEmpty() && work.isInOrder()) {
        firstWrong = Optional.of(right.size() + wrong.size());
      }
    }
    Board board = explainer.board(puzzle, Progress.ofGrid(grid), solution);
    List<Candidate> missing = new ArrayList<>();
    List<Candidate> excluded = new ArrayList<>();
    addMarks(work.progress(), board, solution, missing, excluded);
    List<Candidate> early = new ArrayList<>();
    boolean isComplete = addEarly(puzzle, work, right, grid, explainer, level, deadline, early);
    return new Marking(
        work,
        solution,
        puzzle.symbols(),
        right,
        wrong,
        firstWrong,
        missing,
        excluded,
        early,
        level,
        isComplete);
  }

  private static void addMarks(
      Progress progress,
      Board board,
      Grid solution,
      List<Candidate> missing,
      List<Candidate> excluded) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      long marks = progress.centreMarks(cell);
      if (marks == 0 || progress.grid().digit(cell) != 0) {
        continue;
      }
      if ((marks >>> (solution.digit(cell) - 1) & 1) == 0) {
        missing.add(new Candidate(cell, solution.digit(cell)));
      }
      for (long bad = marks & ~board.candidates(cell); bad != 0; bad &= bad - 1) {
        excluded.add(new Candidate(cell, Long.numberOfTrailingZeros(bad) + 1));
      }
    }
  }

  /** Adds the right entries that do not follow yet; returns whether all were checked. */
  private static boolean addEarly(
      Puzzle puzzle,
      PupilWork work,
      List<Candidate> right,
      Grid all,
      Explainer explainer,
      Level level,
      Deadline deadline,
      List<Candidate> early) {
    Grid before = puzzle.givens();
    for (Candidate entry : right) {
      Grid known = work.isInOrder() ? before : all.with(entry.cell(), 0);
      StepPath path = explainer.pathFrom(puzzle, known, level.highest(puzzle.rules()), deadline);
      if (path.end().grid().digit(entry.cell()) == 0) {
        if (path.isStopped()) {
          return false;
        }
        early.add(entry);
      }
      before = before.with(entry.cell(), entry.digit());
    }
    return true;
  }
}
