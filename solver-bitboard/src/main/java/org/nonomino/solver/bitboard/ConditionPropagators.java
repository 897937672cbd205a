package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;

/** Builds the peers, the relations and the propagators of some conditions, once per search. */
final class ConditionPropagators {
  private final CellBoards boards;
  private final Conditions conditions;
  private final Combinations.Table combinations;

  /** A board for each cell, of all cells that differ from it. */
  final long[] peers;

  final CellRelations relations;

  /** The propagators, in the order in which they are called. */
  final Propagator[] propagators;

  /** The number of propagators that cost less than examining the houses. */
  final int firstLate;

  ConditionPropagators(CellBoards boards, Conditions conditions, Combinations.Table combinations) {
    this.boards = boards;
    this.conditions = conditions;
    this.combinations = combinations;
    peers = boards.peers.clone();
    for (CellList cells : conditions.differing()) {
      addPeers(cells);
    }
    relations = new CellRelations(boards, conditions.relations(), peers);
    List<Propagator> all = new ArrayList<>(boards.leftovers());
    addSums(all);
    addSets(all);
    List<Propagator> late = new ArrayList<>();
    for (AutomatonPath path : conditions.automata()) {
      Optional<Propagator> exact =
          differ(path.cells()) ? DistinctPathPropagator.of(path) : Optional.empty();
      exact.ifPresentOrElse(late::add, () -> all.add(new AutomatonPropagator(path)));
    }
    firstLate = all.size();
    all.addAll(late);
    propagators = all.toArray(Propagator[]::new);
  }

  private void addPeers(CellList cells) {
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

  private boolean differ(CellList cells) {
    for (int i = 0; i < cells.count(); i++) {
      for (int j = 0; j < i; j++) {
        if (!CellBoards.has(peers, cells.get(i) * boards.words, cells.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  private void addSums(List<Propagator> into) {
    List<SumRow> sums = new ArrayList<>(conditions.linears().size());
    for (Linear linear : conditions.linears()) {
      sums.add(SumRow.of(linear));
    }
    if (!sums.isEmpty()) {
      SumGroups groups = new SumGroups(boards, peers, combinations);
      for (SumRow row : sums) {
        into.add(groups.propagator(row));
      }
      for (SumRow row : DerivedSums.of(boards, sums)) {
        into.add(groups.propagator(row));
      }
    }
  }

  /** Adds propagators for cells that differ and of which every two have the same relation. */
  private void addSets(List<Propagator> into) {
    if (conditions.differing().isEmpty() || conditions.relations().isEmpty()) {
      return;
    }
    Map<Integer, DigitTable> tables = new HashMap<>();
    for (Relation relation : conditions.relations()) {
      tables.put(key(relation.first(), relation.second()), relation.table());
    }
    for (CellList cells : conditions.differing()) {
      commonTable(cells, tables)
          .flatMap(
              table ->
                  SetPropagator.of(
                      new DistinctCells(cells.toArray(), boards, peers),
                      table,
                      combinations.of(cells.count())))
          .ifPresent(into::add);
    }
  }

  private int key(int first, int second) {
    return first * boards.cellCount + second;
  }

  /** Returns the symmetric table of all pairs of some cells, if they have the same. */
  private Optional<DigitTable> commonTable(CellList cells, Map<Integer, DigitTable> tables) {
    DigitTable different = DigitTable.different(boards.size);
    Optional<DigitTable> common = Optional.empty();
    for (int i = 0; i < cells.count(); i++) {
      for (int j = i + 1; j < cells.count(); j++) {
        DigitTable table = tables.get(key(cells.get(i), cells.get(j)));
        // Sets of digits have no order, so they cannot keep a relation that depends on it.
        if (table == null || !table.equals(table.transposed())) {
          return Optional.empty();
        }
        Optional<DigitTable> own = Optional.of(table.and(different));
        if (common.isPresent() && !common.equals(own)) {
          return Optional.empty();
        }
        common = own;
      }
    }
    return common;
  }
}
