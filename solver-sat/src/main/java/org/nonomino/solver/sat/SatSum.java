package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sat4j.specs.ContradictionException;

/**
 * The reading of a weighted sum by a {@link SatDiagram}, in groups of cells with the same weight. A
 * cell alone is read by its digit. Cells that hold no digit twice are read by the digits 1..n in
 * order, each present or absent. So a state is the sum so far and the number of digits of the group
 * so far, and digits that are possible together are the only ones that a diagram has.
 */
final class SatSum implements SatDiagram.Reader {
  /*
   * The state is a number that never becomes negative: what the sum exceeds the smallest possible one so far, times n + 1, plus the
   * number of present digits of the group. Of k different digits the j-th is at least j and at most n - k + j.
   */

  /**
   * Cells with the same weight, none of which can hold a digit twice.
   *
   * @param weight not 0
   */
  record Group(int weight, List<Integer> cells) {
    int count() {
      return cells.size();
    }

    /** Returns a group for each cell. */
    Stream<Group> single() {
      return cells.stream().map(cell -> new Group(weight, List.of(cell)));
    }

    /** Returns the digit with the smallest contribution that the i-th of the digits can have. */
    int smallest(int i, int size) {
      return weight > 0 ? i : size - count() + i;
    }

    /** Returns how much more than the smallest contribution some of the digits can add. */
    int largestExcess(int digits, int size) {
      return digits * Math.abs(weight) * (size - count());
    }
  }

  /**
   * What is read in a layer.
   *
   * @param digit the digit that is present or absent in the group, or 0 if the group has one cell,
   *     whose digit is read
   * @param later how much later groups can add to the excess
   */
  private record Step(Group group, int digit, int later) {}

  private final int size;

  private final List<Step> steps = new ArrayList<>();

  /** The smallest allowed excess. */
  private final int min;

  /** The largest allowed excess. */
  private final int max;

  /**
   * @param size n
   * @param groups all cells
   * @param from the smallest allowed sum
   * @param to the largest allowed sum
   */
  SatSum(int size, List<Group> groups, int from, int to) {
    this.size = size;
    int smallest = 0;
    int later = 0;
    for (Group group : groups) {
      for (int i = 1; i <= group.count(); i++) {
        smallest += group.weight * group.smallest(i, size);
      }
      later += group.largestExcess(group.count(), size);
    }
    this.min = from - smallest;
    this.max = to - smallest;
    for (Group group : groups) {
      later -= group.largestExcess(group.count(), size);
      if (group.count() == 1) {
        steps.add(new Step(group, 0, later));
      } else {
        for (int digit = 1; digit <= size; digit++) {
          steps.add(new Step(group, digit, later));
        }
      }
    }
  }

  /**
   * Returns the literals of the labels of all layers.
   *
   * @param puzzle has the literals of digits in cells, and of present digits
   */
  List<int[]> labels(SatConditions puzzle) throws ContradictionException {
    List<int[]> labels = new ArrayList<>();
    for (Step step : steps) {
      if (step.digit == 0) {
        labels.add(puzzle.digits(step.group.cells.get(0)));
      } else {
        int presence = puzzle.presences(step.group.cells)[step.digit];
        labels.add(new int[] {-presence, presence});
      }
    }
    return labels;
  }

  @Override
  public int after(int layer, int state, int label) {
    Step step = steps.get(layer);
    int excess = state / (size + 1);
    int present = state % (size + 1);
    return step.digit == 0
        ? afterDigit(step, excess, label + 1)
        : afterPresence(step, excess, present, label == 1);
  }

  private int afterDigit(Step step, int excess, int digit) {
    int after = excess + step.group.weight * (digit - step.group.smallest(1, size));
    return state(after, 0, step.later);
  }

  private int afterPresence(Step step, int excess, int before, boolean isPresent) {
    Group group = step.group;
    int present = isPresent ? before + 1 : before;
    if (present > group.count() || present + size - step.digit < group.count()) {
      return SatDiagram.NONE;
    }
    int after =
        isPresent ? excess + group.weight * (step.digit - group.smallest(present, size)) : excess;
    return step.digit == size
        ? state(after, 0, step.later)
        : state(after, present, step.later + group.largestExcess(group.count() - present, size));
  }

  /** Returns the state, or none if all that is still to be read cannot make the sum allowed. */
  private int state(int excess, int present, int later) {
    return excess > max || excess + later < min ? SatDiagram.NONE : excess * (size + 1) + present;
  }
}
