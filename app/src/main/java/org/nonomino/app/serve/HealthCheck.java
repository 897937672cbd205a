package org.nonomino.app.serve;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.Optional;

/**
 * Asks a server on this machine whether it is well, for containers that have no program to do so: a
 * program of its own, since it starts in a fraction of the time that the command line takes.
 */
public final class HealthCheck {
  private static final int MILLIS_TO_WAIT = 3000;

  private HealthCheck() {}

  /**
   * Ends with status 0 if the server is well, else with a sentence and 1.
   *
   * @param args the port
   */
  public static void main(String[] args) {
    Optional<String> trouble = troubleOn(Integer.parseInt(args[0]));
    trouble.ifPresent(System.err::println);
    System.exit(trouble.isPresent() ? 1 : 0);
  }

  /** Returns what is wrong with the server on a port of this machine, or nothing if it is well. */
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
