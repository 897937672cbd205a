package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;

/**
 * A digit that a house has only in some cells of a scope, so that these must have it among them.
 *
 * @param house the house
 * @param digit the digit, which the house does not have yet
 * @param places the indices of its places in the scope, bit i for index i
 */
record NeededPlaces(int house, int digit, long places) {
  /** Returns the digits whose places in a house are all in a scope. */
  static List<NeededPlaces> in(ConstraintScope scope, BoardState board) {
    Set<Integer> houses = new TreeSet<>();
    for (int cell : scope.cells) {
      if (board.digit(cell) == 0) {
        for (int house : board.tables.housesOf[cell]) {
          if (!board.tables.isRepeated(house)) {
            houses.add(house);
          }
        }
      }
    }
    List<NeededPlaces> found = new ArrayList<>();
    for (int house : houses) {
      for (int digit = 1; digit <= board.size(); digit++) {
        long places = placesIn(scope, board, house, digit);
        if (Long.bitCount(places) > 1) {
          found.add(new NeededPlaces(house, digit, places));
        }
      }
    }
    return found;
  }

  /** Returns this digit with the indices of its places in another scope, which has all of them. */
  NeededPlaces in(ConstraintScope other, ConstraintScope scope) {
    long moved = 0;
    for (long rest = places; rest != 0; rest &= rest - 1) {
      moved |= 1L << other.indexOf(scope.cells[Long.numberOfTrailingZeros(rest)]);
    }
    return new NeededPlaces(house, digit, moved);
  }

  /** Returns the indices of the places of a digit, none if the house has a place elsewhere. */
  private static long placesIn(ConstraintScope scope, BoardState board, int house, int digit) {
    long inside = 0;
    for (long rest = board.places(house, digit); rest != 0; rest &= rest - 1) {
      int index = scope.indexOf(board.cellAt(house, Long.numberOfTrailingZeros(rest)));
      if (index < 0) {
        return 0;
      }
      inside |= 1L << index;
    }
    return inside;
  }

  /**
   * Returns whether one of the places has the digit or may get it.
   *
   * @param digits the digits of the first cells
   * @param left the digits that are left for each cell
   * @param count the number of cells with a digit
   */
  boolean isPossible(int[] digits, long[] left, int count) {
    for (long rest = places; rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      boolean isHere =
          index < count ? digits[index] == digit : (left[index] & 1L << (digit - 1)) != 0;
      if (isHere) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a cell of a scope is one of the places. */
  boolean contains(int index) {
    return (places >>> index & 1) != 0;
  }
}
