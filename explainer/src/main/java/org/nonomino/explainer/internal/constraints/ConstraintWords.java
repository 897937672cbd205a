package org.nonomino.explainer.internal.constraints;

import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintNames;
import org.nonomino.explainer.internal.step.Words;

/** The names of constraints in explanations. */
final class ConstraintWords {
  private ConstraintWords() {}

  /** Names a constraint: {@code the cage of 15 at r1c1}. */
  static Words name(Constraint constraint) {
    return Words.cells(
        ConstraintNames.of(constraint), constraint.cells().stream().boxed().toList());
  }

  /** Names constraints at the beginning of a sentence. */
  static Words capitalized(List<Constraint> constraints) {
    return Words.list(constraints.stream().map(ConstraintWords::name).toList(), "and")
        .capitalized();
  }
}
