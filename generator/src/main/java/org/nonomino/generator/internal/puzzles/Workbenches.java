package org.nonomino.generator.internal.puzzles;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** The source of the rules of puzzles. Used by one thread. */
public interface Workbenches {
  /**
   * Returns the workbench for the next puzzle; empty if the deadline or an interrupt came first.
   */
  Optional<Workbench> next(SeededRandom random, Deadline deadline);

  /**
   * Returns constraints that have no filling on any layout, if the latest call of {@link #next}
   * proved that; empty otherwise.
   */
  default Optional<List<Constraint>> clash() {
    return Optional.empty();
  }

  static Workbenches of(Solver solver, GeneratorSpec spec) {
    if (spec.layout() instanceof LayoutChoice.Fixed fixed) {
      Optional<Workbench> workbench =
          Optional.of(workbench(fixed.rules(), solver, spec, Optional.empty()));
      return (random, deadline) -> workbench;
    }
    return new OfRandomLayouts(solver, spec, (LayoutChoice.Random) spec.layout());
  }

  static Workbench workbench(
      Rules rules, Solver solver, GeneratorSpec spec, Optional<Grid> filling) {
    return new Workbench(rules, solver, spec, filling);
  }
}
