package org.nonomino.app;

import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** The strategies that the modules on the class path offer, by name. */
final class Solvers {
  /** The strategies taken when none is named, the best first. */
  private static final List<SolverName> PREFERRED =
      Stream.of("auto", "bitboard", "dlx", "backtrack").map(SolverName::new).toList();

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
   * Returns the strategy of a name; where none is named, the first of the preferred ones that is
   * there.
   */
  Solver chosen(Optional<String> name) throws UsageException {
    if (name.isPresent()) {
      return require(name.get());
    }
    return PREFERRED.stream()
        .flatMap(preferred -> Optional.ofNullable(byName.get(preferred)).stream())
        .findFirst()
        .or(() -> byName.values().stream().findFirst())
        .orElseThrow(() -> new UsageException("There is no solver on the class path."));
  }
}
