package org.nonomino.solver.backtrack;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code backtrack} for lookup by name. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class BacktrackSolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(BacktrackSolver.NAME)
        .toInstance(new BacktrackSolver());
  }
}
