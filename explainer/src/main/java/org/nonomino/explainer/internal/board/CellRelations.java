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
import org.nonomino.explainer.terms.Candidate;

/**
 * The pairs of digits that the conditions of rules exclude in two cells. If equal digits are
 * excluded, the cells are peers. Immutable; thread-safe.
 *
 * <p>Sets of digits have bit d − 1 for digit d, as on a {@link BoardState}.
 */
public final class CellRelations {
  private final int size;
  private final Layout layout;

  /** The cells that cannot have the same digit as each cell. */
  private final BitSet[] peers;

  /** The peers that share no house with each cell, in the order of {@link #byMove}. */
  private final int[][] beyondHouses;

  /** The pairs of digits that constraints allow, by cell and partner. */
  private final List<Map<Integer, Pair>> partners = new ArrayList<>();

  /** The same pairs as a list for inner loops, by cell. */
  private final List<List<Partner>> partnerLists;

  /** The pairs of digits that relations of two cells allow, by cell and partner, without sums. */
  private final List<Map<Integer, Pair>> related = new ArrayList<>();

  /** The cells that the digit of each cell restricts at a glance, as a house does. */
  private final List<Map<Integer, long[]>> visible = new ArrayList<>();

  /** The cells of sums and automata. */
  private final BitSet inSumsAndAutomata = new BitSet();

  /** Cells whose digits a constraint requires to differ, without those of houses. */
  private record Differing(Constraint constraint, CellList cells) {}

  private final List<Differing> differing = new ArrayList<>();

  /** A constraint with its own conditions, without houses. */
  record Own(Constraint constraint, Conditions conditions) {
    static List<Own> of(Rules rules) {
      return rules.constraintsWithRegions().stream()
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
   * The digits that a partner may have with each digit of a cell.
   *
   * @param allowed the sets of digits that all constraints allow, indexed by the digit of the cell
   * @param sources the sets of digits that each single constraint allows, indexed in the same way
   */
  @SuppressWarnings("ArrayRecordComponent") // Read in inner loops, never changed after creation.
  public record Pair(long[] allowed, Map<Constraint, long[]> sources) {}

  /**
   * A cell with the digits that it may have with each digit of another cell.
   *
   * @param allowed as {@link Pair#allowed}
   */
  @SuppressWarnings("ArrayRecordComponent") // Read in inner loops, never changed after creation.
  record Partner(int cell, long[] allowed) {}

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
    partnerLists =
        partners.stream()
            .map(
                all ->
                    all.entrySet().stream()
                        .map(each -> new Partner(each.getKey(), each.getValue().allowed))
                        .toList())
            .toList();
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
    int count = sum.count();
    int low = 0;
    int high = 0;
    int otherWeights = 0;
    // The numbers of pairs of cells that may have the same digit: in all, and with each cell.
    int equals = 0;
    int[] equalsOf = new int[count];
    for (int k = 0; k < count; k++) {
      low += least(sum, k);
      high += most(sum, k);
      otherWeights += sum.weight(k) == 1 ? 0 : 1;
      for (int m = 0; m < k; m++) {
        if (!own.differ(layout, sum.cell(m), sum.cell(k))) {
          equals++;
          equalsOf[m]++;
          equalsOf[k]++;
        }
      }
    }
    int rest = count - 2;
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < i; j++) {
        int one = sum.weight(i);
        int other = sum.weight(j);
        int equalRest =
            equals
                - equalsOf[i]
                - equalsOf[j]
                + (own.differ(layout, sum.cell(j), sum.cell(i)) ? 0 : 1);
        boolean areDistinct =
            equalRest == 0 && otherWeights == (one == 1 ? 0 : 1) + (other == 1 ? 0 : 1);
        int min = areDistinct ? rest * (rest + 1) / 2 : low - least(sum, i) - least(sum, j);
        int max =
            areDistinct ? rest * (2 * size + 1 - rest) / 2 : high - most(sum, i) - most(sum, j);
        DigitTable table =
            DigitTable.of(
                size,
                (first, second) -> {
                  int two = one * first + other * second;
                  return two + min <= sum.to() && two + max >= sum.from();
                });
        if (!isFull(table)) {
          addPair(partners, own.constraint, sum.cell(i), sum.cell(j), table);
        }
      }
    }
  }

  private int least(Linear sum, int index) {
    return Math.min(sum.weight(index), sum.weight(index) * size);
  }

  private int most(Linear sum, int index) {
    return Math.max(sum.weight(index), sum.weight(index) * size);
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
   * Returns the order in which chains follow the peers of a cell that share no house with it: those
   * most rows away first, then those below, then those to the right. The order decides between
   * chains of equal length. It was found by measurement, with the moves of a knight.
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

  /** Returns whether a cell is part of a sum or an automaton. */
  public boolean isInSumOrAutomaton(int cell) {
    return inSumsAndAutomata.get(cell);
  }

  /** Returns the peers of each cell: the cells that cannot have its digit, ascending. */
  int[][] peers() {
    return Arrays.stream(peers).map(set -> set.stream().toArray()).toArray(int[][]::new);
  }

  /**
   * Returns the cells that a cell restricts by a rule of the whole grid, such as non-consecutive,
   * with the sets of digits that they may have, indexed by the digit of the cell.
   */
  public Map<Integer, long[]> visibleFrom(int cell) {
    return visible.get(cell);
  }

  /** Returns the partners of a cell in relations of two cells, without sums. */
  public Map<Integer, Pair> relatedTo(int cell) {
    return related.get(cell);
  }

  /** Returns all partners of a cell, in relations of two cells or in sums. */
  public Map<Integer, Pair> partnersOf(int cell) {
    return partners.get(cell);
  }

  /** Returns all partners of a cell, as {@link #partnersOf} does, ascending. */
  List<Partner> partnerListOf(int cell) {
    return partnerLists.get(cell);
  }

  /**
   * Returns the digits that each constraint allows a cell next to a digit of another cell, by its
   * relations and because it lets cells differ. Houses do not count.
   *
   * @return sets of digits of the second cell, indexed by the digit of the first
   */
  Map<Constraint, long[]> between(int first, int second) {
    Map<Constraint, long[]> between = new LinkedHashMap<>();
    Optional.ofNullable(related.get(first).get(second))
        .ifPresent(pair -> between.putAll(pair.sources));
    if (peers[first].get(second) && !layout.arePeers(first, second)) {
      for (Differing each : differing) {
        if (each.cells.contains(first) && each.cells.contains(second)) {
          long[] allowed = between.getOrDefault(each.constraint, all()).clone();
          for (int digit = 1; digit <= size; digit++) {
            allowed[digit] &= ~(1L << (digit - 1));
          }
          between.put(each.constraint, allowed);
        }
      }
    }
    return between;
  }

  /** Returns whether two candidates of different cells exclude each other, apart from houses. */
  public boolean exclude(int first, int digit, int second, int other) {
    Pair pair = partners.get(first).get(second);
    return (pair != null && (pair.allowed[digit] & 1L << (other - 1)) == 0)
        || (digit == other && peers[first].get(second));
  }

  /**
   * Returns the first constraint that excludes one of two candidates of different cells if the
   * other is true; empty if only houses do.
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
