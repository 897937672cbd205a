package org.nonomino.web;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Map;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.DrawingFormat;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.json.Api;

/** Provides the HTTP interface to programs that serve it. */
@SuppressWarnings("exports") // Guice is optional: docs/adr/0045
public final class WebModule extends AbstractModule {
  /** Not a singleton, so that commands without a server need not wait for it. */
  @Provides
  Api api(
      Map<SolverName, Solver> solvers,
      List<PuzzleFormat> formats,
      Map<String, GridFiller> fillers,
      List<DrawingFormat> pictures,
      PictureMemory memory) {
    return new Api(
        new Solvers(solvers),
        new Formats(formats),
        new Fillers(fillers),
        pictures.stream().map(memory::bound).toList());
  }

  @Provides
  @Singleton
  PictureMemory pictureMemory() {
    return PictureMemory.ofHeap();
  }
}
