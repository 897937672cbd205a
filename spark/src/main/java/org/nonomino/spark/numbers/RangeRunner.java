package org.nonomino.spark.numbers;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.function.Function;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.Numbered;
import org.nonomino.bulk.NumberedWork;
import org.nonomino.spark.output.OutputFolder;
import org.nonomino.spark.output.OutputFolder.Stage;
import org.nonomino.spark.output.PartFiles;

/** Generates the results of a range, on the thread of its task. */
final class RangeRunner {
  private static final int BUFFER_SIZE = 1 << 16;

  private RangeRunner() {}

  /**
   * The records of a part that are kept, at least one.
   *
   * @param isWhole whether all are kept
   * @param places those of the kept records in the part, from 0
   */
  record Kept(int part, boolean isWhole, BitSet places) implements Serializable {}

  /**
   * Generates the records of a range, unless they exist already, and holds them until it is decided
   * which of them are kept. After a failure that ends the run, no further records are generated,
   * neither here nor in later ranges.
   */
  static <T> void make(
      NumberRounds.Range range, long seed, NumberedWork<T> work, OutputFolder folder)
      throws IOException {
    int part = range.part();
    if (folder.hasReport(Stage.HELD, part) || folder.isOverBefore(part)) {
      return;
    }
    Function<Long, Numbered<T>> maker = work.newMaker(seed);
    ItemOutcomes outcomes = new ItemOutcomes();
    boolean isOver = false;
    try (PartFiles files = folder.begin(Stage.HELD, part)) {
      try (OutputStream records = files.create()) {
        for (long k = range.from(); k < range.to() && !isOver; k++) {
          Numbered<T> made = maker.apply(k);
          if (Thread.currentThread().isInterrupted()) {
            // Spark ended the task. Another attempt repeats the range.
            throw new InterruptedIOException("the task was ended");
          }
          String text = made.thing().isPresent() ? work.take(made.thing().get()) : "";
          byte[] record = text.getBytes(StandardCharsets.UTF_8);
          records.write(record);
          outcomes.add(new ItemOutcomes.Entry(made.outcome(), record.length));
          isOver = made.outcome() instanceof ItemOutcome.Failed failed && failed.isOver();
        }
      }
      folder.end(Stage.HELD, part, files, outcomes.toBytes());
    }
    if (isOver) {
      folder.endAfter(part);
    }
  }

  /** Completes a part whose records are decided on, unless it is complete already. */
  static void publish(Kept kept, OutputFolder folder) throws IOException {
    int part = kept.part;
    if (!folder.has(Stage.HELD, part)) {
      if (!folder.has(Stage.RECORDS, part)) {
        throw new IOException("part " + part + " is missing");
      }
    } else if (kept.isWhole) {
      folder.move(part, Stage.HELD, Stage.RECORDS);
    } else {
      try (PartFiles files = folder.begin(Stage.RECORDS, part)) {
        copy(kept, folder, files);
        files.publish();
      }
      folder.drop(Stage.HELD, part);
    }
  }

  private static void copy(Kept kept, OutputFolder folder, PartFiles files) throws IOException {
    try (InputStream held =
            new BufferedInputStream(folder.open(Stage.HELD, kept.part), BUFFER_SIZE);
        OutputStream out = files.create()) {
      int place = 0;
      for (ItemOutcomes.Entry entry : ItemOutcomes.read(folder.openReport(Stage.HELD, kept.part))) {
        byte[] record = held.readNBytes(entry.length());
        if (kept.places.get(place)) {
          out.write(record);
        }
        place++;
      }
    }
  }
}
