package org.nonomino.explainer.internal.step;

import java.util.List;
import org.nonomino.explainer.terms.Blocker;

/**
 * The explanation of a step in words, short and long, with the meaning of its phrases. Immutable.
 *
 * @param pattern the pattern of the step in the short notation of solvers: {@code 2,5 in
 *     r1c1,r6c1}; without the conclusions
 * @param sentence one or two sentences with the conclusions, for a person familiar with the
 *     technique
 * @param lines the branches of a forcing chain below the sentence, one line each; empty for others
 * @param full paragraphs for a person new to the technique, with a numbered paragraph for each link
 *     of a chain
 * @param blockers the digits that leave only one place or one digit for a single; empty for others
 */
public record StepText(
    Words pattern, Words sentence, List<Words> lines, List<Words> full, List<Blocker> blockers) {
  public StepText {
    lines = List.copyOf(lines);
    full = List.copyOf(full);
    blockers = List.copyOf(blockers);
  }

  /** Creates an explanation without lines and blockers. */
  public StepText(Words pattern, Words sentence, List<Words> full) {
    this(pattern, sentence, List.of(), full, List.of());
  }

  /** Returns an explanation with one paragraph. */
  public static StepText of(Words pattern, Words sentence, Words full) {
    return new StepText(pattern, sentence, List.of(full));
  }
}
