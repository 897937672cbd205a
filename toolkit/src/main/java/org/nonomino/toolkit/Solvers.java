package org.nonomino.toolkit;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Strategies by their names. Immutable; thread-safe. */
public final class Solvers {
  /** The default strategies, the best first. */
  private static final List<SolverName> PREFERRED =
      Stream.of("auto", "bitboard", "dlx", "backtrack").map(SolverName::new).toList();

  private final Map<SolverName, Solver> byName;

  /** Creates the list. An empty list has no {@link #defaultSolver}. */
  public Solvers(Map<SolverName, Solver> byName) {
    this.byName = new TreeMap<>(byName);
  }

  /** Returns the strategies included in Nonomino. */
  public static Solvers standard() {
    return StandardSolvers.solvers();
  }

  /** Returns the estimator of numbers of solutions included in Nonomino. */
  public static SolutionEstimator estimator() {
    return StandardSolvers.estimator();
  }

  /** Returns all strategies, by name. */
  public Collection<Solver> all() {
    return byName.values();
  }

  /** Returns the strategy of a name, in lower case. */
  public Optional<Solver> named(String name) {
    return byName.values().stream()
        .filter(solver -> solver.name().value().equals(name))
        .findFirst();
  }

  /** Returns the names, separated by commas. */
  public String names() {
    return byName.keySet().stream().map(SolverName::value).collect(Collectors.joining(", "));
  }

  /** Returns the default strategy, which is the best one; empty if there is none. */
  public Optional<Solver> defaultSolver() {
    return PREFERRED.stream()
        .flatMap(preferred -> Optional.ofNullable(byName.get(preferred)).stream())
        .findFirst()
        .or(() -> byName.values().stream().findFirst());
  }
}
