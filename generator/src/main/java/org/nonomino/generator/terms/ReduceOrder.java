package org.nonomino.generator.terms;

/** The parts that a puzzle with placed constraints loses while its solution stays unique. */
public enum ReduceOrder {
  /** All constraints stay, and givens are removed. */
  GIVENS("givens"),
  /** Needless constraints are removed, and the givens stay. */
  CONSTRAINTS("constraints"),
  /** First givens are removed, then needless constraints. */
  ALL("all");

  private final String name;

  ReduceOrder(String name) {
    this.name = name;
  }

  @Override
  public String toString() {
    return name;
  }
}
