package org.nonomino.spark;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code flaky}, as a plug-in would. */
public final class FlakySolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(FlakySolver.NAME)
        .toInstance(new FlakySolver());
  }
}
