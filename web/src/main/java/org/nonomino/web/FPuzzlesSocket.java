package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.OutgoingEntry;

/** The WebSocket of a window of f-puzzles. Only text messages of limited length are accepted. */
final class FPuzzlesSocket implements FrameHandler {
  private final Function<Consumer<String>, FPuzzlesWindow> opener;
  private final Runnable onClosed;

  /** The beginning of a message that has not arrived completely. */
  private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

  private CoreSession session;
  private FPuzzlesWindow window;

  /**
   * @param opener creates a window that sends its answers to the given receiver
   * @param onClosed is run once, after the connection has ended
   */
  @SuppressWarnings("NullAway.Init") // Set by onOpen, which comes first.
  FPuzzlesSocket(Function<Consumer<String>, FPuzzlesWindow> opener, Runnable onClosed) {
    this.opener = opener;
    this.onClosed = onClosed;
  }

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = opened;
    window = opener.apply(this::send);
    callback.succeeded();
    session.demand();
  }

  private void send(String text) {
    send(new Frame(OpCode.TEXT, text));
  }

  private void send(Frame frame) {
    session.sendFrame(new OutgoingEntry.Builder(frame, Callback.NOOP).build());
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> addText(frame, callback);
      case OpCode.BINARY -> end(CloseStatus.BAD_DATA, "only text messages", callback);
      case OpCode.PING -> {
        ByteBuffer payload = BufferUtil.copy(frame.getPayload());
        send(new Frame(OpCode.PONG, payload == null ? BufferUtil.EMPTY_BUFFER : payload));
        proceed(callback);
      }
      case OpCode.CLOSE -> callback.succeeded();
      default -> proceed(callback);
    }
  }

  private void proceed(Callback callback) {
    callback.succeeded();
    session.demand();
  }

  private void addText(Frame frame, Callback callback) {
    byte[] bytes = frame.hasPayload() ? BufferUtil.toArray(frame.getPayload()) : new byte[0];
    if (begun.size() + bytes.length > FPuzzlesMessage.MAX_BYTES) {
      end(CloseStatus.MESSAGE_TOO_LARGE, "the limit is " + FPuzzlesMessage.MAX_BYTES, callback);
      return;
    }
    begun.writeBytes(bytes);
    if (frame.isFin()) {
      String message = begun.toString(StandardCharsets.UTF_8);
      begun.reset();
      window.receive(message);
    }
    proceed(callback);
  }

  private void end(int status, String reason, Callback callback) {
    begun.reset();
    callback.succeeded();
    session.close(status, reason, Callback.NOOP);
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    // The connection broke, or its frames are malformed. Jetty closes it.
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    window.close();
    onClosed.run();
    callback.succeeded();
  }
}
