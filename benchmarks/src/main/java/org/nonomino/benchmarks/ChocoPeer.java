package org.nonomino.benchmarks;

import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;
import org.nonomino.core.Grid;
import org.nonomino.core.House;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolverName;

/**
 * Choco: a variable for each cell, all different in each house (arc-consistent, because it was
 * faster than the default except on the easiest puzzles), the default search. The model is built
 * again for each puzzle, because its givens are constants.
 */
final class ChocoPeer implements Peer {
  @Override
  public SolverName name() {
    return new SolverName("choco");
  }

  @Override
  public String description() {
    return "Choco-solver: allDifferent on each house";
  }

  @Override
  public Search prepare(Rules rules) {
    return new ChocoSearch(rules.layout());
  }

  private record ChocoSearch(Layout layout) implements Search {
    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
      Model model = new Model();
      IntVar[] cells = new IntVar[layout.cellCount()];
      for (int cell = 0; cell < cells.length; cell++) {
        int given = givens.digit(cell);
        cells[cell] =
            given == 0
                ? model.intVar("cell " + cell, 1, layout.size())
                : model.intVar("cell " + cell, given);
      }
      for (House house : layout.houses()) {
        IntVar[] members = new IntVar[house.size()];
        for (int position = 0; position < members.length; position++) {
          members[position] = cells[house.cell(position)];
        }
        model.allDifferent(members, "AC").post();
      }
      boolean wantsSolutions = observer.wantsSolutions();
      long solutions = 0;
      while (solutions < limits.maxSolutions() && model.getSolver().solve()) {
        solutions++;
        if (wantsSolutions) {
          observer.onSolution(solution(cells));
        }
      }
      return Peer.report(solutions, model.getSolver().getMeasures().getNodeCount(), limits);
    }

    private Grid solution(IntVar[] cells) {
      int[] digits = new int[cells.length];
      for (int cell = 0; cell < digits.length; cell++) {
        digits[cell] = cells[cell].getValue();
      }
      return Grid.of(layout.size(), digits);
    }
  }
}
