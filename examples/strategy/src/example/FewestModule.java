package example;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/** Provides the strategy {@code min} for lookup by name. */
public final class FewestModule extends AbstractModule {
  @Override
  protected void configure() {
    Solver solver = new FewestSolver();
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(solver.name())
        .toInstance(solver);
  }
}
