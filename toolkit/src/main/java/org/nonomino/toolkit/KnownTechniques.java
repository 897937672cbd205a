package org.nonomino.toolkit;

import java.util.Set;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.StepKind;

/**
 * The techniques that a person can use. Immutable.
 *
 * @param names as they were typed: {@code singles,pointing}
 * @param kinds the kinds of steps; the last cell of a house is always known
 */
public record KnownTechniques(String names, Set<StepKind> kinds) {
  /** Copies the set. */
  public KnownTechniques {
    kinds = Set.copyOf(kinds);
  }

  /** Returns the techniques that find these kinds of steps. */
  public TechniqueList list() {
    return LevelJudge.knowing(kinds);
  }

  /** Returns the names as they were typed. */
  @Override
  public String toString() {
    return names;
  }
}
