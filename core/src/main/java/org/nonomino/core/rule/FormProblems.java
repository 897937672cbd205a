package org.nonomino.core.rule;

import org.nonomino.core.InvalidConstraintException;

/** The problems that several forms have. */
final class FormProblems {
  private FormProblems() {}

  /**
   * Returns the exception for a formula or machine whose numbers become too large.
   *
   * @param example values with which they do, such as {@code a = 9 and b = 1}
   */
  static InvalidConstraintException tooLarge(String example) {
    return new InvalidConstraintException(
        "its numbers become too large, for example for " + example);
  }
}
