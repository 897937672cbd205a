package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzlePart;
import org.nonomino.solver.ContradictionSearch;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;

/**
 * Finds out which parts of a puzzle contradict each other by clause learning. Thread-safe.
 *
 * <p>The search begins with the parts that the proof of the solver used, and omits one after the
 * other (deletion). It does so several times in different orders and keeps the smallest result.
 *
 * <p>Source: J. Marques-Silva, "Minimal unsatisfiability: models, algorithms and applications",
 * 40th IEEE International Symposium on Multiple-Valued Logic, 2010.
 */
public final class SatContradictions implements ContradictionSearch {
  /** The number of orders in which parts of a contradiction are left out. */
  private static final int ORDERS = 8;

  @Override
  public Optional<Contradiction> find(Puzzle puzzle, List<PuzzlePart> assumed, Deadline deadline) {
    SearchBudget budget = new SearchBudget(puzzle.givens().cellCount());
    budget.start(new SearchLimits(Long.MAX_VALUE, Long.MAX_VALUE, deadline));
    List<PuzzlePart> parts = new ArrayList<>(PuzzlePart.of(puzzle));
    int own = parts.size();
    parts.addAll(assumed);
    Optional<SatParts> formula = SatParts.of(puzzle.rules(), parts, budget);
    if (formula.isEmpty()) {
      return Optional.empty();
    }
    BitSet all = new BitSet();
    all.set(0, parts.size());
    Optional<BitSet> first = formula.get().contradiction(all);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    BitSet smallest = first.get();
    boolean isMinimal = false;
    for (int order = 0; order < ORDERS && !formula.get().isStopped(); order++) {
      BitSet found = minimal(formula.get(), order == 0 ? first.get() : all, own, order);
      boolean isFinished = !formula.get().isStopped();
      if (count(found, own) < count(smallest, own) || (isFinished && !isMinimal)) {
        smallest = found;
        isMinimal = isFinished;
      }
    }
    return Optional.of(
        new Contradiction(
            smallest.stream().filter(part -> part < own).mapToObj(parts::get).toList(), isMinimal));
  }

  private static int count(BitSet parts, int own) {
    return parts.get(0, own).cardinality();
  }

  /** Leaves out parts in a random order, and keeps those without which there is a grid. */
  private static BitSet minimal(SatParts formula, BitSet contradiction, int own, int seed) {
    List<Integer> order =
        new ArrayList<>(contradiction.stream().filter(part -> part < own).boxed().toList());
    Collections.shuffle(order, new Random(seed));
    BitSet current = (BitSet) contradiction.clone();
    for (int part : order) {
      if (!current.get(part)) {
        continue;
      }
      BitSet without = (BitSet) current.clone();
      without.clear(part);
      Optional<BitSet> smaller = formula.contradiction(without);
      if (formula.isStopped()) {
        return current;
      }
      if (smaller.isPresent()) {
        current = smaller.get();
      }
    }
    return current;
  }
}
