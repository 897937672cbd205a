package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Candidate;

/**
 * What the conditions of rules exclude for two cells: equal digits, which make the cells peers, and
 * other pairs of digits. Immutable; thread-safe.
 *
 * <p>Sets of digits have bit d − 1 for digit d, as on a {@link BoardState}.
 */
public final class CellRelations {
  private final int size;
  private final Layout layout;

  /** For each cell the cells that cannot have the same digit. */
  private final BitSet[] peers;

  /** For each cell the peers that share no house with it, in the order of {@link #byMove}. */
  private final int[][] beyondHouses;

  /** For each cell and partner, what constraints allow the partner. */
  private final List<Map<Integer, Pair>> partners = new ArrayList<>();

  /** The same by relations alone, without what sums allow. */
  private final List<Map<Integer, Pair>> related = new ArrayList<>();

  /** For each cell, the cells that its digit restricts at a glance, as a house does. */
  private final List<Map<Integer, long[]>> visible = new ArrayList<>();

  /** The cells of sums and automata. */
  private final BitSet inSumsAndAutomata = new BitSet();

  /** Cells that differ by a constraint, besides houses. */
  private record Differing(Constraint constraint, CellList cells) {}

  private final List<Differing> differing = new ArrayList<>();

  /** A constraint with what it demands besides houses. */
  record Own(Constraint constraint, Conditions conditions) {
    static List<Own> of(Rules rules) {
      return rules.constraints().stream()
          .map(constraint -> new Own(constraint, rules.conditionsOf(constraint)))
          .toList();
    }

    /** Returns whether two cells differ because of a house of a layout or of this constraint. */
    boolean differ(Layout layout, int first, int second) {
      if (layout.arePeers(first, second)) {
        return true;
      }
      for (CellList group : conditions.differing()) {
        if (group.contains(first) && group.contains(second)) {
          return true;
        }
      }
      return false;
    }
  }

  /**
   * What a cell allows a partner.
   *
   * @param allowed the digits that the partner may have with each digit of the cell, indexed by
   *     digit
   * @param sources the same for each constraint alone
   */
  @SuppressWarnings("ArrayRecordComponent") // Read in inner loops, never changed after creation.
  public record Pair(long[] allowed, Map<Constraint, long[]> sources) {}

  /**
   * @param layout the layout of the rules, or one with further houses that follow from it
   */
  CellRelations(Rules rules, Layout layout, List<Own> constraints) {
    this.size = rules.size();
    this.layout = rules.layout();
    int cells = size * size;
    peers = new BitSet[cells];
    for (int cell = 0; cell < cells; cell++) {
      peers[cell] = new BitSet(cells);
      for (int peer : layout.peers(cell)) {
        peers[cell].set(peer);
      }
      partners.add(new TreeMap<>());
      related.add(new TreeMap<>());
      visible.add(new TreeMap<>());
    }
    for (Own own : constraints) {
      for (CellList group : own.conditions.differing()) {
        addPeers(group);
        differing.add(new Differing(own.constraint, group));
      }
      for (Relation relation : own.conditions.relations()) {
        addPeersOf(relation);
        addPair(partners, own.constraint, relation.first(), relation.second(), relation.table());
        addPair(related, own.constraint, relation.first(), relation.second(), relation.table());
      }
    }
    for (Own own : constraints) {
      for (Linear sum : own.conditions.linears()) {
        addPairsOf(own, sum);
        for (int i = 0; i < sum.count(); i++) {
          inSumsAndAutomata.set(sum.cell(i));
        }
      }
      for (AutomatonPath path : own.conditions.automata()) {
        path.cells().stream().forEach(inSumsAndAutomata::set);
      }
    }
    beyondHouses = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      beyondHouses[cell] = findBeyondHouses(cell, layout);
    }
  }

  private void addPeers(CellList differing) {
    for (int i = 0; i < differing.count(); i++) {
      for (int j = 0; j < i; j++) {
        addPeers(differing.get(i), differing.get(j));
      }
    }
  }

  private void addPeers(int first, int second) {
    peers[first].set(second);
    peers[second].set(first);
  }

  private void addPeersOf(Relation relation) {
    for (int digit = 1; digit <= size; digit++) {
      if (relation.table().allows(digit, digit)) {
        return;
      }
    }
    addPeers(relation.first(), relation.second());
  }

  private void addPair(
      List<Map<Integer, Pair>> into,
      Constraint constraint,
      int first,
      int second,
      DigitTable table) {
    add(into, constraint, first, second, table);
    add(into, constraint, second, first, table.transposed());
  }

  private void add(
      List<Map<Integer, Pair>> into,
      Constraint constraint,
      int cell,
      int partner,
      DigitTable table) {
    Pair pair =
        into.get(cell).computeIfAbsent(partner, key -> new Pair(all(), new LinkedHashMap<>()));
    long[] alone = pair.sources.computeIfAbsent(constraint, key -> all());
    boolean isVisible = constraint.kind() == ConstraintKind.NON_CONSECUTIVE;
    for (int digit = 1; digit <= size; digit++) {
      long allowed = table.allowed(digit) >>> 1;
      pair.allowed[digit] &= allowed;
      alone[digit] &= allowed;
    }
    if (isVisible) {
      visible.get(cell).put(partner, alone);
    }
  }

  private long[] all() {
    long[] all = new long[size + 1];
    Arrays.fill(all, -1L >>> (Long.SIZE - size));
    return all;
  }

  /**
   * Adds the pairs of digits that the other cells of a sum cannot complete, whatever their digits.
   */
  private void addPairsOf(Own own, Linear sum) {
    for (int i = 0; i < sum.count(); i++) {
      for (int j = 0; j < i; j++) {
        int one = i;
        int other = j;
        int low = 0;
        int high = 0;
        int rest = 0;
        boolean areDistinct = true;
        for (int k = 0; k < sum.count(); k++) {
          if (k != i && k != j) {
            low += Math.min(sum.weight(k), sum.weight(k) * size);
            high += Math.max(sum.weight(k), sum.weight(k) * size);
            rest++;
            areDistinct &= sum.weight(k) == 1;
            for (int m = 0; m < k && areDistinct; m++) {
              areDistinct = m == i || m == j || own.differ(layout, sum.cell(m), sum.cell(k));
            }
          }
        }
        int min = areDistinct ? rest * (rest + 1) / 2 : low;
        int max = areDistinct ? rest * (2 * size + 1 - rest) / 2 : high;
        DigitTable table =
            DigitTable.of(
                size,
                (first, second) -> {
                  int two = sum.weight(one) * first + sum.weight(other) * second;
                  return two + min <= sum.to() && two + max >= sum.from();
                });
        if (!isFull(table)) {
          addPair(partners, own.constraint, sum.cell(i), sum.cell(j), table);
        }
      }
    }
  }

  private boolean isFull(DigitTable table) {
    for (int digit = 1; digit <= size; digit++) {
      if (Long.bitCount(table.allowed(digit)) < size) {
        return false;
      }
    }
    return true;
  }

  private int[] findBeyondHouses(int cell, Layout layout) {
    return peers[cell].stream()
        .filter(peer -> !layout.arePeers(cell, peer))
        .boxed()
        .sorted(byMove(cell))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /**
   * Returns the order in which chains follow the cells that a cell excludes beyond houses: the most
   * rows away first, then those below, then those to the right. It was found by measurement, with
   * the moves of a knight, and decides between chains of equal length.
   */
  private Comparator<Integer> byMove(int from) {
    return Comparator.comparingInt((Integer cell) -> Math.abs(rows(from, cell)))
        .thenComparingInt(cell -> rows(from, cell))
        .thenComparingInt(cell -> cell % size - from % size)
        .reversed();
  }

  private int rows(int from, int to) {
    return to / size - from / size;
  }

  /**
   * Returns the peers of a cell that share no house with it, in the order in which chains follow
   * them.
   */
  int[] peersBeyondHouses(int cell) {
    return beyondHouses[cell];
  }

  /** Returns whether a sum or an automaton restricts a cell together with others. */
  public boolean isInSumOrAutomaton(int cell) {
    return inSumsAndAutomata.get(cell);
  }

  /** Returns the cells that cannot have the same digit as each cell, ascending. */
  int[][] peers() {
    return Arrays.stream(peers).map(set -> set.stream().toArray()).toArray(int[][]::new);
  }

  /**
   * Returns for each cell that a digit of a cell restricts by a rule of the whole grid, such as
   * non-consecutive, the digits that it may have with each digit of the cell, indexed by digit.
   */
  public Map<Integer, long[]> visibleFrom(int cell) {
    return visible.get(cell);
  }

  /** Returns what a cell allows its partners by relations of two cells, without sums. */
  public Map<Integer, Pair> relatedTo(int cell) {
    return related.get(cell);
  }

  /** Returns what a cell allows each cell that is related to it, also by a sum. */
  public Map<Integer, Pair> partnersOf(int cell) {
    return partners.get(cell);
  }

  /** Returns whether two candidates of different cells exclude each other, apart from houses. */
  public boolean exclude(int first, int digit, int second, int other) {
    Pair pair = partners.get(first).get(second);
    return (pair != null && (pair.allowed[digit] & 1L << (other - 1)) == 0)
        || (digit == other && peers[first].get(second));
  }

  /**
   * Returns the first constraint that excludes one of two candidates of different cells; empty if
   * only houses do.
   */
  public Optional<Constraint> reason(Candidate one, Candidate other) {
    Optional<Constraint> relating = relating(one, other);
    return relating.isPresent() || one.digit() != other.digit()
        ? relating
        : differing.stream()
            .filter(each -> each.cells.contains(one.cell()) && each.cells.contains(other.cell()))
            .map(Differing::constraint)
            .findFirst();
  }

  private Optional<Constraint> relating(Candidate one, Candidate other) {
    return Optional.ofNullable(partners.get(one.cell()).get(other.cell())).stream()
        .flatMap(pair -> pair.sources.entrySet().stream())
        .filter(source -> (source.getValue()[one.digit()] & 1L << (other.digit() - 1)) == 0)
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
