package org.nonomino.generator.internal.clues;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Search;

/**
 * Removes clues from filled grids under the same rules as long as one solution is left. Used by one
 * thread.
 */
public final class ClueReducer {
  /*
   * The first phase is top-down: orbits are tried in a random order, or one per region in turn, and each is removed unless
   * that gives a second solution. The result is minimal, because a necessary clue stays necessary when others are
   * removed. In a random order several are removed at once, see BatchRemoval. This gives
   * the same result with half the searches (classic: 45 instead of 81). If two digits could be swapped, no search is
   * needed (37).
   *
   * The number of clues after this phase hardly varies (classic: 24.4 on average, one in 50 has 22). Smaller numbers are
   * reached by exchanges; docs/performance-log.md has the numbers.
   */

  /** After this many exchanges without a gain, a new filling is more promising. */
  private static final int MAX_IDLE_EXCHANGES = 3000;

  /** The maximum difference between houses of a kind, in clues, if evenness is requested. */
  static final int EVEN_SPREAD = 2;

  /**
   * The maximum number of nodes for a proof, times cells. Longer proofs are not worthwhile, so the
   * clue stays.
   */
  private static final long MAX_NODES = 4_000_000;

  /**
   * The same limit if puzzles are judged afterwards. Those that need such a long search are too
   * hard for people anyway, and keeping a clue costs nothing.
   */
  private static final long MAX_NODES_JUDGED = 15_000;

  /**
   * On larger grids a proof by guesses takes seconds, and there are hundreds of clues to try. So if
   * no number, evenness or difficulty is requested, clues stay unless the propagation of the solver
   * proves them redundant. This also keeps such puzzles solvable by people, nearly always with
   * singles and intersections.
   */
  private static final int LARGEST_SEARCHED = 16;

  private final ClueRequirements requirements;
  private final int target;
  private final UniquenessTest test;
  private final ClueSet clues;
  private final ClueExchange exchange;
  private final DemandSearch demandSearch;

  /** The removed orbits in order; only the first {@code takenCount} are valid. */
  private final int[] taken;

  private int takenCount;

  /**
   * @param rules the rules of the puzzles
   * @param search a solver's search for the same rules, used on the thread of the reducer; if
   *     empty, the clues need not leave one solution
   * @param requirements the requirements on the clues, of the same size
   */
  public ClueReducer(Rules rules, Optional<Search> search, ClueRequirements requirements) {
    this.requirements = requirements;
    this.target = requirements.target();
    this.test = new UniquenessTest(rules, search);
    this.clues = new ClueSet(rules.layout(), requirements);
    this.exchange = new ClueExchange(clues, test);
    this.demandSearch = new DemandSearch(clues, test, !rules.arePlain());
    this.taken = new int[clues.orbitCount()];
  }

  /**
   * Returns clues of a filling that leave one solution. The same random numbers give the same
   * clues; the deadline or an interrupt can only prevent the requirements from being met.
   *
   * @param filling a full grid without conflict
   * @param isJudged whether the puzzle must also meet a demand
   */
  public Reduction reduce(Grid filling, boolean isJudged, SeededRandom random, Deadline deadline) {
    boolean isMinimal = requirements.clues().minimal();
    // Knowing all sets changes only which exchanges are tried, not which clues are removed.
    boolean isExchanged = requirements.clues().exactly().isPresent() || requirements.even();
    long maxNodes =
        isMinimal
            ? Long.MAX_VALUE
            : (isJudged ? MAX_NODES_JUDGED : MAX_NODES) / filling.cellCount();
    clues.fill();
    boolean isForPropagation =
        filling.size() > LARGEST_SEARCHED
            && !isMinimal
            && !isExchanged
            && !isJudged
            && propagates(filling);
    test.begin(filling, !isExchanged, isForPropagation ? 0 : maxNodes, deadline);
    takeOut(isMinimal ? 0 : target, random);
    if (requirements.clues().exactly().isPresent()) {
      exchangeForFewer(random);
      if (!isMinimal) {
        putIn(random);
      }
    }
    if (requirements.even()) {
      exchangeForEven(random);
    }
    return reduction();
  }

  /** Returns whether the solver proves something without a node. Not all solvers do so. */
  private boolean propagates(Grid filling) {
    if (clues.orbitCount() == 0) {
      return false;
    }
    test.begin(filling, false, 0, Deadline.NEVER);
    clues.remove(0);
    boolean isProved = test.accepts(clues.cells());
    clues.add(0);
    return isProved;
  }

  private Reduction reduction() {
    return new Reduction(test.givens(clues.cells()), isReached(), clues.spread());
  }

  /**
   * Continues from the latest reduction, with more clues or different ones, until a demand is met.
   * The requested number must allow this, see {@link #canVary}.
   *
   * @param first the judgement of the latest reduction
   * @param judge judges clues that leave one solution
   * @return the clues that meet the demand; empty if none were found
   * @return the clues that meet it; empty if none were found
   */
  public Optional<Reduction> reach(
      Judgement first, Function<Grid, Judgement> judge, SeededRandom random) {
    int[] order = Arrays.copyOf(taken, takenCount);
    return demandSearch.search(order, first, target > 0, judge, random)
        ? Optional.of(reduction())
        : Optional.empty();
  }

  /** Returns whether clues may be put back, and others removed. */
  public boolean canVary() {
    return requirements.clues().exactly().isEmpty()
        && !requirements.clues().minimal()
        && !requirements.even();
  }

  private boolean isReached() {
    boolean hasNumber =
        requirements.clues().exactly().isEmpty()
            || clues.count() == requirements.clues().exactly().getAsInt();
    return hasNumber && (!requirements.clues().minimal() || isMinimal()) && !test.isStopped();
  }

  /** Removes redundant clues, down to a minimum number. */
  private void takeOut(int min, SeededRandom random) {
    if (requirements.even()) {
      takeOutRoundTheRegions(min, random);
      return;
    }
    int[] order = random.permutation(clues.orbitCount());
    takenCount =
        BatchRemoval.remove(
            order,
            new BatchRemoval.Parts() {
              @Override
              public boolean mayGoOn() {
                return clues.count() > min;
              }

              @Override
              public boolean canRemove(int orbit) {
                return canTake(orbit, min);
              }

              @Override
              public void remove(int orbit) {
                clues.remove(orbit);
              }

              @Override
              public void add(int orbit) {
                clues.add(orbit);
              }

              @Override
              public boolean isUnique() {
                return test.accepts(clues.cells());
              }
            },
            taken);
  }

  private boolean canTake(int orbit, int min) {
    return clues.orbitSize(orbit) <= clues.count() - min;
  }

  /** Removes one orbit per region in turn, preferring houses with the maximum number of clues. */
  private void takeOutRoundTheRegions(int min, SeededRandom random) {
    boolean[] tried = new boolean[clues.orbitCount()];
    int size = requirements.pattern().size();
    boolean goesOn = true;
    while (goesOn) {
      goesOn = false;
      for (int region : random.permutation(size)) {
        OptionalInt heaviest =
            clues.heaviest(region, orbit -> !tried[orbit] && canTake(orbit, min), random);
        if (heaviest.isPresent()) {
          goesOn = true;
          int orbit = heaviest.getAsInt();
          tried[orbit] = true;
          clues.remove(orbit);
          if (!test.accepts(clues.cells())) {
            clues.add(orbit);
          }
        }
      }
    }
  }

  /** Continues by exchanges if no clue can be removed, until there are few enough. */
  private void exchangeForFewer(SeededRandom random) {
    if (target == requirements.pattern().count()) {
      // Each exchange leaves a clue outside the pattern.
      return;
    }
    int idle = 0;
    while (clues.count() > target && idle < MAX_IDLE_EXCHANGES && !test.isStopped()) {
      idle++;
      // After one-for-one exchanges, two-for-one exchanges may succeed again.
      int outCount = random.nextInt(3) == 0 ? 1 : 2;
      int count = clues.count();
      int unevenness = clues.unevenness();
      if (clues.orbitsIn() < outCount || !exchange.exchange(outCount, random)) {
        continue;
      }
      if (clues.count() < count) {
        idle = 0;
      } else if (clues.count() > count
          || (requirements.even() && clues.unevenness() > unevenness)) {
        exchange.undo(outCount);
      }
    }
  }

  /** Adds clues if an exchange has removed one too many; an additional clue does no harm. */
  private void putIn(SeededRandom random) {
    int[] order = random.permutation(clues.orbitCount());
    for (int orbit : order) {
      if (!clues.contains(orbit) && clues.orbitSize(orbit) <= target - clues.count()) {
        clues.add(orbit);
      }
    }
  }

  private void exchangeForEven(SeededRandom random) {
    int idle = 0;
    while (clues.spread() > EVEN_SPREAD && idle < MAX_IDLE_EXCHANGES && !test.isStopped()) {
      idle++;
      int count = clues.count();
      int unevenness = clues.unevenness();
      if (clues.orbitsIn() == 0 || !exchange.exchange(1, random)) {
        continue;
      }
      if (clues.count() != count || clues.unevenness() > unevenness) {
        exchange.undo(1);
      } else if (clues.unevenness() < unevenness) {
        idle = 0;
      }
    }
  }

  /** Returns whether a second solution is known for each removable clue. */
  private boolean isMinimal() {
    long[] cells = clues.cells().clone();
    for (int cell = 0;
        cell < requirements.pattern().size() * requirements.pattern().size();
        cell++) {
      if (CellBits.contains(cells, cell)) {
        CellBits.remove(cells, cell);
        if (test.accepts(cells)) {
          return false;
        }
        CellBits.add(cells, cell);
      }
    }
    return true;
  }
}
