package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.BufferUtil;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.TimeLimit;

/** Reads the body of a request as it arrives, without blocking a thread. */
final class BodyReader implements Runnable {
  /** A puzzle of size 36 with all marks needs a third of this size. */
  static final int MAX_BYTES = 256 * 1024;

  private final Exchange exchange;
  private final TimeLimit limit;
  private final Consumer<byte[]> onBody;
  private final ByteArrayOutputStream body = new ByteArrayOutputStream();

  /**
   * @param limit the deadline for the complete body; the idle timeout of the connection also
   *     applies
   * @param onBody receives the whole body
   */
  BodyReader(Exchange exchange, TimeLimit limit, Consumer<byte[]> onBody) {
    this.exchange = exchange;
    this.limit = limit;
    this.onBody = onBody;
  }

  /** Reads the available bytes, and is called again when there are more. */
  @Override
  public void run() {
    while (true) {
      Content.Chunk chunk = exchange.request().read();
      if (chunk == null) {
        exchange.request().demand(this);
        return;
      }
      boolean isBroken =
          Content.Chunk.isFailure(chunk) && !(chunk.getFailure() instanceof TimeoutException);
      // A body may arrive byte by byte, so that the connection is never idle.
      if (Content.Chunk.isFailure(chunk) || limit.rest().isZero()) {
        chunk.release();
        exchange.refuseUnread(isBroken ? broken() : slow());
        return;
      }
      body.writeBytes(BufferUtil.toArray(chunk.getByteBuffer()));
      boolean isLast = chunk.isLast();
      chunk.release();
      if (body.size() > MAX_BYTES) {
        exchange.refuseUnread(tooLarge());
        return;
      }
      if (isLast) {
        onBody.accept(body.toByteArray());
        return;
      }
    }
  }

  private static Problem slow() {
    return Problem.of(
        Problem.TIMEOUT,
        ProblemCode.SLOW_REQUEST.bare(),
        "The body of the request did not arrive in time. Send it again.");
  }

  private static Problem broken() {
    return Problem.of(
        Problem.BAD_REQUEST,
        ProblemCode.BAD_REQUEST.bare(),
        "The body of the request ends too early, or its chunks are malformed.");
  }

  static Problem tooLarge() {
    return Problem.of(
        Problem.TOO_LARGE,
        ProblemCode.REQUEST_TOO_LARGE.with("limit", MAX_BYTES),
        "The body has more than " + MAX_BYTES + " bytes, the limit. Send less.");
  }
}
