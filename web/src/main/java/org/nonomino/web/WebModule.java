package org.nonomino.web;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import java.util.List;
import java.util.Map;
import org.nonomino.generator.Filler;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;

/** Offers the interface of the page to whoever serves it. */
public final class WebModule extends AbstractModule {
  /** Not a singleton: commands that serve nothing shall not wait for it. */
  @Provides
  PuzzleApi api(
      Map<SolverName, Solver> solvers, List<PuzzleFormat> formats, Map<String, Filler> fillers) {
    return new PuzzleApi(solvers, formats, fillers);
  }
}
