package org.nonomino.bulk;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.Fingerprints;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.PeekedInputs;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.RecordRun;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.text.MalformedTextException;

/** One run of a bulk command on the threads of this machine. Belongs to one thread. */
public final class BulkRun {
  private final long start = System.nanoTime();
  private final RecordRun run;
  private final int threads;
  private final boolean stats;

  /**
   * @param threads how many threads work, at least 1
   * @param stats whether statistics are printed at the end rather than a summary
   */
  public BulkRun(Console console, PuzzleInputs inputs, int threads, boolean stats) {
    this.run = new RecordRun(console, inputs);
    this.threads = threads;
    this.stats = stats;
  }

  /**
   * Chooses what is done.
   *
   * @param <A> what is found out about a puzzle
   */
  @FunctionalInterface
  public interface Works<A> {
    /**
     * Returns what is done to each item.
     *
     * @param many whether there are several, so that each needs its place
     */
    BulkWork<A> of(boolean many) throws UsageException;
  }

  /**
   * Works on all items in a way that does not depend on their number.
   *
   * @return the worst that happened
   */
  public <A> ExitCode run(BulkWork<A> work) throws UsageException {
    return run(false, many -> work);
  }

  /**
   * Works on all items, and writes their records from the header to the footer, then the summary.
   *
   * @param isForPeople whether one item is written in another way than many, so that two of them
   *     are waited for
   * @return the worst that happened
   */
  public <A> ExitCode run(boolean isForPeople, Works<A> works) throws UsageException {
    Job<A> job = new Job<>(isForPeople, works);
    return run.run(job::send, job::tell);
  }

  /** A work and what it came to. */
  private final class Job<A> implements RecordRun.Records<BulkAnswer<A>> {
    private final boolean isForPeople;
    private final Works<A> works;
    private final Counts counts = new Counts();
    private final Fingerprints known = new Fingerprints();
    private Optional<BulkWork<A>> chosen = Optional.empty();

    Job(boolean isForPeople, Works<A> works) {
      this.isForPeople = isForPeople;
      this.works = works;
    }

    void send(PeekedInputs source) throws IOException, InterruptedException, UsageException {
      boolean many = isForPeople && source.hasMany();
      BulkWork<A> work = works.of(many);
      chosen = Optional.of(work);
      run.write(work.header());
      // For one item threads would be started for nothing.
      int busy = isForPeople && !many ? 1 : threads;
      run.send(source, OrderedPipeline.ofBatches(busy, work.itemsAtOnce(), work::newWorker), this);
      run.write(work.footer(counts));
    }

    private BulkWork<A> work() {
      return chosen.orElseThrow();
    }

    @Override
    public String answered(BulkAnswer<A> answer) throws IOException {
      run.worsen(answer.exitCode());
      work().count(answer.answer(), counts);
      if (!answer.complaint().isEmpty()) {
        run.complain(answer.complaint());
      }
      if (isDuplicate(answer.answer())) {
        counts.add(BulkWork.DUPLICATES);
        return "";
      }
      return answer.record();
    }

    private boolean isDuplicate(A answer) {
      Optional<BulkWork.Sameness<A>> sameness = work().sameness();
      return sameness.isPresent()
          && !known.add(sameness.get().fingerprint(answer, Fingerprints.NO_SALT));
    }

    @Override
    public String malformed(MalformedTextException problem) {
      counts.add(BulkWork.MALFORMED);
      return work().malformed(problem);
    }

    /** After many puzzles, a line on all of them; if it is wanted, more. */
    void tell(PeekedInputs source) throws IOException {
      if (stats) {
        run.complain(work().statistics(counts, (System.nanoTime() - start) / 1e9));
      } else if (source.hadMany() || counts.get(BulkWork.DUPLICATES) > 0) {
        run.complain(work().summary(counts));
      }
    }
  }
}
