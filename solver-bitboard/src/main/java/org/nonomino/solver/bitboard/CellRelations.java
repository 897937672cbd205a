package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Relation;

/**
 * The relations of a puzzle, in both directions. Relations that only say that two cells differ
 * become peers instead. Immutable.
 */
final class CellRelations {
  /** The number of digits to look up at a time. */
  private static final int CHUNK = 8;

  private static final int CHUNK_SETS = 1 << CHUNK;
  private static final long CHUNK_MASK = CHUNK_SETS - 1;

  /** The board of the cells that have relations. */
  final long[] related;

  /** A board for each cell, of the cells to which it has relations. */
  final long[] neighbours;

  /** The index of the first arc of each cell, and the number of arcs. */
  private final int[] firstArc;

  private final int[] arcTo;

  /** The index of the table of each arc in {@link #unions}. */
  private final int[] arcTable;

  /**
   * For each table and chunk of digits, the union of the digits that go with each set of digits of
   * the chunk.
   */
  private long[] unions = {};

  private final int words;

  CellRelations(CellBoards boards, List<Relation> relations, long[] peers) {
    words = boards.words;
    related = new long[words];
    int size = boards.size;
    DigitTable different = DigitTable.different(size);
    List<Relation> others = new ArrayList<>(relations.size());
    DigitTable last = different;
    boolean lastDiffers = true;
    for (Relation relation : relations) {
      if (!relation.table().equals(last)) {
        last = relation.table();
        lastDiffers = last.and(different).equals(last);
      }
      if (lastDiffers) {
        CellBoards.add(peers, relation.first() * words, relation.second());
        CellBoards.add(peers, relation.second() * words, relation.first());
      }
      if (!last.equals(different)) {
        others.add(relation);
      }
    }
    firstArc = new int[boards.cellCount + 1];
    neighbours = new long[others.isEmpty() ? 0 : boards.cellCount * words];
    for (Relation relation : others) {
      firstArc[relation.first() + 1]++;
      firstArc[relation.second() + 1]++;
      CellBoards.add(related, 0, relation.first());
      CellBoards.add(related, 0, relation.second());
      CellBoards.add(neighbours, relation.first() * words, relation.second());
      CellBoards.add(neighbours, relation.second() * words, relation.first());
    }
    for (int cell = 0; cell < boards.cellCount; cell++) {
      firstArc[cell + 1] += firstArc[cell];
    }
    arcTo = new int[2 * others.size()];
    arcTable = new int[2 * others.size()];
    int[] next = firstArc.clone();
    Map<DigitTable, Integer> known = new HashMap<>();
    List<DigitTable> tables = new ArrayList<>();
    int tableLength = (size + CHUNK - 1) / CHUNK * CHUNK_SETS;
    for (Relation relation : others) {
      Integer index = known.get(relation.table());
      if (index == null) {
        index = tables.size();
        known.put(relation.table(), index);
        tables.add(relation.table());
        tables.add(relation.table().transposed());
      }
      int forward = next[relation.first()]++;
      arcTo[forward] = relation.second();
      arcTable[forward] = index * tableLength;
      int backward = next[relation.second()]++;
      arcTo[backward] = relation.first();
      arcTable[backward] = (index + 1) * tableLength;
    }
    unions = new long[tables.size() * tableLength];
    for (int table = 0; table < tables.size(); table++) {
      for (int chunk = 0; chunk * CHUNK < size; chunk++) {
        int at = table * tableLength + chunk * CHUNK_SETS;
        for (int set = 1; set < CHUNK_SETS; set++) {
          int digit = chunk * CHUNK + Integer.numberOfTrailingZeros(set) + 1;
          unions[at + set] =
              unions[at + (set & (set - 1))]
                  | (digit <= size ? tables.get(table).allowed(digit) : 0);
        }
      }
    }
  }

  /** Returns whether there are no relations except those that became peers. */
  boolean isEmpty() {
    return arcTo.length == 0;
  }

  /** Removes the candidates that no candidate of a cell goes with; returns false if it fails. */
  boolean propagate(Candidates candidates, int cell) {
    long digits = candidates.digits(cell);
    for (int arc = firstArc[cell]; arc < firstArc[cell + 1]; arc++) {
      if (!candidates.keep(arcTo[arc], partners(arcTable[arc], digits))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the digits that a related cell may have if a cell has one of some digits. */
  long partners(int cell, int other, long digits) {
    for (int arc = firstArc[cell]; arc < firstArc[cell + 1]; arc++) {
      if (arcTo[arc] == other) {
        return partners(arcTable[arc], digits);
      }
    }
    return -1;
  }

  private long partners(int table, long digits) {
    long found = 0;
    int at = table;
    for (long rest = digits >>> 1; rest != 0; rest >>>= CHUNK) {
      found |= unions[at + (int) (rest & CHUNK_MASK)];
      at += CHUNK_SETS;
    }
    return found;
  }
}
