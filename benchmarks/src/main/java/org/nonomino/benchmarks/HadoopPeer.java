package org.nonomino.benchmarks;

import java.util.List;
import org.apache.hadoop.examples.dancing.DancingLinks;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolverName;

/**
 * The Dancing Links of Hadoop's examples, used as in its Sudoku example (columns, rows, regions,
 * cells; a given has one option only), but with any regions. The links are built again for each
 * puzzle, as in the example, because a stopped search leaves them inconsistent.
 */
final class HadoopPeer implements Peer {
  @Override
  public SolverName name() {
    return new SolverName("hadoop-dlx");
  }

  @Override
  public String description() {
    return "the Dancing Links of Hadoop's examples";
  }

  @Override
  public Search prepare(Rules rules) {
    return new HadoopSearch(rules.layout());
  }

  private record HadoopSearch(Layout layout) implements Search {
    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer) {
      SolutionCounter counter = new SolutionCounter(layout.size(), limits, observer);
      try {
        links(givens).solve(counter);
      } catch (EnoughException e) {
        assert counter.solutions == limits.maxSolutions();
      }
      return Peer.report(counter.solutions, 0, limits);
    }

    private DancingLinks<Integer> links(Grid givens) {
      int n = layout.size();
      int cells = layout.cellCount();
      DancingLinks<Integer> links = new DancingLinks<>();
      for (int item = 0; item < 4 * cells; item++) {
        links.addColumn(item);
      }
      boolean[] option = new boolean[4 * cells];
      for (int cell = 0; cell < cells; cell++) {
        int given = givens.digit(cell);
        int first = given == 0 ? 1 : given;
        int last = given == 0 ? n : given;
        for (int digit = first; digit <= last; digit++) {
          int[] items = {
            layout.column(cell) * n + digit - 1,
            cells + layout.row(cell) * n + digit - 1,
            2 * cells + layout.region(cell) * n + digit - 1,
            3 * cells + cell
          };
          set(option, items, true);
          links.addRow(option);
          set(option, items, false);
        }
      }
      return links;
    }

    private static void set(boolean[] option, int[] items, boolean value) {
      for (int item : items) {
        option[item] = value;
      }
    }
  }

  private static final class SolutionCounter implements DancingLinks.SolutionAcceptor<Integer> {
    private final int size;
    private final SearchLimits limits;
    private final SearchObserver observer;
    private final boolean wantsSolutions;
    private long solutions;

    SolutionCounter(int size, SearchLimits limits, SearchObserver observer) {
      this.size = size;
      this.limits = limits;
      this.observer = observer;
      this.wantsSolutions = observer.wantsSolutions();
    }

    @Override
    public void solution(List<List<Integer>> options) {
      solutions++;
      if (wantsSolutions) {
        observer.onSolution(grid(options));
      }
      if (solutions >= limits.maxSolutions()) {
        throw new EnoughException();
      }
    }

    private Grid grid(List<List<Integer>> options) {
      int cells = size * size;
      int[] digits = new int[cells];
      for (List<Integer> items : options) {
        int cell = items.stream().mapToInt(Integer::intValue).max().orElseThrow() - 3 * cells;
        int digit = items.stream().mapToInt(Integer::intValue).min().orElseThrow() % size + 1;
        digits[cell] = digit;
      }
      return Grid.of(size, digits);
    }
  }

  /** Ends a search, because Hadoop's search has no other way to stop it. */
  private static final class EnoughException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EnoughException() {
      super("enough solutions", null, false, false);
    }
  }
}
