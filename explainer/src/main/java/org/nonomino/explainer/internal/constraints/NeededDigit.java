package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellSet;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.StepKind;

/**
 * A digit that every combination of a constraint needs, so that cells that see all its places there
 * cannot have it.
 *
 * <p>Example: a cage of 7 in three cells is 1, 2 and 4; cells that see all three lose these digits.
 */
public final class NeededDigit implements Technique {
  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.NEEDED_DIGIT);
  }

  @Override
  public boolean looksBack() {
    return true;
  }

  @Override
  public void find(BoardState board, StepCollector steps) {
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (ConstraintScope scope : board.tables.scopes()) {
      boolean hasChanged = changed.contain(scope.cells);
      for (int digit = 1; hasChanged && digit <= board.size() && !steps.isDone(); digit++) {
        findIn(scope, digit, board, steps);
      }
    }
  }

  private void findIn(ConstraintScope scope, int digit, BoardState board, StepCollector steps) {
    CellSet places = CellSet.none(board.tables);
    List<Candidate> candidates = new ArrayList<>();
    for (int cell : scope.cells) {
      if (board.digit(cell) == digit) {
        return;
      }
      if (board.isCandidate(cell, digit)) {
        places.add(cell);
        candidates.add(new Candidate(cell, digit));
      }
    }
    if (places.isEmpty()) {
      return;
    }
    CellSet losing = places.seers(board.tables);
    List<Deduction> eliminations = new ArrayList<>();
    for (int cell = losing.next(0); cell >= 0; cell = losing.next(cell + 1)) {
      if (cell < board.cellCount() && board.isCandidate(cell, digit)) {
        eliminations.add(new Deduction.Elimination(cell, digit));
      }
    }
    if (eliminations.isEmpty()
        || !isNeeded(scope, digit, SupportSearch.domains(scope, board), steps)) {
      return;
    }
    long[] any = new long[scope.cells.length];
    Arrays.fill(any, -1L >>> (Long.SIZE - board.size()));
    if (!isNeeded(scope, digit, any, steps)) {
      long[] domains = SupportSearch.domains(scope, board);
      candidates.clear();
      for (int i = 0; i < domains.length; i++) {
        Candidates.addAll(candidates, scope.cells[i], domains[i]);
      }
    }
    steps.add(
        new FoundStep(
            this,
            StepKind.NEEDED_DIGIT,
            StepKind.NEEDED_DIGIT.lowestRating(),
            eliminations,
            Evidence.of(scope.constraint, candidates)));
  }

  private static boolean isNeeded(
      ConstraintScope scope, int digit, long[] choices, StepCollector steps) {
    long[] domains = choices.clone();
    for (int i = 0; i < domains.length; i++) {
      domains[i] &= ~(1L << (digit - 1));
      if (domains[i] == 0) {
        return true;
      }
    }
    Optional<Boolean> canHold = SupportSearch.canHold(scope, domains, steps::isDone);
    return canHold.isPresent() && !canHold.get();
  }

  private static List<Integer> placesOf(int digit, FoundStep step) {
    return step.evidence().candidates().stream()
        .filter(candidate -> candidate.digit() == digit)
        .map(Candidate::cell)
        .toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    Constraint constraint = step.evidence().constraints().get(0);
    Words name = ConstraintWords.name(constraint);
    int digit = step.deductions().get(0).digit();
    List<Integer> places = placesOf(digit, step);
    List<Integer> losing = step.deductions().stream().map(Deduction::cell).toList();
    Words needs = Words.of("%s %s", needs(constraint), Notation.digit(digit));
    if (constraint.cells().count() > 2) {
      needs = Words.of("%s, in %s", needs, Wording.brief(board, places, "or"));
    }
    Words result = Wording.conclusions(board, step);
    Words sees =
        Words.of(
            "%s %s %s",
            Wording.brief(board, losing),
            losing.size() == 1 ? "sees" : "see",
            places.size() == 1 ? "it" : places.size() == 2 ? "both" : "all of these");
    return StepText.of(
        Words.of("%s in %s", Notation.digit(digit), name),
        Words.of("%s, so %s.", needs.capitalized(), result),
        Words.of(
            "%s. Without it, the digits that are left could not fill these cells. Wherever it is, %s, so %s.",
            needs.capitalized(), sees, result));
  }

  /** Returns the beginning of a sentence: {@code the sandwich of 15 in row 1 needs}. */
  private static Words needs(Constraint constraint) {
    return ConstraintWords.hasCombinations(constraint)
        ? Words.of("every %s has", ConstraintWords.filling(constraint))
        : Words.of("%s needs", ConstraintWords.name(constraint));
  }
}
