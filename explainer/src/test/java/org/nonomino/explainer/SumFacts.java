package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * The sum of the cells that are left over if the cages of the evidence are taken from its houses,
 * computed from these alone.
 */
final class SumFacts {
  private final CandidateView view;
  private final Set<Candidate> given;

  /** How often each cell is counted, houses less cages; none is 0. */
  private final Map<Integer, Integer> weights = new TreeMap<>();

  private int total;

  SumFacts(CandidateView view, Evidence evidence, Set<Candidate> given) {
    this.view = view;
    this.given = given;
    for (House house : evidence.houses()) {
      total += view.size * (view.size + 1) / 2;
      view.cells(house).forEach(cell -> weights.merge(cell, 1, Integer::sum));
    }
    for (Constraint cage : evidence.constraints()) {
      total -= view.facts().sumOf(cage);
      Arrays.stream(view.facts().sumCells(cage))
          .forEach(cell -> weights.merge(cell, -1, Integer::sum));
    }
    weights.values().removeIf(weight -> weight == 0);
  }

  /** Returns whether the opposite of a conclusion is impossible. */
  boolean follows(Deduction conclusion) {
    if (!weights.containsKey(conclusion.cell())) {
      return false;
    }
    long digit = 1L << (conclusion.digit() - 1);
    Map<Integer, Long> domains = new TreeMap<>();
    for (int cell : weights.keySet()) {
      domains.put(cell, domain(cell));
    }
    domains.computeIfPresent(
        conclusion.cell(),
        (cell, digits) ->
            conclusion instanceof Deduction.Placement ? digits & ~digit : digits & digit);
    List<Integer> cells = new ArrayList<>(weights.keySet());
    cells.sort(Comparator.comparingInt(cell -> Long.bitCount(domains.getOrDefault(cell, 0L))));
    return !canHold(cells, 0, total, domains, new int[81 * 81]);
  }

  private long domain(int cell) {
    if (view.digit(cell) != 0) {
      return 1L << (view.digit(cell) - 1);
    }
    long all = 0;
    for (Candidate candidate : view.ofCell(cell)) {
      all |= 1L << (candidate.digit() - 1);
    }
    return given.containsAll(view.ofCell(cell)) ? all : -1L >>> (Long.SIZE - view.size);
  }

  private boolean canHold(
      List<Integer> cells, int index, int rest, Map<Integer, Long> domains, int[] digits) {
    if (index == cells.size()) {
      return rest == 0;
    }
    if (!isReachable(cells.subList(index, cells.size()), rest, domains)) {
      return false;
    }
    int cell = cells.get(index);
    for (long open = domains.getOrDefault(cell, 0L); open != 0; open &= open - 1) {
      int digit = Long.numberOfTrailingZeros(open) + 1;
      digits[cell] = digit;
      if (!repeats(cells, index, digits)
          && canHold(
              cells, index + 1, rest - weights.getOrDefault(cell, 0) * digit, domains, digits)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the digit of a cell is also that of an earlier one that it sees. */
  private boolean repeats(List<Integer> cells, int index, int[] digits) {
    int cell = cells.get(index);
    for (int other : cells.subList(0, index)) {
      if (digits[other] == digits[cell] && view.see(other, cell)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the rest of the sum is between the least and the greatest of some cells. */
  private boolean isReachable(List<Integer> cells, int rest, Map<Integer, Long> domains) {
    int least = 0;
    int greatest = 0;
    for (int cell : cells) {
      long digits = domains.getOrDefault(cell, 0L);
      int weight = weights.getOrDefault(cell, 0);
      int low = weight * (Long.numberOfTrailingZeros(digits) + 1);
      int high = weight * (Long.SIZE - Long.numberOfLeadingZeros(digits));
      least += Math.min(low, high);
      greatest += Math.max(low, high);
    }
    return least <= rest && rest <= greatest;
  }
}
