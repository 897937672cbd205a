package org.nonomino.core;

/**
 * Thrown if a constraint cannot be created from its cells and values, for example because its line
 * jumps. The message is the end of a sentence for people, without the name of the constraint:
 * {@code r1c1 is listed twice}.
 */
public final class InvalidConstraintException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /**
   * @param message names the cell and the value that are wrong
   */
  public InvalidConstraintException(String message) {
    super(message);
  }
}
