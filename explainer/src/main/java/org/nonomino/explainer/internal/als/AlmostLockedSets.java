package org.nonomino.explainer.internal.als;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/**
 * The almost locked sets of a board: k empty cells of a house with k + 1 candidates in total. As
 * the cells have different digits, such a set lacks exactly one of its candidates. Once a candidate
 * is removed, the set is locked and holds all the others. A cell with two candidates is the
 * smallest such set.
 *
 * <p>A <i>restricted common</i> of two sets is a digit of both that only one of them can hold,
 * because each of its places in the first set sees all those in the second. Overlapping sets are
 * excluded, because they are hard to see, and most of them are naked sets in disguise. The
 * definitions use only houses and peers, so they apply to any regions.
 *
 * <p>Source: <a href="https://www.sudopedia.org/wiki/Almost_Locked_Set">Sudopedia, Almost Locked
 * Set</a>. Belongs to one search on one board; the board must not change during the search.
 */
public final class AlmostLockedSets {
  /*
   * Sets of cells have bit c mod 64 of word c / 64 for cell c. The tables of a set by digit are
   * stored one after the other, beginning with the words of its lowest digit.
   *
   * Limits. On 9×9 there are some hundreds of sets, 2,000 on boards with few digits. Large boards
   * have so many that the pairs of sets take seconds, and people do not search for large sets
   * there. So the number of cells is limited by the size of the board, and sets are collected by
   * their number of cells until there are MAX_SETS.
   */
  private static final int MAX_SETS = 2_500;
  private static final int[] MAX_CELLS = {8, 5, 4};

  final BoardState board;
  final int words;
  private final BoardTables tables;
  private final List<Als> sets = new ArrayList<>();

  /** The cells that may have each digit, indexed by digit − 1. */
  private final long[][] candidateCells;

  /** An almost locked set. */
  public static final class Als {
    final int house;
    public final int[] cells;
    final long digits;
    private final CellSet cellSet;

    /** The places of each digit in the set, indexed by the rank of the digit. */
    private final long[] places;

    /** The cells that see all these places, indexed by the rank of the digit. */
    private final long[] seers;

    private Als(int house, int[] cells, CellSet cellSet, long digits, long[] places, long[] seers) {
      this.house = house;
      this.cells = cells;
      this.cellSet = cellSet;
      this.digits = digits;
      this.places = places;
      this.seers = seers;
    }

    boolean has(int digit) {
      return (digits & (1L << (digit - 1))) != 0;
    }

    private int rank(int digit) {
      return Long.bitCount(digits & ((1L << (digit - 1)) - 1));
    }
  }

  /** The sets that have restricted commons with a given set. */
  static final class Partners {
    final int[] sets;

    /** The restricted commons of each partner. */
    final long[] digits;

    private Partners(int[] sets, long[] digits) {
      this.sets = sets;
      this.digits = digits;
    }
  }

  /** Finds the sets of a board. */
  public AlmostLockedSets(BoardState board) {
    this(board, board.size());
  }

  /**
   * Finds the sets of a board.
   *
   * @param most the maximum number of cells of a set
   */
  public AlmostLockedSets(BoardState board, int most) {
    this.board = board;
    this.tables = board.tables;
    this.words = tables.words;
    this.candidateCells = board.candidateCells();
    int maxCells = Math.min(most, maxCells(board.size()));
    for (int count = 1; count <= maxCells && sets.size() < MAX_SETS; count++) {
      for (int house : tables.searchOrder) {
        choose(house, new int[count], 0, 0, 0);
      }
    }
  }

  private static int maxCells(int size) {
    return MAX_CELLS[size <= 9 ? 0 : size <= 16 ? 1 : 2];
  }

  /** Chooses cells of a house from a depth onwards. */
  private void choose(int house, int[] chosen, int depth, int from, long union) {
    if (depth == chosen.length) {
      if (Long.bitCount(union) == depth + 1 && isFirstHouse(house, chosen)) {
        add(house, chosen.clone(), union);
      }
      return;
    }
    int[] cells = tables.cellsOf[house];
    for (int i = from; i < cells.length && sets.size() < MAX_SETS; i++) {
      long candidates = board.candidates(cells[i]);
      long both = union | candidates;
      // A set with no more digits than cells is locked, and easier techniques use it.
      if (candidates != 0
          && Long.bitCount(both) <= chosen.length + 1
          && Long.bitCount(both) > depth + 1) {
        chosen[depth] = cells[i];
        choose(house, chosen, depth + 1, i + 1, both);
      }
    }
  }

  /** Returns whether no house of a lower number contains the cells. */
  private boolean isFirstHouse(int house, int[] cells) {
    for (int other : tables.housesOf[cells[0]]) {
      if (other < house) {
        boolean hasAll = true;
        for (int cell : cells) {
          hasAll &= tables.isIn(cell, other);
        }
        if (hasAll) {
          return false;
        }
      }
    }
    return true;
  }

  private void add(int house, int[] cells, long digits) {
    int count = Long.bitCount(digits);
    long[] places = new long[count * words];
    long[] seers = new long[count * words];
    Arrays.fill(seers, -1L);
    int base = 0;
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      long digit = Long.lowestOneBit(rest);
      for (int cell : cells) {
        if ((board.candidates(cell) & digit) != 0) {
          places[base + cell / Long.SIZE] |= 1L << cell;
          for (int word = 0; word < words; word++) {
            seers[base + word] &= tables.peerSets[cell][word];
          }
        }
      }
      base += words;
    }
    CellSet cellSet = CellSet.none(tables);
    for (int cell : cells) {
      cellSet.add(cell);
    }
    sets.add(new Als(house, cells, cellSet, digits, places, seers));
  }

  public int count() {
    return sets.size();
  }

  public Als get(int index) {
    return sets.get(index);
  }

  /** Returns whether a cell sees all places of a digit of a set. */
  boolean sees(int cell, Als set, int digit) {
    return (set.seers[set.rank(digit) * words + cell / Long.SIZE] & (1L << cell)) != 0;
  }

  /** Returns the cells that may have the digit and see all its places in a set. */
  long[] targets(Als set, int digit) {
    long[] targets = candidateCells[digit - 1].clone();
    retainSeers(targets, set, digit);
    return targets;
  }

  /** Keeps only the cells that see all places of a digit in a set. */
  void retainSeers(long[] cells, Als set, int digit) {
    int base = set.rank(digit) * words;
    for (int word = 0; word < words; word++) {
      cells[word] &= set.seers[base + word];
    }
  }

  /** Adds the elimination of a digit from some cells. */
  public static void eliminate(List<Deduction> eliminations, long[] cells, int digit) {
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        eliminations.add(
            new Deduction.Elimination(word * Long.SIZE + Long.numberOfTrailingZeros(rest), digit));
      }
    }
  }

  long restrictedCommons(Als first, Als second) {
    long restricted = 0;
    for (long rest = first.digits & second.digits; rest != 0; rest &= rest - 1) {
      int digit = Long.numberOfTrailingZeros(rest) + 1;
      int seen = first.rank(digit) * words;
      int base = second.rank(digit) * words;
      boolean areSeen = true;
      for (int word = 0; word < words && areSeen; word++) {
        areSeen = (second.places[base + word] & ~first.seers[seen + word]) == 0;
      }
      restricted |= areSeen ? Long.lowestOneBit(rest) : 0;
    }
    return restricted;
  }

  static boolean overlap(Als first, Als second) {
    return first.cellSet.intersects(second.cellSet);
  }

  /** Returns the partners of each set: the other sets with which it has restricted commons. */
  Partners[] partners() {
    int count = sets.size();
    int[][] partners = new int[count][4];
    long[][] digits = new long[count][4];
    int[] counts = new int[count];
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        long restricted =
            overlap(sets.get(i), sets.get(j)) ? 0 : restrictedCommons(sets.get(i), sets.get(j));
        if (restricted != 0) {
          append(partners, digits, counts, i, j, restricted);
          append(partners, digits, counts, j, i, restricted);
        }
      }
    }
    Partners[] all = new Partners[count];
    for (int i = 0; i < count; i++) {
      all[i] =
          new Partners(Arrays.copyOf(partners[i], counts[i]), Arrays.copyOf(digits[i], counts[i]));
    }
    return all;
  }

  private static void append(
      int[][] partners, long[][] digits, int[] counts, int set, int partner, long restricted) {
    int at = counts[set]++;
    if (at == partners[set].length) {
      partners[set] = Arrays.copyOf(partners[set], 2 * at);
      digits[set] = Arrays.copyOf(digits[set], 2 * at);
    }
    partners[set][at] = partner;
    digits[set][at] = restricted;
  }

  /** Returns the evidence of a step of several sets, in their order. */
  Evidence evidence(List<Als> chain, List<Link> links) {
    List<House> houses = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    List<List<Integer>> cells = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (Als set : chain) {
      houses.add(tables.house(set.house));
      cells.add(Arrays.stream(set.cells).boxed().toList());
      for (int cell : set.cells) {
        if (seen.add(cell)) {
          Candidates.addAll(candidates, cell, board.candidates(cell));
        }
      }
    }
    return new Evidence(houses, candidates, links, cells);
  }

  /** Returns the candidates of some cells. */
  public static long digits(BoardState board, List<Integer> cells) {
    long digits = 0;
    for (int cell : cells) {
      digits |= board.candidates(cell);
    }
    return digits;
  }

  /** Returns the first place of a digit in a set. */
  Candidate place(Als set, int digit) {
    for (int cell : set.cells) {
      if (board.isCandidate(cell, digit)) {
        return new Candidate(cell, digit);
      }
    }
    throw new IllegalArgumentException("the set lacks " + digit);
  }
}
