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
 * A job that generates results by their numbers, and writes the records in this order.
 *
 * @param number the requested number of results
 * @param typedSeed the seed; if empty, a random one is drawn
 * @param remark a message to print first
 */
public record NumberedJob(
    NumberedWork<?> work, long number, OptionalLong typedSeed, Optional<String> remark)
    implements SparkJob {
  /*
   * A round: tasks generate the records of a range of numbers each and hold them; the driver reads
   * the outcome of each number, in order, and decides which records are kept; tasks publish the
   * parts, without the dropped records. If results are still missing, another round begins.
   * The driver has the fingerprints of all kept results, 16 to 32 bytes each, and, for parts of a
   * round with dropped records, a bit for each number.
   */
  private static final String SEED = "seed: ";

  /**
   * The number of parts that a task publishes. Most are only renamed, so they are not worth a
   * separate task.
   */
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

  /** Returns the seed of the resumed job, or a new one. */
  private static long seed(JobRun run) throws IOException {
    Optional<String> begun = run.output().resumes() ? run.folder().job() : Optional.empty();
    return begun
        .flatMap(job -> job.lines().filter(line -> line.startsWith(SEED)).findFirst())
        .map(line -> Long.parseLong(line.substring(SEED.length())))
        .orElseGet(() -> BulkOptions.drawnSeed(run.console()));
  }

  /** Decides on the numbers of a round, until there are enough results. */
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
