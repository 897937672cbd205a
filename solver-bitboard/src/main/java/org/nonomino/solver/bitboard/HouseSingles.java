package org.nonomino.solver.bitboard;

/**
 * Conclusions from houses: the peers of a placed cell, hidden singles, and locked candidates.
 * Belongs to one search.
 */
final class HouseSingles {
  private final CellBoards boards;
  private final int size;
  private final int words;
  private final long all;

  /** A board for each cell, of all cells that differ from it. */
  private final long[] peers;

  private final CellRelations relations;

  /** The places of a digit, and the cells that see all of them. */
  private final int[] places = new int[3];

  HouseSingles(CellBoards boards, long[] peers, CellRelations relations) {
    this.boards = boards;
    this.size = boards.size;
    this.words = boards.words;
    this.all = ((1L << size) - 1) << 1;
    this.peers = peers;
    this.relations = relations;
  }

  /** Removes the digit of a cell from its peers; returns false if one becomes empty. */
  boolean place(Candidates candidates, int cell) {
    int digit = Long.numberOfTrailingZeros(candidates.digits(cell));
    for (int word = 0; word < words; word++) {
      long cells = peers[cell * words + word] & candidates.cells(digit, word);
      if (cells != 0 && !candidates.removeFrom(digit, word, cells)) {
        return false;
      }
    }
    return true;
  }

  /** Places the digits that have one cell left in a house; returns false if one has none. */
  boolean findSingles(Candidates candidates, int house) {
    long once = 0;
    long twice = 0;
    long placed = 0;
    for (int at = house * size; at < (house + 1) * size; at++) {
      long digits = candidates.digits(boards.cellAt[at]);
      twice |= once & digits;
      once |= digits;
      placed |= Candidates.isSingle(digits) ? digits : 0;
    }
    if (once != all) {
      return false;
    }
    for (long rest = once & ~twice & ~placed; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      for (int word = 0; word < words; word++) {
        long cells = candidates.cells(digit, word) & boards.houses[house * words + word];
        if (cells != 0
            && !candidates.keep(
                word * Long.SIZE + Long.numberOfTrailingZeros(cells), 1L << digit)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Removes digits that have two or three places left in a house from the cells that see all of
   * them; returns false if one becomes empty.
   */
  boolean findLocked(Candidates candidates, int house) {
    long once = 0;
    long twice = 0;
    long thrice = 0;
    long more = 0;
    for (int at = house * size; at < (house + 1) * size; at++) {
      long digits = candidates.digits(boards.cellAt[at]);
      more |= thrice & digits;
      thrice |= twice & digits;
      twice |= once & digits;
      once |= digits;
    }
    for (long rest = twice & ~more; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      if (!removeSeen(candidates, house, digit)) {
        return false;
      }
    }
    return true;
  }

  private boolean removeSeen(Candidates candidates, int house, int digit) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      long cells = candidates.cells(digit, word) & boards.houses[house * words + word];
      for (; cells != 0; cells &= cells - 1) {
        if (count == places.length) {
          return true;
        }
        places[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(cells);
      }
    }
    return count == 0 || removeSeenByAll(candidates, digit, count);
  }

  private boolean removeSeenByAll(Candidates candidates, int digit, int count) {
    for (int word = 0; word < words; word++) {
      long seen = candidates.cells(digit, word);
      for (int i = 0; i < count && seen != 0; i++) {
        seen &= peers[places[i] * words + word];
      }
      if (seen != 0 && !candidates.removeFrom(digit, word, seen)) {
        return false;
      }
    }
    return relations.isEmpty() || removeRelatedToAll(candidates, digit, count);
  }

  private boolean removeRelatedToAll(Candidates candidates, int digit, int count) {
    for (int word = 0; word < words; word++) {
      long cells = -1;
      for (int i = 0; i < count && cells != 0; i++) {
        cells &= relations.neighbours[places[i] * words + word];
      }
      for (; cells != 0; cells &= cells - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(cells);
        long allowed = 0;
        for (int i = 0; i < count; i++) {
          allowed |= relations.partners(places[i], cell, 1L << digit);
        }
        if (!candidates.keep(cell, allowed)) {
          return false;
        }
      }
    }
    return true;
  }
}
