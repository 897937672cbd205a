package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.generator.GridFiller;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Solvers;

/** Finds the strategy or fill of a name, or the default. */
public final class Chosen {
  private Chosen() {}

  /** Returns the strategy of this name, or the default. */
  public static Solver solver(Solvers solvers, Optional<String> name) throws UsageException {
    return name.isEmpty()
        ? usual(solvers)
        : solvers
            .named(name.get())
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
        : fillers
            .named(name.get())
            .orElseThrow(() -> UsageException.noSuch("--fill=" + name.get(), fillers.names()));
  }
}
