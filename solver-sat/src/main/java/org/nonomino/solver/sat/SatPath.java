package org.nonomino.solver.sat;

import org.sat4j.core.VecInt;

/**
 * The current part of the search space, as a list of literals that hold there. If a literal has
 * been negated, its other half is already searched.
 */
final class SatPath {
  private final VecInt literals = new VecInt();

  /** The value 1 for each position with a negated literal, otherwise 0. */
  private final VecInt turned = new VecInt();

  /** Returns the literals in the order in which to assume them, without copying the list. */
  VecInt literals() {
    return literals;
  }

  /** Descends into the half where a literal holds. */
  void append(int literal) {
    literals.push(literal);
    turned.push(0);
  }

  /** Descends into the part where all these literals hold. */
  void append(VecInt more) {
    for (int i = 0; i < more.size(); i++) {
      append(more.get(i));
    }
  }

  /**
   * Moves to the next part after this one has been searched. Returns false if there are no more
   * parts.
   */
  boolean next() {
    while (!literals.isEmpty() && turned.last() == 1) {
      literals.pop();
      turned.pop();
    }
    if (literals.isEmpty()) {
      return false;
    }
    int last = literals.size() - 1;
    literals.set(last, -literals.get(last));
    turned.set(last, 1);
    return true;
  }
}
