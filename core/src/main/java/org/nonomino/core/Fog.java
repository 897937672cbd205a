package org.nonomino.core;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Fog that hides cells until right digits near them are entered. It says nothing to a solver.
 * Immutable.
 *
 * <p>The rule is that of SudokuPad, as its puzzles state it and as the player of the project <a
 * href="https://github.com/sea4594/SphenPad">SphenPad</a> follows it:
 *
 * <ul>
 *   <li>Some cells are lit from the beginning.
 *   <li>Without triggers, each right digit that is entered lights its cell and the up to eight
 *       cells around it.
 *   <li>With triggers, right digits light nothing by themselves: a trigger lights its cells when
 *       all of its digits are right, or any of them if it says so.
 *   <li>Givens light nothing, because no player enters them.
 *   <li>A cell whose digit is erased, or changed to a wrong one, no longer lights others.
 * </ul>
 *
 * @param lights the cells that are lit from the beginning, from 0, row-major
 * @param triggers what else lights cells, at most {@value #MOST_TRIGGERS}; empty if right digits
 *     light what is around them
 */
public record Fog(List<Integer> lights, List<Trigger> triggers) {
  /** The largest number of triggers. */
  public static final int MOST_TRIGGERS = 2000;

  /**
   * Digits that light cells.
   *
   * @param cells the cells whose digits must be right, at least one
   * @param isAny whether one right digit is enough
   * @param lights the cells that are lit then
   */
  public record Trigger(List<Integer> cells, boolean isAny, List<Integer> lights) {
    /** Copies the lists without duplicates. */
    public Trigger {
      cells = distinct(cells);
      lights = distinct(lights);
    }

    private boolean isMet(IntPredicate isRight) {
      return isAny
          ? cells.stream().anyMatch(isRight::test)
          : cells.stream().allMatch(isRight::test);
    }
  }

  /** Copies the lists without duplicates of lit cells. */
  public Fog {
    lights = distinct(lights);
    triggers = List.copyOf(triggers);
    if (triggers.size() > MOST_TRIGGERS) {
      throw new IllegalArgumentException(
          triggers.size() + " triggers are more than " + MOST_TRIGGERS + ", the largest number");
    }
  }

  private static List<Integer> distinct(List<Integer> cells) {
    return List.copyOf(new LinkedHashSet<>(cells));
  }

  /** Returns whether no digit and no trigger ever lights a cell. */
  public boolean isDark() {
    return lights.isEmpty()
        && !triggers.isEmpty()
        && triggers.stream().allMatch(trigger -> trigger.lights.isEmpty());
  }

  /**
   * Returns the cells that are lit.
   *
   * @param size n
   * @param isRight whether a cell holds a right digit that is no given
   */
  public BitSet lit(int size, IntPredicate isRight) {
    BitSet lit = new BitSet(size * size);
    lights.forEach(lit::set);
    for (Trigger trigger : triggers) {
      if (trigger.isMet(isRight)) {
        trigger.lights.forEach(lit::set);
      }
    }
    for (int cell = 0; triggers.isEmpty() && cell < size * size; cell++) {
      if (isRight.test(cell)) {
        lit.or(around(size, cell));
      }
    }
    return lit;
  }

  /** Returns whether it hides a cell before any digit is entered. */
  public boolean hidesAtFirst(int size) {
    return lit(size, cell -> false).cardinality() < size * size;
  }

  /**
   * Returns the cells of a puzzle that are lit.
   *
   * @param grid its givens and the entered digits
   * @param solution its unique solution
   */
  public BitSet lit(Puzzle puzzle, Grid grid, Grid solution) {
    return lit(
        puzzle.size(),
        cell ->
            puzzle.givens().digit(cell) == 0
                && grid.digit(cell) != 0
                && grid.digit(cell) == solution.digit(cell));
  }

  /** Returns a cell and the up to eight cells around it. */
  public static BitSet around(int size, int cell) {
    BitSet around = new BitSet(size * size);
    int row = cell / size;
    int column = cell % size;
    for (int near = Math.max(0, row - 1); near <= Math.min(size - 1, row + 1); near++) {
      around.set(
          near * size + Math.max(0, column - 1), near * size + Math.min(size - 1, column + 1) + 1);
    }
    return around;
  }
}
