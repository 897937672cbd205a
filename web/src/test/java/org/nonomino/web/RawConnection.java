package org.nonomino.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection for bytes that no HTTP library would send. */
final class RawConnection implements AutoCloseable {
  private static final int MILLIS_TO_WAIT = 20_000;

  private final Socket socket;

  RawConnection(int port) {
    try {
      socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setSoTimeout(MILLIS_TO_WAIT);
      socket.setTcpNoDelay(true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The bytes received until the server closed the connection.
   *
   * @param status the status of the first answer; 0 if none was received
   */
  record Reply(int status, String text) {
    static Reply of(String text) {
      return new Reply(
          text.startsWith("HTTP/1.") ? Integer.parseInt(text.substring(9, 12)) : 0, text);
    }
  }

  static Reply ask(int port, String request) {
    try (RawConnection connection = new RawConnection(port)) {
      connection.send(request);
      return connection.reply();
    }
  }

  /** Sends bytes, unless the server has already closed the connection. */
  boolean send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Closes the sending side; answers can still be read. */
  void endSending() {
    try {
      socket.shutdownOutput();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Reply reply() {
    StringBuilder text = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[8192];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        text.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
      }
    } catch (IOException e) {
      // After a reset, only the bytes received so far are available.
      return Reply.of(text.toString());
    }
    return Reply.of(text.toString());
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
