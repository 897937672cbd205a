package org.nonomino.explainer.internal.told;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.TechniqueFamily;

/**
 * Counts the placements of a path that rest on constraints: their step uses one, or needs an
 * elimination of an earlier step that uses one. Mutable, belongs to one thread.
 */
public final class ConstraintTally {
  private final Dependencies dependencies;
  private final BitSet using = new BitSet();
  private int steps;
  private int placements;
  private int resting;

  /**
   * @param size n
   */
  public ConstraintTally(int size) {
    this.dependencies = new Dependencies(size);
  }

  /**
   * Adds the next step.
   *
   * @param board the board on which it was found
   */
  public void add(FoundStep step, BoardState board) {
    boolean isByRule = isByRule(step, board);
    List<Integer> restsOn = dependencies.add(step, board);
    using.set(
        steps,
        isByRule
            || step.kind().family() == TechniqueFamily.CONSTRAINTS
            || !step.evidence().constraints().isEmpty());
    if (step.isPlacement()) {
      placements++;
      resting += using.get(steps) || restsOn.stream().anyMatch(using::get) ? 1 : 0;
    }
    steps++;
  }

  /** Returns whether a single needs a candidate to be absent that only a constraint excludes. */
  private boolean isByRule(FoundStep step, BoardState board) {
    Deduction placed = step.deductions().get(0);
    return switch (step.kind()) {
      case HIDDEN_SINGLE ->
          step.evidence().houses().stream()
              .flatMapToInt(house -> IntStream.of(house.cells()))
              .anyMatch(cell -> cell != placed.cell() && isByRule(cell, placed.digit(), board));
      case NAKED_SINGLE -> {
        boolean isByRule = false;
        for (int digit = 1; digit <= board.size(); digit++) {
          isByRule |= digit != placed.digit() && isByRule(placed.cell(), digit, board);
        }
        yield isByRule;
      }
      default -> false;
    };
  }

  /** Returns whether a digit is absent from an empty cell, but neither by a house nor by a step. */
  private boolean isByRule(int cell, int digit, BoardState board) {
    if (board.digit(cell) != 0
        || board.isCandidate(cell, digit)
        || dependencies.isEliminated(cell, digit)) {
      return false;
    }
    // On the board, a cell also sees those that a constraint keeps different from it.
    for (int peer : board.layout().peers(cell)) {
      if (board.digit(peer) == digit) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of placements. */
  public int placements() {
    return placements;
  }

  /** Returns how many of them rest on a constraint. */
  public int resting() {
    return resting;
  }
}
