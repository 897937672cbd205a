package org.nonomino.app.serve;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.Optional;

/**
 * Checks the health of a server on this machine, for containers without a program to do so. It is a
 * separate program, because it starts in a fraction of the time of the command line.
 */
public final class HealthCheck {
  private static final int MILLIS_TO_WAIT = 3000;

  private HealthCheck() {}

  /**
   * Exits with status 0 if the server is healthy, otherwise with status 1 and a message.
   *
   * @param args the port
   */
  public static void main(String[] args) {
    Optional<String> trouble = troubleOn(Integer.parseInt(args[0]));
    trouble.ifPresent(System.err::println);
    System.exit(trouble.isPresent() ? 1 : 0);
  }

  /** Returns a problem of the server on a port of this machine; empty if it is healthy. */
  static Optional<String> troubleOn(int port) {
    String address = "http://127.0.0.1:" + port + "/healthz";
    try {
      HttpURLConnection connection =
          (HttpURLConnection) URI.create(address).toURL().openConnection();
      connection.setConnectTimeout(MILLIS_TO_WAIT);
      connection.setReadTimeout(MILLIS_TO_WAIT);
      int status = connection.getResponseCode();
      return status == HttpURLConnection.HTTP_OK
          ? Optional.empty()
          : Optional.of("nonomino: " + address + " answered with status " + status + ".");
    } catch (IOException e) {
      return Optional.of("nonomino: " + address + " did not answer: " + e.getMessage() + ".");
    }
  }
}
