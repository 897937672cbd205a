package org.nonomino.benchmarks;

import com.google.ortools.Loader;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.IntVar;
import java.util.Optional;
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
 * OR-Tools' CP-SAT: a variable for each cell, all different in each house, all solutions requested
 * on one thread, no linear relaxation (it only slows the search here). The model is built again for
 * each puzzle, because its givens are constants.
 */
final class CpSatPeer implements Peer {
  @Override
  public SolverName name() {
    return new SolverName("cp-sat");
  }

  @Override
  public String description() {
    return "OR-Tools CP-SAT: allDifferent on each house, one thread";
  }

  @Override
  public Optional<String> obstacle() {
    try {
      Loader.loadNativeLibraries();
      return Optional.empty();
    } catch (RuntimeException | UnsatisfiedLinkError e) {
      return Optional.of("its native code does not load: " + e.getMessage());
    }
  }

  @Override
  public Search prepare(Rules rules) {
    Loader.loadNativeLibraries();
    return new CpSatSearch(rules.layout());
  }

  private record CpSatSearch(Layout layout) implements Search {
    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
      CpModel model = new CpModel();
      IntVar[] cells = new IntVar[layout.cellCount()];
      for (int cell = 0; cell < cells.length; cell++) {
        int given = givens.digit(cell);
        cells[cell] = given == 0 ? model.newIntVar(1, layout.size(), "") : model.newConstant(given);
      }
      for (House house : layout.houses()) {
        IntVar[] members = new IntVar[house.size()];
        for (int position = 0; position < members.length; position++) {
          members[position] = cells[house.cell(position)];
        }
        model.addAllDifferent(members);
      }
      CpSolver solver = new CpSolver();
      solver
          .getParameters()
          .setNumWorkers(1)
          .setEnumerateAllSolutions(true)
          .setLinearizationLevel(0);
      SolutionCounter counter = new SolutionCounter(layout.size(), cells, limits, observer);
      CpSolverStatus status = solver.solve(model, counter);
      if (status == CpSolverStatus.MODEL_INVALID || status == CpSolverStatus.UNKNOWN) {
        throw new IllegalStateException("CP-SAT ended with " + status);
      }
      return Peer.report(counter.solutions, solver.numBranches(), limits);
    }
  }

  private static final class SolutionCounter extends CpSolverSolutionCallback {
    private final int size;
    private final IntVar[] cells;
    private final SearchLimits limits;
    private final SearchObserver observer;
    private final boolean wantsSolutions;
    private long solutions;

    SolutionCounter(int size, IntVar[] cells, SearchLimits limits, SearchObserver observer) {
      this.size = size;
      this.cells = cells;
      this.limits = limits;
      this.observer = observer;
      this.wantsSolutions = observer.wantsSolutions();
    }

    @Override
    public void onSolutionCallback() {
      if (solutions >= limits.maxSolutions()) {
        return;
      }
      solutions++;
      if (wantsSolutions) {
        int[] digits = new int[cells.length];
        for (int cell = 0; cell < digits.length; cell++) {
          digits[cell] = (int) value(cells[cell]);
        }
        observer.onSolution(Grid.of(size, digits));
      }
      if (solutions >= limits.maxSolutions()) {
        stopSearch();
      }
    }
  }
}
