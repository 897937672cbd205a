package org.nonomino.solver.dlx;

import org.nonomino.core.DigitTable;
import org.nonomino.core.Relation;

/** Keeps the digits of two cells that have a partner in the other cell. */
final class RelationCondition extends SideCondition {
  private final DigitTable fromFirst;
  private final DigitTable fromSecond;

  RelationCondition(Relation relation) {
    super(relation.first(), relation.second());
    this.fromFirst = relation.table();
    this.fromSecond = relation.table().transposed();
  }

  @Override
  boolean narrow(long[] candidates) {
    long first = candidates[cells[0]] & partners(candidates[cells[1]], fromSecond);
    long second = candidates[cells[1]] & partners(first, fromFirst);
    candidates[cells[0]] = first;
    candidates[cells[1]] = second;
    return first != 0 && second != 0;
  }

  private static long partners(long digits, DigitTable table) {
    long partners = 0;
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      partners |= table.allowed(Long.numberOfTrailingZeros(rest));
    }
    return partners;
  }
}
