package org.nonomino.bulk.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows the progress of a long run: one line of a terminal, redrawn on a separate thread. */
public final class ProgressLine implements AutoCloseable {
  private static final int MILLIS_BETWEEN_DRAWINGS = 250;
  private static final long NANOS_BETWEEN_WORDS = 200_000_000;
  private static final String ERASE = "\r\u001B[K";

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
    static final Unit MEGABYTES = new Unit(" MB", 1_000_000, "puzzles");
    public static final Unit PUZZLES = new Unit("", 1, "puzzles");
    public static final Unit LAYOUTS = new Unit("", 1, "layouts");
  }

  /**
   * Draws the line for the first time.
   *
   * @param total the size of the whole, in bytes or puzzles according to the unit; if it is
   *     unknown, no remaining time is shown
   */
  public ProgressLine(Console console, Unit unit, OptionalLong total) {
    this.line = new Line(console.err(), console.errColumns());
    this.unit = unit;
    ProgressBarBuilder builder =
        new ProgressBarBuilder()
            .setInitialMax(total.orElse(-1))
            .setUnit(unit.name, unit.size)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(MILLIS_BETWEEN_DRAWINGS)
            .setConsumer(line);
    this.bar = (total.isPresent() ? builder : builder.hideEta()).build();
  }

  /**
   * Returns the line if standard error alone is a terminal, because results would otherwise mix
   * with it.
   *
   * @param total as for the constructor
   */
  public static Optional<ProgressLine> ifWatched(Console console, Unit unit, OptionalLong total) {
    return console.errIsTerminal() && !console.outIsTerminal()
        ? Optional.of(new ProgressLine(console, unit, total))
        : Optional.empty();
  }

  /**
   * Updates the progress.
   *
   * @param done the finished part of the total
   * @param puzzles the finished number of puzzles
   */
  public void advance(long done, long puzzles) {
    long now = System.nanoTime();
    if (now - latestWords >= NANOS_BETWEEN_WORDS) {
      latestWords = now;
      double seconds = Math.max(1e-3, (now - start) / 1e9);
      bar.stepTo(done);
      bar.setExtraMessage(
          String.format(Locale.ROOT, "%,d %s, %,.0f/s", puzzles, unit.things, puzzles / seconds));
    }
  }

  /** Writes to standard error without mixing with the line. The line then continues below. */
  public void tell(String message) throws IOException {
    line.tell(PrintedText.lines(message));
  }

  /** Removes the line. */
  @Override
  public void close() {
    bar.close();
    line.close();
  }

  /** The line of the terminal; the library draws on its own thread. */
  private static final class Line implements ProgressBarConsumer {
    private final OutputStream err;
    private final int columns;
    private boolean closed;

    Line(OutputStream err, int columns) {
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

    @Override
    public void accept(String drawn) {
      writeQuietly(ERASE + drawn.stripTrailing());
    }

    synchronized void tell(String message) throws IOException {
      err.write((ERASE + message).getBytes(StandardCharsets.UTF_8));
      err.flush();
    }

    @Override
    public void clear() {
      writeQuietly(ERASE);
    }

    /** Ignores further drawings, because the library's thread may still send one. */
    @Override
    public synchronized void close() {
      clear();
      closed = true;
    }

    private synchronized void writeQuietly(String text) {
      if (closed) {
        return;
      }
      try {
        err.write(text.getBytes(StandardCharsets.UTF_8));
        err.flush();
      } catch (IOException e) {
        // The terminal is gone. The run continues for the reader of the results.
        return;
      }
    }
  }
}
