package org.nonomino.solver.auto;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import com.google.inject.multibindings.MapBinder;
import java.util.Map;
import java.util.Optional;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code auto}, a combination of strategies of other modules. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class AutoSolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(AutoSolver.NAME)
        .to(AutoSolver.class);
  }

  /**
   * The other strategies are looked up on first use, because the map of strategies includes this
   * one.
   */
  @Provides
  @Singleton
  AutoSolver autoSolver(Map<SolverName, Provider<Solver>> solvers) {
    return new AutoSolver(
        name ->
            Optional.ofNullable(solvers.get(name))
                .map(Provider::get)
                .orElseThrow(
                    () ->
                        new IllegalStateException(
                            "auto needs the solver " + name + ", which no module provides")));
  }
}
