package org.nonomino.explainer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A digit that a cell may have.
 *
 * @param cell row-major from 0
 * @param digit 1..n
 */
public record Candidate(int cell, int digit) {
  /** Returns the cells of candidates, each once, in the order in which they come. */
  static List<Integer> cells(List<Candidate> candidates) {
    Set<Integer> cells = new LinkedHashSet<>();
    candidates.forEach(candidate -> cells.add(candidate.cell));
    return List.copyOf(cells);
  }

  /** Adds a candidate of the cell for each digit of a set, ascending. */
  static void addAll(List<Candidate> candidates, int cell, long digits) {
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      candidates.add(new Candidate(cell, Long.numberOfTrailingZeros(rest) + 1));
    }
  }
}
