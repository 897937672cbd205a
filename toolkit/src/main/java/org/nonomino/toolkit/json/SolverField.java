package org.nonomino.toolkit.json;

import java.util.List;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Solvers;

/** Reads the field {@code solver} of a request. Immutable; thread-safe. */
final class SolverField {
  static final String NAME = "solver";

  private final Solvers solvers;
  private final Solver usual;

  /** Throws an {@link IllegalArgumentException} if there is no strategy. */
  SolverField(Solvers solvers) {
    this.solvers = solvers;
    this.usual =
        solvers.usual().orElseThrow(() -> new IllegalArgumentException("there is no solver"));
  }

  Solver usual() {
    return usual;
  }

  /** Returns the strategy that the field names, or else the usual one. */
  Solver read(JsonFields fields) throws ProblemException {
    List<String> names = solvers.all().stream().map(solver -> solver.name().value()).toList();
    return fields.choice(NAME, names).flatMap(solvers::named).orElse(usual);
  }
}
