package org.nonomino.text;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.Constraint;

/** The constraints of a puzzle that were read so far, in their order. Not thread-safe. */
final class ReadConstraints {
  private final Set<Constraint> constraints = new LinkedHashSet<>();
  private final NamedRules rules = new NamedRules();

  /** Adds a constraint; returns whether it is not among the others already. */
  boolean add(Constraint constraint) {
    return constraints.add(constraint);
  }

  boolean contains(Constraint constraint) {
    return constraints.contains(constraint);
  }

  /** Returns the custom rules that have a name. */
  NamedRules rules() {
    return rules;
  }

  List<Constraint> list() {
    return List.copyOf(constraints);
  }
}
