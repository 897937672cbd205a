package org.nonomino.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A run of the whole program inside the test's process, with the real modules.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Run(int status, String out, String err) {
  /** Runs with an empty standard input. */
  static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    return on(input, false, true, args);
  }

  /** Runs as if a person read the output. */
  static Run onTerminal(boolean wantsColour, String... args) {
    return on("", true, wantsColour, args);
  }

  private static Run on(String input, boolean outIsTerminal, boolean wantsColour, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            false,
            outIsTerminal,
            wantsColour);
    int status = Main.run(console, args);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
