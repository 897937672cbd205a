package org.nonomino.bulk.io;

import java.util.function.BiFunction;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;

/**
 * What becomes of one item of the input.
 *
 * @param <A> what is found out about a puzzle
 */
public sealed interface Outcome<A> {
  /** The puzzle was processed. */
  record Answered<A>(A answer) implements Outcome<A> {}

  /** The text is not a puzzle. */
  record Malformed<A>(MalformedTextException problem) implements Outcome<A> {}

  /** A file could not be read, or not to its end; the message says so to a person. */
  record Unreadable<A>(String message) implements Outcome<A> {}

  /** Parses an item and, if it is a puzzle, processes it. */
  static <A> Outcome<A> of(InputItem item, BiFunction<PuzzleText, PuzzleEntry, A> look) {
    if (item instanceof InputItem.Unreadable unreadable) {
      return new Unreadable<>(unreadable.message());
    }
    PuzzleText text = ((InputItem.Text) item).text();
    PuzzleEntry entry;
    try {
      entry = text.parse();
    } catch (MalformedTextException e) {
      return new Malformed<>(e);
    }
    return new Answered<>(look.apply(text, entry));
  }
}
