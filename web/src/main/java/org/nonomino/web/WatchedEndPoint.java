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
 * A connection that reports whether the client has closed it while a request is being processed.
 * Jetty reads nothing between a request and its answer, so it does not notice this by itself.
 */
final class WatchedEndPoint extends SocketChannelEndPoint {
  /*
   * The end of a stream can only be detected by reading. If this reads a byte instead, the start of a
   * pipelined request, the byte is kept and passed to Jetty first when it reads on.
   */
  private final ByteBuffer ahead = BufferUtil.allocate(1);

  WatchedEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
  }

  /**
   * Returns whether the client has disconnected, or at least has ended its sending. Must be called
   * only between the end of a request and the beginning of its answer.
   */
  synchronized boolean hasEnded() {
    if (BufferUtil.hasContent(ahead)) {
      return false;
    }
    try {
      return !isOpen() || super.fill(ahead) < 0;
    } catch (IOException e) {
      // The client has reset the connection.
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
