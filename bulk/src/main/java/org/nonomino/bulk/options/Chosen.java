package org.nonomino.bulk.options;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.generator.GridFiller;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Solvers;

/** Finds the strategy, the fill or the choice of a name, in upper or lower case. */
public final class Chosen {
  private Chosen() {}

  /**
   * Returns the choice of a name: with exactly this name or, if there is none, with this name in
   * another case.
   *
   * @param nameOf returns the name of a choice
   */
  public static <T> Optional<T> named(
      String typed, Collection<T> choices, Function<? super T, String> nameOf) {
    return choices.stream()
        .filter(choice -> nameOf.apply(choice).equals(typed))
        .findFirst()
        .or(
            () ->
                choices.stream()
                    .filter(choice -> nameOf.apply(choice).equalsIgnoreCase(typed))
                    .findFirst());
  }

  /** Returns the strategy of this name, or the default. */
  public static Solver solver(Solvers solvers, Optional<String> name) throws UsageException {
    return name.isEmpty()
        ? usual(solvers)
        : named(name.get(), solvers.all(), solver -> solver.name().value())
            .orElseThrow(
                () -> UsageException.noSuch("solver '" + name.get() + "'", solvers.names()));
  }

  /** Returns the default strategy. */
  public static Solver usual(Solvers solvers) throws UsageException {
    return solvers
        .defaultSolver()
        .orElseThrow(() -> new UsageException("There is no solver on the class path."));
  }

  /** Returns the fill of this name, or the default. */
  public static GridFiller filler(Fillers fillers, Optional<String> name) throws UsageException {
    return name.isEmpty()
        ? fillers.defaultFiller()
        : named(name.get(), fillers.all(), GridFiller::name)
            .orElseThrow(() -> UsageException.noSuch("--fill=" + name.get(), fillers.names()));
  }
}
