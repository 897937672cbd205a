package org.nonomino.solver.testkit;

import java.util.HashMap;
import java.util.Map;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.StopReason;

/** The simplest strategy that keeps the contract, or breaks it in one chosen way. */
final class PlainSolver implements Solver {
  private final Fault fault;
  private final Map<Rules, Search> shared = new HashMap<>();
  private final Map<RegionMask, RegionMask> firstMasks = new HashMap<>();
  private final Map<Layout, Conditions> firstConditions = new HashMap<>();

  PlainSolver(Fault fault) {
    this.fault = fault;
  }

  @Override
  public SolverName name() {
    return new SolverName("plain");
  }

  @Override
  public String description() {
    return "plain recursion, for the tests of the contract";
  }

  @Override
  public Search prepare(Rules rules) {
    return fault == Fault.SHARES_ITS_SEARCH
        ? shared.computeIfAbsent(rules, PlainSearch::new)
        : new PlainSearch(rules);
  }

  private final class PlainSearch implements Search {
    private final Rules rules;
    private final Layout layout;
    private final Conditions conditions;
    private final RegionMask asked;
    private final int size;
    private final int[] digits;
    private final SearchBudget budget = new SearchBudget();
    private SearchObserver observer = SearchObserver.NONE;
    private boolean wantsSolutions;
    private boolean wantsSteps;
    private long nodes;
    private long guesses;
    private long solutions;
    private Grid first = Grid.empty(1);

    PlainSearch(Rules rules) {
      this.rules = rules;
      layout = rules.layout();
      conditions =
          fault == Fault.KEEPS_THE_CONDITIONS_OF_A_LAYOUT
              ? firstConditions.computeIfAbsent(layout, first -> rules.conditions())
              : rules.conditions();
      RegionMask mask = rules.mask();
      asked =
          fault == Fault.KEEPS_THE_CLASS_OF_THE_FIRST_MASK
              ? firstMasks.computeIfAbsent(mask, first -> first)
              : mask;
      size = mask.size();
      digits = new int[size * size];
    }

    @Override
    public SearchReport run(Grid givens, SearchLimits limits, SearchObserver newObserver) {
      if (givens.size() != size && fault == Fault.TAKES_ANY_SIZE) {
        return new SearchReport(0, 0, 0, StopReason.EXHAUSTED);
      }
      boolean conflict = rules.hasConflict(givens);
      if (conflict && fault == Fault.SUFFERS_CONFLICTS) {
        throw new IllegalArgumentException("the givens contradict each other");
      }
      budget.start(faulty(limits));
      observer = newObserver;
      wantsSolutions = observer.wantsSolutions() || fault == Fault.TELLS_SOLUTIONS_UNASKED;
      wantsSteps = observer.wantsSteps() || fault == Fault.TELLS_STEPS_UNASKED;
      if (fault != Fault.ADDS_UP_NODES) {
        nodes = 0;
      }
      guesses = 0;
      solutions = 0;
      for (int cell = 0; cell < digits.length; cell++) {
        if (givens.digit(cell) != 0 || fault != Fault.LEAVES_DIGITS_BEHIND) {
          digits[cell] = givens.digit(cell);
        }
      }
      boolean exhausted = conflict || (!budget.isStopped() && fillFrom(0));
      StopReason reason =
          exhausted || fault == Fault.CALLS_EVERY_SEARCH_EXHAUSTED
              ? StopReason.EXHAUSTED
              : budget.report().stopReason();
      if (fault == Fault.SWALLOWS_THE_INTERRUPT) {
        Thread.interrupted();
      }
      return new SearchReport(solutions, nodes, guesses, reason);
    }

    private SearchLimits faulty(SearchLimits limits) {
      return switch (fault) {
        case IGNORES_THE_DEADLINE ->
            SearchLimits.solutions(limits.maxSolutions()).withNodes(limits.maxNodes());
        case OVERRUNS_THE_NODES ->
            limits.withNodes(Math.max(limits.maxNodes(), limits.maxNodes() + 1));
        case OVERRUNS_THE_NUMBER_OF_SOLUTIONS ->
            limits.withSolutions(Math.max(limits.maxSolutions(), limits.maxSolutions() + 1));
        default -> limits;
      };
    }

    /** Returns false if the search must stop. */
    private boolean fillFrom(int start) {
      int cell = start;
      while (cell < digits.length && digits[cell] != 0) {
        cell++;
      }
      if (cell == digits.length) {
        return addSolution();
      }
      int last = fault == Fault.FORGETS_THE_LAST_DIGIT ? size - 1 : size;
      for (int i = 1; i <= last; i++) {
        boolean backwards =
            switch (fault) {
              case WALKS_ANOTHER_WAY_WHEN_WATCHED -> wantsSteps;
              case ASKS_FOR_THE_CLASS_OF_THE_MASK, KEEPS_THE_CLASS_OF_THE_FIRST_MASK ->
                  asked instanceof BoxRegions;
              default -> false;
            };
        int digit = backwards ? size + 1 - i : i;
        if (!mayStand(cell, digit) || !fitsConditions(cell, digit)) {
          continue;
        }
        if (!budget.spendNode()) {
          return false;
        }
        nodes++;
        digits[cell] = digit;
        if (wantsSteps) {
          observer.onAssign(cell, digit);
        }
        if (!fillFrom(cell + 1)) {
          return false;
        }
        digits[cell] = 0;
        if (wantsSteps && fault != Fault.NEVER_TELLS_OF_RETRACTING) {
          observer.onRetract(cell, digit);
        }
      }
      return true;
    }

    private boolean addSolution() {
      solutions++;
      if (wantsSolutions) {
        Grid solution = Grid.of(size, digits);
        if (solutions == 1) {
          first = solution;
        }
        observer.onSolution(fault == Fault.TELLS_THE_FIRST_SOLUTION_AGAIN ? first : solution);
        if (fault == Fault.COUNTS_BUT_TELLS_TWICE) {
          observer.onSolution(solution);
        }
      }
      return budget.addSolution();
    }

    private boolean mayStand(int cell, int digit) {
      for (int i = 0; i < size; i++) {
        if (same(digits[cell / size * size + i], digit)
            || same(digits[i * size + cell % size], digit)) {
          return false;
        }
      }
      int region = region(cell);
      if (region >= size - 2 && fault == Fault.FORGETS_THE_LAST_TWO_REGIONS) {
        return true;
      }
      for (int other = 0; other < digits.length; other++) {
        if (digits[other] == digit && (region(other) == region || shareExtraHouse(cell, other))) {
          return false;
        }
      }
      return true;
    }

    private boolean fitsConditions(int cell, int digit) {
      if (conditions.isEmpty() || fault == Fault.FORGETS_CONDITIONS) {
        return true;
      }
      digits[cell] = digit;
      boolean fits = conditions.areKeptBy(Grid.of(size, digits));
      digits[cell] = 0;
      return fits;
    }

    private boolean shareExtraHouse(int first, int second) {
      return fault != Fault.FORGETS_EXTRA_HOUSES
          && layout.houses().stream()
              .anyMatch(
                  house ->
                      house.kind() == HouseKind.EXTRA
                          && house.contains(first)
                          && house.contains(second));
    }

    private boolean same(int standing, int digit) {
      return fault == Fault.MIXES_UP_DIGITS_OVER_32
          ? standing != 0 && standing % 32 == digit % 32
          : standing == digit;
    }

    private int region(int cell) {
      return layout.region(
          fault == Fault.READS_THE_MASK_BY_COLUMNS ? cell % size * size + cell / size : cell);
    }
  }
}
