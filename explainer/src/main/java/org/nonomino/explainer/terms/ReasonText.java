package org.nonomino.explainer.terms;

import java.util.List;

/**
 * A part of a reason, with the meaning of its phrases. Immutable.
 *
 * @param text the words
 * @param phrases in the order of the words, without overlaps
 * @param mark the letters and the number of a part of a step, with which the words begin: {@code c}
 *     for a part, {@code c2} for a part of it; empty for other texts
 * @param depth 1 for a paragraph about a part of a step, 2 about a part of such a part; 0 for
 *     others
 */
public record ReasonText(String text, List<Phrase> phrases, String mark, int depth) {
  /** Copies the list. */
  public ReasonText {
    phrases = List.copyOf(phrases);
  }

  /** Creates text that is not about a part of a step. */
  public ReasonText(String text, List<Phrase> phrases) {
    this(text, phrases, "", 0);
  }
}
