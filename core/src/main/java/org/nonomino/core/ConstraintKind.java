package org.nonomino.core;

import static org.nonomino.core.ConstraintField.cages;
import static org.nonomino.core.ConstraintField.cell;
import static org.nonomino.core.ConstraintField.cells;
import static org.nonomino.core.ConstraintField.digits;
import static org.nonomino.core.ConstraintField.line;
import static org.nonomino.core.ConstraintField.number;
import static org.nonomino.core.ConstraintField.numbers;
import static org.nonomino.core.ConstraintField.place;
import static org.nonomino.core.ConstraintField.range;
import static org.nonomino.core.ConstraintField.rule;
import static org.nonomino.core.ConstraintField.string;
import static org.nonomino.core.ConstraintField.word;
import static org.nonomino.core.ConstraintShape.CAGE;
import static org.nonomino.core.ConstraintShape.CELL;
import static org.nonomino.core.ConstraintShape.CORNER;
import static org.nonomino.core.ConstraintShape.EDGE;
import static org.nonomino.core.ConstraintShape.GRID;
import static org.nonomino.core.ConstraintShape.HOUSE;
import static org.nonomino.core.ConstraintShape.LINE;
import static org.nonomino.core.ConstraintShape.OUTSIDE;
import static org.nonomino.core.ConstraintShape.RULE;
import static org.nonomino.core.ConstraintShape.SET;
import static org.nonomino.core.KindNames.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of constraints, a row each: its shape, its name for one constraint and, unless it ends
 * in s, for several, its names in the notations, and its fields. Code that depends on where
 * constraints are asks for the {@link ConstraintShape}, and notations ask for the names and fields.
 * Code that each kind needs is an exhaustive {@code switch} expression, so that the compiler lists
 * the places that a new kind must extend.
 */
public enum ConstraintKind {
  DIAGONAL(
      HOUSE,
      "diagonal",
      text("diagonal", "rising diagonal", "falling diagonal"),
      word("direction", "rising", "falling")),
  WINDOKU(
      HOUSE,
      "windows",
      "windows",
      text("windows", "windoku", "hyper", "hypersudoku").iss("Windoku")),
  DISJOINT_GROUPS(
      GRID,
      "disjoint groups",
      "disjoint groups",
      text("disjoint groups", "disjoint sets")
          .fPuzzles("disjointgroups")
          .sudokuPad("disjoint")
          .iss("DisjointSets")),
  EXTRA_REGION(
      CAGE,
      "extra region",
      text("extra region", "extra house").fPuzzles("extraregion").iss("AllDifferent"),
      cells(1).upTo(n -> n)),
  CENTRE_DOT(HOUSE, "centre dot", "centre dot", text("centre dot", "center dot")),
  ASTERISK(HOUSE, "asterisk", "asterisk", text("asterisk")),
  GIRANDOLA(HOUSE, "girandola", "girandola", text("girandola")),
  ANTI_KNIGHT(
      GRID,
      "anti-knight",
      "anti-knight",
      text("anti-knight", "knight", "knights move")
          .fPuzzles("antiknight")
          .sudokuPad("antiknight")
          .iss("AntiKnight")),
  ANTI_KING(
      GRID,
      "anti-king",
      "anti-king",
      text("anti-king", "king", "kings move")
          .fPuzzles("antiking")
          .sudokuPad("antiking")
          .iss("AntiKing")),
  ANTI_TAXICAB(
      GRID,
      "anti-taxicab",
      "anti-taxicab",
      text("anti-taxicab", "taxicab").fPuzzles("antitaxicab").iss("AntiTaxicab")),
  NON_CONSECUTIVE(
      GRID,
      "non-consecutive",
      "non-consecutive",
      text("non-consecutive", "all white dots", "negative white dots")
          .fPuzzles("nonconsecutive")
          .sudokuPad("nonconsecutive")
          .iss("AntiConsecutive")),
  GLOBAL_ENTROPY(
      GRID,
      "global entropy",
      "global entropy",
      text("global entropy").fPuzzles("globalentropy").iss("GlobalEntropy")),
  DUTCH_FLATMATES(
      GRID,
      "Dutch flatmates",
      "Dutch flatmates",
      text("dutch flatmates", "flatmates").fPuzzles("dutchflatmates").iss("DutchFlatmates")),
  KILLER_CAGE(
      CAGE,
      "cage",
      text("cage", "killer cage", "killer", "sum").json("cage").fPuzzles("killercage"),
      cells(1).upTo(n -> n),
      number("sum", 1).optional()),
  REPEAT_CAGE(
      CAGE,
      "cage with repeats",
      "cages with repeats",
      text("repeat cage", "cage with repeats", "repeating cage").fPuzzles("repeatcage"),
      cells(1),
      number("sum", 1)),
  PRODUCT_CAGE(
      CAGE,
      "product cage",
      text("product cage", "product").fPuzzles("productcage"),
      cells(1),
      number("product", 0)),
  DIFFERENCE_CAGE(
      CAGE,
      "difference cage",
      text("difference cage", "subtraction cage").fPuzzles("differencecage"),
      cells(2),
      number("difference", 0).upTo(n -> n - 1)),
  QUOTIENT_CAGE(
      CAGE,
      "quotient cage",
      text("quotient cage", "division cage").fPuzzles("quotientcage"),
      cells(2),
      number("quotient", 1).upTo(n -> n)),
  EQUAL_CAGES(
      CAGE,
      "cages with equal sums",
      "cages with equal sums",
      text("equal cages", "cages with equal sums"),
      cages(2)),
  WHITE_DOT(
      EDGE,
      "white dot",
      text("white dot", "difference", "consecutive").fPuzzles("difference").iss("WhiteDot"),
      cells(2).upTo(n -> 2),
      number("difference", 1).upTo(n -> n - 1).usually(n -> 1)),
  BLACK_DOT(
      EDGE,
      "black dot",
      text("black dot", "ratio").fPuzzles("ratio").iss("BlackDot"),
      cells(2).upTo(n -> 2),
      number("ratio", 2).upTo(n -> n).usually(n -> 2)),
  XV(EDGE, "XV sign", text("x", "v").fPuzzles("xv"), cells(2).upTo(n -> 2), word("sign", "X", "V")),
  NEGATIVE_RATIO(
      GRID,
      "negative black dots",
      "negative black dots",
      text("all black dots", "negative black dots", "negative ratio").sudokuPad("antiratio")),
  NEGATIVE_XV(
      GRID,
      "negative XV",
      "negative XV",
      text("all xv", "negative xv", "anti-xv").sudokuPad("antixv").iss("StrictXV")),
  GREATER_THAN(
      EDGE,
      "greater-than sign",
      text("greater", "greater than", "inequality").iss("GreaterThan"),
      cells(2).upTo(n -> 2)),
  THERMOMETER(
      LINE,
      "thermometer",
      text("thermometer", "thermo").fPuzzles("thermometer").iss("Thermo"),
      cells(2).upTo(n -> n)),
  SLOW_THERMOMETER(
      LINE,
      "slow thermometer",
      text("slow thermometer", "slow thermo").fPuzzles("slowthermometer"),
      cells(2)),
  ARROW(
      LINE,
      "arrow",
      text("arrow").fPuzzles("arrow"),
      cells("circle", 1).upTo(n -> 3),
      cells("shaft", 1)),
  PALINDROME(
      LINE,
      "palindrome",
      text("palindrome", "palindrome line").fPuzzles("palindrome").iss("Palindrome"),
      cells(2)),
  RENBAN(
      LINE,
      "renban line",
      text("renban", "renban line").fPuzzles("renban").iss("Renban"),
      cells(2).upTo(n -> n)),
  WHISPERS(
      LINE,
      "whispers line",
      text("whispers", "whisper", "whispers line", "german whispers", "dutch whispers")
          .fPuzzles("whispers"),
      cells(2),
      number("difference", 1).upTo(n -> n - 1).usually(n -> (n + 1) / 2)),
  REGION_SUM_LINE(
      LINE,
      "region sum line",
      text("region sum line", "region sum").fPuzzles("regionsumline").iss("RegionSumLine"),
      cells(2)),
  EQUAL_SUM_LINE(
      LINE,
      "equal sum line",
      text("equal sum line", "equal sum").fPuzzles("equalsumline"),
      cells(1)),
  TEN_LINE(
      LINE,
      "ten-line",
      text("ten-line", "ten line", "10-line", "sum group line").fPuzzles("tenline"),
      cells(1),
      number("total", 1).usually(n -> 10).called("sum of each group")),
  BETWEEN_LINE(
      LINE,
      "between line",
      text("between line", "between").fPuzzles("betweenline").iss("Between"),
      cells(3)),
  ENTROPIC_LINE(
      LINE,
      "entropic line",
      text("entropic line", "entropic").fPuzzles("entropicline").iss("Entropic"),
      cells(3)),
  MODULAR_LINE(
      LINE,
      "modular line",
      text("modular line", "modular").fPuzzles("modularline"),
      cells(2),
      number("modulus", 2).upTo(n -> n).usually(n -> 3)),
  PARITY_LINE(LINE, "parity line", text("parity line", "parity").fPuzzles("parityline"), cells(2)),
  NABNER(
      LINE,
      "nabner line",
      text("nabner", "nabner line").fPuzzles("nabner"),
      cells(2).upTo(n -> (n + 1) / 2)),
  ZIPPER_LINE(
      LINE,
      "zipper line",
      text("zipper line", "zipper").fPuzzles("zipperline").iss("Zipper"),
      cells(3)),
  DOUBLE_ARROW(
      LINE,
      "double arrow",
      text("double arrow").fPuzzles("doublearrow").iss("DoubleArrow"),
      cells(3)),
  LOCKOUT_LINE(
      LINE,
      "lockout line",
      text("lockout line", "lockout").fPuzzles("lockout"),
      cells(2),
      number("difference", 1).upTo(n -> n - 1).usually(n -> n / 2)),
  LITTLE_KILLER(
      OUTSIDE,
      "little killer",
      text("little killer", "little killer sum").fPuzzles("littlekillersum"),
      place(),
      word("direction", "up-left", "up-right", "down-left", "down-right"),
      number("sum", 1)),
  SANDWICH(
      OUTSIDE,
      "sandwich",
      "sandwiches",
      text("sandwich", "sandwich sum").fPuzzles("sandwichsum"),
      line(),
      number("sum", 0)),
  X_SUM(OUTSIDE, "X-sum", text("x-sum").fPuzzles("xsum").iss("XSum"), place(), number("sum", 1)),
  SKYSCRAPER(
      OUTSIDE,
      "skyscraper",
      text("skyscraper").fPuzzles("skyscraper").iss("Skyscraper"),
      place(),
      number("visible", 1).upTo(n -> n).called("number of visible digits")),
  NUMBERED_ROOM(
      OUTSIDE,
      "numbered room",
      text("numbered room", "room").fPuzzles("numberedroom").iss("NumberedRoom"),
      place(),
      number("digit", 1).upTo(n -> n)),
  ODD(CELL, "odd cell", text("odd", "odd cell").fPuzzles("odd"), cell()),
  EVEN(CELL, "even cell", text("even", "even cell").fPuzzles("even"), cell()),
  MINIMUM(CELL, "minimum", text("minimum", "min").fPuzzles("minimum"), cell()),
  MAXIMUM(CELL, "maximum", text("maximum", "max").fPuzzles("maximum"), cell()),
  ROW_INDEXER(CELL, "row indexer", text("row indexer").fPuzzles("rowindexer"), cell()),
  COLUMN_INDEXER(CELL, "column indexer", text("column indexer").fPuzzles("columnindexer"), cell()),
  BOX_INDEXER(
      CELL, "box indexer", text("box indexer", "region indexer").fPuzzles("boxindexer"), cell()),
  QUADRUPLE(
      CORNER,
      "quadruple",
      text("quadruple", "quad").fPuzzles("quadruple"),
      cells(4).upTo(n -> 4),
      digits().upTo(n -> 4)),
  CLONE(SET, "clone", text("clone").fPuzzles("clone"), cells(1), cells("copies", 1)),
  COUNTING_CIRCLES(
      SET,
      "counting circles",
      "counting circles",
      text("counting circles", "counting circle")
          .fPuzzles("countingcircles")
          .iss("CountingCircles"),
      cells(1)),
  WEIGHTED_SUM(
      SET,
      "weighted sum",
      text("weighted sum").fPuzzles("weightedsum"),
      cells(1),
      numbers("factors"),
      range("sum")),
  OWN_RULE(
      RULE,
      "own rule",
      text("own rule").json("rule").fPuzzles("ownrule"),
      rule(),
      string("name").optional(),
      string("drawn").optional(),
      cells(1).optional()),
  CANDIDATES(
      CELL,
      "given candidates",
      "given candidates",
      text("candidates", "candidate", "given candidates"),
      cell(),
      digits());

  private final ConstraintShape shape;
  private final String name;
  private final String plural;

  @SuppressWarnings("ImmutableEnumChecker") // Its lists cannot be changed.
  private final KindNames names;

  @SuppressWarnings("ImmutableEnumChecker") // Created by List.of, so it cannot be changed.
  private final List<ConstraintField> fields;

  @SuppressWarnings("ImmutableEnumChecker") // An Optional cannot be changed.
  private final Optional<ConstraintField> numberField;

  ConstraintKind(ConstraintShape shape, String name, KindNames names, ConstraintField... fields) {
    this(shape, name, name + "s", names, fields);
  }

  ConstraintKind(
      ConstraintShape shape,
      String name,
      String plural,
      KindNames names,
      ConstraintField... fields) {
    this.shape = shape;
    this.name = name;
    this.plural = plural;
    this.names = names;
    this.fields = List.of(fields);
    this.numberField =
        this.fields.stream()
            .filter(field -> field.type() == ConstraintField.Type.NUMBER)
            .findFirst();
  }

  /** Returns where constraints of this kind are. */
  public ConstraintShape shape() {
    return shape;
  }

  /** Returns whether this kind has a meaning only if regions of n cells cover the grid. */
  public boolean needsRegions() {
    return this == DISJOINT_GROUPS || this == REGION_SUM_LINE || this == BOX_INDEXER;
  }

  /**
   * Returns whether people write the meaning of each constraint of this kind themselves, so that it
   * has its own notation and sentence.
   */
  public boolean isCustom() {
    return this == OWN_RULE || this == WEIGHTED_SUM;
  }

  /** Returns the name of one constraint of this kind for people, such as {@code cage}. */
  public String words() {
    return name;
  }

  /** Returns the name of several constraints of this kind, such as {@code cages}. */
  public String plural() {
    return plural;
  }

  /** Returns the names in the notations. */
  public KindNames names() {
    return names;
  }

  /** Returns the name in our JSON, such as {@code slow-thermometer}. */
  public String json() {
    return names.json().orElseGet(() -> name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  /** Returns the fields, in the order in which they are written. */
  public List<ConstraintField> fields() {
    return fields;
  }

  /** Returns the field of the number, if there is one. */
  public Optional<ConstraintField> numberField() {
    return numberField;
  }

  /**
   * Returns the number that is meant if a notation names none.
   *
   * @param size the size of the grid
   */
  public int usualNumber(int size) {
    return numberField().flatMap(ConstraintField::usual).orElseThrow().applyAsInt(size);
  }
}
