package org.nonomino.text.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.text.rules.RuleFacts.Area;

/** The words in English. */
final class EnglishCells implements CellWords {
  private static final List<String> NUMBERS =
      List.of(
          "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
          "twelve");
  private static final List<String> ORDINALS =
      List.of(
          "first",
          "second",
          "third",
          "fourth",
          "fifth",
          "sixth",
          "seventh",
          "eighth",
          "ninth",
          "tenth",
          "eleventh",
          "twelfth");

  /** The corner of each cell of a square of 2×2 that is in its middle, row by row. */
  private static final List<String> CORNERS =
      List.of("lower right", "lower left", "upper right", "upper left");

  private static final int TEENS_FROM = 11;
  private static final int TEENS_TO = 13;

  private final RuleWords rules;
  private final boolean hasBoxes;

  EnglishCells(RuleFacts facts) {
    this.rules = new EnglishRules(facts);
    this.hasBoxes = facts.area() == Area.BOX;
  }

  @Override
  public String words(DrawnConstraint drawn, List<Integer> at, boolean isOneOfSeveral) {
    Constraint constraint = drawn.constraint();
    CellList cells = drawn.cells();
    String ends =
        isOneOfSeveral
            ? " from %s to %s".formatted(cells.name(0), cells.name(cells.count() - 1))
            : "";
    String corner = isOneOfSeveral ? " at " + drawn.corner() : "";
    return switch (drawn.kind()) {
      case DIAGONAL ->
          "on the %s diagonal".formatted(((Diagonal) constraint).isRising() ? "rising" : "falling");
      case WINDOKU -> "in a window";
      case EXTRA_REGION -> "in an extra region" + with(drawn.count()) + corner;
      case CENTRE_DOT -> "in the centre dot";
      case ASTERISK -> "in the asterisk";
      case GIRANDOLA -> "in the girandola";
      case DISJOINT_GROUPS, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE, NEGATIVE_RATIO, NEGATIVE_XV ->
          rules.sentence(drawn.kind());
      case KILLER_CAGE ->
          "cage"
              + (drawn.label().isEmpty() ? "" : " of " + drawn.label())
              + with(drawn.count())
              + corner;
      case REPEAT_CAGE ->
          "cage of %s%s and repeats allowed".formatted(drawn.label(), with(drawn.count())) + corner;
      case EQUAL_CAGES ->
          "cage of equal sum %s%s".formatted(drawn.label(), with(drawn.count())) + corner;
      case WHITE_DOT ->
          dot("white", ((WhiteDot) constraint).difference(), WhiteDot.USUAL_DIFFERENCE)
              + drawn.other(at);
      case BLACK_DOT ->
          dot("black", ((BlackDot) constraint).ratio(), BlackDot.USUAL_RATIO) + drawn.other(at);
      case XV -> ((XvSign) constraint).letter() + " with " + drawn.other(at);
      case GREATER_THAN ->
          (DrawnConstraint.isAt(at, 0) ? "greater than " : "smaller than ") + drawn.other(at);
      case THERMOMETER ->
          (DrawnConstraint.isAt(at, 0)
                  ? part("bulb", "a thermometer", drawn)
                  : line("a thermometer", drawn, at))
              + ends;
      case SLOW_THERMOMETER ->
          (DrawnConstraint.isAt(at, 0)
                  ? part("bulb", "a slow thermometer", drawn)
                  : line("a slow thermometer", drawn, at))
              + ends;
      case ARROW -> arrow((Arrow) constraint, at) + ends;
      case PALINDROME -> line("a palindrome", drawn, at) + ends;
      case RENBAN -> line("a renban line", drawn, at) + ends;
      case WHISPERS ->
          line("a whispers line" + unusual("minimum difference", drawn), drawn, at) + ends;
      case REGION_SUM_LINE -> line("a region sum line", drawn, at) + ends;
      case BETWEEN_LINE -> withEnds("circle", "a between line", drawn, at) + ends;
      case ENTROPIC_LINE -> line("an entropic line", drawn, at) + ends;
      case MODULAR_LINE -> line("a modular line" + unusual("modulus", drawn), drawn, at) + ends;
      case PARITY_LINE -> line("a parity line", drawn, at) + ends;
      case NABNER -> line("a nabner line", drawn, at) + ends;
      case ZIPPER_LINE ->
          (drawn.isCentre(at)
                  ? part("centre", "a zipper line", drawn)
                  : line("a zipper line", drawn, at))
              + ends;
      case DOUBLE_ARROW -> withEnds("circle", "a double arrow", drawn, at) + ends;
      case LOCKOUT_LINE ->
          withEnds("diamond", "a lockout line" + unusual("minimum difference", drawn), drawn, at)
              + ends;
      case LITTLE_KILLER -> littleKiller((LittleKiller) constraint);
      case SANDWICH -> outside(constraint, "sandwich");
      case X_SUM -> outside(constraint, "X-sum");
      case SKYSCRAPER -> outside(constraint, "skyscraper");
      case NUMBERED_ROOM -> outside(constraint, "numbered room");
      case ODD -> "odd";
      case EVEN -> "even";
      case MINIMUM -> "minimum";
      case MAXIMUM -> "maximum";
      case ROW_INDEXER -> "row indexer";
      case COLUMN_INDEXER -> "column indexer";
      case BOX_INDEXER -> hasBoxes ? "box indexer" : "region indexer";
      case QUADRUPLE ->
          "quadruple %s at the %s corner"
              .formatted(
                  DrawnConstraint.spaced(((Quadruple) constraint).digits()),
                  CORNERS.get(at.get(0)));
      case CLONE ->
          "clone of " + String.join(" and ", DrawnConstraint.partners((Clone) constraint, at));
      case CANDIDATES -> {
        List<Integer> digits = DrawnConstraint.digits((Candidates) constraint);
        yield (digits.size() == 1 ? "only " : "one of ") + DrawnConstraint.spaced(digits);
      }
    };
  }

  private static String number(int count) {
    return count <= NUMBERS.size() ? NUMBERS.get(count - 1) : Integer.toString(count);
  }

  /** Returns the ordinal number of an index from 0. */
  private static String ordinal(int index) {
    if (index < ORDINALS.size()) {
      return ORDINALS.get(index);
    }
    int number = index + 1;
    int lastTwo = number % 100;
    boolean isTeen = TEENS_FROM <= lastTwo && lastTwo <= TEENS_TO;
    return number
        + switch (isTeen ? 0 : number % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  private static String with(int count) {
    return " with " + cells(count);
  }

  private static String cells(int count) {
    return count == 1 ? "one cell" : number(count) + " cells";
  }

  private static String unusual(String name, DrawnConstraint drawn) {
    return drawn.label().isEmpty() ? "" : " with %s %s".formatted(name, drawn.label());
  }

  private static String dot(String colour, int number, int usual) {
    return colour + " dot" + (number == usual ? "" : " of " + number) + " to ";
  }

  /** Returns the place of a cell among others, such as {@code third of five}. */
  private static String among(List<Integer> at, int count) {
    return count == 1
        ? "only cell"
        : at.stream().map(EnglishCells::ordinal).collect(Collectors.joining(" and "))
            + " of "
            + number(count);
  }

  private static String line(String name, DrawnConstraint drawn, List<Integer> at) {
    return "%s on %s".formatted(among(at, drawn.count()), name);
  }

  private static String part(String part, String name, DrawnConstraint drawn) {
    return "%s of %s".formatted(part, name)
        + (drawn.label().isEmpty() ? " with " : " and ")
        + cells(drawn.count());
  }

  private static String withEnds(String end, String name, DrawnConstraint drawn, List<Integer> at) {
    return drawn.isEnd(at) ? part(end, name, drawn) : line(name, drawn, at);
  }

  private static String arrow(Arrow arrow, List<Integer> at) {
    int circle = arrow.circle().count();
    int shaft = arrow.shaft().count();
    if (at.get(0) >= circle) {
      return among(at.stream().map(index -> index - circle).toList(), shaft)
          + " on the shaft of an arrow";
    }
    return (circle == 1 ? "circle" : among(at, circle) + " in the pill")
        + " of an arrow with a shaft of "
        + cells(shaft);
  }

  private static String outside(Constraint constraint, String name) {
    OutsideNumber clue = (OutsideNumber) constraint;
    return "%s%s %d".formatted(place(clue), name, clue.number());
  }

  private static String place(OutsideNumber clue) {
    int number = ClueSide.along(clue) + 1;
    return switch (ClueSide.of(clue)) {
      case ABOVE -> "above column %d: ".formatted(number);
      case LEFT -> "left of row %d: ".formatted(number);
      case RIGHT -> "right of row %d: ".formatted(number);
      case BELOW -> "below column %d: ".formatted(number);
    };
  }

  private static String littleKiller(LittleKiller clue) {
    return "little killer %d from %s %s"
        .formatted(
            clue.sum(),
            clue.cells().name(0),
            switch (clue.direction()) {
              case UP_LEFT -> "up left";
              case UP_RIGHT -> "up right";
              case DOWN_LEFT -> "down left";
              case DOWN_RIGHT -> "down right";
            });
  }
}
