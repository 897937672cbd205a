package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.eclipse.jetty.io.Content;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.TimeLimit;

/** Reads the body of a request as it comes in, without a thread that waits for it. */
final class BodyReader implements Runnable {
  /** A puzzle of size 36 with all marks has a third of that. */
  static final int MOST_BYTES = 256 * 1024;

  private final Exchange exchange;
  private final TimeLimit limit;
  private final Taker taker;
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();

  /**
   * @param limit when the body must be there; the idle timeout of the connection also holds
   */
  BodyReader(Exchange exchange, TimeLimit limit, Taker taker) {
    this.exchange = exchange;
    this.limit = limit;
    this.taker = taker;
  }

  /** Goes on with a body. */
  @FunctionalInterface
  interface Taker {
    /** Takes all of it. */
    void accept(byte[] body);
  }

  /** Reads what is there, and is called again when there is more. */
  @Override
  public void run() {
    while (true) {
      Content.Chunk chunk = exchange.request().read();
      if (chunk == null) {
        exchange.request().demand(this);
        return;
      }
      // A body may come byte by byte, so that the connection is never idle.
      if (Content.Chunk.isFailure(chunk) || limit.rest().isZero()) {
        chunk.release();
        exchange.refuseUnread(
            Problem.of(
                Problem.TIMEOUT,
                ProblemCode.SLOW_REQUEST.bare(),
                "The body of the request did not arrive in time. Send it again."));
        return;
      }
      add(chunk.getByteBuffer());
      boolean isLast = chunk.isLast();
      chunk.release();
      if (body.size() > MOST_BYTES) {
        exchange.refuseUnread(tooLarge());
        return;
      }
      if (isLast) {
        taker.accept(body.toByteArray());
        return;
      }
    }
  }

  private void add(ByteBuffer part) {
    byte[] bytes = new byte[part.remaining()];
    part.get(bytes);
    body.writeBytes(bytes);
  }

  static Problem tooLarge() {
    return Problem.of(
        Problem.TOO_LARGE,
        ProblemCode.REQUEST_TOO_LARGE.with("limit", MOST_BYTES),
        "The body has more than " + MOST_BYTES + " bytes, the limit. Send less.");
  }
}
