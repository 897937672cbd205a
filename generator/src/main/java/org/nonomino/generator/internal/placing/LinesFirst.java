package org.nonomino.generator.internal.placing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;

/**
 * Draws lines first and then fills the grid so that they are true. On a given filling, most lines
 * that are true are short, and few are true in all the places to which a symmetry brings them.
 * Stateless.
 */
public final class LinesFirst {
  /*
   * A few random digits keep the solver from always returning the same filling. If they do not fit with the lines, or the
   * solver needs many nodes, another start costs less than going on.
   */
  private static final int ATTEMPTS = 4;

  private static final int STARTS = 6;

  /** One random digit for so many rows. */
  private static final int ROWS_PER_DIGIT = 3;

  private LinesFirst() {}

  /**
   * A filling, and constraints that are true of it.
   *
   * @param placed all constraints in the demand except cages
   */
  public record Result(Grid filling, List<Placed> placed) {
    /** Copies the list. */
    public Result {
      placed = List.copyOf(placed);
    }
  }

  /**
   * Returns constraints and a filling of which they are true; empty if there was none for the lines
   * that were drawn. The same random numbers give the same result.
   *
   * @param rules the regions, and the constraints that the puzzle has anyway
   * @param solver fills the grid
   */
  public static Optional<Result> of(
      ConstraintDemand demand, Rules rules, Solver solver, SeededRandom random) {
    Placing on = new Placing(rules, Grid.empty(rules.size()), demand.symmetry());
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      on.begin();
      Optional<List<Placed>> drawn = new Composition(on, demand, random).drawLines(attempt);
      if (drawn.isPresent()) {
        return filled(drawn.get(), demand.withoutLines(), rules, solver, random);
      }
    }
    return Optional.empty();
  }

  private static Optional<Result> filled(
      List<Placed> lines, ConstraintDemand rest, Rules rules, Solver solver, SeededRandom random) {
    List<Constraint> all = new ArrayList<>(rules.constraints());
    lines.forEach(line -> all.addAll(line.constraints()));
    Rules withLines = rules.withConstraints(all);
    Optional<Grid> filling = fill(withLines, solver.prepare(withLines), random);
    if (filling.isEmpty()) {
      return Optional.empty();
    }
    return Arrangement.of(rest, withLines, filling.get(), random)
        .map(
            marks -> {
              List<Placed> placed = new ArrayList<>(lines);
              placed.addAll(marks);
              return new Result(filling.get(), placed);
            });
  }

  private static Optional<Grid> fill(Rules rules, Search search, SeededRandom random) {
    for (int start = 1; start <= STARTS; start++) {
      Grid begun = begun(rules, random);
      SolutionCollector solutions = new SolutionCollector();
      SearchReport report =
          search.run(
              begun,
              SearchLimits.solutions(1).withNodes((long) start * begun.cellCount()),
              solutions);
      if (report.solutions() > 0) {
        return Optional.of(solutions.solutions().get(0));
      }
    }
    return Optional.empty();
  }

  /** Returns a grid with a few random digits that break no rule. */
  private static Grid begun(Rules rules, SeededRandom random) {
    int size = rules.size();
    Grid grid = Grid.empty(size);
    int[] cells = random.permutation(size * size);
    for (int i = 0; i < size / ROWS_PER_DIGIT; i++) {
      Grid next = grid.with(cells[i], 1 + random.nextInt(size));
      if (!rules.hasConflict(next)) {
        grid = next;
      }
    }
    return grid;
  }
}
