package org.nonomino.bulk.io;

import org.nonomino.text.PuzzleText;

/** One item of the input, in its order. */
public sealed interface InputItem {
  /** The text of a puzzle. */
  record Text(PuzzleText text) implements InputItem {}

  /** A file that cannot be read, or not to its end; the message says so to a person. */
  record Unreadable(String message) implements InputItem {}
}
