package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A candidate that no combination of digits in the cells of a constraint contains.
 *
 * <p>Example: a cage of 16 in two cells is 7 and 9, so its cells lose all other digits.
 */
public final class Combinations implements Technique {
  private static final int TENTHS_PER_CELL = 2;

  /** The minimum and the maximum number of empty cells in a constraint. */
  private final int min;

  private final int max;

  private Combinations(int min, int max) {
    this.min = min;
    this.max = max;
  }

  /** Returns the technique for constraints with a number of empty cells, bounds included. */
  public static Combinations ofCells(int min, int max) {
    return new Combinations(min, max);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.COMBINATIONS);
  }

  @Override
  public Rating lowestRating() {
    return rating(min);
  }

  private static Rating rating(int empty) {
    int more = Math.max(0, empty - 2) * TENTHS_PER_CELL;
    return new Rating(StepKind.COMBINATIONS.lowestRating().tenths() + more);
  }

  @Override
  public boolean findsEasiestFirst() {
    return false;
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (ConstraintScope scope : board.tables.scopes()) {
      if (steps.isDone()) {
        return;
      }
      int empty = board.emptyCount(scope.cells);
      if (empty >= min && empty <= max && changed.contain(scope.cells)) {
        findIn(scope, board, empty, steps);
      }
    }
  }

  private void findIn(ConstraintScope scope, BoardState board, int empty, StepCollector steps) {
    long[] domains = SupportSearch.domains(scope, board);
    Optional<long[]> supported = SupportSearch.supported(scope, domains, steps::isDone);
    if (supported.isEmpty()) {
      return;
    }
    List<Deduction> eliminations = new ArrayList<>();
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < domains.length; i++) {
      Candidates.addAll(candidates, scope.cells[i], domains[i]);
      if (supported.get()[i] != 0) {
        board.addEliminations(scope.cells[i], ~supported.get()[i], eliminations);
      }
    }
    if (!eliminations.isEmpty()) {
      steps.add(
          new FoundStep(
              this,
              StepKind.COMBINATIONS,
              rating(empty),
              Placements.orElse(eliminations, board),
              Evidence.of(scope.constraint, candidates)));
    }
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new CombinationWords(step, board).text();
  }
}
