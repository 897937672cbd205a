package org.nonomino.explainer;

/**
 * How far a path rests on constraints. A placement rests on one if its step uses a constraint, or
 * if it needs an elimination of an earlier step that uses one. Immutable.
 *
 * @param placements the number of digits that the path places
 * @param resting how many of them rest on a constraint
 */
public record ConstraintUse(int placements, int resting) {
  private static final int HUNDRED = 100;

  /** Returns the share of the placements that rest on a constraint, in percent; 0 without any. */
  public int percent() {
    return placements == 0 ? 0 : HUNDRED * resting / placements;
  }
}
