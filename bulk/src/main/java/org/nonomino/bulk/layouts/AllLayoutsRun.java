package org.nonomino.bulk.layouts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OrderedPipeline;
import org.nonomino.bulk.io.ProgressLine;
import org.nonomino.bulk.io.RecordOutput;
import org.nonomino.bulk.io.TimeBound;
import org.nonomino.generator.LayoutEnumeration;

/** One run of {@code layouts all} on the threads of this machine. Belongs to one thread. */
public final class AllLayoutsRun {
  private final Console console;
  private final AllLayoutsWork work;
  private final long max;
  private final Effort effort;

  /**
   * @param max the maximum number of layouts to write
   * @param effort the threads and the time of the run
   */
  public AllLayoutsRun(Console console, AllLayoutsWork work, long max, Effort effort) {
    this.console = console;
    this.work = work;
    this.max = max;
    this.effort = effort;
  }

  /**
   * Writes the layouts, then the summary.
   *
   * @param outIsTerminal whether they go to a terminal
   * @return the worst exit code
   * @throws IOException if the output cannot be written
   * @throws InterruptedException if this thread is interrupted; layouts found by then are written
   */
  public ExitCode run(RecordOutput out, boolean outIsTerminal)
      throws IOException, InterruptedException {
    out.write(work.header());
    Counts counts = new Counts();
    boolean isComplete;
    try (TimeBound bound = effort.begin()) {
      isComplete = bound.<IOException>completes(() -> send(out, outIsTerminal, counts));
    }
    out.write(work.footer(counts));
    out.flush();
    console.err().write(work.summary(counts).getBytes(StandardCharsets.UTF_8));
    console.err().flush();
    if (!isComplete) {
      console.remark(Effort.ENDED);
      return work.exitCode(counts).worse(ExitCode.LIMIT);
    }
    return work.exitCode(counts);
  }

  private void send(RecordOutput out, boolean outIsTerminal, Counts counts)
      throws IOException, InterruptedException {
    try (Taker taker = new Taker(out, outIsTerminal, counts)) {
      new OrderedPipeline<LayoutEnumeration, Part>(effort.threads(), () -> this::part)
          .run(OrderedPipeline.Source.of(work.smallParts()), taker);
    } finally {
      out.flush();
    }
  }

  private Part part(LayoutEnumeration layouts) {
    List<String> records = new ArrayList<>();
    return new Part(work.run(layouts, max, records::add), records);
  }

  private record Part(Counts counts, List<String> records) {}

  /** Writes the results of the parts. */
  private final class Taker implements OrderedPipeline.Sink<Part>, AutoCloseable {
    private final RecordOutput out;
    private final Counts counts;
    private long missing = max;
    private final Optional<ProgressLine> progress;

    Taker(RecordOutput out, boolean outIsTerminal, Counts counts) {
      this.out = out;
      this.counts = counts;
      this.progress = ProgressLine.ifWatched(console, ProgressLine.Unit.of("layouts"), total());
      if (!outIsTerminal) {
        progress.ifPresent(ProgressLine::appear);
      }
    }

    private OptionalLong total() {
      OptionalLong number = work.number();
      return number.isPresent() ? OptionalLong.of(Math.min(max, number.getAsLong())) : number;
    }

    @Override
    public void accept(Part part) throws IOException {
      for (String record : part.records) {
        if (missing > 0) {
          out.write(record);
          missing--;
        }
      }
      counts.add(part.counts);
      if (progress.isPresent()) {
        long done = work.written(counts);
        progress.get().advance(done, done);
      }
    }

    @Override
    public boolean wantsMore() {
      return missing > 0;
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
