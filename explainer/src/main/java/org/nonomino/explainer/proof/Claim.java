package org.nonomino.explainer.proof;

/**
 * A statement about a digit and a cell.
 *
 * @param cell row-major from 0
 * @param digit 1..n
 * @param isPlaced whether the cell has the digit; otherwise it does not have it
 */
public record Claim(int cell, int digit, boolean isPlaced) {
  /** Returns the claim that a cell has a digit. */
  public static Claim placed(int cell, int digit) {
    return new Claim(cell, digit, true);
  }

  /** Returns the claim that a cell does not have a digit. */
  public static Claim excluded(int cell, int digit) {
    return new Claim(cell, digit, false);
  }
}
