package org.nonomino.explainer.terms;

import java.util.List;

/**
 * The explanation of a step in words, short and long. Immutable.
 *
 * @param sentence one or two sentences, for a person familiar with the technique
 * @param lines the branches of a forcing chain below the sentence, one line each; empty for others
 * @param full paragraphs, for a person new to it, with a separate paragraph for each link of a
 *     chain
 * @param notation the step in the notation of solvers, with its name and its conclusions
 * @param blockers the digits that leave only one place or one digit for a single; empty for others
 */
public record Reason(
    ReasonText sentence,
    List<ReasonText> lines,
    List<ReasonText> full,
    ReasonText notation,
    List<Blocker> blockers) {
  /** Copies the lists. */
  public Reason {
    lines = List.copyOf(lines);
    full = List.copyOf(full);
    blockers = List.copyOf(blockers);
  }
}
