package org.nonomino.explainer;

import java.util.List;

/**
 * A part of a reason, with the meaning of its phrases. Immutable.
 *
 * @param text the words
 * @param phrases in the order of the words, without overlaps
 */
public record ReasonText(String text, List<Phrase> phrases) {
  /** Copies the list. */
  public ReasonText {
    phrases = List.copyOf(phrases);
  }
}
