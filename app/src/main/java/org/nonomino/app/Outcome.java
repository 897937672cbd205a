package org.nonomino.app;

import org.nonomino.core.text.MalformedTextException;

/** What becomes of one item of the input. */
sealed interface Outcome {
  /** A search looked at the puzzle. */
  record Answered(Answer answer) implements Outcome {}

  /** The text is no puzzle. */
  record Malformed(MalformedTextException problem) implements Outcome {}

  /** A file could not be read, or not to its end; the message says so to a person. */
  record Unreadable(String message) implements Outcome {}
}
