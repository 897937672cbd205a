package org.nonomino.explainer.internal.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.explainer.terms.Candidate;

/** Lists of candidates. */
public final class Candidates {
  private Candidates() {}

  /** Returns the cells of candidates, each once, in order of appearance. */
  public static List<Integer> cells(List<Candidate> candidates) {
    Set<Integer> cells = new LinkedHashSet<>();
    candidates.forEach(candidate -> cells.add(candidate.cell()));
    return List.copyOf(cells);
  }

  /** Adds a candidate of the cell for each digit of a set, ascending. */
  public static void addAll(List<Candidate> candidates, int cell, long digits) {
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      candidates.add(new Candidate(cell, Long.numberOfTrailingZeros(rest) + 1));
    }
  }
}
