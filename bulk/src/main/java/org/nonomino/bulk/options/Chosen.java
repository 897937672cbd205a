package org.nonomino.bulk.options;

import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Solvers;

/** Finds the strategy or the fill that a name means, in upper or lower case. */
public final class Chosen {
  private Chosen() {}

  /** Returns the strategy of this name, or the default. */
  public static Solver solver(Solvers solvers, Optional<String> name) throws UsageException {
    return name.isEmpty()
        ? usual(solvers)
        : SimilarNames.inAnyCase(name.get(), solvers.all(), solver -> solver.name().value())
            .orElseThrow(() -> UsageException.noSuch("--solver=" + name.get(), solvers.names()));
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
        : SimilarNames.inAnyCase(name.get(), fillers.all(), GridFiller::name)
            .orElseThrow(() -> UsageException.noSuch("--fill=" + name.get(), fillers.names()));
  }
}
