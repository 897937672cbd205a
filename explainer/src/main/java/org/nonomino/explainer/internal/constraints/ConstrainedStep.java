package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Linear;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;
import org.nonomino.explainer.terms.Deduction;

/**
 * A step that rests on one constraint: the digits of its cells before and after. Cells are named by
 * their index in the scope; sets of digits have bit d − 1 for digit d. The arrays are not changed.
 */
final class ConstrainedStep {
  final FoundStep step;
  final BoardState board;
  final Constraint constraint;
  final ConstraintScope scope;
  final Words name;

  /** The digits before the step, and those that it leaves. */
  final long[] domains;

  final long[] kept;

  /** The indices of the cells that lose candidates, and of those without a digit. */
  final List<Integer> losing;

  final List<Integer> empty;

  ConstrainedStep(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    constraint = step.evidence().constraints().get(0);
    scope = scope(constraint, step, board);
    name =
        constraint.appliesEverywhere()
            ? Words.of("%s %s", ConstraintWords.name(constraint), part(scope, board))
            : ConstraintWords.name(constraint);
    domains = SupportSearch.domains(scope, board);
    kept = domains.clone();
    for (Deduction deduction : step.deductions()) {
      long digit = 1L << (deduction.digit() - 1);
      kept[scope.indexOf(deduction.cell())] &=
          deduction instanceof Deduction.Placement ? digit : ~digit;
    }
    losing = indices(i -> kept[i] != domains[i]);
    empty = indices(i -> board.digit(scope.cells[i]) == 0);
  }

  /** Returns where a rule of the whole grid is looked at: {@code in column 8}. */
  private static Words part(ConstraintScope scope, BoardState board) {
    List<Integer> cells = IntStream.of(scope.cells).boxed().toList();
    return board.layout().houses().stream()
        .filter(house -> cells.size() == board.size() && cells.stream().allMatch(house::contains))
        .findFirst()
        .map(house -> Words.of("in %s", Wording.house(board, house)))
        .orElseGet(
            () ->
                cells.size() == GridWords.SQUARE
                    ? Words.of("in the square at %s", Wording.cell(board, cells.get(0)))
                    : Words.of("for %s", Notation.set(board, cells)));
  }

  static ConstraintScope scope(Constraint constraint, BoardState board) {
    return board.tables.scopes().stream()
        .filter(each -> each.constraint.equals(constraint))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the scope whose cells a step looks at, one of several for a rule of the whole grid. */
  private static ConstraintScope scope(Constraint constraint, FoundStep step, BoardState board) {
    return board.tables.scopes().stream()
        .filter(each -> each.constraint.equals(constraint))
        .filter(
            each ->
                step.evidence().candidates().stream()
                    .allMatch(candidate -> each.indexOf(candidate.cell()) >= 0))
        .findFirst()
        .orElseGet(() -> scope(constraint, board));
  }

  /** Returns the digits that a cell loses. */
  long lost(int index) {
    return domains[index] & ~kept[index];
  }

  /** Returns the digits that at least one cell loses. */
  long lost() {
    long lost = 0;
    for (int index : losing) {
      lost |= lost(index);
    }
    return lost;
  }

  List<Integer> indices(IntPredicate test) {
    return IntStream.range(0, scope.cells.length).filter(test).boxed().toList();
  }

  /** Returns the indices of all cells except one. */
  List<Integer> others(int index) {
    return indices(i -> i != index);
  }

  long all() {
    return -1L >>> (Long.SIZE - board.size());
  }

  /**
   * Returns the conclusions; a placement that leaves other cells empty as the last digit of its
   * cell.
   */
  Words conclusions() {
    if (isPlacement() && empty.size() > 1) {
      Deduction placement = step.deductions().get(0);
      return Words.of(
          "%s can only be %s",
          Wording.cell(board, placement.cell()), Notation.digit(placement.digit()));
    }
    return Wording.conclusions(board, step);
  }

  /** Returns a sentence with a reason and the conclusions. */
  Words so(Words reason) {
    return Words.of("%s, so %s.", reason.capitalized(), conclusions());
  }

  /**
   * Explains the conclusions by the order of listed digits: {@code The cage is 1+8 or 2+7. No
   * possible order puts 2 in r1c2.}
   *
   * @param listed the sentence that lists the digits, without a full stop
   * @param union all listed digits; others are lost whatever the order is
   */
  Words byOrder(Words listed, long union) {
    if (isPlacement()) {
      return Words.of("%s. In every possible order, %s.", listed, Wording.conclusions(board, step));
    }
    List<Deduction> unlisted = new ArrayList<>();
    List<Deduction> ordered = new ArrayList<>();
    for (Deduction each : step.deductions()) {
      ((union & 1L << (each.digit() - 1)) == 0 ? unlisted : ordered).add(each);
    }
    return unlisted.isEmpty() || ordered.isEmpty()
        ? Words.of("%s. No possible order puts %s.", listed, Wording.anyLost(board, step))
        : Words.of(
            "%s, so %s. No possible order puts %s.",
            listed,
            Wording.conclusions(board, step.with(unlisted)),
            Wording.anyLost(board, step.with(ordered)));
  }

  Words cell(int index) {
    return Wording.cell(board, scope.cells[index]);
  }

  /** Names cells, each once, in few words. */
  Words cells(List<Integer> indices) {
    return Wording.brief(board, numbers(indices));
  }

  /** Names cells as alternatives in few words. */
  Words anyOf(List<Integer> indices) {
    return Wording.brief(board, numbers(indices), "or");
  }

  private List<Integer> numbers(List<Integer> indices) {
    List<Integer> numbers = new ArrayList<>();
    indices.forEach(i -> numbers.add(scope.cells[i]));
    return numbers;
  }

  boolean isPlacement() {
    return step.isPlacement();
  }

  boolean hasKnownSum() {
    return isKnownSum(scope);
  }

  /**
   * Returns whether all cells of a constraint add up to a known number and nothing else is said.
   */
  static boolean isKnownSum(ConstraintScope scope) {
    return scope.paths.isEmpty()
        && scope.sums.size() == 1
        && scope.sums.get(0).count() == scope.cells.length
        && scope.sums.get(0).from() == scope.sums.get(0).to()
        && IntStream.range(0, scope.cells.length).allMatch(i -> scope.sums.get(0).weight(i) == 1);
  }

  /**
   * Returns the sum of the values of digits.
   *
   * @param sum the sum of the digits 1..n
   * @param count the number of digits
   */
  int ofValues(int sum, int count) {
    return sum + count * board.rules.symbols().offset();
  }

  /** Returns the sum of the digits 1..n, from the sum of their values. */
  int ofDigits(int sum, int count) {
    return ofValues(sum, -count);
  }

  /** Returns the value of a digit in sums. */
  int value(int digit) {
    return board.rules.symbols().value(digit);
  }

  /** Returns the sum of the values of the empty cells, if the sum of all cells is known. */
  int restOfValues() {
    return ofValues(rest(), empty.size());
  }

  /** Returns the sum of the digits 1..n of the empty cells, if the sum of all cells is known. */
  int rest() {
    Linear sum = scope.sums.get(0);
    int rest = sum.from();
    for (int cell : scope.cells) {
      rest -= board.digit(cell);
    }
    return rest;
  }

  /** Returns whether all digits of a set are outside a range. */
  static boolean areOutside(long digits, int low, int high) {
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      if (digit >= low && digit <= high) {
        return false;
      }
    }
    return true;
  }

  /** Says the bounds of a number, as far as they matter. */
  static Words range(int low, int high, boolean isLow, boolean isHigh) {
    return low == high
        ? Words.of("%s", low)
        : isLow && isHigh
            ? Words.of("at least %s and at most %s", low, high)
            : isLow ? Words.of("at least %s", low) : Words.of("at most %s", high);
  }
}
