package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.board.JointScope;
import org.nonomino.explainer.internal.board.JointScopes;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A candidate that no choice of digits contains if several conditions must hold together. These are
 * one constraint and the relations between its cells, two constraints, or the constraints and
 * relations inside a house. If a house has its last places of a digit among the cells, one of them
 * must have the digit.
 *
 * <p>Example: a cage of 11 in two neighbouring cells is not 5 and 6 if neighbours are never
 * consecutive. Example: two black dots between three cells of a row are 1-2-4 or 2-4-8, so the
 * middle cell is 2 or 4.
 *
 * <p>Proof: all these conditions hold in the solution, and so do the candidates. Each choice of
 * candidates for the cells is tried. If none with the examined candidate satisfies the conditions,
 * the solution does not have it. A search that would take too long proves nothing and finds
 * nothing.
 *
 * <p>A step names only what it needs, see {@link JointReason}. Its rating depends on the empty
 * cells that a person has to survey, before it is known which of them matter.
 */
public final class JointCombinations implements Technique {
  /** The number of digits to try before the search for a reason gives up. */
  static final int MOST_TRIES = 20_000;

  private static final int TENTHS_PER_CELL = 2;

  /** The number of empty cells that cost nothing extra. */
  private static final int FEW_CELLS = 3;

  private final StepKind kind;

  /** The minimum and the maximum number of empty cells. */
  private final int min;

  private final int max;

  private JointCombinations(StepKind kind, int min, int max) {
    this.kind = kind;
    this.min = min;
    this.max = max;
  }

  /** Returns the technique for one constraint with the relations between its cells. */
  public static JointCombinations related(int min, int max) {
    return new JointCombinations(StepKind.RELATED_COMBINATIONS, min, max);
  }

  /** Returns the technique for two constraints. */
  public static JointCombinations ofTwo(int min, int max) {
    return new JointCombinations(StepKind.JOINT_COMBINATIONS, min, max);
  }

  /** Returns the technique for the constraints and relations in a house. */
  public static JointCombinations ofHouse(int min, int max) {
    return new JointCombinations(StepKind.HOUSE_COMBINATIONS, min, max);
  }

  @Override
  public Set<StepKind> kinds() {
    return Set.of(kind);
  }

  @Override
  public Rating lowestRating() {
    return rating(min);
  }

  private Rating rating(int empty) {
    int more = Math.max(0, empty - FEW_CELLS) * TENTHS_PER_CELL;
    return new Rating(kind.lowestRating().tenths() + more);
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
    Optional<JointScopes> scopes = board.tables.jointScopes();
    if (scopes.isEmpty()) {
      return;
    }
    ChangedScopes changed = new ChangedScopes(board, steps, this);
    for (JointScope scope : scopes(scopes.get())) {
      if (steps.isDone()) {
        return;
      }
      int empty = board.emptyCount(scope.cells);
      if (empty >= min
          && empty <= max
          && scope.cells.length <= Long.SIZE
          && changed.contain(scope.cells)) {
        findIn(scope, board, empty, steps);
      }
    }
  }

  private List<JointScope> scopes(JointScopes scopes) {
    return switch (kind) {
      case RELATED_COMBINATIONS -> scopes.related();
      case JOINT_COMBINATIONS -> scopes.pairs();
      default -> scopes.houses();
    };
  }

  private void findIn(JointScope scope, BoardState board, int empty, StepCollector steps) {
    ConstraintScope conditions = scope.conditions();
    List<NeededPlaces> needed = NeededPlaces.in(conditions, board);
    if (kind == StepKind.RELATED_COMBINATIONS
        && needed.isEmpty()
        && !conditions.isTighterThan(scope.parts.get(0))) {
      return;
    }
    long[] domains = SupportSearch.domains(conditions, board);
    Optional<long[]> supported =
        SupportSearch.supported(conditions, domains, needed, MOST_TRIES, steps::isDone);
    if (supported.isEmpty()) {
      return;
    }
    int target = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < domains.length; i++) {
      long left = domains[i] & supported.get()[i];
      boolean isLosing = board.digit(scope.cells[i]) == 0 && left != domains[i] && left != 0;
      if (isLosing && Long.bitCount(left) < fewest) {
        target = i;
        fewest = Long.bitCount(left);
      }
    }
    if (target >= 0) {
      long left = domains[target] & supported.get()[target];
      long lost = domains[target] & ~left;
      long shown = fewest == 1 ? lost : Long.lowestOneBit(lost);
      JointReason reason =
          new JointReason(board, scope, needed, scope.cells[target], shown, steps::isDone);
      // A conclusion from a single constraint is a step of another kind.
      if (kind != StepKind.JOINT_COMBINATIONS || reason.constraints().size() > 1) {
        steps.add(step(reason, board, empty));
      }
    }
  }

  private FoundStep step(JointReason reason, BoardState board, int empty) {
    return new FoundStep(
        this,
        kind,
        rating(empty),
        Placements.orElse(reason.eliminations(), board),
        reason.evidence());
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    return premisesOf(step.evidence(), board);
  }

  /**
   * Returns the candidates that must be absent for conclusions from all digits of cells, from all
   * places of digits in houses and from constraints.
   *
   * @param evidence has a cell or a place completely if it matters
   */
  static List<Premise> premisesOf(Evidence evidence, BoardState board) {
    Premises premises = new Premises(board);
    for (int cell : evidence.cells()) {
      if (hasAllCandidates(cell, evidence, board)) {
        premises.cell(cell);
      }
    }
    for (House house : evidence.houses()) {
      for (int digit = 1; digit <= board.size(); digit++) {
        if (hasAllPlaces(house, digit, evidence, board)) {
          premises.house(house, digit);
        }
      }
    }
    return premises.toList();
  }

  /** Returns whether a step needs a cell to have no other candidates. */
  private static boolean hasAllCandidates(int cell, Evidence evidence, BoardState board) {
    List<Candidate> candidates = new ArrayList<>();
    Candidates.addAll(candidates, cell, board.possible(cell));
    return evidence.candidates().containsAll(candidates);
  }

  /** Returns whether a step needs a digit to have no other places in a house. */
  static boolean hasAllPlaces(House house, int digit, Evidence evidence, BoardState board) {
    boolean hasPlace = false;
    for (int cell : house.cells()) {
      if (board.digit(cell) == digit) {
        return false;
      }
      if (board.isCandidate(cell, digit)) {
        hasPlace = true;
        if (!evidence.candidates().contains(new Candidate(cell, digit))) {
          return false;
        }
      }
    }
    return hasPlace;
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new JointWords(step, board).text();
  }
}
