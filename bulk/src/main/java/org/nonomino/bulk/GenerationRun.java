package org.nonomino.bulk;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.NumberedSink;
import org.nonomino.bulk.io.ProgressLine;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.bulk.io.TimeBound;

/**
 * One run of a command that generates puzzles or layouts by their numbers, on the threads of this
 * machine. Belongs to one thread.
 *
 * @param <T> the type of a generated result
 */
public final class GenerationRun<T> {
  private final Console console;
  private final NumberedWork<T> work;
  private final long number;
  private final Effort effort;

  /**
   * @param number the requested number of different results, at least 1
   * @param effort the threads and the time of the run
   */
  public GenerationRun(Console console, NumberedWork<T> work, long number, Effort effort) {
    this.console = console;
    this.work = work;
    this.number = number;
    this.effort = effort;
  }

  /**
   * Generates all results, writes their records from the header to the footer, and returns the
   * worst exit code. Progress is shown on a terminal.
   *
   * @param seed the seed; each result follows from it and its own number alone
   * @param outIsTerminal whether the records go to a terminal
   * @throws IOException if the output cannot be written
   * @throws InterruptedException if this thread is interrupted; results found by then are written
   */
  public ExitCode run(long seed, RecordOutput out, boolean outIsTerminal)
      throws IOException, InterruptedException {
    out.write(work.header());
    MadeCount count = new MadeCount(number, work.words());
    boolean isComplete;
    try (Things things = new Things(out, count, outIsTerminal);
        TimeBound bound = effort.begin()) {
      isComplete =
          bound.<IOException>completes(
              () -> things.takeAll(effort.threads(), () -> work.newMaker(seed)));
    } finally {
      out.flush();
    }
    out.write(work.footer());
    out.flush();
    work.end();
    if (!isComplete) {
      console.remark(Effort.ENDED);
      return count.exitCode().worse(ExitCode.LIMIT);
    }
    return count.exitCode();
  }

  /** Accepts the generated results. */
  private final class Things implements NumberedSink<Numbered<T>>, AutoCloseable {
    private final RecordOutput out;
    private final MadeCount count;
    private final Optional<ProgressLine> progress;

    Things(RecordOutput out, MadeCount count, boolean outIsTerminal) {
      this.out = out;
      this.count = count;
      this.progress =
          ProgressLine.ifWatched(
              console, ProgressLine.Unit.of(work.words().many()), OptionalLong.of(number));
      if (number > 1 && !outIsTerminal) {
        progress.ifPresent(ProgressLine::appear);
      }
    }

    @Override
    public long missing() {
      return count.missing();
    }

    @Override
    public void accept(Numbered<T> made) throws IOException {
      MadeCount.Decision decision = count.add(made.outcome());
      if (decision.isKept()) {
        out.write(work.take(made.thing().orElseThrow()));
      }
      decision.remark().ifPresent(console::remark);
      if (progress.isPresent()) {
        progress.get().advance(count.done(), count.done());
      }
    }

    @Override
    public void flush() throws IOException {
      out.flush();
    }

    @Override
    public void close() {
      progress.ifPresent(ProgressLine::close);
    }
  }
}
