package org.nonomino.web;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** The strategies that can be chosen by name. Immutable; thread-safe. */
final class SolverList {
  private static final SolverName USUAL = new SolverName("auto");

  private final Map<SolverName, Solver> byName;
  private final Solver usual;

  /** Throws an {@link IllegalArgumentException} if there is no strategy. */
  SolverList(Map<SolverName, Solver> byName) {
    if (byName.isEmpty()) {
      throw new IllegalArgumentException("no solver on the class path");
    }
    this.byName = new TreeMap<>(byName);
    this.usual =
        Optional.ofNullable(byName.get(USUAL))
            .orElseGet(() -> this.byName.values().iterator().next());
  }

  /** Returns all of them, by name. */
  Collection<Solver> all() {
    return byName.values();
  }

  /** Returns the one that is taken where none is named. */
  Solver usual() {
    return usual;
  }

  /** Returns the one that the field {@code solver} names, or else the usual one. */
  Solver chosen(JsonFields fields) throws ProblemException {
    List<SolverName> names = List.copyOf(byName.keySet());
    return fields
        .choice("solver", names)
        .flatMap(name -> Optional.ofNullable(byName.get(name)))
        .orElse(usual);
  }
}
