package org.nonomino.bulk.io;

import org.nonomino.text.PuzzleText;

/** One item of the input, in its order. */
public sealed interface InputItem {
  /** The text of a puzzle. */
  record Text(PuzzleText text) implements InputItem {}

  /** A file that cannot be read at all, or not to its end, with the message for the user. */
  record Unreadable(String message) implements InputItem {}
}
