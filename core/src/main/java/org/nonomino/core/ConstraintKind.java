package org.nonomino.core;

/**
 * The kinds of constraints. Code that depends on the kind is an exhaustive {@code switch}
 * expression, so that the compiler lists the places that a new kind must extend.
 */
public enum ConstraintKind {
  DIAGONAL("diagonal", "diagonals"),
  WINDOKU("windows", "windows"),
  DISJOINT_GROUPS("disjoint groups", "disjoint groups"),
  EXTRA_REGION("extra region", "extra regions"),
  CENTRE_DOT("centre dot", "centre dot"),
  ASTERISK("asterisk", "asterisk"),
  GIRANDOLA("girandola", "girandola"),
  ANTI_KNIGHT("anti-knight", "anti-knight"),
  ANTI_KING("anti-king", "anti-king"),
  NON_CONSECUTIVE("non-consecutive", "non-consecutive"),
  KILLER_CAGE("cage", "cages"),
  REPEAT_CAGE("cage with repeats", "cages with repeats"),
  EQUAL_CAGES("cages with equal sums", "cages with equal sums"),
  WHITE_DOT("white dot", "white dots"),
  BLACK_DOT("black dot", "black dots"),
  XV("XV sign", "XV signs"),
  NEGATIVE_RATIO("negative black dots", "negative black dots"),
  NEGATIVE_XV("negative XV", "negative XV"),
  GREATER_THAN("greater-than sign", "greater-than signs"),
  THERMOMETER("thermometer", "thermometers"),
  SLOW_THERMOMETER("slow thermometer", "slow thermometers"),
  ARROW("arrow", "arrows"),
  PALINDROME("palindrome", "palindromes"),
  RENBAN("renban line", "renban lines"),
  WHISPERS("whispers line", "whispers lines"),
  REGION_SUM_LINE("region sum line", "region sum lines"),
  BETWEEN_LINE("between line", "between lines"),
  ENTROPIC_LINE("entropic line", "entropic lines"),
  MODULAR_LINE("modular line", "modular lines"),
  PARITY_LINE("parity line", "parity lines"),
  NABNER("nabner line", "nabner lines"),
  ZIPPER_LINE("zipper line", "zipper lines"),
  DOUBLE_ARROW("double arrow", "double arrows"),
  LOCKOUT_LINE("lockout line", "lockout lines"),
  LITTLE_KILLER("little killer", "little killers"),
  SANDWICH("sandwich", "sandwiches"),
  X_SUM("X-sum", "X-sums"),
  SKYSCRAPER("skyscraper", "skyscrapers"),
  NUMBERED_ROOM("numbered room", "numbered rooms"),
  ODD("odd cell", "odd cells"),
  EVEN("even cell", "even cells"),
  MINIMUM("minimum", "minimums"),
  MAXIMUM("maximum", "maximums"),
  ROW_INDEXER("row indexer", "row indexers"),
  COLUMN_INDEXER("column indexer", "column indexers"),
  BOX_INDEXER("box indexer", "box indexers"),
  QUADRUPLE("quadruple", "quadruples"),
  CLONE("clone", "clones"),
  CANDIDATES("given candidates", "given candidates");

  private final String name;
  private final String plural;

  ConstraintKind(String name, String plural) {
    this.name = name;
    this.plural = plural;
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
