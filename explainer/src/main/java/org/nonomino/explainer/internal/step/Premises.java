package org.nonomino.explainer.internal.step;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;

/**
 * Collects the candidates that must be absent for a step: those that a step needs to be absent, and
 * that neither a digit in the grid nor a constraint of a single cell excludes. Each is collected
 * once, with the first reason. Mutable, belongs to one thread.
 */
public final class Premises {
  private final BoardState board;
  private final Map<Candidate, Premise> found = new LinkedHashMap<>();

  /** Creates an empty collection for a step on a board. */
  public Premises(BoardState board) {
    this.board = board;
  }

  /** Needs a digit to be absent from a cell that would have another digit. */
  public Premises not(int cell, int digit) {
    add(cell, digit, Optional.empty());
    return this;
  }

  /** Needs all digits that a cell lacks to be absent from it. */
  public Premises cell(int cell) {
    for (int digit = 1; digit <= board.size(); digit++) {
      add(cell, digit, Optional.empty());
    }
    return this;
  }

  /** Does the same for several cells. */
  public Premises cells(Iterable<Integer> cells) {
    cells.forEach(this::cell);
    return this;
  }

  /** Needs a digit to have no other places in a house than it has on the board. */
  public Premises house(House house, int digit) {
    return house(house, digit, cell -> true);
  }

  /**
   * Needs a digit to have no other places among some cells of a house than it has on the board.
   *
   * @param isNeeded whether a cell is one of these
   */
  public Premises house(House house, int digit, IntPredicate isNeeded) {
    for (int cell : house.cells()) {
      if (isNeeded.test(cell)) {
        add(cell, digit, Optional.of(house));
      }
    }
    return this;
  }

  /** Needs all digits that the cells of a constraint lack to be absent from them. */
  public Premises constraint(Constraint constraint) {
    for (ConstraintScope scope : board.tables.scopes()) {
      if (scope.constraint.equals(constraint)) {
        for (int cell : scope.cells) {
          cell(cell);
        }
      }
    }
    return this;
  }

  /**
   * Needs everything that the pattern of a step could rest on: all digits that its cells and the
   * cells of its constraints lack, and all other places of its digits in its houses.
   */
  public Premises all(Evidence evidence) {
    TreeSet<Integer> digits = new TreeSet<>();
    evidence.candidates().forEach(candidate -> digits.add(candidate.digit()));
    evidence.candidates().forEach(candidate -> cell(candidate.cell()));
    evidence.sets().forEach(this::cells);
    for (House house : evidence.houses()) {
      digits.forEach(digit -> house(house, digit));
    }
    evidence.constraints().forEach(this::constraint);
    return this;
  }

  /** Needs all absent candidates of the board to be absent. */
  public Premises everything() {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      cell(cell);
    }
    return this;
  }

  private void add(int cell, int digit, Optional<House> house) {
    if (board.digit(cell) == 0
        && !board.isCandidate(cell, digit)
        && !board.isExcludedByDigits(cell, digit)) {
      found.putIfAbsent(new Candidate(cell, digit), new Premise(cell, digit, house));
    }
  }

  /** Returns the collected candidates in their order. */
  public List<Premise> toList() {
    return new ArrayList<>(found.values());
  }
}
