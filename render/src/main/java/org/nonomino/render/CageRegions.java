package org.nonomino.render;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.RepeatCage;

/**
 * The cages of KenKen in a grid without regions. They have heavy borders, as regions have in other
 * grids, unless they overlap.
 */
final class CageRegions {
  private CageRegions() {}

  /** Returns whether heavy borders show the cages. */
  static boolean areIn(Rules rules) {
    if (rules.mask().hasRegions() || !ArithmeticCage.areIn(rules.constraints())) {
      return false;
    }
    BitSet caged = new BitSet();
    int count = 0;
    for (Constraint cage : cages(rules)) {
      cage.cells().stream().forEach(caged::set);
      count += cage.cells().count();
    }
    return caged.cardinality() == count;
  }

  private static List<Constraint> cages(Rules rules) {
    return rules.constraints().stream().filter(CageRegions::isCage).toList();
  }

  /** Returns whether a constraint is a cage whose digits may repeat. */
  static boolean isCage(Constraint constraint) {
    return constraint instanceof ArithmeticCage || constraint instanceof RepeatCage;
  }

  /**
   * Returns the number of the cage of each cell. A given without a cage has its own number, and
   * other cells without one have 0.
   */
  static int[] of(Rules rules, IntPredicate isGiven) {
    int[] numbers = new int[rules.size() * rules.size()];
    int count = 0;
    for (int cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = isGiven.test(cell) ? ++count : 0;
    }
    for (Constraint cage : cages(rules)) {
      count++;
      for (int cell : cage.cells().toArray()) {
        numbers[cell] = count;
      }
    }
    return numbers;
  }
}
