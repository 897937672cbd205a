package org.nonomino.bulk.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchObserver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.PuzzleSolver;

/**
 * Finds all solutions of each puzzle, and writes them while they are found, so that any number of
 * them fits into memory; on the thread alone that writes.
 */
public final class AllSolutionsWork implements BulkWork<SolvedPuzzle> {
  private final SolveWork work;
  private final Output out;

  /** Where solutions go before the record of their puzzle. */
  @FunctionalInterface
  public interface Output {
    /** Writes a record, with its line ends, now or later. */
    void write(String record) throws IOException;
  }

  /**
   * @param work whose goal is all solutions
   */
  public AllSolutionsWork(SolveWork work, Output out) {
    this.work = work;
    this.out = out;
  }

  @Override
  public int itemsAtOnce() {
    return 1;
  }

  @Override
  public String header() {
    return work.header();
  }

  @Override
  public String footer(Counts counts) {
    return work.footer(counts);
  }

  @Override
  public BatchWorker<InputItem, Done<SolvedPuzzle>> newWorker() {
    PuzzleSolver solver = work.newSolver(false);
    return oneByOne((text, entry) -> solve(text, entry, solver));
  }

  private Done<SolvedPuzzle> solve(PuzzleText text, PuzzleEntry entry, PuzzleSolver solver) {
    Optional<String> refusal = work.format().refusal(entry);
    if (refusal.isPresent()) {
      return Done.refused(Optional.empty(), text.place(), refusal.get(), ExitCode.SOLVED);
    }
    SolvedPuzzle answer =
        new SolvedPuzzle(
            text.place(), entry, solver.solve(entry.puzzle(), new SolutionWriter(text, entry)));
    return work.written(answer, work.format().endOfSolutions(answer));
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return work.malformed(problem);
  }

  @Override
  public void count(SolvedPuzzle answer, Counts counts) {
    work.count(answer, counts);
  }

  @Override
  public String summary(Counts counts) {
    return work.summary(counts);
  }

  @Override
  public String statistics(Counts counts, double seconds) {
    return work.statistics(counts, seconds);
  }

  /** Writes each solution as it comes. */
  private final class SolutionWriter implements SearchObserver {
    private final PuzzleText text;
    private final PuzzleEntry entry;
    private long number;

    SolutionWriter(PuzzleText text, PuzzleEntry entry) {
      this.text = text;
      this.entry = entry;
    }

    @Override
    public void onSolution(Grid solution) {
      number++;
      try {
        out.write(work.format().solution(text.place(), entry, number, solution));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
