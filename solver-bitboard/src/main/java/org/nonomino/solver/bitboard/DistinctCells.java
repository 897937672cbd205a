package org.nonomino.solver.bitboard;

/**
 * Some cells that differ pairwise, and the candidates that they need to hold one of several sets of
 * digits together. Belongs to one search.
 */
final class DistinctCells {
  final int[] cells;

  // The examined cells, and their candidates.
  final int[] open;
  final long[] digits;
  int openCount;

  /** The candidates of all open cells together. */
  long union;

  /** The candidates of each open cell that were found to be needed. */
  final long[] supported;

  /** The digits that all sets have. */
  long required;

  // The first and the last set that the cells can hold.
  long first;
  long last;

  private final long[] peers;
  private final int words;

  /** The board of the cells. */
  private final long[] board;

  /** The candidates of each open cell that are in the current set. */
  private final long[] parts;

  DistinctCells(int[] cells, CellBoards boards, long[] peers) {
    this.cells = cells;
    this.peers = peers;
    this.words = boards.words;
    this.board = new long[words];
    for (int cell : cells) {
      CellBoards.add(board, 0, cell);
    }
    this.open = new int[cells.length];
    this.digits = new long[cells.length];
    this.parts = new long[cells.length];
    this.supported = new long[cells.length];
  }

  /** Forgets the open cells. */
  void clear() {
    openCount = 0;
    union = 0;
  }

  /** Adds an open cell. */
  void add(int cell, long own) {
    open[openCount] = cell;
    digits[openCount++] = own;
    union |= own;
  }

  /**
   * Finds the candidates that the open cells need to hold one of some sets of as many digits;
   * returns false if they can hold none.
   */
  boolean support(long[] sets, int from, int to) {
    for (int i = 0; i < openCount; i++) {
      supported[i] = 0;
    }
    required = -1;
    first = 0;
    for (int index = from; index < to; index++) {
      long set = sets[index];
      if ((set & ~union) == 0 && fits(set)) {
        if (first == 0) {
          first = set;
        }
        last = set;
        required &= set;
      }
    }
    return first != 0;
  }

  /** Returns whether the open cells can share the digits of a set, and adds what they support. */
  private boolean fits(long set) {
    long found = 0;
    boolean hasSingle = false;
    for (int i = 0; i < openCount; i++) {
      long part = digits[i] & set;
      if (part == 0) {
        return false;
      }
      parts[i] = part;
      found |= part;
      hasSingle |= Candidates.isSingle(part);
    }
    if (found != set || (hasSingle && !settle(set))) {
      return false;
    }
    for (int i = 0; i < openCount; i++) {
      supported[i] |= parts[i];
    }
    return true;
  }

  /**
   * Removes the digits of parts with a single digit from the others, until nothing changes; returns
   * whether all digits of the set remain.
   */
  private boolean settle(long set) {
    long settled = 0;
    boolean isChanging = true;
    while (isChanging) {
      isChanging = false;
      for (int i = 0; i < openCount; i++) {
        long part = parts[i];
        if (Candidates.isSingle(part) && (settled & part) == 0) {
          settled |= part;
          isChanging = true;
          if (!removeFromOthers(i, part)) {
            return false;
          }
        }
      }
    }
    long found = 0;
    for (int i = 0; i < openCount; i++) {
      found |= parts[i];
    }
    return found == set;
  }

  private boolean removeFromOthers(int except, long digit) {
    for (int i = 0; i < openCount; i++) {
      if (i != except) {
        parts[i] &= ~digit;
        if (parts[i] == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Keeps the supported candidates of the open cells, and removes required digits from the cells
   * that see all their places; returns false if a cell becomes empty.
   */
  boolean keepSupported(Candidates candidates) {
    for (int i = 0; i < openCount; i++) {
      if (supported[i] != digits[i] && !candidates.keep(open[i], supported[i])) {
        return false;
      }
    }
    for (long rest = required; rest != 0; rest &= rest - 1) {
      if (!removeRequired(candidates, Long.numberOfTrailingZeros(rest))) {
        return false;
      }
    }
    return true;
  }

  private boolean removeRequired(Candidates candidates, int digit) {
    for (int word = 0; word < words; word++) {
      long seen = candidates.cells(digit, word) & ~board[word];
      for (int i = 0; i < openCount && seen != 0; i++) {
        if ((supported[i] >>> digit & 1) != 0) {
          seen &= peers[open[i] * words + word];
        }
      }
      if (seen != 0 && !candidates.removeFrom(digit, word, seen)) {
        return false;
      }
    }
    return true;
  }
}
