package org.nonomino.solver.sat;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code sat} for lookup by name, and the search for contradictions. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class SatSolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(SatSolver.NAME)
        .toInstance(new SatSolver());
    bind(ContradictionSearch.class).toInstance(new SatContradictions());
  }
}
