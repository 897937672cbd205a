package org.nonomino.spark.items;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.apache.spark.Partitioner;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.spark.job.JobRun;
import org.nonomino.spark.job.WorkOrder;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputFolder.Stage;
import org.nonomino.spark.output.PartFiles;
import org.nonomino.spark.output.PartReport;
import org.nonomino.spark.storage.Source;
import scala.Tuple2;

/**
 * Writes the parts of a job from their forms, each form once, at its first place in the input.
 *
 * <p>One shuffle groups equal keys and keeps the least place of each. Another shuffle returns the
 * remaining places to their parts, in order. A task then reads the forms of its parts and these
 * places in parallel. So neither a task nor the driver needs memory in proportion to the number of
 * puzzles.
 */
final class FirstForms {
  /**
   * The bits of a place for the number of the record within its part. The higher bits are the
   * number of the part.
   */
  private static final int RECORD_BITS = 32;

  /**
   * The maximum number of partitions, because more would only create more small files between the
   * machines.
   */
  private static final int MAX_PARTITIONS = 512;

  private FirstForms() {}

  /**
   * Writes all parts, and returns their common report.
   *
   * @param parts the number of parts, numbered from 1; the forms of all exist
   */
  static PartReport write(JobRun run, int parts) {
    WorkOrder order = run.order();
    OutputFolder folder = run.folder();
    List<Integer> numbers = IntStream.rangeClosed(1, parts).boxed().toList();
    Ranges ranges = new Ranges(parts, Math.min(parts, MAX_PARTITIONS));
    return run
        .session()
        .parallelize(numbers, parts)
        .flatMapToPair(part -> keyedPlaces(part, folder))
        .reduceByKey(Math::min, ranges.numPartitions())
        .mapToPair(first -> new Tuple2<>(first._2(), true))
        .repartitionAndSortWithinPartitions(ranges)
        .mapPartitionsWithIndex(
            (range, firsts) ->
                List.of(write(ranges, range, new Places(firsts), order, folder)).iterator(),
            true)
        .collect()
        .stream()
        .reduce(PartReport.empty(), PartReport::and);
  }

  private static long place(int part, long record) {
    return ((long) part << RECORD_BITS) + record;
  }

  /** Returns the keys of the forms of a part with their places, in the order of the file. */
  private static Iterator<Tuple2<Form.Key, Long>> keyedPlaces(int part, OutputFolder folder)
      throws IOException {
    DataInputStream forms = open(part, folder);
    AtomicLong record = new AtomicLong();
    Source<Form> source = () -> Form.read(forms);
    return source
        .inTask(forms)
        .map(form -> new Tuple2<>(form.key(), place(part, record.getAndIncrement())))
        .filter(placed -> placed._1().isPresent())
        .map(placed -> new Tuple2<>(placed._1().orElseThrow(), placed._2()))
        .iterator();
  }

  private static DataInputStream open(int part, OutputFolder folder) throws IOException {
    return new DataInputStream(new BufferedInputStream(folder.open(Stage.FORMS, part)));
  }

  private static PartReport write(
      Ranges ranges, int range, Places firsts, WorkOrder order, OutputFolder folder)
      throws IOException {
    ItemJob job = order.job(ItemJob.class);
    PartReport all = PartReport.empty();
    for (int part = ranges.firstPart(range); part < ranges.firstPart(range + 1); part++) {
      int number = part;
      all =
          all.and(
              folder.writeOnce(
                  job.stage(), part, files -> write(number, firsts, job, folder, files)));
    }
    return all;
  }

  private static PartReport write(
      int part, Places firsts, ItemJob job, OutputFolder folder, PartFiles files)
      throws IOException {
    long duplicates = 0;
    try (RecordFile out = RecordFile.open(job.table(), files);
        DataInputStream forms = open(part, folder)) {
      long place = place(part, 0);
      for (Optional<Form> form = Form.read(forms); form.isPresent(); form = Form.read(forms)) {
        if (form.get().key().isEmpty() || firsts.take(place)) {
          out.write(form.get().record());
        } else {
          duplicates++;
        }
        place++;
      }
    }
    Counts counts = new Counts();
    counts.add(BulkWork.DUPLICATES, duplicates);
    return folder
        .report(Stage.FORMS, part)
        .orElseThrow()
        .and(new PartReport(ExitCode.SOLVED, 0, counts));
  }

  /** Divides the parts into ranges of about equal length, by the part of a place. */
  private static final class Ranges extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int parts;
    private final int count;

    Ranges(int parts, int count) {
      this.parts = parts;
      this.count = count;
    }

    int firstPart(int range) {
      return 1 + (int) (((long) range * parts + count - 1) / count);
    }

    @Override
    public int numPartitions() {
      return count;
    }

    @Override
    public int getPartition(Object place) {
      long part = ((Long) place >>> RECORD_BITS) - 1;
      return (int) (part * count / parts);
    }
  }

  /** Places in ascending order, for one pass. */
  private static final class Places {
    private final Iterator<Tuple2<Long, Boolean>> rest;
    private long next;

    Places(Iterator<Tuple2<Long, Boolean>> rest) {
      this.rest = rest;
      advance();
    }

    private void advance() {
      next = rest.hasNext() ? rest.next()._1() : Long.MAX_VALUE;
    }

    /** Returns whether a place is among them. Calls must have ascending places. */
    boolean take(long place) {
      while (next < place) {
        advance();
      }
      return next == place;
    }
  }
}
