package org.nonomino.solver.bitboard;

/**
 * Conclusions from houses: the peers of a placed cell, hidden singles, and locked candidates.
 * Belongs to one search.
 */
final class HouseSingles {
  /** The maximum number of places of a digit in a house to examine together. */
  private static final int MOST_PLACES = 3;

  private final CellBoards boards;
  private final int words;

  /** A board for each cell, of all cells that differ from it. */
  private final long[] peers;

  private final CellRelations relations;

  /** The places of the current digit. */
  private final int[] places = new int[MOST_PLACES];

  HouseSingles(CellBoards boards, long[] peers, CellRelations relations) {
    this.boards = boards;
    this.words = boards.words;
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
    candidates.settle(cell, digit);
    return true;
  }

  /**
   * Places a digit in each house that has only one cell left for it, among the houses in which the
   * digit lost a place. Returns false if a house has no cell left.
   */
  boolean findSingles(Candidates candidates, int digit) {
    for (int houseWord = 0; houseWord < boards.houseWords; houseWord++) {
      long rest = candidates.takeHousesForSingles(digit, houseWord);
      for (; rest != 0; rest &= rest - 1) {
        int house = houseWord * Long.SIZE + Long.numberOfTrailingZeros(rest);
        int count = count(candidates, digit, house);
        if (count <= 1) {
          if (count == 0 || !placeIn(candidates, digit, house)) {
            return false;
          }
        } else if (count <= MOST_PLACES) {
          candidates.noteLocked(house, digit);
        }
      }
    }
    return true;
  }

  /** Places a digit in the only cell of a house that can have it; false if it has another. */
  private boolean placeIn(Candidates candidates, int digit, int house) {
    int word = 0;
    long cells = 0;
    for (; cells == 0; word++) {
      cells = candidates.cells(digit, word) & boards.houses[house * words + word];
    }
    return candidates.keep((word - 1) * Long.SIZE + Long.numberOfTrailingZeros(cells), 1L << digit);
  }

  /**
   * Removes a digit that has two or three places left in a house from the cells that see all of
   * them, and all other digits from two places shared by two digits. Returns false if a cell
   * becomes empty.
   */
  boolean findLocked(Candidates candidates, int digit, int house) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      long cells = candidates.cells(digit, word) & boards.houses[house * words + word];
      for (; cells != 0; cells &= cells - 1) {
        places[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(cells);
      }
    }
    return count <= 1
        || (removeSeenByAll(candidates, digit, count)
            && (count > 2 || keepPair(candidates, digit, house)));
  }

  /**
   * Removes the two candidates of a cell from the cells that see it and another cell with the same
   * candidates; returns false if one becomes empty.
   */
  boolean findPairs(Candidates candidates, int cell) {
    long digits = candidates.digits(cell);
    if (Candidates.isSingle(digits)) {
      return true;
    }
    int first = Long.numberOfTrailingZeros(digits);
    int second = Long.numberOfTrailingZeros(digits & (digits - 1));
    for (int word = 0; word < words; word++) {
      long rest =
          peers[cell * words + word]
              & candidates.cells(first, word)
              & candidates.cells(second, word);
      for (; rest != 0; rest &= rest - 1) {
        int other = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (candidates.digits(other) == digits) {
          places[0] = cell;
          places[1] = other;
          if (!removeSeenByAll(candidates, first, 2) || !removeSeenByAll(candidates, second, 2)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Finds another digit with the same two places, so that they have only these two digits. */
  private boolean keepPair(Candidates candidates, int digit, int house) {
    int first = places[0];
    int second = places[1];
    long both = candidates.digits(first) & candidates.digits(second) & ~(1L << digit);
    for (; both != 0; both &= both - 1) {
      int other = Long.numberOfTrailingZeros(both);
      if (count(candidates, other, house) == 2) {
        long pair = 1L << digit | 1L << other;
        return candidates.keep(first, pair) && candidates.keep(second, pair);
      }
    }
    return true;
  }

  /** Returns the number of places of a digit in a house. */
  private int count(Candidates candidates, int digit, int house) {
    int count = 0;
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(candidates.cells(digit, word) & boards.houses[house * words + word]);
    }
    return count;
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
