package org.nonomino.explainer;

import java.util.List;

/**
 * The explanation of a step in words, short and long. Immutable.
 *
 * @param sentence one or two sentences, for a person familiar with the technique
 * @param full paragraphs, for a person new to it, with a separate paragraph for each link of a
 *     chain
 * @param notation the step in the notation of solvers, with its name and its conclusions
 */
public record Reason(ReasonText sentence, List<ReasonText> full, ReasonText notation) {
  /** Copies the list. */
  public Reason {
    full = List.copyOf(full);
  }
}
