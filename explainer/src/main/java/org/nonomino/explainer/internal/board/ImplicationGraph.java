package org.nonomino.explainer.internal.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;

/**
 * The candidates of a board as nodes, and the relations between them. A snapshot that does not
 * follow later changes of the board. Belongs to one thread.
 *
 * <p>Candidates are numbered from 0 by cell, then by digit; full cells have none. A <i>node</i> is
 * a candidate with a truth: 2·candidate + 1 means that it is on (its cell has the digit),
 * 2·candidate that it is off. A <i>group</i> is a set of candidates of which exactly one is on:
 * those of a cell (group number = cell), or those of a digit in a house (group n² + house·n + digit
 * − 1). Two candidates of one group are rivals.
 */
public final class ImplicationGraph {
  // The order in which the row, the column and the region are followed, before extra houses. It was
  // found by measurement. It decides between chains of equal length, and so which chain a path
  // uses.
  private static final int[] BOXES_FIRST = {2, 0, 1};
  private static final int[] REGIONS_LAST = {0, 1, 2};

  private static final int[] NONE = {};

  public final BoardState board;
  public final int candidateCount;
  public final int[] cellOf;
  public final int[] digitOf;

  /** The groups of each candidate, first the group of its cell, then those of its houses. */
  public final int[][] groupsOf;

  /** The candidates of each group, ascending. */
  public final int[][] members;

  private final int size;
  private final int cellCount;
  private int[][] rivals = {};

  /** Empty if there are only houses. */
  private final int[][] beyondGroups;

  private final Map<Class<?>, Object> derived = new HashMap<>();

  public ImplicationGraph(BoardState source) {
    board = new BoardState(source);
    size = board.size();
    cellCount = board.cellCount();
    int count = 0;
    for (int cell = 0; cell < cellCount; cell++) {
      count += Long.bitCount(board.candidates(cell));
    }
    candidateCount = count;
    cellOf = new int[count];
    digitOf = new int[count];
    groupsOf = new int[count][];
    members = new int[cellCount + board.layout().houseCount() * size][];
    int[] memberCounts = new int[members.length];
    int next = 0;
    for (int cell = 0; cell < cellCount; cell++) {
      for (long rest = board.candidates(cell); rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest) + 1;
        cellOf[next] = cell;
        digitOf[next] = digit;
        int[] houses = board.tables.housesOf[cell];
        int[] order = board.tables.hasBoxes ? BOXES_FIRST : REGIONS_LAST;
        groupsOf[next] = new int[1 + houses.length];
        groupsOf[next][0] = cell;
        for (int i = 0; i < houses.length; i++) {
          int house = houses[i < order.length ? order[i] : i];
          groupsOf[next][1 + i] = group(house, digit);
        }
        for (int group : groupsOf[next]) {
          memberCounts[group]++;
        }
        next++;
      }
    }
    for (int group = 0; group < members.length; group++) {
      members[group] = new int[memberCounts[group]];
    }
    for (int candidate = count - 1; candidate >= 0; candidate--) {
      for (int group : groupsOf[candidate]) {
        members[group][--memberCounts[group]] = candidate;
      }
    }
    beyondGroups = board.tables.relations().map(this::findBeyondGroups).orElse(new int[0][]);
  }

  /**
   * Returns an object that several techniques derive from this graph. It is computed on the first
   * call.
   *
   * @param type the class of the result, one for each computation
   */
  public <T> T derived(Class<T> type, Function<ImplicationGraph, T> computation) {
    return type.cast(derived.computeIfAbsent(type, key -> computation.apply(this)));
  }

  /**
   * Returns the rivals of each candidate, each once, first the rivals in its cell, then those of
   * its digit. Computed on the first call.
   */
  public int[][] rivals() {
    if (rivals.length == 0) {
      rivals = findRivals();
    }
    return rivals;
  }

  private int[][] findRivals() {
    int[][] all = new int[candidateCount][];
    int[] seenBy = new int[candidateCount];
    Arrays.fill(seenBy, -1);
    int[] found = new int[candidateCount];
    for (int candidate = 0; candidate < candidateCount; candidate++) {
      seenBy[candidate] = candidate;
      int count = 0;
      for (int group : groupsOf[candidate]) {
        for (int member : members[group]) {
          if (seenBy[member] != candidate) {
            seenBy[member] = candidate;
            found[count++] = member;
          }
        }
      }
      for (int rival : beyondGroups(candidate)) {
        if (seenBy[rival] != candidate) {
          seenBy[rival] = candidate;
          found[count++] = rival;
        }
      }
      all[candidate] = Arrays.copyOf(found, count);
    }
    return all;
  }

  /**
   * Returns the candidates that constraints exclude together with one, first those of its digit in
   * cells that share no house with it.
   */
  public int[] beyondGroups(int candidate) {
    return beyondGroups.length == 0 ? NONE : beyondGroups[candidate];
  }

  /**
   * Returns whether a search goes on from a candidate to a rival in another cell.
   *
   * @param linksDigits whether it follows several digits
   */
  public boolean isFollowed(int candidate, int rival, boolean linksDigits) {
    return linksDigits || digitOf[candidate] == digitOf[rival];
  }

  private int[][] findBeyondGroups(CellRelations relations) {
    int[][] all = new int[candidateCount][];
    // A cell can be a peer and a partner, so its candidate may be found twice.
    int[] found = new int[2 * candidateCount];
    for (int candidate = 0; candidate < candidateCount; candidate++) {
      int cell = cellOf[candidate];
      int digit = digitOf[candidate];
      int count = 0;
      for (int peer : relations.peersBeyondHouses(cell)) {
        count = add(peer, 1L << (digit - 1), found, count);
      }
      for (CellRelations.Partner partner : relations.partnerListOf(cell)) {
        count = add(partner.cell(), ~partner.allowed()[digit], found, count);
      }
      all[candidate] = Arrays.copyOf(found, count);
    }
    return all;
  }

  /**
   * Adds the candidates of a cell that are in a set of digits.
   *
   * @param count the number found before
   * @return the number found now
   */
  private int add(int cell, long digits, int[] found, int count) {
    int now = count;
    for (int member : members[cell]) {
      if ((digits & (1L << (digitOf[member] - 1))) != 0) {
        found[now++] = member;
      }
    }
    return now;
  }

  public static int node(int candidate, boolean isOn) {
    return 2 * candidate + (isOn ? 1 : 0);
  }

  /** Returns the node of a candidate that is on the board. */
  public int node(int cell, int digit, boolean isOn) {
    for (int candidate : members[cell]) {
      if (digitOf[candidate] == digit) {
        return node(candidate, isOn);
      }
    }
    throw new IllegalArgumentException("cell " + cell + " cannot be " + digit);
  }

  public static int candidateOf(int node) {
    return node >> 1;
  }

  public static boolean isOn(int node) {
    return (node & 1) != 0;
  }

  public static int opposite(int node) {
    return node ^ 1;
  }

  public int nodeCount() {
    return 2 * candidateCount;
  }

  /** Returns the group of a digit in a house. */
  public int group(int house, int digit) {
    return cellCount + house * size + digit - 1;
  }

  /** Returns the number of candidates of a group on another board of this layout. */
  public int countOn(BoardState other, int group) {
    if (isCellGroup(group)) {
      return Long.bitCount(other.candidates(group));
    }
    int inHouses = group - cellCount;
    return Long.bitCount(other.places(inHouses / size, inHouses % size + 1));
  }

  public boolean isCellGroup(int group) {
    return group < cellCount;
  }

  /** Returns the number of candidates in the cell of a candidate, including the candidate. */
  public int cellMateCount(int candidate) {
    return members[cellOf[candidate]].length;
  }

  public Candidate candidate(int node) {
    int candidate = candidateOf(node);
    return new Candidate(cellOf[candidate], digitOf[candidate]);
  }

  public Link link(int from, int to, Optional<InnerReason> inner) {
    return new Link(candidate(from), isOn(from), candidate(to), isOn(to), inner);
  }

  /** Returns the conclusion if a node is true. */
  public Deduction deduction(int node) {
    int candidate = candidateOf(node);
    return isOn(node)
        ? new Deduction.Placement(cellOf[candidate], digitOf[candidate])
        : new Deduction.Elimination(cellOf[candidate], digitOf[candidate]);
  }
}
