package org.nonomino.core.constraint;

import org.nonomino.core.DigitTable;

/** Tests of two digits that several kinds use. */
final class Tables {
  static final DigitTable.Test EQUAL = (first, second) -> first == second;
  static final DigitTable.Test DIFFERENT = (first, second) -> first != second;
  static final DigitTable.Test LESS = (first, second) -> first < second;

  private Tables() {}
}
