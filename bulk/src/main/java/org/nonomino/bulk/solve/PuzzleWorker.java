package org.nonomino.bulk.solve;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.Place;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;

/** Parses some items, solves them, and creates their records. Belongs to one thread. */
final class PuzzleWorker implements OrderedPipeline.BatchWorker<InputItem, Done<SolvedPuzzle>> {
  private final PuzzleSolver solver;
  private final SolveWork work;

  PuzzleWorker(PuzzleSolver solver, SolveWork work) {
    this.solver = solver;
    this.work = work;
  }

  @Override
  public List<Done<SolvedPuzzle>> work(List<InputItem> batch) {
    List<Done<Read>> read = new ArrayList<>(batch.size());
    List<Puzzle> puzzles = new ArrayList<>(batch.size());
    for (InputItem item : batch) {
      read.add(
          Done.of(
              item,
              work,
              (text, entry) -> {
                puzzles.add(entry.puzzle());
                return Done.of(new Read(text.place(), entry), "", ExitCode.SOLVED);
              }));
    }
    return records(read, solve(puzzles));
  }

  private List<SolveResult> solve(List<Puzzle> puzzles) {
    if (!work.format().showsTimes()) {
      return solver.solveTogether(puzzles);
    }
    List<SolveResult> results = new ArrayList<>(puzzles.size());
    for (Puzzle puzzle : puzzles) {
      results.addAll(solver.solveTogether(List.of(puzzle)));
    }
    return results;
  }

  /** Returns the results of the items, up to the first puzzle without a result. */
  private List<Done<SolvedPuzzle>> records(List<Done<Read>> read, List<SolveResult> results) {
    List<Done<SolvedPuzzle>> records = new ArrayList<>(read.size());
    int solved = 0;
    for (Done<Read> item : read) {
      if (item.answer().isEmpty()) {
        records.add(item.withoutAnswer());
      } else if (solved < results.size()) {
        Read puzzle = item.answer().get();
        records.add(work.answer(new SolvedPuzzle(puzzle.place, puzzle.entry, results.get(solved))));
        solved++;
      } else {
        break;
      }
    }
    return records;
  }

  /** A puzzle and its place. */
  private record Read(Place place, PuzzleEntry entry) {}
}
