package org.nonomino.bulk.solve;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.BulkAnswer;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.Place;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolveResult;

/** Parses some items, solves them, and makes their records. Belongs to one thread. */
final class PuzzleWorker
    implements OrderedPipeline.BatchWorker<InputItem, Outcome<BulkAnswer<SolvedPuzzle>>> {
  private final PuzzleSolver solver;
  private final SolveWork work;

  PuzzleWorker(PuzzleSolver solver, SolveWork work) {
    this.solver = solver;
    this.work = work;
  }

  @Override
  public List<Outcome<BulkAnswer<SolvedPuzzle>>> work(List<InputItem> batch) {
    List<Outcome<Read>> read = new ArrayList<>(batch.size());
    List<Puzzle> puzzles = new ArrayList<>(batch.size());
    for (InputItem item : batch) {
      Outcome<Read> outcome = Outcome.of(item, (text, entry) -> new Read(text.place(), entry));
      read.add(outcome);
      if (outcome instanceof Outcome.Answered<Read> answered) {
        puzzles.add(answered.answer().entry.puzzle());
      }
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

  /** Returns what became of the items, up to the first puzzle without a result. */
  private List<Outcome<BulkAnswer<SolvedPuzzle>>> records(
      List<Outcome<Read>> read, List<SolveResult> results) {
    List<Outcome<BulkAnswer<SolvedPuzzle>>> records = new ArrayList<>(read.size());
    int solved = 0;
    for (Outcome<Read> outcome : read) {
      if (outcome instanceof Outcome.Answered<Read> answered) {
        if (solved == results.size()) {
          break;
        }
        Read puzzle = answered.answer();
        SolvedPuzzle answer = new SolvedPuzzle(puzzle.place, puzzle.entry, results.get(solved));
        records.add(new Outcome.Answered<>(work.answer(answer)));
        solved++;
      } else if (outcome instanceof Outcome.Malformed<Read> malformed) {
        records.add(new Outcome.Malformed<>(malformed.problem()));
      } else if (outcome instanceof Outcome.Unreadable<Read> unreadable) {
        records.add(new Outcome.Unreadable<>(unreadable.message()));
      }
    }
    return records;
  }

  /** A puzzle and where it stands. */
  private record Read(Place place, PuzzleEntry entry) {}
}
