package org.nonomino.explainer;

import java.util.List;

/**
 * The reason of a step in words, shorter and longer. Immutable.
 *
 * @param sentence one or two sentences, for a person who knows the technique
 * @param full paragraphs, for a person who never saw it; the links of a chain have one each
 * @param notation the step in the notation of solvers, with its name and what follows
 */
public record Reason(ReasonText sentence, List<ReasonText> full, ReasonText notation) {
  /** Copies the list. */
  public Reason {
    full = List.copyOf(full);
  }
}
