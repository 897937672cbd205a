package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Shows a person how far a long run is: one line of a terminal, drawn again and again on a thread
 * of its own. It appears when nothing else has for two seconds, or when it is asked to.
 */
public final class ProgressLine implements AutoCloseable {
  private static final int MILLIS_BETWEEN_DRAWINGS = 250;
  private static final long NANOS_BETWEEN_WORDS = 200_000_000;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** Below this rate, a whole number says too little. */
  private static final double SLOW = 10;

  private final Line line;
  private final Unit unit;
  private final ProgressBar bar;
  private final long start = System.nanoTime();
  private long latestWords = start - NANOS_BETWEEN_WORDS;

  /**
   * The unit of the progress.
   *
   * @param name the name after the numbers
   * @param size the number of bytes or items in one unit
   * @param things the plural of the items, whose number is also shown
   */
  public record Unit(String name, long size, String things) {
    private static final long MEGABYTE = 1_000_000;

    /** Below this many bytes, megabytes say too little. */
    private static final long SMALL = 10 * MEGABYTE;

    /** Returns the unit of a run that makes some things. */
    public static Unit of(String things) {
      return new Unit("", 1, things);
    }

    /** Returns the unit of a run over puzzles in files of so many bytes. */
    static Unit ofBytes(OptionalLong total) {
      return total.orElse(SMALL) < SMALL
          ? new Unit(" kB", 1000, "puzzles")
          : new Unit(" MB", MEGABYTE, "puzzles");
    }
  }

  private ProgressLine(Console console, Unit unit, OptionalLong total) {
    this.line = new Line(console.errorOutput(), console.errColumns());
    this.unit = unit;
    ProgressBarBuilder builder =
        new ProgressBarBuilder()
            .setInitialMax(total.orElse(-1))
            .setUnit(unit.name, unit.size)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(MILLIS_BETWEEN_DRAWINGS)
            .continuousUpdate()
            .setConsumer(line);
    this.bar = (total.isPresent() ? builder : builder.hideEta()).build();
  }

  /**
   * Returns a line if a person watches standard error.
   *
   * @param total how much there is to be done, in bytes or things as the unit says; where it is not
   *     known, no remaining time is shown
   */
  public static Optional<ProgressLine> ifWatched(Console console, Unit unit, OptionalLong total) {
    return console.errIsTerminal()
        ? Optional.of(new ProgressLine(console, unit, total))
        : Optional.empty();
  }

  /** Shows the line now and from now on, as results go elsewhere. */
  public void appear() {
    line.quiet = 0;
    bar.refresh();
  }

  /**
   * Updates the progress.
   *
   * @param done as much of the total
   * @param things this many of what is counted
   */
  public void advance(long done, long things) {
    long now = System.nanoTime();
    if (now - latestWords >= NANOS_BETWEEN_WORDS) {
      latestWords = now;
      double rate = things / Math.max(1e-3, (now - start) / 1e9);
      bar.stepTo(done);
      bar.setExtraMessage(
          String.format(
              Locale.ROOT,
              rate < SLOW ? "%,d %s, %,.1f/s" : "%,d %s, %,.0f/s",
              things,
              unit.things,
              rate));
    }
  }

  /** Takes the line away. */
  @Override
  public void close() {
    bar.close();
    line.close();
  }

  /** The line of the terminal; the library draws on its own thread. */
  private static final class Line implements ProgressBarConsumer {
    private final ErrorOutput err;
    private final int columns;
    private volatile long quiet = PATIENCE_NANOS;
    private volatile boolean closed;

    Line(ErrorOutput err, int columns) {
      this.err = err;
      this.columns = columns;
    }

    /**
     * Returns one less than the width, because some terminals begin a new line after the last
     * column.
     */
    @Override
    public int getMaxRenderedLength() {
      return columns - 1;
    }

    /** The library's thread may come late with one more drawing. */
    @Override
    public synchronized void accept(String drawn) {
      if (closed) {
        return;
      }
      try {
        err.draw(drawn.stripTrailing(), quiet);
      } catch (IOException e) {
        // The terminal is gone; the run goes on for whoever reads the results.
        closed = true;
      }
    }

    @Override
    public void clear() {
      try {
        err.erase();
      } catch (IOException e) {
        // As above.
        closed = true;
      }
    }

    @Override
    public synchronized void close() {
      clear();
      closed = true;
    }
  }
}
