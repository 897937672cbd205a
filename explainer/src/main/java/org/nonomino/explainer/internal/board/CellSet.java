package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/**
 * A set of cells of a board, as bits: bit c mod 64 of word c / 64 for cell c. Mutable; belongs to
 * one thread as long as it changes.
 */
public final class CellSet {
  private final long[] words;

  private CellSet(long[] words) {
    this.words = words;
  }

  /** Returns the empty set. */
  public static CellSet none(BoardTables tables) {
    return new CellSet(new long[tables.words]);
  }

  /** Returns the places of a digit on a board. */
  public static CellSet places(BoardState board, int digit) {
    CellSet places = none(board.tables);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (board.isCandidate(cell, digit)) {
        places.add(cell);
      }
    }
    return places;
  }

  /** Returns the places of a digit in a house. */
  public static CellSet places(BoardState board, int house, int digit) {
    CellSet places = none(board.tables);
    for (long rest = board.places(house, digit); rest != 0; rest &= rest - 1) {
      places.add(board.cellAt(house, Long.numberOfTrailingZeros(rest)));
    }
    return places;
  }

  /** Returns the peers of a cell. */
  public static CellSet peers(BoardTables tables, int cell) {
    return new CellSet(tables.peerSets[cell].clone());
  }

  /** Returns the cells that see all of this set. The set must not be empty. */
  public CellSet seers(BoardTables tables) {
    CellSet seers = none(tables);
    Arrays.fill(seers.words, -1L);
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      seers.retainPeers(tables, cell);
    }
    return seers;
  }

  public CellSet copy() {
    return new CellSet(words.clone());
  }

  public void add(int cell) {
    words[cell / Long.SIZE] |= 1L << cell;
  }

  public void remove(int cell) {
    words[cell / Long.SIZE] &= ~(1L << cell);
  }

  public void addAll(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      words[word] |= other.words[word];
    }
  }

  public void retainAll(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      words[word] &= other.words[word];
    }
  }

  public void removeAll(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      words[word] &= ~other.words[word];
    }
  }

  /** Keeps only the cells that see a cell. */
  public void retainPeers(BoardTables tables, int cell) {
    long[] peers = tables.peerSets[cell];
    for (int word = 0; word < words.length; word++) {
      words[word] &= peers[word];
    }
  }

  /** Adds the cells that see a cell. */
  public void addPeers(BoardTables tables, int cell) {
    long[] peers = tables.peerSets[cell];
    for (int word = 0; word < words.length; word++) {
      words[word] |= peers[word];
    }
  }

  public boolean contains(int cell) {
    return (words[cell / Long.SIZE] & (1L << cell)) != 0;
  }

  public boolean containsAll(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      if ((other.words[word] & ~words[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  public boolean intersects(CellSet other) {
    for (int word = 0; word < words.length; word++) {
      if ((other.words[word] & words[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean isEmpty() {
    return next(0) < 0;
  }

  public int count() {
    int count = 0;
    for (long word : words) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Returns the first cell of the set that is at least {@code from}; −1 if there is none. */
  public int next(int from) {
    int word = from / Long.SIZE;
    if (word >= words.length) {
      return -1;
    }
    long rest = words[word] & (-1L << from);
    while (rest == 0) {
      if (++word == words.length) {
        return -1;
      }
      rest = words[word];
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
  }

  /** Returns the cells, ascending. */
  public List<Integer> cells() {
    List<Integer> cells = new ArrayList<>();
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      cells.add(cell);
    }
    return cells;
  }

  /** Returns the eliminations of the digit from all cells of this set. */
  public List<Deduction> eliminations(int digit) {
    List<Deduction> eliminations = new ArrayList<>();
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      eliminations.add(new Deduction.Elimination(cell, digit));
    }
    return eliminations;
  }

  /** Adds a candidate for each cell to a list, ascending. */
  public void addTo(List<Candidate> candidates, int digit) {
    for (int cell = next(0); cell >= 0; cell = next(cell + 1)) {
      candidates.add(new Candidate(cell, digit));
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellSet cells && Arrays.equals(words, cells.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return cells().toString();
  }
}
