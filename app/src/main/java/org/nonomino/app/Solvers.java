package org.nonomino.app;

import jakarta.inject.Inject;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** The strategies that the modules on the class path offer, by name. */
final class Solvers {
  private final Map<SolverName, Solver> byName;

  @Inject
  Solvers(Map<SolverName, Solver> byName) {
    this.byName = new TreeMap<>(byName);
  }

  /** Returns all of them, by name. */
  Collection<Solver> all() {
    return byName.values();
  }

  /** Returns the strategy of a name. */
  Solver require(String name) throws UsageException {
    return byName.values().stream()
        .filter(solver -> solver.name().value().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "There is no solver '" + name + "'. There are: " + names() + "."));
  }

  private String names() {
    return byName.keySet().stream().map(SolverName::value).collect(Collectors.joining(", "));
  }

  /**
   * Returns the strategy taken when nothing is said: the first of the preferred ones that is there.
   */
  Optional<Solver> preferred(Iterable<String> names) {
    for (String name : names) {
      Solver solver = byName.get(new SolverName(name));
      if (solver != null) {
        return Optional.of(solver);
      }
    }
    return byName.values().stream().findFirst();
  }
}
