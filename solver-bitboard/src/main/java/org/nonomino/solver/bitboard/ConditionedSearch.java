package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.nonomino.core.Linear;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;

/**
 * Propagation on the candidates of cells, followed by a guess, for rules with conditions. A guess is
 * a node; its conclusions are not.
 */
final class ConditionedSearch extends LayoutSearch {
  private final int size;
  private final int cellCount;
  private final CellBoards boards;
  private final Conditions conditions;
  private final Candidates candidates;
  private final CellRelations relations;
  private final HouseSingles singles;
  private final Propagator[] propagators;
  private final int[] digits;

  /** How often a cell was part of a contradiction. */
  private final int[] conflicts;

  ConditionedSearch(Rules rules, CellBoards boards, Combinations.Table combinations) {
    super(rules);
    this.boards = boards;
    this.conditions = rules.conditions();
    size = boards.size;
    cellCount = boards.cellCount;
    long[] peers = boards.peers.clone();
    for (CellList cells : conditions.differing()) {
      addPeers(peers, cells);
    }
    relations = new CellRelations(boards, conditions.relations(), peers);
    singles = new HouseSingles(boards, peers, relations);
    List<Propagator> made = new ArrayList<>();
    List<SumRow> sums = new ArrayList<>();
    for (Linear linear : conditions.linears()) {
      sums.add(SumRow.of(linear));
    }
    for (SumRow row : sums) {
      made.add(sum(row, peers, combinations));
    }
    for (SumRow row : DerivedSums.of(boards, sums)) {
      made.add(sum(row, peers, combinations));
    }
    for (AutomatonPath path : conditions.automata()) {
      made.add(new AutomatonPropagator(path));
    }
    propagators = made.toArray(Propagator[]::new);
    int propagatorWords = CellBoards.wordsFor(propagators.length);
    long[] propagatorsOf = new long[cellCount * propagatorWords];
    for (int i = 0; i < propagators.length; i++) {
      for (int cell : propagators[i].cells()) {
        CellBoards.add(propagatorsOf, cell * propagatorWords, i);
      }
    }
    candidates = new Candidates(boards, relations.related, propagatorsOf, propagatorWords);
    digits = new int[cellCount];
    conflicts = new int[cellCount];
  }

  private void addPeers(long[] peers, CellList cells) {
    int words = boards.words;
    long[] set = new long[words];
    for (int i = 0; i < cells.count(); i++) {
      CellBoards.add(set, 0, cells.get(i));
    }
    for (int i = 0; i < cells.count(); i++) {
      int cell = cells.get(i);
      for (int word = 0; word < words; word++) {
        peers[cell * words + word] |= set[word];
      }
      peers[cell * words + (cell >>> 6)] &= ~(1L << cell);
    }
  }

  private SumPropagator sum(SumRow row, long[] peers, Combinations.Table combinations) {
    int count = row.cells().length;
    int words = boards.words;
    int[] cells = new int[count];
    boolean[] isTaken = new boolean[count];
    List<SumGroup> groups = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cells[i] = row.cells()[i];
      if (isTaken[i]) {
        continue;
      }
      int[] group = new int[count];
      int members = 0;
      for (int j = i; j < count; j++) {
        if (!isTaken[j] && row.weights()[j] == row.weights()[i]) {
          boolean differs = true;
          for (int k = 0; k < members; k++) {
            differs &= CellBoards.has(peers, group[k] * words, row.cells()[j]);
          }
          if (differs) {
            isTaken[j] = true;
            group[members++] = row.cells()[j];
          }
        }
      }
      groups.add(
          new SumGroup(
              Arrays.copyOf(group, members), row.weights()[i], boards, peers, combinations));
    }
    return new SumPropagator(
        cells, groups.toArray(SumGroup[]::new), row.from(), row.to());
  }

  @Override
  protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
    boolean wantsSteps = observer.wantsSteps();
    boolean wantsSolutions = observer.wantsSolutions();
    int depth = 0;
    boolean consistent = start(givens) && propagate();
    while (true) {
      if (consistent && !candidates.isFull()) {
        if (!budget.spendNode()) {
          return;
        }
        budget.addGuess();
        int cell = chooseCell();
        candidates.guess(depth, cell, Long.numberOfTrailingZeros(candidates.digits(cell)));
        if (wantsSteps) {
          observer.onAssign(candidates.guessedCell(depth), candidates.guessedDigit(depth));
        }
        depth++;
        consistent = propagate();
      } else {
        if (consistent) {
          if (wantsSolutions) {
            observer.onSolution(solution());
          }
          if (!budget.addSolution()) {
            return;
          }
        }
        if (depth == 0) {
          return;
        }
        depth--;
        if (wantsSteps) {
          observer.onRetract(candidates.guessedCell(depth), candidates.guessedDigit(depth));
        }
        consistent = candidates.comeBack(depth) && propagate();
      }
    }
  }

  private Grid solution() {
    for (int cell = 0; cell < cellCount; cell++) {
      digits[cell] = Long.numberOfTrailingZeros(candidates.digits(cell));
    }
    return Grid.of(size, digits);
  }

  private boolean start(Grid givens) {
    candidates.start(boards, propagators.length);
    Arrays.fill(conflicts, 0);
    for (int cell = 0; cell < cellCount; cell++) {
      int digit = givens.digit(cell);
      long allowed = conditions.allowed(cell);
      if (!candidates.keep(cell, digit == 0 ? allowed : allowed & 1L << digit)) {
        return false;
      }
    }
    return true;
  }

  private boolean propagate() {
    while (true) {
      int cell = candidates.takePlaced();
      if (cell >= 0) {
        if (!singles.place(candidates, cell)) {
          return fail(candidates.emptied());
        }
        continue;
      }
      cell = candidates.takeRelated();
      if (cell >= 0) {
        if (!relations.propagate(candidates, cell)) {
          return fail(candidates.emptied());
        }
        continue;
      }
      int house = candidates.takeHouseForSingles();
      if (house >= 0) {
        if (!singles.findSingles(candidates, house)) {
          return fail(candidates.emptied());
        }
        continue;
      }
      house = candidates.takeHouseForLocked();
      if (house >= 0) {
        if (!singles.findLocked(candidates, house)) {
          return fail(candidates.emptied());
        }
        continue;
      }
      int next = candidates.firstPending();
      if (next < 0) {
        return true;
      }
      boolean consistent = propagators[next].propagate(candidates);
      candidates.done(next);
      if (!consistent) {
        for (int each : propagators[next].cells()) {
          conflicts[each]++;
        }
        return false;
      }
    }
  }

  private boolean fail(int cell) {
    if (cell >= 0) {
      conflicts[cell]++;
    }
    return false;
  }

  /** Returns the cell with the fewest candidates for its conflicts. */
  private int chooseCell() {
    int best = -1;
    long bestCount = 1;
    long bestConflicts = 0;
    for (int cell = 0; cell < cellCount; cell++) {
      long own = candidates.digits(cell);
      if (!Candidates.isSingle(own)) {
        long count = Long.bitCount(own);
        long weight = 1L + conflicts[cell];
        if (count * bestConflicts < bestCount * weight) {
          best = cell;
          bestCount = count;
          bestConflicts = weight;
        }
      }
    }
    return best;
  }
}
