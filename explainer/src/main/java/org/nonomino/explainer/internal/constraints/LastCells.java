package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nonomino.core.Constraint;
import org.nonomino.core.Linear;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.internal.step.StepCollector;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * The last empty cell of a constraint, or of a relation of two cells, if its digit follows from the
 * other digits at a glance. They leave one digit, or two digits if one of these is gone.
 *
 * <p>Example: a cage of 14 with 3 and 4 needs 7. Example: X beside 1 is 9.
 */
public final class LastCells implements Technique {
  /** The number of digits that the other cells may leave, counting those that are gone. */
  private static final int MOST_LEFT = 2;

  /** The ratings of a copied digit, a sum, a product, and all other arithmetic. */
  private static final Rating COPY = new Rating(11);

  private static final Rating SUM = new Rating(12);
  private static final Rating PRODUCT = new Rating(13);
  private static final Rating OTHER = new Rating(14);

  @Override
  public Set<StepKind> kinds() {
    return Set.of(StepKind.LAST_CELL);
  }

  @Override
  public Rating lowestRating() {
    return COPY;
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
    // A single other cell is a shorter reason than all cells of a line, so it is tried first.
    Optional<CellRelations> relations = board.tables.relations();
    for (int cell = 0; relations.isPresent() && cell < board.cellCount(); cell++) {
      if (board.digit(cell) != 0) {
        findBeside(cell, relations.get(), changed, board, steps);
      }
    }
    for (ConstraintScope scope : board.tables.scopes()) {
      if (steps.isDone()) {
        return;
      }
      if (board.emptyCount(scope.cells) == 1 && changed.contain(scope.cells)) {
        findIn(scope, board, steps);
      }
    }
  }

  private void findIn(ConstraintScope scope, BoardState board, StepCollector steps) {
    int last = last(scope, board);
    int cell = scope.cells[last];
    long left = left(scope, last, board, steps::isDone);
    if (isLast(left, cell, board)) {
      List<Candidate> candidates = new ArrayList<>();
      for (int each : scope.cells) {
        Candidates.addAll(candidates, each, board.possible(each));
      }
      steps.add(step(rating(scope), cell, left, board, Evidence.of(scope.constraint, candidates)));
    }
  }

  private static int last(ConstraintScope scope, BoardState board) {
    int last = 0;
    while (board.digit(scope.cells[last]) != 0) {
      last++;
    }
    return last;
  }

  /** Returns the scope of a step; empty if it rests on only some cells of its constraint. */
  static Optional<ConstraintScope> scope(FoundStep step, BoardState board) {
    Constraint constraint = step.evidence().constraints().get(0);
    List<Integer> cells = step.evidence().cells();
    return board.tables.scopes().stream()
        .filter(scope -> scope.constraint.equals(constraint))
        .filter(scope -> scope.cells.length == cells.size())
        .filter(scope -> cells.stream().allMatch(cell -> scope.indexOf(cell) >= 0))
        .findFirst();
  }

  /** Returns the digits that the others leave to the cell of a step, whatever its candidates. */
  static long left(FoundStep step, BoardState board) {
    int cell = step.deductions().get(0).cell();
    Optional<ConstraintScope> scope = scope(step, board);
    if (scope.isPresent()) {
      return left(scope.get(), scope.get().indexOf(cell), board, () -> false);
    }
    List<Integer> cells = step.evidence().cells();
    int other = cells.get(0) == cell ? cells.get(1) : cells.get(0);
    return board.tables.relations().stream()
        .map(relations -> relations.relatedTo(other).get(cell))
        .filter(Objects::nonNull)
        .map(pair -> pair.sources().get(step.evidence().constraints().get(0)))
        .filter(Objects::nonNull)
        .mapToLong(allowed -> left(allowed, other, cell, board))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the digits that the others leave to the last cell, whatever its candidates. */
  private static long left(
      ConstraintScope scope, int last, BoardState board, BooleanSupplier isStopped) {
    long[] domains = SupportSearch.domains(scope, board);
    domains[last] = -1L >>> (Long.SIZE - board.size());
    return SupportSearch.supported(scope, domains, isStopped)
        .map(supported -> supported[last])
        .orElse(0L);
  }

  /** Returns the digits that a relation to a cell with a digit leaves to another cell. */
  private static long left(long[] allowed, int cell, int partner, BoardState board) {
    long left = allowed[board.digit(cell)];
    return board.tables.arePeers(cell, partner) ? left & ~board.possible(cell) : left;
  }

  private static boolean isLast(long left, int cell, BoardState board) {
    return Long.bitCount(left) <= MOST_LEFT && Long.bitCount(left & board.candidates(cell)) == 1;
  }

  private void findBeside(
      int cell,
      CellRelations relations,
      ChangedScopes changed,
      BoardState board,
      StepCollector steps) {
    for (Map.Entry<Integer, CellRelations.Pair> entry : relations.relatedTo(cell).entrySet()) {
      int partner = entry.getKey();
      if (board.digit(partner) != 0 || !changed.contain(cell, partner)) {
        continue;
      }
      // Each constraint is tried alone, because another technique combines constraints.
      entry
          .getValue()
          .sources()
          .forEach(
              (constraint, allowed) -> {
                long left = left(allowed, cell, partner, board);
                if (isLast(left, partner, board) && !steps.isDone()) {
                  List<Candidate> candidates = new ArrayList<>();
                  Candidates.addAll(candidates, cell, board.possible(cell));
                  Candidates.addAll(candidates, partner, board.candidates(partner));
                  steps.add(
                      step(
                          rating(constraint),
                          partner,
                          left,
                          board,
                          Evidence.of(constraint, candidates)));
                }
              });
    }
  }

  private FoundStep step(Rating rating, int cell, long left, BoardState board, Evidence evidence) {
    int digit = ScopeSums.lowest(left & board.candidates(cell));
    return new FoundStep(
        this, StepKind.LAST_CELL, rating, List.of(new Deduction.Placement(cell, digit)), evidence);
  }

  private static Rating rating(ConstraintScope scope) {
    boolean isSum =
        scope.paths.isEmpty()
            && !scope.sums.isEmpty()
            && scope.sums.stream().allMatch(LastCells::isPlain);
    return isSum ? SUM : rating(scope.constraint);
  }

  /** Returns whether digits are only added and subtracted. */
  private static boolean isPlain(Linear sum) {
    for (int i = 0; i < sum.count(); i++) {
      if (Math.abs(sum.weight(i)) != 1) {
        return false;
      }
    }
    return true;
  }

  private static Rating rating(Constraint constraint) {
    return switch (constraint.kind()) {
      case CLONE, PALINDROME, THERMOMETER, SLOW_THERMOMETER, GREATER_THAN, QUADRUPLE -> COPY;
      case WHITE_DOT, XV, WHISPERS, RENBAN, DIFFERENCE_CAGE -> SUM;
      case BLACK_DOT, PRODUCT_CAGE, QUOTIENT_CAGE -> PRODUCT;
      default -> OTHER;
    };
  }

  @Override
  public List<Premise> premises(FoundStep step, BoardState board) {
    // Digits stay in the grid, so only a second digit for the last cell matters.
    return new Premises(board).cell(step.deductions().get(0).cell()).toList();
  }

  @Override
  public StepText text(FoundStep step, BoardState board) {
    return new LastCellWords(step, board).text();
  }
}
