package org.nonomino.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.nonomino.bulk.io.Console;

/**
 * A run of the whole program inside the test's process, with the real modules.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
public record Run(int status, String out, String err) {
  /** Runs with an empty standard input. */
  public static Run of(String... args) {
    return withInput("", args);
  }

  public static Run withInput(String input, String... args) {
    return withInput(input.getBytes(StandardCharsets.UTF_8), args);
  }

  public static Run withInput(byte[] input, String... args) {
    return on(input, false, false, false, true, args);
  }

  /** Runs as if standard error is a terminal and standard output is a file. */
  public static Run watched(String... args) {
    return on(new byte[0], true, false, true, true, args);
  }

  /** Runs as if standard output is a terminal. */
  public static Run onTerminal(boolean wantsColour, String... args) {
    return on(new byte[0], false, true, true, wantsColour, args);
  }

  private static Run on(
      byte[] input,
      boolean inIsTerminal,
      boolean outIsTerminal,
      boolean errIsTerminal,
      boolean wantsColour,
      String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input),
            out,
            err,
            inIsTerminal,
            outIsTerminal,
            errIsTerminal,
            Console.USUAL_COLUMNS,
            wantsColour);
    int status = Main.run(console, args);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
