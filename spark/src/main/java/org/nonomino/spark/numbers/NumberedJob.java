package org.nonomino.spark.numbers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.MadeCount;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.BulkOptions;
import org.nonomino.spark.job.JobRun;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.job.WorkOrder;
import org.nonomino.spark.output.OutputFolder;

/**
 * A job that makes things by their numbers, and writes the records in the order of these.
 *
 * @param number how many are wanted
 * @param typedSeed the seed; if empty, one is drawn
 * @param remark what is said before
 */
public record NumberedJob(
    NumberedWork<?> work, long number, OptionalLong typedSeed, Optional<String> remark)
    implements SparkJob {
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

  @Override
  public ExitCode run(JobRun run) throws IOException, UsageException {
    remark.ifPresent(run.console()::remark);
    long seed = typedSeed.isPresent() ? typedSeed.getAsLong() : seed(run);
    run.begin(SEED + seed + "\n");
    run.writePart(0, work.header());
    MadeCount count = new MadeCount(number, work.words());
    NumberRounds rounds = new NumberRounds(number, run.wanted());
    WorkOrder order = run.order();
    OutputFolder folder = run.folder();
    while (count.missing() > 0) {
      List<NumberRounds.Range> ranges = rounds.next(count.missing());
      run.session()
          .parallelize(ranges, ranges.size())
          .foreach(
              range -> RangeRunner.make(range, seed, order.job(NumberedJob.class).work, folder));
      List<RangeRunner.Kept> kept = decide(ranges, count, run);
      int tasks = Math.min(kept.size(), TASKS_PER_THREAD * run.session().defaultParallelism());
      run.session()
          .parallelize(kept, Math.max(1, tasks))
          .foreach(part -> RangeRunner.publish(part, folder));
    }
    run.writePart(rounds.nextPart(), work.footer());
    folder.end();
    return count.exitCode();
  }

  /** Returns the seed of the job that goes on, or a new one. */
  private static long seed(JobRun run) throws IOException {
    Optional<String> begun = run.output().resumes() ? run.folder().job() : Optional.empty();
    return begun
        .flatMap(job -> job.lines().filter(line -> line.startsWith(SEED)).findFirst())
        .map(line -> Long.parseLong(line.substring(SEED.length())))
        .orElseGet(() -> BulkOptions.drawnSeed(run.console()));
  }

  /** Decides on the numbers of a round, until there are enough. */
  private static List<RangeRunner.Kept> decide(
      List<NumberRounds.Range> ranges, MadeCount count, JobRun run) throws IOException {
    List<RangeRunner.Kept> decided = new ArrayList<>();
    for (NumberRounds.Range range : ranges) {
      if (count.missing() == 0) {
        break;
      }
      BitSet kept = new BitSet();
      boolean isWhole = true;
      int place = 0;
      for (ItemOutcomes.Entry entry :
          ItemOutcomes.read(run.folder().openReport(OutputFolder.Stage.HELD, range.part()))) {
        boolean isKept = count.missing() > 0 && isKept(count.add(entry.outcome()), run);
        kept.set(place, isKept);
        isWhole &= isKept || !(entry.outcome() instanceof ItemOutcome.Made);
        place++;
      }
      if (!kept.isEmpty()) {
        decided.add(new RangeRunner.Kept(range.part(), isWhole, isWhole ? new BitSet() : kept));
      }
    }
    return decided;
  }

  private static boolean isKept(MadeCount.Decision decision, JobRun run) {
    decision.remark().ifPresent(run.console()::remark);
    return decision.isKept();
  }
}
