package org.nonomino.web;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.nonomino.render.Drawing;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.json.Problem;

/**
 * The memory that all pictures together may use while they are drawn. A picture that finds too
 * little free memory waits for a moment. Thread-safe.
 */
final class PictureMemory {
  private static final Duration MAX_PATIENCE = Duration.ofSeconds(2);
  private static final String OF_PIXELS = "image/png";
  private static final long BYTES_OF_PIXEL = 4;

  /** The estimated memory for a shape, including several copies and its output. */
  private static final long BYTES_OF_SHAPE = 256;

  private static final int UNIT = 1024;

  private final int units;
  private final Semaphore free;

  /**
   * @param bytes 1 or more
   */
  PictureMemory(long bytes) {
    this.units = units(bytes);
    // Fair, because large pictures would otherwise always be overtaken by small ones.
    this.free = new Semaphore(units, true);
  }

  /** Returns three quarters of the maximum memory of Java. */
  static PictureMemory ofHeap() {
    return new PictureMemory(Runtime.getRuntime().maxMemory() / 4 * 3);
  }

  private static int units(long bytes) {
    return (int) Math.min(Integer.MAX_VALUE, (bytes + UNIT - 1) / UNIT);
  }

  /** The reason why a picture is not drawn. */
  static final class ShortageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    ShortageException(Problem problem) {
      super(problem.detail());
      this.problem = problem;
    }

    Problem problem() {
      return problem;
    }
  }

  /**
   * Returns a format that draws once there is memory for it. Its writer throws a {@link
   * ShortageException} if a picture needs more memory than there is, or if other pictures use it.
   */
  DrawingFormat bound(DrawingFormat format) {
    boolean hasPixels = format.mediaType().equals(OF_PIXELS);
    return new DrawingFormat(
        format.name(),
        format.mediaType(),
        (drawing, out) ->
            draw(need(drawing, hasPixels), () -> format.writer().write(drawing, out)));
  }

  private static long need(Drawing drawing, boolean hasPixels) {
    long pixels =
        hasPixels ? (long) Math.ceil(drawing.width()) * (long) Math.ceil(drawing.height()) : 0;
    return pixels * BYTES_OF_PIXEL + drawing.shapes().size() * BYTES_OF_SHAPE;
  }

  /** Draws a picture. */
  @FunctionalInterface
  interface Work {
    void run() throws IOException;
  }

  /**
   * Does some work once this amount of memory is free.
   *
   * @throws ShortageException if there is too little
   */
  void draw(long bytes, Work work) throws IOException {
    int wanted = units(bytes);
    if (wanted > units) {
      throw new ShortageException(
          Problem.ofField(
              "width",
              ProblemCode.PICTURE_TOO_LARGE.bare(),
              "This picture takes %d kB of memory, and the server has %d kB for pictures. Ask for a"
                      .formatted(wanted, units)
                  + " smaller width."));
    }
    if (!acquire(wanted)) {
      throw new ShortageException(
          Problem.of(
              Problem.UNAVAILABLE,
              ProblemCode.OUT_OF_MEMORY.bare(),
              "The server has no memory left for this picture while it draws others. Try again in a"
                  + " moment, or ask for a smaller width."));
    }
    try {
      work.run();
    } finally {
      free.release(wanted);
    }
  }

  private boolean acquire(int wanted) {
    try {
      return free.tryAcquire(wanted, MAX_PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
