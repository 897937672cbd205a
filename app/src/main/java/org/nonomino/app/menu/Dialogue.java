package org.nonomino.app.menu;

import java.util.Optional;
import java.util.function.Supplier;

/** A dialogue with a user at a terminal, or with a script. Belongs to one thread. */
interface Dialogue extends AutoCloseable {
  /**
   * Returns the next typed line; empty if the user cancels the question, or if the input has ended.
   *
   * @param prompt the text before the typed line
   */
  Optional<String> ask(String prompt);

  /** Returns whether the input has ended. */
  boolean hasEnded();

  /**
   * Prints some lines.
   *
   * @param lines the lines, each with its line end
   */
  void say(String lines);

  /** Runs some work and interrupts the thread if the user cancels it. */
  <T> T work(Supplier<T> work);

  /** Restores the input and the output. */
  @Override
  void close();
}
