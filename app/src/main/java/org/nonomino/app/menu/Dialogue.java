package org.nonomino.app.menu;

import java.util.Optional;
import java.util.function.Supplier;

/** Talks with whoever types: a person at a terminal, or a script. Belongs to one thread. */
interface Dialogue extends AutoCloseable {
  /**
   * Returns the line that is typed next; empty if the person calls the question off, or where the
   * input has ended, now or before.
   *
   * @param prompt what comes before the typed line
   */
  Optional<String> ask(String prompt);

  /** Returns whether nothing more will be typed. */
  boolean hasEnded();

  /**
   * Prints some lines.
   *
   * @param lines each with its end
   */
  void say(String lines);

  /** Runs some work; the thread is interrupted if the person calls it off. */
  <T> T work(Supplier<T> work);

  /** Leaves the input and the output as they were. */
  @Override
  void close();
}
