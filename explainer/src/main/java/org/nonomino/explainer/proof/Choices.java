package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.Conditions;
import org.nonomino.core.Linear;

/**
 * Tries all choices of digits for a few cells under some parts, the most restricted cell first.
 * Used once.
 */
final class Choices {
  private static final int MAX_TRIES = 20_000;

  /** A condition whose cells are all among the cells, with their indices. */
  @SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
  private record Sum(int[] cells, Linear linear) {}

  @SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
  private record Path(int[] cells, AutomatonPath path) {}

  private final ProofParts parts;
  private final int[] cells;
  private final List<Sum> sums = new ArrayList<>();
  private final List<Path> paths = new ArrayList<>();

  /** The indices of the cells of houses that are completely among the cells. */
  private final List<int[]> houses = new ArrayList<>();

  /**
   * The digits that a second cell may have beside a digit of a first one: [first][second][digit].
   */
  private final long[][][] allowed;

  private final long[] initial;
  private int tries;

  /**
   * @param used the numbers of the parts that count
   * @param domains the digits to choose from for each cell, bit d for digit d
   */
  Choices(ProofParts parts, int[] cells, int[] used, long[] domains) {
    this.parts = parts;
    this.cells = cells;
    this.initial = domains.clone();
    int count = cells.length;
    this.allowed = new long[count][count][parts.size + 1];
    for (long[][] ofCell : allowed) {
      for (long[] ofPair : ofCell) {
        Arrays.fill(ofPair, -1L);
      }
    }
    int[] indexOf = new int[parts.cellCount];
    Arrays.fill(indexOf, -1);
    for (int i = 0; i < count; i++) {
      indexOf[cells[i]] = i;
    }
    boolean[] isUsed = new boolean[parts.parts.size()];
    for (int part : used) {
      isUsed[part] = true;
      addConditions(parts.conditions.get(part), indexOf);
      for (int i = 0; i < count; i++) {
        initial[i] &= parts.allowed(part, cells[i]);
      }
    }
    for (ProofParts.Group group : parts.groups) {
      if (isUsed[group.part()]) {
        addGroup(group, indexOf);
      }
    }
    for (int i = 0; i < count; i++) {
      for (ProofParts.Link link : parts.linksOf.get(cells[i])) {
        int other = indexOf[link.other()];
        if (isUsed[link.part()] && other >= 0) {
          for (int digit = 1; digit <= parts.size; digit++) {
            allowed[i][other][digit] &= link.table().allowed(digit);
          }
        }
      }
    }
  }

  private void addConditions(Conditions conditions, int[] indexOf) {
    for (Linear linear : conditions.linears()) {
      int[] indices = new int[linear.count()];
      Arrays.setAll(indices, i -> indexOf[linear.cell(i)]);
      if (Arrays.stream(indices).noneMatch(index -> index < 0)) {
        sums.add(new Sum(indices, linear));
      }
    }
    for (AutomatonPath path : conditions.automata()) {
      int[] indices = path.cells().stream().map(cell -> indexOf[cell]).toArray();
      if (Arrays.stream(indices).noneMatch(index -> index < 0)) {
        paths.add(new Path(indices, path));
      }
    }
  }

  private void addGroup(ProofParts.Group group, int[] indexOf) {
    int[] inside =
        Arrays.stream(group.cells()).map(cell -> indexOf[cell]).filter(i -> i >= 0).toArray();
    for (int first : inside) {
      for (int second : inside) {
        if (first != second) {
          for (int digit = 1; digit <= parts.size; digit++) {
            allowed[first][second][digit] &= ~(1L << digit);
          }
        }
      }
    }
    if (group.isHouse() && inside.length == group.cells().length) {
      houses.add(inside);
    }
  }

  /** Returns whether it is certain that no choice exists. */
  boolean areImpossible() {
    tries = 0;
    return !search(initial.clone(), new long[cells.length]) && tries <= MAX_TRIES;
  }

  /**
   * Returns the digits of each cell that occur in some choice. A digit for which the search takes
   * too long counts as occurring.
   */
  long[] supported() {
    long[] found = new long[cells.length];
    for (int i = 0; i < cells.length; i++) {
      for (long rest = initial[i] & ~found[i]; rest != 0; rest &= rest - 1) {
        long bit = Long.lowestOneBit(rest);
        if ((found[i] & bit) != 0) {
          continue;
        }
        long[] domains = initial.clone();
        domains[i] = bit;
        tries = 0;
        long[] choice = new long[cells.length];
        if (search(domains, choice)) {
          for (int k = 0; k < choice.length; k++) {
            found[k] |= choice[k];
          }
        } else if (tries > MAX_TRIES) {
          return initial;
        }
      }
    }
    return found;
  }

  private boolean search(long[] domains, long[] choice) {
    if (++tries > MAX_TRIES || !areReachable(domains)) {
      return false;
    }
    int best = -1;
    for (int i = 0; i < domains.length; i++) {
      int count = Long.bitCount(domains[i]);
      if (count == 0) {
        return false;
      }
      if (choice[i] == 0 && (best < 0 || count < Long.bitCount(domains[best]))) {
        best = i;
      }
    }
    if (best < 0) {
      return true;
    }
    for (long rest = domains[best]; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest);
      long[] next = domains.clone();
      next[best] = 1L << digit;
      for (int i = 0; i < next.length; i++) {
        if (i != best) {
          next[i] &= allowed[best][i][digit];
        }
      }
      choice[best] = 1L << digit;
      if (search(next, choice)) {
        return true;
      }
      choice[best] = 0;
      if (tries > MAX_TRIES) {
        return false;
      }
    }
    return false;
  }

  private boolean areReachable(long[] domains) {
    for (Sum sum : sums) {
      int low = 0;
      int high = 0;
      for (int i = 0; i < sum.cells().length; i++) {
        long domain = domains[sum.cells()[i]];
        if (domain == 0) {
          return false;
        }
        int weight = sum.linear().weight(i);
        int least = Long.numberOfTrailingZeros(domain);
        int most = Long.SIZE - 1 - Long.numberOfLeadingZeros(domain);
        low += weight * (weight > 0 ? least : most);
        high += weight * (weight > 0 ? most : least);
      }
      if (low > sum.linear().to() || high < sum.linear().from()) {
        return false;
      }
    }
    for (int[] house : houses) {
      long union = 0;
      for (int index : house) {
        union |= domains[index];
      }
      if (Long.bitCount(union) < house.length) {
        return false;
      }
    }
    for (Path path : paths) {
      long[] choices = new long[path.cells().length];
      Arrays.setAll(choices, i -> domains[path.cells()[i]]);
      if (!AutomatonPath.accepts(path.path().automaton(), choices)) {
        return false;
      }
    }
    return true;
  }
}
