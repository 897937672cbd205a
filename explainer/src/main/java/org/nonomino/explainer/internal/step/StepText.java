package org.nonomino.explainer.internal.step;

import java.util.List;

/**
 * The reason of a step in words, shorter and longer, with the meaning of its phrases. Immutable.
 *
 * @param pattern what the step is seen by, in the short notation of solvers: {@code 2,5 in
 *     r1c1,r6c1}; without what follows
 * @param sentence one or two sentences for those who know the technique, with what follows
 * @param full paragraphs for those who do not; the links of a chain have one each, numbered
 */
public record StepText(Words pattern, Words sentence, List<Words> full) {
  public StepText {
    full = List.copyOf(full);
  }

  /** Returns a text with one paragraph. */
  public static StepText of(Words pattern, Words sentence, Words full) {
    return new StepText(pattern, sentence, List.of(full));
  }
}
