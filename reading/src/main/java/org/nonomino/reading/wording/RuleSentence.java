package org.nonomino.reading.wording;

import java.util.List;

/**
 * One sentence of the rules.
 *
 * @param text word for word
 * @param isUnderstood whether each of its words has its use
 * @param clues what it states; empty if it says nothing for a solver or is not understood
 */
public record RuleSentence(String text, boolean isUnderstood, List<Clue> clues) {
  /** Copies the clues. */
  public RuleSentence {
    clues = List.copyOf(clues);
  }
}
