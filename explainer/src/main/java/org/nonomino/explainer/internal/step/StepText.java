package org.nonomino.explainer.internal.step;

import java.util.List;

/**
 * The explanation of a step in words, short and long, with the meaning of its phrases. Immutable.
 *
 * @param pattern the pattern of the step in the short notation of solvers: {@code 2,5 in
 *     r1c1,r6c1}; without the conclusions
 * @param sentence one or two sentences with the conclusions, for a person familiar with the
 *     technique
 * @param full paragraphs for a person new to the technique, with a numbered paragraph for each link
 *     of a chain
 */
public record StepText(Words pattern, Words sentence, List<Words> full) {
  public StepText {
    full = List.copyOf(full);
  }

  /** Returns an explanation with one paragraph. */
  public static StepText of(Words pattern, Words sentence, Words full) {
    return new StepText(pattern, sentence, List.of(full));
  }
}
