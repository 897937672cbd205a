package org.nonomino.explainer;

import java.util.List;

/**
 * A text of a reason, with what its phrases mean. Immutable.
 *
 * @param text the words
 * @param phrases in the order of the text; they do not overlap
 */
public record ReasonText(String text, List<Phrase> phrases) {
  /** Copies the list. */
  public ReasonText {
    phrases = List.copyOf(phrases);
  }
}
