package org.nonomino.spark;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.spark.Partitioner;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.TaskCompletionListener;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;
import scala.Tuple2;

/**
 * Writes the parts of a job from their forms, each form once, where it comes first in the input.
 *
 * <p>One shuffle brings equal keys together, of which the least place is left; another one brings
 * the places that are left to the parts they are in, in their order. A task then reads the forms of
 * its parts and these places side by side: nothing grows with the number of puzzles, neither in a
 * task nor in the driver.
 */
final class FirstForms {
  /** A place: the number of the part, and in it that of the record, which takes so many bits. */
  private static final int RECORD_BITS = 32;

  /** More would only make more small files between the machines. */
  private static final int MOST_PARTITIONS = 512;

  private static final int BUFFER_SIZE = 1 << 16;

  private final JavaSparkContext session;
  private final OutputFolder folder;
  private final int parts;

  /**
   * @param parts how many parts there are, whose numbers begin with 1; the forms of all are there
   */
  FirstForms(JavaSparkContext session, OutputFolder folder, int parts) {
    this.session = session;
    this.folder = folder;
    this.parts = parts;
  }

  /** Writes all parts, and returns what they came to. */
  PartReport write() {
    OutputFolder source = folder;
    List<Integer> numbers = new ArrayList<>();
    for (int part = 1; part <= parts; part++) {
      numbers.add(part);
    }
    Ranges ranges = new Ranges(parts, Math.min(parts, MOST_PARTITIONS));
    JavaPairRDD<FormKey, Long> places =
        session.parallelize(numbers, parts).flatMapToPair(part -> new KeyedPlaces(part, source));
    return places
        .reduceByKey(Math::min, ranges.numPartitions())
        .mapToPair(first -> new Tuple2<>(first._2(), true))
        .repartitionAndSortWithinPartitions(ranges, new Ascending())
        .mapPartitionsWithIndex(
            (range, firsts) ->
                Collections.singleton(write(ranges, range, new Places(firsts), source)).iterator(),
            true)
        .collect()
        .stream()
        .reduce(PartReport.empty(), PartReport::and);
  }

  private static long place(int part, long record) {
    return ((long) part << RECORD_BITS) + record;
  }

  private static PartReport write(Ranges ranges, int range, Places firsts, OutputFolder folder)
      throws IOException {
    PartReport all = PartReport.empty();
    for (int part = ranges.firstPart(range); part < ranges.firstPart(range + 1); part++) {
      all = all.and(write(part, firsts, folder));
    }
    return all;
  }

  private static PartReport write(int part, Places firsts, OutputFolder folder) throws IOException {
    firsts.skipTo(place(part, 0));
    Optional<PartReport> done = folder.report(part);
    if (done.isPresent()) {
      return done.get();
    }
    PartReport made = folder.formsReport(part).orElseThrow();
    try (OutputFolder.PartFiles files = folder.open(part, TaskContext.get().taskAttemptId());
        FormFile.Reader forms = forms(part, folder)) {
      OutputStream out = new BufferedOutputStream(files.records(), BUFFER_SIZE);
      long duplicates = 0;
      long place = place(part, 0);
      for (Optional<FormFile.Form> form = forms.next(); form.isPresent(); form = forms.next()) {
        boolean isKeyed = form.get().key().isPresent();
        if (!isKeyed || firsts.take(place)) {
          out.write(form.get().text().getBytes(StandardCharsets.UTF_8));
        } else {
          duplicates++;
        }
        place += isKeyed ? 1 : 0;
      }
      out.flush();
      Counts counts = new Counts();
      counts.add(BulkWork.DUPLICATES, duplicates);
      PartReport report = made.and(new PartReport(ExitCode.SOLVED, 0, counts));
      files.commitRecords(report);
      return report;
    }
  }

  private static FormFile.Reader forms(int part, OutputFolder folder) throws IOException {
    return new FormFile.Reader(new BufferedInputStream(folder.readForms(part), BUFFER_SIZE));
  }

  /** Parts in ranges of about equal length, by the part of a place. */
  private static final class Ranges extends Partitioner {
    private static final long serialVersionUID = 1;

    private final int parts;
    private final int count;

    Ranges(int parts, int count) {
      this.parts = parts;
      this.count = count;
    }

    /** Returns the number of the first part of a range, from 1. */
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

    @Override
    public boolean equals(Object other) {
      return other instanceof Ranges ranges && ranges.parts == parts && ranges.count == count;
    }

    @Override
    public int hashCode() {
      return 31 * parts + count;
    }
  }

  /** The order of places. */
  private static final class Ascending implements Comparator<Long>, Serializable {
    private static final long serialVersionUID = 1;

    @Override
    public int compare(Long one, Long other) {
      return Long.compare(one, other);
    }
  }

  /** The keys of the forms of a part with their places, as they are read. */
  private static final class KeyedPlaces implements Iterator<Tuple2<FormKey, Long>> {
    private final FormFile.Reader forms;
    private long place;
    private Optional<FormKey> next = Optional.empty();

    KeyedPlaces(int part, OutputFolder folder) throws IOException {
      this.forms = forms(part, folder);
      this.place = place(part, 0);
      TaskCompletionListener closing = task -> close();
      TaskContext.get().addTaskCompletionListener(closing);
      advance();
    }

    private void close() {
      try {
        forms.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void advance() throws IOException {
      Optional<FormFile.Form> form = forms.next();
      while (form.isPresent() && form.get().key().isEmpty()) {
        form = forms.next();
      }
      next = form.flatMap(FormFile.Form::key);
    }

    @Override
    public boolean hasNext() {
      return next.isPresent();
    }

    @Override
    public Tuple2<FormKey, Long> next() {
      FormKey key = next.orElseThrow(NoSuchElementException::new);
      try {
        advance();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return new Tuple2<>(key, place++);
    }
  }

  /** Places in their order, taken one after the other. */
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

    /** Passes over all places before one. */
    void skipTo(long place) {
      while (next < place) {
        advance();
      }
    }

    /** Returns whether a place is among them; asked for no place before one asked for. */
    boolean take(long place) {
      skipTo(place);
      return next == place;
    }
  }
}
