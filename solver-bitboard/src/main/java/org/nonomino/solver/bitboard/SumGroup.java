package org.nonomino.solver.bitboard;

import java.util.Optional;

/**
 * Some cells of a sum that have the same weight and differ pairwise. Belongs to one search.
 *
 * <p>All sums here are without the weight.
 */
final class SumGroup {
  /** The number of sets of digits that are tried before only bounds are used. */
  private static final int MAX_SETS = 200;

  /** The number of open cells up to which all digits are tried. */
  private static final int MAX_EXACT = 3;

  final int[] cells;
  final int weight;
  private final int size;
  private final Combinations.Table combinations;
  private final long[] peers;
  private final int words;

  /** The board of the cells. */
  private final long[] board;

  // The cells with several candidates, and these.
  private final int[] open;
  private final long[] digits;
  private int openCount;
  private long union;

  /** The sum of the other cells. */
  private int placed;

  /** The lowest and the highest possible sum, as far as is known. */
  private int low;

  private int high;

  // Scratch space.
  private final long[] parts;
  private final long[] supported;
  private final int[] sorted;

  SumGroup(int[] cells, int weight, CellBoards boards, long[] peers, Combinations.Table table) {
    this.cells = cells;
    this.weight = weight;
    this.size = boards.size;
    this.combinations = table;
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
    this.sorted = new int[cells.length];
  }

  int low() {
    return low;
  }

  int high() {
    return high;
  }

  /** Returns the number of cells with several candidates. */
  int openCount() {
    return openCount;
  }

  /**
   * Returns the possible sums, bit k for the lowest sum plus k.
   *
   * @return for more than three open cells, all sums from the lowest to the highest
   */
  long sums() {
    int shift = low - placed;
    return switch (openCount) {
      case 0 -> 1;
      case 1 -> digits[0] >>> shift;
      case 2 -> sumsOfTwo(digits[0], digits[1]) >>> shift;
      case 3 -> sumsOfThree() >>> shift;
      default -> upTo(high - low);
    };
  }

  private static long upTo(int bit) {
    return bit >= Long.SIZE - 1 ? -1L : (2L << bit) - 1;
  }

  private static long sumsOfTwo(long first, long second) {
    long sums = 0;
    for (long rest = first; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      sums |= (second & ~(1L << digit)) << digit;
    }
    return sums;
  }

  private long sumsOfThree() {
    long sums = 0;
    for (long rest = digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long others = ~(1L << digit);
      sums |= sumsOfTwo(digits[1] & others, digits[2] & others) << digit;
    }
    return sums;
  }

  /** Returns whether the sums of the open cells fit into a word. */
  private boolean isSmall() {
    return openCount <= MAX_EXACT && openCount * size < Long.SIZE;
  }

  /**
   * Removes the candidates without which the sum cannot be one of some sums; returns false if it
   * cannot.
   *
   * @param sums bit k for the lowest sum plus k
   */
  boolean narrowTo(Candidates candidates, long sums) {
    if (!isSmall() || openCount == 0) {
      // The bits that can be used are a range.
      return sums != 0
          && narrow(
              candidates,
              low + Long.numberOfTrailingZeros(sums),
              highest(sums) == Long.SIZE - 1 ? high : low + highest(sums));
    }
    return keepSums(candidates, sums << (low - placed)) && findBounds(candidates);
  }

  /** Removes the candidates of up to three open cells that have no part in some sums of these. */
  private boolean keepSums(Candidates candidates, long sums) {
    if (openCount == 1) {
      return candidates.keep(open[0], sums);
    }
    long required = openCount == 2 ? supportTwo(sums) : supportThree(sums);
    for (int i = 0; i < openCount; i++) {
      if (supported[i] != digits[i] && !candidates.keep(open[i], supported[i])) {
        return false;
      }
    }
    return required == 0 || removeRequired(candidates, required, openCount);
  }

  /** Finds the digits that two open cells need for some sums; returns those that all pairs have. */
  private long supportTwo(long sums) {
    long first = 0;
    long second = 0;
    long required = -1;
    for (long rest = digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long partners = digits[1] & ~(1L << digit) & sums >>> digit;
      if (partners != 0) {
        first |= 1L << digit;
        second |= partners;
        required &= 1L << digit | (Candidates.isSingle(partners) ? partners : 0);
      }
    }
    supported[0] = first;
    supported[1] = second;
    return required;
  }

  /** Finds the digits that three open cells need; returns those that all sets of three have. */
  private long supportThree(long sums) {
    long first = 0;
    long second = 0;
    long third = 0;
    long required = -1;
    for (long rest = digits[0]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long others = ~(1L << digit);
      for (long more = digits[1] & others; more != 0; more &= more - 1) {
        int other = Long.numberOfTrailingZeros(more);
        long partners = digits[2] & others & ~(1L << other) & sums >>> (digit + other);
        if (partners != 0) {
          long both = 1L << digit | 1L << other;
          first |= 1L << digit;
          second |= 1L << other;
          third |= partners;
          required &= both | (Candidates.isSingle(partners) ? partners : 0);
        }
      }
    }
    supported[0] = first;
    supported[1] = second;
    supported[2] = third;
    return required;
  }

  /** Finds the lowest and the highest sum; returns false if the cells cannot differ. */
  boolean findBounds(Candidates candidates) {
    openCount = 0;
    placed = 0;
    union = 0;
    for (int cell : cells) {
      long own = candidates.digits(cell);
      if (Candidates.isSingle(own)) {
        placed += Long.numberOfTrailingZeros(own);
      } else {
        open[openCount] = cell;
        digits[openCount++] = own;
        union |= own;
      }
    }
    if (openCount == 0) {
      low = placed;
      high = placed;
      return true;
    }
    if (openCount == 1) {
      low = placed + Long.numberOfTrailingZeros(union);
      high = placed + highest(union);
      return true;
    }
    return findLow(openCount) && findHigh(openCount);
  }

  private static int highest(long set) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(set);
  }

  /** The smallest digits are handed out to the cells in the order of their smallest candidates. */
  private boolean findLow(int count) {
    for (int i = 0; i < count; i++) {
      int own = Long.numberOfTrailingZeros(digits[i]);
      int at = i;
      for (; at > 0 && sorted[at - 1] > own; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = own;
    }
    long left = union;
    int sum = placed;
    for (int i = 0; i < count; i++) {
      left &= -1L << sorted[i];
      if (left == 0) {
        return false;
      }
      sum += Long.numberOfTrailingZeros(left);
      left &= left - 1;
    }
    low = sum;
    return true;
  }

  private boolean findHigh(int count) {
    for (int i = 0; i < count; i++) {
      int own = highest(digits[i]);
      int at = i;
      for (; at > 0 && sorted[at - 1] < own; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = own;
    }
    long left = union;
    int sum = placed;
    for (int i = 0; i < count; i++) {
      left &= (2L << sorted[i]) - 1;
      if (left == 0) {
        return false;
      }
      long digit = Long.highestOneBit(left);
      sum += Long.numberOfTrailingZeros(digit);
      left &= digit - 1;
    }
    high = sum;
    return true;
  }

  /**
   * Removes the candidates without which the sum cannot be in a range, and tightens the bounds;
   * returns false if no sum is.
   */
  boolean narrow(Candidates candidates, int from, int to) {
    int least = from - placed;
    int most = to - placed;
    if (openCount == 0) {
      return least <= 0 && most >= 0;
    }
    if (openCount == 1) {
      return candidates.keep(open[0], digitsBetween(least, most)) && findBounds(candidates);
    }
    if (isSmall()) {
      long sums = least > Long.SIZE - 1 || most < 0 ? 0 : -1L << Math.max(least, 0) & upTo(most);
      return keepSums(candidates, sums) && findBounds(candidates);
    }
    Optional<Combinations> table = combinations.of(openCount);
    if (table.isPresent()) {
      int first = table.get().indexOf(least);
      int end = table.get().indexOf(most + 1);
      if (end - first <= MAX_SETS) {
        return combine(candidates, table.get().sets, first, end);
      }
    }
    return narrowByBounds(candidates, from, to);
  }

  private long digitsBetween(int least, int most) {
    int from = Math.max(least, 1);
    int to = Math.min(most, size);
    return from > to ? 0 : ((2L << to) - 1) & (-1L << from);
  }

  private boolean narrowByBounds(Candidates candidates, int from, int to) {
    int last = openCount - 1;
    for (int i = 0; i <= last; i++) {
      swap(i, last);
      if (!findLow(last) || !findHigh(last)) {
        return false;
      }
      swap(i, last);
      if (!candidates.keep(open[i], digitsBetween(from - high, to - low))) {
        return false;
      }
    }
    return findBounds(candidates);
  }

  private void swap(int i, int j) {
    long own = digits[i];
    digits[i] = digits[j];
    digits[j] = own;
  }

  /** Tries the sets of digits in a part of a list. */
  private boolean combine(Candidates candidates, long[] sets, int first, int end) {
    int count = openCount;
    for (int i = 0; i < count; i++) {
      supported[i] = 0;
    }
    long required = -1;
    long lowest = 0;
    long highest = 0;
    for (int index = first; index < end; index++) {
      long set = sets[index];
      if ((set & ~union) == 0 && fits(set, count)) {
        if (lowest == 0) {
          lowest = set;
        }
        highest = set;
        required &= set;
      }
    }
    if (lowest == 0) {
      return false;
    }
    low = placed + Combinations.sum(lowest);
    high = placed + Combinations.sum(highest);
    for (int i = 0; i < count; i++) {
      if (supported[i] != digits[i] && !candidates.keep(open[i], supported[i])) {
        return false;
      }
    }
    return required == 0 || removeRequired(candidates, required, count);
  }

  /** Returns whether the open cells can share the digits of a set, and adds what they support. */
  private boolean fits(long set, int count) {
    long found = 0;
    long singles = 0;
    for (int i = 0; i < count; i++) {
      long part = digits[i] & set;
      if (part == 0) {
        return false;
      }
      parts[i] = part;
      found |= part;
      singles |= Candidates.isSingle(part) ? part : 0;
    }
    if (found != set) {
      return false;
    }
    if (singles != 0 && !settle(set, count)) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      supported[i] |= parts[i];
    }
    return true;
  }

  /** Removes the digits of parts with a single digit from the others, until nothing changes. */
  private boolean settle(long set, int count) {
    long settled = 0;
    boolean again = true;
    while (again) {
      again = false;
      long once = 0;
      long twice = 0;
      for (int i = 0; i < count; i++) {
        long part = parts[i];
        if (Candidates.isSingle(part)) {
          if ((settled & part) == 0) {
            settled |= part;
            again = true;
            for (int j = 0; j < count; j++) {
              if (j != i) {
                parts[j] &= ~part;
                if (parts[j] == 0) {
                  return false;
                }
              }
            }
          }
        }
        twice |= once & parts[i];
        once |= parts[i];
      }
    }
    long found = 0;
    for (int i = 0; i < count; i++) {
      found |= parts[i];
    }
    return found == set;
  }

  /** Removes digits that the group must have from the cells that see all their places in it. */
  private boolean removeRequired(Candidates candidates, long required, int count) {
    for (long rest = required; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      for (int word = 0; word < words; word++) {
        long seen = candidates.cells(digit, word) & ~board[word];
        for (int i = 0; i < count && seen != 0; i++) {
          if ((supported[i] >>> digit & 1) != 0) {
            seen &= peers[open[i] * words + word];
          }
        }
        if (seen != 0 && !candidates.removeFrom(digit, word, seen)) {
          return false;
        }
      }
    }
    return true;
  }
}
