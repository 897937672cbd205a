package org.nonomino.bulk.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RecordRun;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.Sentences;

/**
 * One run of {@code solve --all}: solutions are written while they are found, so that any number of
 * them fits into memory; on one thread alone.
 */
public final class SolveAllRun {
  private final long start = System.nanoTime();
  private final RecordRun run;
  private final SolveSettings settings;
  private final boolean stats;
  private final Counts counts = new Counts();

  /**
   * @param stats whether statistics are printed at the end rather than a summary
   */
  public SolveAllRun(Console console, PuzzleInputs inputs, SolveSettings settings, boolean stats) {
    this.run = new RecordRun(console, inputs);
    this.settings = settings;
    this.stats = stats;
  }

  /** Solves everything and returns the worst that happened. */
  public ExitCode run() throws UsageException {
    return run.run(this::solve, this::tell);
  }

  private void solve(PeekedInputs source) throws IOException, InterruptedException {
    SolveWork work = settings.work(settings.isForPeople() && source.hasMany());
    AnswerFormat format = work.format();
    PuzzleSolver solver = new PuzzleSolver(settings.solver(), settings.task(), false);
    run.write(format.header());
    for (Optional<InputItem> item = source.next(); item.isPresent(); item = source.next()) {
      if (item.get() instanceof InputItem.Unreadable unreadable) {
        run.complainUnreadable(unreadable.message());
        continue;
      }
      PuzzleText text = ((InputItem.Text) item.get()).text();
      try {
        PuzzleEntry entry = text.parse();
        if (isRefused(format, text.place(), entry)) {
          continue;
        }
        SolvedPuzzle answer =
            new SolvedPuzzle(
                text.place(),
                entry,
                solver.solve(entry.puzzle(), new SolutionWriter(text, entry, format)));
        if (answer.result().report().stopReason() == StopReason.INTERRUPTED) {
          throw new InterruptedException();
        }
        run.worsen(answer.exitCode());
        work.count(answer, counts);
        tellOf(answer, format);
        run.write(format.endOfSolutions(answer));
        run.countPuzzle();
      } catch (MalformedTextException e) {
        counts.add(BulkWork.MALFORMED);
        run.writeMalformed(e, format.malformed(e));
      }
      if (!source.isReady()) {
        run.flush();
      }
    }
    run.write(format.footer());
  }

  /** Reports a puzzle that the format cannot hold. */
  private boolean isRefused(AnswerFormat format, Place place, PuzzleEntry entry)
      throws IOException {
    Optional<String> refusal = format.refusal(entry);
    if (refusal.isPresent()) {
      run.refuse(place, refusal.get());
    }
    return refusal.isPresent();
  }

  /** Reports on standard error what the records cannot hold. */
  private void tellOf(SolvedPuzzle answer, AnswerFormat format) throws IOException {
    if (!format.tells(answer)) {
      run.complain("nonomino: " + answer.place() + ": " + Sentences.of(answer.result()) + "\n");
    }
  }

  /** After many puzzles, a line on all of them; if it is wanted, more. */
  private void tell(PeekedInputs source) throws IOException {
    SolveWork work = settings.work(source.hadMany());
    if (stats) {
      run.complain(work.statistics(counts, (System.nanoTime() - start) / 1e9));
    } else if (source.hadMany()) {
      run.complain(work.summary(counts));
    }
  }

  /** Writes each solution as it comes. */
  private final class SolutionWriter implements SearchObserver {
    private final PuzzleText text;
    private final PuzzleEntry entry;
    private final AnswerFormat format;
    private long number;

    SolutionWriter(PuzzleText text, PuzzleEntry entry, AnswerFormat format) {
      this.text = text;
      this.entry = entry;
      this.format = format;
    }

    @Override
    public void onSolution(Grid solution) {
      number++;
      try {
        run.write(format.solution(text.place(), entry, number, solution));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
