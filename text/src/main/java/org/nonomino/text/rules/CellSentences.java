package org.nonomino.text.rules;

import java.util.List;
import java.util.Map;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.text.rules.RuleFacts.Area;

/**
 * The words about the constraints of cells in one language. Those for a cell have no comma, so that
 * several can be listed. The key of a text is that of the kind, such as {@code killer-cage},
 * followed by the case if there are several, such as {@code killer-cage-sum}.
 */
final class CellSentences {
  private static final String CELL = "cell";
  private static final String CELLS = "cells";
  private static final String DIGITS = "digits";
  private static final String NUMBER = "number";
  private static final String WORDS = "words";

  /** Ends the key of a text about a constraint with an unusual number. */
  private static final String WITH_NUMBER = "-number";

  private static final int TEN = 10;
  private static final int HUNDRED = 100;

  private final Phrasebook words;
  private final RuleSentences rules;
  private final boolean hasBoxes;
  private final Symbols symbols;
  private final boolean hasFiguresOnly;

  /**
   * @param words with the keys of {@code cells-en.txt}
   * @param rules the sentences for constraints that no cell bears
   */
  CellSentences(RuleFacts facts, Phrasebook words, RuleSentences rules) {
    this.words = words;
    this.rules = rules;
    this.hasBoxes = facts.area() == Area.BOX;
    this.symbols = facts.symbols();
    this.hasFiguresOnly = symbols.areLetters() || symbols.most() <= RuleSentences.MAX_FIGURE;
  }

  /**
   * Returns the words for a constraint in one of its cells. If no cell bears it, these are the
   * words for it as a whole.
   *
   * @param at the places of the cell in the list of the constraint's cells, from 0, ascending;
   *     empty if no cell bears the constraint
   * @param isOneOfSeveral whether another constraint of the puzzle would have the same words
   */
  String words(DrawnConstraint drawn, List<Integer> at, boolean isOneOfSeveral) {
    String text = words(drawn, at);
    if (!isOneOfSeveral) {
      return text;
    }
    CellList cells = drawn.cells();
    return drawn.shape() == ConstraintShape.LINE
        ? words.text(
            "from-to",
            Map.of(WORDS, text, "first", cells.name(0), "last", cells.name(cells.count() - 1)))
        : words.text("at", Map.of(WORDS, text, CELL, drawn.corner()));
  }

  private String words(DrawnConstraint drawn, List<Integer> at) {
    Constraint constraint = drawn.constraint();
    ConstraintKind kind = drawn.kind();
    String key = RuleFacts.key(kind);
    String numbered = drawn.label().isEmpty() ? key : key + WITH_NUMBER;
    return switch (kind) {
      case DIAGONAL ->
          words.text(key + (((Diagonal) constraint).isRising() ? "-rising" : "-falling"));
      case KILLER_CAGE -> area(drawn.label().isEmpty() ? key : key + "-sum", drawn);
      case EXTRA_REGION, REPEAT_CAGE, PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE, EQUAL_CAGES ->
          area(key, drawn);
      case WHITE_DOT ->
          dot(key, ((WhiteDot) constraint).difference(), WhiteDot.USUAL_DIFFERENCE, drawn, at);
      case BLACK_DOT -> dot(key, ((BlackDot) constraint).ratio(), BlackDot.USUAL_RATIO, drawn, at);
      case XV ->
          words.text(key, Map.of("letter", ((XvSign) constraint).letter(), CELL, drawn.other(at)));
      case GREATER_THAN ->
          words.text(
              DrawnConstraint.isAt(at, 0) ? key : key + "-smaller", Map.of(CELL, drawn.other(at)));
      case THERMOMETER, SLOW_THERMOMETER ->
          DrawnConstraint.isAt(at, 0) ? line(key + "-bulb", drawn, at) : line(key, drawn, at);
      case ARROW -> arrow(key, (Arrow) constraint, at);
      case WHISPERS, TEN_LINE, MODULAR_LINE -> line(numbered, drawn, at);
      case REGION_SUM_LINE -> line(key + area(), drawn, at);
      case BETWEEN_LINE, DOUBLE_ARROW -> line(drawn.isEnd(at) ? key + "-end" : key, drawn, at);
      case ZIPPER_LINE -> line(drawn.isCentre(at) ? key + "-centre" : key, drawn, at);
      case LOCKOUT_LINE ->
          line(
              (drawn.isEnd(at) ? key + "-end" : key) + (drawn.label().isEmpty() ? "" : WITH_NUMBER),
              drawn,
              at);
      case LITTLE_KILLER -> littleKiller(key, (LittleKiller) constraint);
      case SANDWICH, X_SUM, SKYSCRAPER, NUMBERED_ROOM -> outside(key, (OutsideNumber) constraint);
      case BOX_INDEXER -> words.text(key + area());
      case QUADRUPLE ->
          words.text(
              key,
              Map.of(
                  DIGITS,
                  DrawnConstraint.spaced(((Quadruple) constraint).digits(), symbols),
                  "corner",
                  words.text("corner-" + (at.get(0) + 1))));
      case WEIGHTED_SUM ->
          words.text(key, Map.of("sum", OwnRuleSentences.terms((WeightedSum) constraint)));
      case OWN_RULE -> ownRule(key, (OwnRule) constraint, at);
      case CLONE ->
          words.text(key, Map.of(CELLS, joined(DrawnConstraint.partners((Clone) constraint, at))));
      case CANDIDATES -> {
        List<Integer> digits = ((Candidates) constraint).digitList();
        String which = digits.size() == 1 ? "-only" : hasFiguresOnly ? "-digits" : "-numbers";
        yield words.text(key + which, Map.of(DIGITS, DrawnConstraint.spaced(digits, symbols)));
      }
      default ->
          switch (drawn.shape()) {
            case GRID -> rules.sentence(kind);
            case LINE -> line(key, drawn, at);
            default -> words.text(key);
          };
    };
  }

  private String area() {
    return hasBoxes ? "-box" : "-region";
  }

  private String area(String key, DrawnConstraint drawn) {
    return words.text(key, Map.of(CELLS, cells(drawn.count()), "sum", drawn.label()));
  }

  private String dot(String key, int number, int usual, DrawnConstraint drawn, List<Integer> at) {
    return words.text(
        number == usual ? key : key + WITH_NUMBER,
        Map.of(NUMBER, String.valueOf(number), CELL, drawn.other(at)));
  }

  private String line(String key, DrawnConstraint drawn, List<Integer> at) {
    return words.text(
        key,
        Map.of(
            "place", place(at, drawn.count()), CELLS, cells(drawn.count()), NUMBER, drawn.label()));
  }

  private String arrow(String key, Arrow arrow, List<Integer> at) {
    int circle = arrow.circle().count();
    int shaft = arrow.shaft().count();
    if (at.get(0) >= circle) {
      List<Integer> places = at.stream().map(index -> index - circle).toList();
      return words.text(key, Map.of("place", place(places, shaft)));
    }
    return words.text(
        circle == 1 ? key + "-circle" : key + "-pill",
        Map.of("place", place(at, circle), CELLS, cells(shaft)));
  }

  /** Returns the name and the place in the list of cells; the sentence of a rule everywhere. */
  private String ownRule(String key, OwnRule rule, List<Integer> at) {
    if (rule.appliesEverywhere()) {
      return rules.own(rule);
    }
    String place = at.isEmpty() ? "" : place(at, rule.cells().count());
    if (rule.name().isPresent()) {
      return words.text(key, Map.of("name", rule.name().get().replace(',', ';'), "place", place));
    }
    return rules
        .colourOfLine(rule)
        .map(colour -> words.text(key + "-line", Map.of("colour", colour, "place", place)))
        .orElseGet(() -> words.text(key + "-unnamed", Map.of("place", place)));
  }

  private String outside(String key, OutsideNumber clue) {
    String side =
        switch (ClueSide.of(clue)) {
          case ABOVE -> "above";
          case LEFT -> "left";
          case RIGHT -> "right";
          case BELOW -> "below";
        };
    return words.text(
        side,
        Map.of(
            NUMBER,
            String.valueOf(ClueSide.along(clue) + 1),
            "clue",
            words.text(key, Map.of(NUMBER, String.valueOf(clue.number())))));
  }

  private String littleKiller(String key, LittleKiller clue) {
    return words.text(
        key,
        Map.of(
            "sum",
            String.valueOf(clue.sum()),
            CELL,
            clue.cells().name(0),
            "direction",
            words.text(clue.direction().words())));
  }

  /** Returns the place of a cell among others, such as {@code third of five}. */
  private String place(List<Integer> at, int count) {
    return count == 1
        ? words.text("ordinals-only")
        : words.text(
            "ordinals",
            Map.of(
                "ordinals",
                joined(at.stream().map(index -> ordinal(index + 1)).toList()),
                NUMBER,
                number(count),
                CELLS,
                cells(count)));
  }

  private String joined(List<String> items) {
    return items.stream()
        .reduce((first, last) -> words.text("and", Map.of("first", first, "last", last)))
        .orElseThrow();
  }

  private String number(int count) {
    String key = "number-" + count;
    return words.has(key) ? words.text(key) : Integer.toString(count);
  }

  private String cells(int count) {
    return count == 1 ? words.text("cells-1") : words.text(CELLS, Map.of(NUMBER, number(count)));
  }

  /** Returns an ordinal number, from 1: its own word, or the number with the ending it needs. */
  private String ordinal(int number) {
    String own = "ordinal-" + number;
    if (words.has(own)) {
      return words.text(own);
    }
    String byTwoDigits = "ordinal-ending-" + number % HUNDRED;
    String byLastDigit = "ordinal-ending-" + number % TEN;
    String key =
        words.has(byTwoDigits) ? byTwoDigits : words.has(byLastDigit) ? byLastDigit : "ordinal";
    return words.text(key, Map.of(NUMBER, String.valueOf(number)));
  }
}
