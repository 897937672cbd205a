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
 * Shows the progress of a long run in one line of a terminal, redrawn by a separate thread. The
 * line appears after two seconds without other output, or on request.
 */
public final class ProgressLine implements AutoCloseable {
  private static final int MILLIS_BETWEEN_DRAWINGS = 250;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** The rate below which a decimal is shown. */
  private static final double SLOW = 10;

  private final Line line;
  private final Unit unit;
  private final ProgressBar bar;
  private final long start = System.nanoTime();
  private volatile long things;

  /**
   * The unit of the progress.
   *
   * @param name the name after the numbers
   * @param size the number of bytes or items in one unit
   * @param things the plural of the items, whose number is also shown
   */
  public record Unit(String name, long size, String things) {
    private static final long MEGABYTE = 1_000_000;

    /** The number of bytes below which kilobytes are shown. */
    private static final long SMALL = 10 * MEGABYTE;

    /** Returns the unit of a run that generates some things. */
    public static Unit of(String things) {
      return new Unit("", 1, things);
    }

    /** Returns the unit of a run over puzzles in files with this total size. */
    static Unit ofBytes(OptionalLong total) {
      return total.orElse(SMALL) < SMALL
          ? new Unit(" kB", 1000, "puzzles")
          : new Unit(" MB", MEGABYTE, "puzzles");
    }
  }

  private ProgressLine(Console console, String task, Unit unit, OptionalLong total) {
    this.line = new Line(console.errorOutput(), console.errColumns());
    this.unit = unit;
    ProgressBarBuilder builder =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total.orElse(-1))
            .setUnit(unit.name, unit.size)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(MILLIS_BETWEEN_DRAWINGS)
            .continuousUpdate()
            .setConsumer(line);
    this.bar = (total.isPresent() ? builder : builder.hideEta()).build();
    line.afterDrawing = this::count;
  }

  /**
   * Returns a line if standard error is a terminal.
   *
   * @param total the total amount of work, in the bytes or things of the unit; if it is unknown, no
   *     remaining time is shown
   */
  public static Optional<ProgressLine> ifWatched(Console console, Unit unit, OptionalLong total) {
    return ifWatched(console, "", unit, total);
  }

  /**
   * Returns a line for one phase of a run if standard error is a terminal.
   *
   * @param task the name of the phase, in front of the bar
   * @param total as in the other method
   */
  public static Optional<ProgressLine> ifWatched(
      Console console, String task, Unit unit, OptionalLong total) {
    return console.errIsTerminal()
        ? Optional.of(new ProgressLine(console, task, unit, total))
        : Optional.empty();
  }

  /** Shows the line immediately, for runs whose results go elsewhere. */
  public void appear() {
    line.quiet = 0;
    count();
    bar.refresh();
  }

  /**
   * Updates the progress.
   *
   * @param done the finished part of the total
   * @param things the number of counted things
   */
  public void advance(long done, long things) {
    this.things = things;
    bar.stepTo(done);
  }

  /** Writes the number of things and their rate, for the next drawing. */
  private void count() {
    double rate = things / Math.max(1e-3, (System.nanoTime() - start) / 1e9);
    bar.setExtraMessage(
        String.format(
            Locale.ROOT,
            rate < SLOW ? "%,d %s, %,.1f/s" : "%,d %s, %,.0f/s",
            things,
            unit.things,
            rate));
  }

  /** Removes the line. */
  @Override
  public void close() {
    bar.close();
    line.close();
  }

  /** The line of the terminal. The library draws on its own thread. */
  private static final class Line implements ProgressBarConsumer {
    private final ErrorOutput err;
    private final int columns;
    private volatile long quiet = PATIENCE_NANOS;
    private volatile Runnable afterDrawing = () -> {};
    private volatile boolean closed;

    Line(ErrorOutput err, int columns) {
      this.err = err;
      this.columns = columns;
    }

    /**
     * Leaves the last column free, because some terminals begin a new line after the last column.
     */
    @Override
    public int getMaxRenderedLength() {
      return columns - 1;
    }

    /** Ignores a late drawing by the library's thread after the end. */
    @Override
    public synchronized void accept(String drawn) {
      if (closed) {
        return;
      }
      try {
        err.draw(drawn.stripTrailing(), quiet);
        afterDrawing.run();
      } catch (IOException e) {
        // The terminal is gone, but the results may still have a reader, so the run continues.
        closed = true;
      }
    }

    @Override
    public void clear() {
      try {
        err.erase();
      } catch (IOException e) {
        // The terminal is gone, as in accept.
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
