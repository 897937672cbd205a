package org.nonomino.app.options;

import java.util.Optional;
import org.nonomino.app.io.UsageException;
import org.nonomino.generator.Filler;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Fillers;
import org.nonomino.toolkit.Solvers;

/** Finds what a person names, or what to take where nothing is named. */
public final class Chosen {
  private Chosen() {}

  /** Returns the strategy of a name, or the usual one. */
  public static Solver solver(Solvers solvers, Optional<String> name) throws UsageException {
    if (name.isPresent()) {
      return solvers
          .named(name.get())
          .orElseThrow(
              () ->
                  new UsageException(
                      "There is no solver '"
                          + name.get()
                          + "'. Choose one of: "
                          + solvers.names()
                          + "."));
    }
    return usual(solvers);
  }

  /** Returns the usual strategy. */
  public static Solver usual(Solvers solvers) throws UsageException {
    return solvers
        .usual()
        .orElseThrow(() -> new UsageException("There is no solver on the class path."));
  }

  /** Returns the way to fill grids of a name, or the usual one. */
  public static Filler filler(Fillers fillers, Optional<String> name) throws UsageException {
    return name.isEmpty()
        ? fillers.usual()
        : fillers
            .named(name.get())
            .orElseThrow(
                () ->
                    new UsageException(
                        "There is no --fill="
                            + name.get()
                            + ". Choose one of: "
                            + fillers.names()
                            + "."));
  }
}
