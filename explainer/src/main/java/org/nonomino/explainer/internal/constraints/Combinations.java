package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.OneLook;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
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

  @Override
  public List<Words> sentences(List<FoundStep> steps, List<BoardState> boards) {
    List<Object> keys = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      keys.add(isHalfOfX(steps.get(i), boards.get(i)) ? XvSign.class : steps.get(i));
    }
    List<Words> sentences = new ArrayList<>();
    for (List<FoundStep> same : OneLook.groups(steps, keys)) {
      FoundStep merged = OneLook.merged(same);
      BoardState board = boards.get(steps.indexOf(same.get(0)));
      Words sentence =
          same.size() == 1
              ? text(merged, board).sentence()
              : Words.of(
                  "An X needs two different digits, so %s.", Wording.conclusions(board, merged));
      sentences.add(sentence.about(merged));
    }
    return sentences;
  }

  /** Returns whether cells with an X between them see each other and lose half of its sum. */
  private static boolean isHalfOfX(FoundStep step, BoardState board) {
    return step.evidence().constraints().get(0) instanceof XvSign sign
        && sign.sum() == XvSign.X_SUM
        && board.tables.arePeers(sign.cells().get(0), sign.cells().last())
        && step.deductions().stream()
            .allMatch(each -> 2 * board.rules.symbols().value(each.digit()) == XvSign.X_SUM);
  }
}
