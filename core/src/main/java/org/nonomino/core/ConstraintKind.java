package org.nonomino.core;

/**
 * The kinds of constraints. Code that depends on where constraints are asks for the {@link
 * ConstraintShape}. Code that each kind needs is an exhaustive {@code switch} expression, so that
 * the compiler lists the places that a new kind must extend.
 */
public enum ConstraintKind {
  DIAGONAL(ConstraintShape.HOUSE, "diagonal", "diagonals"),
  WINDOKU(ConstraintShape.HOUSE, "windows", "windows"),
  DISJOINT_GROUPS(ConstraintShape.GRID, "disjoint groups", "disjoint groups"),
  EXTRA_REGION(ConstraintShape.CAGE, "extra region", "extra regions"),
  CENTRE_DOT(ConstraintShape.HOUSE, "centre dot", "centre dot"),
  ASTERISK(ConstraintShape.HOUSE, "asterisk", "asterisk"),
  GIRANDOLA(ConstraintShape.HOUSE, "girandola", "girandola"),
  ANTI_KNIGHT(ConstraintShape.GRID, "anti-knight", "anti-knight"),
  ANTI_KING(ConstraintShape.GRID, "anti-king", "anti-king"),
  NON_CONSECUTIVE(ConstraintShape.GRID, "non-consecutive", "non-consecutive"),
  KILLER_CAGE(ConstraintShape.CAGE, "cage", "cages"),
  REPEAT_CAGE(ConstraintShape.CAGE, "cage with repeats", "cages with repeats"),
  EQUAL_CAGES(ConstraintShape.CAGE, "cages with equal sums", "cages with equal sums"),
  WHITE_DOT(ConstraintShape.EDGE, "white dot", "white dots"),
  BLACK_DOT(ConstraintShape.EDGE, "black dot", "black dots"),
  XV(ConstraintShape.EDGE, "XV sign", "XV signs"),
  NEGATIVE_RATIO(ConstraintShape.GRID, "negative black dots", "negative black dots"),
  NEGATIVE_XV(ConstraintShape.GRID, "negative XV", "negative XV"),
  GREATER_THAN(ConstraintShape.EDGE, "greater-than sign", "greater-than signs"),
  THERMOMETER(ConstraintShape.LINE, "thermometer", "thermometers"),
  SLOW_THERMOMETER(ConstraintShape.LINE, "slow thermometer", "slow thermometers"),
  ARROW(ConstraintShape.LINE, "arrow", "arrows"),
  PALINDROME(ConstraintShape.LINE, "palindrome", "palindromes"),
  RENBAN(ConstraintShape.LINE, "renban line", "renban lines"),
  WHISPERS(ConstraintShape.LINE, "whispers line", "whispers lines"),
  REGION_SUM_LINE(ConstraintShape.LINE, "region sum line", "region sum lines"),
  BETWEEN_LINE(ConstraintShape.LINE, "between line", "between lines"),
  ENTROPIC_LINE(ConstraintShape.LINE, "entropic line", "entropic lines"),
  MODULAR_LINE(ConstraintShape.LINE, "modular line", "modular lines"),
  PARITY_LINE(ConstraintShape.LINE, "parity line", "parity lines"),
  NABNER(ConstraintShape.LINE, "nabner line", "nabner lines"),
  ZIPPER_LINE(ConstraintShape.LINE, "zipper line", "zipper lines"),
  DOUBLE_ARROW(ConstraintShape.LINE, "double arrow", "double arrows"),
  LOCKOUT_LINE(ConstraintShape.LINE, "lockout line", "lockout lines"),
  LITTLE_KILLER(ConstraintShape.OUTSIDE, "little killer", "little killers"),
  SANDWICH(ConstraintShape.OUTSIDE, "sandwich", "sandwiches"),
  X_SUM(ConstraintShape.OUTSIDE, "X-sum", "X-sums"),
  SKYSCRAPER(ConstraintShape.OUTSIDE, "skyscraper", "skyscrapers"),
  NUMBERED_ROOM(ConstraintShape.OUTSIDE, "numbered room", "numbered rooms"),
  ODD(ConstraintShape.CELL, "odd cell", "odd cells"),
  EVEN(ConstraintShape.CELL, "even cell", "even cells"),
  MINIMUM(ConstraintShape.CELL, "minimum", "minimums"),
  MAXIMUM(ConstraintShape.CELL, "maximum", "maximums"),
  ROW_INDEXER(ConstraintShape.CELL, "row indexer", "row indexers"),
  COLUMN_INDEXER(ConstraintShape.CELL, "column indexer", "column indexers"),
  BOX_INDEXER(ConstraintShape.CELL, "box indexer", "box indexers"),
  QUADRUPLE(ConstraintShape.CORNER, "quadruple", "quadruples"),
  CLONE(ConstraintShape.SET, "clone", "clones"),
  CANDIDATES(ConstraintShape.CELL, "given candidates", "given candidates");

  private final ConstraintShape shape;
  private final String name;
  private final String plural;

  ConstraintKind(ConstraintShape shape, String name, String plural) {
    this.shape = shape;
    this.name = name;
    this.plural = plural;
  }

  /** Returns where constraints of this kind are. */
  public ConstraintShape shape() {
    return shape;
  }

  /** Returns the name of one constraint of this kind for people, such as {@code cage}. */
  public String words() {
    return name;
  }

  /** Returns the name of several constraints of this kind, such as {@code cages}. */
  public String plural() {
    return plural;
  }
}
