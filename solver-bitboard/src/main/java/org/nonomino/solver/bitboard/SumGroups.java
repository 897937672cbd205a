package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Builds propagators of sums, with their cells in as few groups as a simple choice finds. */
final class SumGroups {
  private final CellBoards boards;
  private final long[] peers;
  private final Combinations.Table combinations;
  private final int words;

  // The cells of the current sum with the current weight that are in no group, and a group.
  private final long[] left;
  private final long[] group;

  SumGroups(CellBoards boards, long[] peers, Combinations.Table combinations) {
    this.boards = boards;
    this.peers = peers;
    this.combinations = combinations;
    this.words = boards.words;
    this.left = new long[words];
    this.group = new long[words];
  }

  /** Returns the propagator of a sum. */
  Propagator propagator(SumRow row) {
    List<SumGroup> groups = new ArrayList<>();
    boolean[] isTaken = new boolean[row.cells().length];
    for (int i = 0; i < isTaken.length; i++) {
      if (!isTaken[i]) {
        int weight = row.weights()[i];
        Arrays.fill(left, 0);
        for (int j = i; j < isTaken.length; j++) {
          if (row.weights()[j] == weight) {
            isTaken[j] = true;
            CellBoards.add(left, 0, row.cells()[j]);
          }
        }
        addGroups(weight, groups);
      }
    }
    return new SumPropagator(row.cells(), groups.toArray(SumGroup[]::new), row.from(), row.to());
  }

  /** Adds groups of the cells left: each time those in the house with most of them, and others. */
  private void addGroups(int weight, List<SumGroup> into) {
    for (int count = count(left); count > 0; count = count(left)) {
      Arrays.fill(group, 0);
      if (count > 1) {
        startWithHouse();
      }
      addOthers();
      for (int word = 0; word < words; word++) {
        left[word] &= ~group[word];
      }
      into.add(
          new SumGroup(
              new DistinctCells(cells(group), boards, peers), weight, boards.size, combinations));
    }
  }

  private static int count(long[] board) {
    int count = 0;
    for (long word : board) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private void startWithHouse() {
    int best = 1;
    int all = count(left);
    for (int house = 0; house < boards.houseCount && best < all; house++) {
      int count = 0;
      for (int word = 0; word < words; word++) {
        count += Long.bitCount(left[word] & boards.houses[house * words + word]);
      }
      if (count > best) {
        best = count;
        for (int word = 0; word < words; word++) {
          group[word] = left[word] & boards.houses[house * words + word];
        }
      }
    }
  }

  /** Adds cells that differ from all cells of the group. */
  private void addOthers() {
    for (int word = 0; word < words; word++) {
      for (long rest = left[word] & ~group[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        boolean differs = true;
        for (int other = 0; other < words; other++) {
          differs &= (group[other] & ~peers[cell * words + other]) == 0;
        }
        if (differs) {
          CellBoards.add(group, 0, cell);
        }
      }
    }
  }

  private static int[] cells(long[] board) {
    int[] cells = new int[count(board)];
    int next = 0;
    for (int word = 0; word < board.length; word++) {
      for (long rest = board[word]; rest != 0; rest &= rest - 1) {
        cells[next++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return cells;
  }
}
