package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/**
 * Some of the steps of a search for the second solution. Nothing is kept between pages: a search
 * always performs the same steps, so it runs again and skips those of earlier pages. Immutable.
 *
 * @param from the number of the first step of the page, from 0
 * @param events the steps of the page
 * @param solutions the numbers of those steps, counted from 1, after which the grid is a solution
 * @param nodes the number of digits put into cells up to the last of these steps
 * @param retractions the number of digits removed up to the last of these steps
 * @param isEnd whether the search ends with this page
 * @param verdict the result of the search; empty while there are more pages
 */
public record TracePage(
    long from,
    List<Event> events,
    List<Long> solutions,
    long nodes,
    long retractions,
    boolean isEnd,
    Optional<SolutionStatus> verdict) {
  /** Copies the list. */
  public TracePage {
    events = List.copyOf(events);
    solutions = List.copyOf(solutions);
  }

  /**
   * A step of a search.
   *
   * @param cell row-major from 0
   * @param digit 1..n
   * @param isAssignment whether the digit is put into the cell, or else removed
   */
  public record Event(int cell, int digit, boolean isAssignment) {}

  /**
   * Searches, and returns a page of its steps.
   *
   * @param from the number of steps to skip, at least 0
   * @param max the maximum number of steps to return, at least 1
   * @param limits when to give up; the numbers of solutions and nodes are ignored
   */
  public static TracePage of(
      Puzzle puzzle, Solver solver, long from, int max, SearchLimits limits) {
    // Each node is a step, so this many of them have enough steps.
    SearchLimits enough = limits.withSolutions(2).withNodes(from + max + 1);
    Recorder recorder = new Recorder(from, max);
    SearchReport report = solver.prepare(puzzle.rules()).run(puzzle.givens(), enough, recorder);
    boolean isWhole =
        report.stopReason() == StopReason.EXHAUSTED
            || report.stopReason() == StopReason.SOLUTION_LIMIT;
    boolean isEnd = isWhole && recorder.steps <= recorder.end;
    Optional<SolutionStatus> verdict = Optional.empty();
    if (isEnd) {
      verdict = Optional.of(SolutionStatus.of(Verdict.of(recorder.solutions.solutions(), report)));
    } else if (recorder.steps < recorder.end) {
      verdict = Optional.of(SolutionStatus.LIMIT);
    }
    return new TracePage(
        from,
        recorder.events,
        recorder.found,
        recorder.nodes,
        recorder.retractions,
        isEnd,
        verdict);
  }

  /** Keeps the steps of one page, and counts all up to its end. */
  private static final class Recorder implements SearchObserver {
    private final SolutionCollector solutions = new SolutionCollector();
    private final List<Event> events = new ArrayList<>();
    private final List<Long> found = new ArrayList<>();
    private final long from;
    private final long end;
    private long steps;
    private long nodes;
    private long retractions;

    Recorder(long from, int max) {
      this.from = from;
      this.end = from + max;
    }

    @Override
    public boolean wantsSteps() {
      return true;
    }

    @Override
    public void onSolution(Grid solution) {
      solutions.onSolution(solution);
      if (steps > from && steps <= end) {
        found.add(steps);
      }
    }

    @Override
    public void onAssign(int cell, int digit) {
      nodes += steps < end ? 1 : 0;
      add(cell, digit, true);
    }

    @Override
    public void onRetract(int cell, int digit) {
      retractions += steps < end ? 1 : 0;
      add(cell, digit, false);
    }

    private void add(int cell, int digit, boolean isAssignment) {
      if (steps >= from && steps < end) {
        events.add(new Event(cell, digit, isAssignment));
      }
      steps++;
    }
  }
}
