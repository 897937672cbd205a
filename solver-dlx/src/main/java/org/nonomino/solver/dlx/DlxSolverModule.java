package org.nonomino.solver.dlx;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code dlx} for lookup by name. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class DlxSolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(DlxSolver.NAME)
        .toInstance(new DlxSolver());
  }
}
