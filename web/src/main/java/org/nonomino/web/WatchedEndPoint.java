package org.nonomino.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A connection that reports whether the other side has ended it while its request is at work. Jetty
 * reads nothing between a request and its answer, so it does not see that by itself.
 */
final class WatchedEndPoint extends SocketChannelEndPoint {
  /*
   * The only way to see the end of a stream is to read it. Where there is a byte instead, which is the beginning of a
   * request sent ahead, it is kept, and comes first when Jetty reads on.
   */
  private final ByteBuffer ahead = BufferUtil.allocate(1);

  WatchedEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  /**
   * Returns whether the client has left, or at least sends no more. Must be called only between the
   * end of a request and the beginning of its answer.
   */
  synchronized boolean hasEnded() {
    if (BufferUtil.hasContent(ahead)) {
      return false;
    }
    try {
      return !isOpen() || super.fill(ahead) < 0;
    } catch (IOException e) {
      // Reset by the other side.
      return true;
    }
  }

  @Override
  public synchronized int fill(ByteBuffer buffer) throws IOException {
    int kept = BufferUtil.append(buffer, ahead);
    if (kept == 0) {
      return super.fill(buffer);
    }
    return kept + Math.max(0, super.fill(buffer));
  }

  @Override
  public void fillInterested(Callback callback) {
    if (hasAhead()) {
      callback.succeeded();
    } else {
      super.fillInterested(callback);
    }
  }

  private synchronized boolean hasAhead() {
    return BufferUtil.hasContent(ahead);
  }
}
