package org.nonomino.generator.internal.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.SeededRandom;
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

  /** Returns the source of the same rules for all puzzles. */
  static Workbenches of(Rules rules, Solver solver, GeneratorSpec spec) {
    Optional<Workbench> workbench = Optional.of(workbench(rules, solver, spec, Optional.empty()));
    return (random, deadline) -> workbench;
  }

  /**
   * Returns the source of rules with a new layout for each puzzle.
   *
   * @param constraints the constraints on each layout
   * @param layouts gives a layout that has a filling with the constraints
   */
  static Workbenches ofLayouts(
      BiFunction<SeededRandom, Deadline, LayoutResult> layouts,
      List<Constraint> constraints,
      Solver solver,
      GeneratorSpec spec) {
    return new OfRandomLayouts(solver, spec, constraints, layouts);
  }

  static Workbench workbench(
      Rules rules, Solver solver, GeneratorSpec spec, Optional<Grid> filling) {
    return new Workbench(rules, solver, spec, filling);
  }
}
