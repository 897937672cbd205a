package org.nonomino.explainer.internal.sets;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;

/**
 * Iterates over all choices of k sets that have exactly k elements in total, out of up to 64 sets
 * of up to 64 elements. By Hall's marriage theorem, if each set must get a different element, these
 * k sets use up their k elements, and all other sets lose them. Examples are cells with candidates,
 * digits with places, and rows with the columns of a digit. Sets with at most one element are never
 * chosen. Mutable; belongs to one thread.
 */
public final class HallSearch {
  /*
   * An odometer: chosenAt[0] is the highest index of the choice and moves last, chosenAt[size - 1]
   * is the lowest and moves first, so that choices among the first sets come first. unionAt[depth]
   * is the union of the sets down to that depth; a choice is abandoned as soon as its union exceeds
   * k elements.
   */
  private final int size;
  private final long[] sets = new long[Long.SIZE];
  private final int[] chosenAt;
  private final long[] unionAt;
  private int count;
  private int depth;

  /** Creates a search for k = {@code size} sets, at least 2. */
  public HallSearch(int size) {
    this.size = size;
    this.chosenAt = new int[size];
    this.unionAt = new long[size];
  }

  /** Removes all sets. */
  public void clear() {
    count = 0;
    depth = 0;
  }

  /** Adds a set; its index is the number of previous sets. Only before the first choice. */
  public void add(long set) {
    sets[count++] = set;
    chosenAt[0] = -1;
  }

  /** Moves to the next choice; returns false if there is none. */
  public boolean next() {
    while (depth >= 0) {
      if (!advance()) {
        depth--;
      } else if (depth < size - 1) {
        depth++;
        chosenAt[depth] = -1;
      } else if (Long.bitCount(unionAt[depth]) == size) {
        return true;
      }
    }
    return false;
  }

  /** Moves the index at this depth; returns false if it cannot. */
  private boolean advance() {
    int end = depth == 0 ? count : chosenAt[depth - 1];
    long above = depth == 0 ? 0 : unionAt[depth - 1];
    for (int i = chosenAt[depth] + 1; i < end; i++) {
      long set = sets[i];
      if ((set & (set - 1)) != 0 && Long.bitCount(above | set) <= size) {
        chosenAt[depth] = i;
        unionAt[depth] = above | set;
        return true;
      }
    }
    return false;
  }

  /** Returns the elements of the chosen sets. */
  public long union() {
    return unionAt[size - 1];
  }

  /**
   * Returns the indices of the chosen sets, bit i for set i, as a number that grows from choice to
   * choice.
   */
  public long chosen() {
    long chosen = 0;
    for (int index : chosenAt) {
      chosen |= 1L << index;
    }
    return chosen;
  }

  /** Returns whether a set is one of the chosen. */
  public boolean isChosen(int index) {
    for (int chosen : chosenAt) {
      if (chosen == index) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether another set has an element of the chosen sets. */
  public boolean isNews() {
    for (int i = 0; i < count; i++) {
      if ((sets[i] & union()) != 0 && !isChosen(i)) {
        return true;
      }
    }
    return false;
  }

  int count() {
    return count;
  }

  /**
   * Returns the first set at or after a given one that loses elements to the chosen sets and has
   * exactly one left; {@link #count} if there is none.
   */
  int nextWithOneLeft(int from) {
    long union = union();
    int i = from;
    while (i < count && !((sets[i] & union) != 0 && Long.bitCount(sets[i] & ~union) == 1)) {
      i++;
    }
    return i;
  }

  /** Returns the elements of a set without those of the chosen sets. */
  long left(int index) {
    return sets[index] & ~union();
  }

  /** Returns the candidates of the chosen sets, the lowest set first. */
  public List<Candidate> pattern(Meaning meaning) {
    List<Candidate> pattern = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (isChosen(i)) {
        addAll(pattern, meaning, i, sets[i]);
      }
    }
    return pattern;
  }

  /** Returns the eliminations from the other sets, the lowest set first. */
  public List<Deduction> eliminations(Meaning meaning) {
    List<Candidate> lost = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (!isChosen(i)) {
        addAll(lost, meaning, i, sets[i] & union());
      }
    }
    List<Deduction> eliminations = new ArrayList<>();
    for (Candidate candidate : lost) {
      eliminations.add(new Deduction.Elimination(candidate.cell(), candidate.digit()));
    }
    return eliminations;
  }

  private static void addAll(List<Candidate> list, Meaning meaning, int index, long elements) {
    for (long rest = elements; rest != 0; rest &= rest - 1) {
      list.add(meaning.candidate(index, Long.numberOfTrailingZeros(rest)));
    }
  }

  /** Returns the candidate for an element of a set. */
  public interface Meaning {
    /** Returns the candidate for an element of the set with this index. */
    Candidate candidate(int index, int element);
  }
}
