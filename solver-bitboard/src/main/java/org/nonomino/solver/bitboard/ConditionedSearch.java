package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;
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
    List<Propagator> made = new ArrayList<>(boards.leftovers());
    List<SumRow> sums = new ArrayList<>();
    SumGroups groups = new SumGroups(boards, peers, combinations);
    for (Linear linear : conditions.linears()) {
      sums.add(SumRow.of(linear));
    }
    for (SumRow row : sums) {
      made.add(groups.propagator(row));
    }
    for (SumRow row : DerivedSums.of(boards, sums)) {
      made.add(groups.propagator(row));
    }
    addSets(peers, combinations, made);
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

  /** Adds propagators for cells that differ and of which every two have the same relation. */
  private void addSets(long[] peers, Combinations.Table combinations, List<Propagator> into) {
    Map<Integer, DigitTable> tables = new HashMap<>();
    for (Relation relation : conditions.relations()) {
      tables.put(relation.first() * cellCount + relation.second(), relation.table());
    }
    for (CellList cells : tables.isEmpty() ? List.<CellList>of() : conditions.differing()) {
      common(cells, tables)
          .flatMap(
              table ->
                  SetPropagator.of(
                      new DistinctCells(cells.toArray(), boards, peers),
                      table,
                      combinations.of(cells.count())))
          .ifPresent(into::add);
    }
  }

  /** Returns the table of all pairs of some cells, as far as they differ, if they have the same. */
  private Optional<DigitTable> common(CellList cells, Map<Integer, DigitTable> tables) {
    DigitTable different = DigitTable.of(size, (first, second) -> first != second);
    Optional<DigitTable> common = Optional.empty();
    for (int i = 0; i < cells.count(); i++) {
      for (int j = i + 1; j < cells.count(); j++) {
        DigitTable table = tables.get(cells.get(i) * cellCount + cells.get(j));
        if (table == null) {
          return Optional.empty();
        }
        DigitTable own = table.and(different);
        if (common.isPresent() && !common.get().equals(own)) {
          return Optional.empty();
        }
        common = Optional.of(own);
      }
    }
    return common;
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
        candidates.guess(depth, cell, guessDigit);
        if (wantsSteps) {
          observer.onAssign(candidates.guessedCell(depth), candidates.guessedDigit(depth));
        }
        depth++;
        consistent = propagate();
        if (!consistent && (M & 4) != 0) {
          conflicts[cell] += BUMP;
        }
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
          if (candidates.emptied() < 0 && (M & 8) != 0) {
            for (int i = 0; i < size; i++) {
              conflicts[boards.cellAt[house * size + i]] += BUMP / 4;
            }
          }
          return fail(candidates.emptied());
        }
        continue;
      }
      if (LF) {
        house = candidates.takeHouseForLocked();
        if (house >= 0) {
          if (!singles.findLocked(candidates, house)) {
            return fail(candidates.emptied());
          }
          continue;
        }
      }
      int next = candidates.firstPending();
      if (next >= 0) {
        boolean consistent = propagators[next].propagate(candidates);
        candidates.done(next);
        if (!consistent) {
          if ((M & 2) != 0) {
            for (int each : propagators[next].cells()) {
              if ((M & 16) == 0 || !Candidates.isSingle(candidates.digits(each))) {
                conflicts[each] += BUMP;
              }
            }
          } else if ((M & 32) != 0) {
            int len = propagators[next].cells().length;
            for (int each : propagators[next].cells()) {
              conflicts[each] += 3 * BUMP / len;
            }
          }
          decay();
          return false;
        }
        continue;
      }
      house = candidates.takeHouseForLocked();
      if (house < 0) {
        return true;
      }
      if (!singles.findLocked(candidates, house)) {
        return fail(candidates.emptied());
      }
    }
  }
  static final boolean LF = Boolean.getBoolean("lf");

  private boolean fail(int cell) {
    if (cell >= 0 && (M & 1) != 0) {
      conflicts[cell] += BUMP;
    }
    decay();
    return false;
  }

  static final int H = Integer.getInteger("h", 0);
  static final int BUMP = Integer.getInteger("bump", 1);
  static final int BASE = Integer.getInteger("base", 1);
  /** Returns the cell with the fewest candidates for its conflicts. */
  private int chooseCell() {
    int best = -1;
    long bestCount = 1;
    long bestConflicts = 0;
    if (H == 1) {
      bestCount = 100;
    }
    for (int cell = 0; cell < cellCount; cell++) {
      long own = candidates.digits(cell);
      if (!Candidates.isSingle(own)) {
        long count = Long.bitCount(own);
        long weight = BASE + conflicts[cell];
        boolean better = switch (H) {
          case 1 -> count < bestCount || (count == bestCount && weight > bestConflicts);
          case 2 -> count * count * bestConflicts < bestCount * bestCount * weight;
          case 3 -> (count - 1) * bestConflicts < Math.max(1, bestCount - 1) * weight;
          default -> count * bestConflicts < bestCount * weight;
        };
        if (better) {
          best = cell;
          bestCount = count;
          bestConflicts = weight;
        }
      }
    }
    guessDigit = Long.numberOfTrailingZeros(candidates.digits(best));
    if (PL > 0 && bestCount > PT) {
      int n = size;
      int words = boards.words;
      for (int house = 0; house < boards.houseCount; house++) {
        for (int digit = 1; digit <= n; digit++) {
          int count = 0;
          int first = -1;
          int last = -1;
          for (int word = 0; word < words; word++) {
            long cells = candidates.cells(digit, word) & boards.houses[house * words + word];
            count += Long.bitCount(cells);
            if (cells != 0) {
              if (first < 0) {
                first = word * 64 + Long.numberOfTrailingZeros(cells);
              }
              last = word * 64 + 63 - Long.numberOfLeadingZeros(cells);
            }
          }
          if (count == 2) {
            long w1 = BASE + conflicts[first];
            long w2 = BASE + conflicts[last];
            long weight = PL == 1 ? (w1 + w2) / 2 : PL == 2 ? Math.max(w1, w2) : PL == 3 ? Math.min(w1, w2) : w1 + w2;
            if (4 * bestConflicts < bestCount * bestCount * weight) {
              best = w1 >= w2 ? first : last;
              guessDigit = digit;
              bestCount = 2;
              bestConflicts = weight;
            }
          }
        }
      }
    }
    return best;
  }

  static final int M = Integer.getInteger("m", 3);
  static final int PT = Integer.getInteger("pt", 2);
  static final int PL = Integer.getInteger("pl", 0);
  private int guessDigit;

  static final int DECAY = Integer.getInteger("decay", 0);
  private int fails;
  private void decay() {
    if (DECAY > 0 && ++fails == DECAY) {
      fails = 0;
      for (int i = 0; i < cellCount; i++) {
        conflicts[i] >>= 1;
      }
    }
  }
}
