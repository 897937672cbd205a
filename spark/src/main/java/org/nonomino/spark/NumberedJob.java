package org.nonomino.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.Fate;
import org.nonomino.bulk.MadeCount;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.bulk.options.NumberOptions;

/** A job that makes things by their numbers, and writes the records in the order of these. */
final class NumberedJob {
  /*
   * A round: tasks make the records of a range of numbers each and hold them; the driver reads what
   * became of each number, in order, and decides what is kept; tasks publish the parts, without
   * what is dropped. If things are missing then, another round begins.
   *
   * The driver has the fingerprints of all that is kept, 16 to 32 bytes each, and a bit for each
   * number of those parts of a round of which something is dropped.
   */
  private static final String SEED = "seed: ";

  /** Parts are renamed, seldom rewritten: not worth a task each. */
  private static final int TASKS_PER_THREAD = 4;

  private final Console console;
  private final WorkOrder order;
  private final NumberedWork<?> work;
  private final NumberOptions numbers;
  private final OutputOptions output;

  /**
   * @param order the words of the command
   * @param work what they mean
   */
  NumberedJob(
      Console console,
      WorkOrder order,
      NumberedWork<?> work,
      NumberOptions numbers,
      OutputOptions output) {
    this.console = console;
    this.order = order;
    this.work = work;
    this.numbers = numbers;
    this.output = output;
  }

  /**
   * Runs the job.
   *
   * @return the worst that happened
   * @throws UsageException if the folder cannot be written, or a number is out of range
   */
  ExitCode run() throws UsageException {
    long number = numbers.number();
    OptionalLong typedSeed = numbers.seed();
    OptionalInt wanted = output.parts();
    return JobSession.run(
        console,
        order,
        output,
        (session, storage, folder) -> {
          long seed = typedSeed.isPresent() ? typedSeed.getAsLong() : seed(folder);
          folder.begin(order.described() + SEED + seed + "\n", output.overwrites());
          return run(session, folder, seed, number, wanted);
        });
  }

  /** Returns the seed of the job that goes on, or a new one. */
  private long seed(OutputFolder folder) throws IOException {
    Optional<String> begun = output.resumes() ? folder.job() : Optional.empty();
    return begun
        .flatMap(job -> job.lines().filter(line -> line.startsWith(SEED)).findFirst())
        .map(line -> Long.parseLong(line.substring(SEED.length())))
        .orElseGet(() -> BulkOptions.drawnSeed(console));
  }

  private ExitCode run(
      JavaSparkContext session, OutputFolder folder, long seed, long number, OptionalInt wanted)
      throws IOException {
    if (!work.header().isEmpty()) {
      folder.writePart(0, work.header());
    }
    MadeCount count = new MadeCount(number, work.words());
    NumberRounds rounds = new NumberRounds(number, wanted);
    WorkOrder words = order;
    while (count.missing() > 0) {
      List<NumberRange> ranges = rounds.next(count.missing());
      session
          .parallelize(ranges, ranges.size())
          .foreach(range -> RangeRunner.make(range, seed, words, folder));
      List<KeptRecords> kept = decide(ranges, count, folder);
      int tasks = Math.min(kept.size(), TASKS_PER_THREAD * session.defaultParallelism());
      session
          .parallelize(kept, Math.max(1, tasks))
          .foreach(part -> RangeRunner.publish(part, folder));
    }
    if (!work.footer().isEmpty()) {
      folder.writePart(rounds.nextPart(), work.footer());
    }
    folder.end();
    return count.exitCode();
  }

  /** Decides on the numbers of a round, until there are enough. */
  private List<KeptRecords> decide(List<NumberRange> ranges, MadeCount count, OutputFolder folder)
      throws IOException {
    List<KeptRecords> decided = new ArrayList<>();
    for (NumberRange range : ranges) {
      if (count.missing() == 0) {
        break;
      }
      try (FateList.Reader fates = new FateList.Reader(folder.openReport(range.part()))) {
        BitSet kept = new BitSet();
        boolean isWhole = true;
        for (int i = 0; fates.hasNext(); i++) {
          Fate fate = fates.next();
          boolean isKept = count.missing() > 0 && isKept(count.add(fate));
          kept.set(i, isKept);
          isWhole &= isKept || !(fate instanceof Fate.Made);
        }
        if (!kept.isEmpty()) {
          decided.add(new KeptRecords(range.part(), isWhole, isWhole ? new BitSet() : kept));
        }
      }
    }
    return decided;
  }

  private boolean isKept(MadeCount.Decision decision) {
    decision.remark().ifPresent(console::remark);
    return decision.isKept();
  }
}
