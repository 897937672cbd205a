package org.nonomino.bulk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.NumberedRun;
import org.nonomino.bulk.io.ProgressLine;

/**
 * One run of a command that makes things by their numbers, on the threads of this machine. Belongs
 * to one thread.
 *
 * @param <T> what is made
 */
public final class MakingRun<T> {
  private final Console console;
  private final NumberedWork<T> work;
  private final long number;
  private final int threads;

  /**
   * @param number how many different things are wanted, at least 1
   * @param threads how many threads work, at least 1
   */
  public MakingRun(Console console, NumberedWork<T> work, long number, int threads) {
    this.console = console;
    this.work = work;
    this.number = number;
    this.threads = threads;
  }

  /**
   * Makes all things and returns the worst that happened.
   *
   * @param seed each thing follows from it and its number alone
   * @param hasProgress whether a person who waits is shown how far it is
   * @throws IOException if the output cannot be written
   * @throws InterruptedException if this thread is interrupted; what was made is written then
   */
  public ExitCode run(long seed, MadeOutput<T> out, boolean hasProgress)
      throws IOException, InterruptedException {
    try (Things things = new Things(out, hasProgress)) {
      new NumberedRun<Numbered<T>>(threads, () -> work.newMaker(seed)).run(things);
      out.end();
      return things.count.exitCode();
    } finally {
      out.flush();
    }
  }

  /** Takes what is made. */
  private final class Things implements NumberedRun.Taker<Numbered<T>>, AutoCloseable {
    private final MadeOutput<T> out;
    private final MadeCount count = new MadeCount(number, work.words());
    private final Optional<ProgressLine> progress;

    Things(MadeOutput<T> out, boolean hasProgress) {
      this.out = out;
      this.progress =
          hasProgress && number > 1 && console.errIsTerminal() && !console.outIsTerminal()
              ? Optional.of(
                  new ProgressLine(console, ProgressLine.Unit.PUZZLES, OptionalLong.of(number)))
              : Optional.empty();
    }

    @Override
    public long missing() {
      return count.missing();
    }

    @Override
    public void accept(Numbered<T> made) throws IOException {
      MadeCount.Decision decision = count.add(made.outcome());
      if (decision.isKept()) {
        out.take(made.thing().orElseThrow());
      }
      if (decision.remark().isPresent()) {
        tell(decision.remark().get());
      }
      if (progress.isPresent()) {
        progress.get().advance(count.done(), count.done());
      }
    }

    private void tell(String sentence) throws IOException {
      String message = "nonomino: " + sentence + "\n";
      if (progress.isPresent()) {
        progress.get().tell(message);
      } else {
        console.err().write(message.getBytes(StandardCharsets.UTF_8));
        console.err().flush();
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
