package org.nonomino.solver.bitboard;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Provides the strategy {@code bitboard} for lookup by name, and estimates of numbers of solutions.
 */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class BitboardSolverModule extends AbstractModule {
  @Override
  protected void configure() {
    MapBinder.newMapBinder(binder(), SolverName.class, Solver.class)
        .addBinding(BitboardSolver.NAME)
        .toInstance(new BitboardSolver());
    bind(SolutionEstimator.class).toInstance(new BitboardEstimator());
  }
}
