package org.nonomino.toolkit;

import java.util.Arrays;
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
 * Some of the steps of a search for the second solution. Nothing is kept between pages: the search,
 * which always goes the same way, is run again and what came before is passed over. Immutable.
 */
public final class TracePage {
  private final long from;
  private final int[] events;
  private final long nodes;
  private final long retractions;
  private final boolean isEnd;
  private final Optional<VerdictWord> verdict;

  private TracePage(Recorder recorder, SearchReport report) {
    boolean isWhole =
        report.stopReason() == StopReason.EXHAUSTED
            || report.stopReason() == StopReason.SOLUTION_LIMIT;
    this.from = recorder.from;
    this.events = Arrays.copyOf(recorder.events, recorder.kept);
    this.nodes = recorder.nodes;
    this.retractions = recorder.retractions;
    this.isEnd = isWhole && recorder.steps <= recorder.end;
    if (isEnd) {
      Verdict found = Verdict.of(recorder.solutions.solutions(), report);
      this.verdict = Optional.of(VerdictWord.of(found));
    } else {
      this.verdict =
          recorder.steps < recorder.end ? Optional.of(VerdictWord.LIMIT) : Optional.empty();
    }
  }

  /**
   * Searches, and returns a page of its steps.
   *
   * @param from the number of steps to pass over, at least 0
   * @param most the most steps to return, at least 1
   * @param limits when to give up; the numbers of solutions and nodes are not regarded
   */
  public static TracePage of(
      Puzzle puzzle, Solver solver, long from, int most, SearchLimits limits) {
    // Each node is a step: after this many of them there are enough steps.
    SearchLimits enough = limits.withSolutions(2).withNodes(from + most + 1);
    Recorder recorder = new Recorder(from, most);
    SearchReport report = solver.prepare(puzzle.rules()).run(puzzle.givens(), enough, recorder);
    return new TracePage(recorder, report);
  }

  /** Returns the number of the first step of the page, from 0. */
  public long from() {
    return from;
  }

  /** Returns the number of steps on the page. */
  public int count() {
    return events.length;
  }

  /** Returns the cell of a step, row-major from 0. */
  public int cell(int step) {
    return events[step] >>> 8;
  }

  /** Returns the digit of a step, 1..n. */
  public int digit(int step) {
    return (events[step] >>> 1) & 0x7F;
  }

  /** Returns whether a step puts the digit into the cell, or else takes it out. */
  public boolean isAssignment(int step) {
    return (events[step] & Recorder.ASSIGN) != 0;
  }

  /** Returns how many digits were put into cells up to the end of the page. */
  public long nodes() {
    return nodes;
  }

  /** Returns how many digits were taken out up to the end of the page. */
  public long retractions() {
    return retractions;
  }

  /** Returns whether the search ends with this page. */
  public boolean isEnd() {
    return isEnd;
  }

  /** Returns what the search found out; empty while there are more pages. */
  public Optional<VerdictWord> verdict() {
    return verdict;
  }

  /** Keeps the steps of one page, and counts all up to its end. */
  private static final class Recorder implements SearchObserver {
    private static final int ASSIGN = 1;
    private static final int RETRACT = 0;

    private final SolutionCollector solutions = new SolutionCollector();
    private final long from;
    private final long end;

    /** Bits 8 and up: the cell; 1 to 7: the digit; 0: whether it is assigned. */
    private int[] events = new int[0];

    private int kept;
    private long steps;
    private long nodes;
    private long retractions;

    Recorder(long from, int most) {
      this.from = from;
      this.end = from + most;
    }

    @Override
    public boolean wantsSteps() {
      return true;
    }

    @Override
    public void onSolution(Grid solution) {
      solutions.onSolution(solution);
    }

    @Override
    public void onAssign(int cell, int digit) {
      if (steps < end) {
        nodes++;
      }
      add(cell, digit, ASSIGN);
    }

    @Override
    public void onRetract(int cell, int digit) {
      if (steps < end) {
        retractions++;
      }
      add(cell, digit, RETRACT);
    }

    private void add(int cell, int digit, int kind) {
      if (steps >= from && steps < end) {
        if (kept == events.length) {
          events = Arrays.copyOf(events, Math.max(64, 2 * kept));
        }
        events[kept] = (cell << 8) | (digit << 1) | kind;
        kept++;
      }
      steps++;
    }
  }
}
