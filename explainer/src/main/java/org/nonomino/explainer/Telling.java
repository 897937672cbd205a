package org.nonomino.explainer;

/** The choice of the steps of a path to show to a person. */
public enum Telling {
  /** All steps of the rated path, in its order. */
  ALL_STEPS,
  /**
   * Only the steps that a digit rests on; of equal steps, the nearest to the last digit, and of
   * equal chains the shortest to read. In puzzles with constraints, steps that a person sees at one
   * look are one step, see {@link Step#parts}.
   */
  WITHOUT_DETOURS
}
