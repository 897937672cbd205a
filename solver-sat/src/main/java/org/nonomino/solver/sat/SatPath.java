package org.nonomino.solver.sat;

import org.sat4j.core.VecInt;

/**
 * The part of the space that is being searched: a list of literals that hold there. Of a literal
 * that was turned round, the other half is done.
 */
final class SatPath {
  private final VecInt literals = new VecInt();

  /** By position, 1 where the literal was turned round, else 0. */
  private final VecInt turned = new VecInt();

  /** Returns the literals, to be assumed in this order; the path's own list. */
  VecInt literals() {
    return literals;
  }

  /** Goes down to one of the halves. */
  void append(int literal) {
    literals.push(literal);
    turned.push(0);
  }

  /** Goes down to one of the halves, literal for literal. */
  void append(VecInt more) {
    for (int i = 0; i < more.size(); i++) {
      append(more.get(i));
    }
  }

  /** Goes on to the next part when this one is done. Returns false if that was the last one. */
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
