package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.XSum;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.Words;

/** The names of constraints in explanations. */
public final class ConstraintWords {
  private ConstraintWords() {}

  /** Names a constraint: {@code the cage of 15 at r1c1}. */
  public static Words name(Constraint constraint) {
    String name =
        switch (constraint.kind()) {
          case X_SUM -> "the X-sum of " + ((XSum) constraint).value() + from(constraint);
          case SKYSCRAPER -> "the view of " + ((Skyscraper) constraint).value() + from(constraint);
          case NUMBERED_ROOM ->
              "the numbered room of " + ((NumberedRoom) constraint).value() + from(constraint);
          default -> ConstraintNames.of(constraint);
        };
    return constraint.appliesEverywhere()
        ? Words.of(name)
        : Words.cells(name, constraint.cells().stream().boxed().toList());
  }

  /** Returns whether a constraint is a thermometer, also a slow one. */
  public static boolean isThermometer(Constraint constraint) {
    return constraint.kind() == ConstraintKind.THERMOMETER
        || constraint.kind() == ConstraintKind.SLOW_THERMOMETER;
  }

  /** Returns whether a constraint compares its only cell with the neighbours of the cell. */
  static boolean isExtreme(Constraint constraint) {
    return constraint.kind() == ConstraintKind.MINIMUM
        || constraint.kind() == ConstraintKind.MAXIMUM;
  }

  /** Names constraints: {@code the cage of 11 at r1c1 and the rule 'non-consecutive'}. */
  static Words names(List<Constraint> constraints) {
    return Words.list(constraints.stream().map(ConstraintWords::name).toList(), "and");
  }

  private static String from(Constraint constraint) {
    CellList line = ((OutsideClue) constraint).start().line();
    return " from %s to %s".formatted(line.name(0), line.name(line.count() - 1));
  }

  /**
   * Says how a constraint restricts a cell next to another cell, after the digits of that cell and
   * before the conclusion: {@code as a maximum}.
   *
   * @param partner the restricted cell
   */
  static Words relation(Constraint constraint, int partner) {
    return switch (constraint.kind()) {
      case NEGATIVE_RATIO -> Words.of("without a black dot between them");
      case NEGATIVE_XV -> Words.of("without X or V between them");
      case NON_CONSECUTIVE -> Words.of("without consecutive neighbours");
      case MINIMUM -> beside(constraint, partner, "minimum");
      case MAXIMUM -> beside(constraint, partner, "maximum");
      case ROW_INDEXER, COLUMN_INDEXER, BOX_INDEXER -> Words.of("by %s", name(constraint));
      default ->
          Words.of(
              switch (constraint.kind().shape()) {
                case LINE -> "on %s";
                case CAGE -> "in %s";
                case HOUSE, GRID, EDGE, CORNER, OUTSIDE, CELL, SET, RULE -> "by %s";
              },
              name(constraint));
    };
  }

  private static Words beside(Constraint constraint, int partner, String what) {
    int only = constraint.cells().get(0);
    return partner == only
        ? Words.of("as a %s", what)
        : Words.of(
            "beside the %s %s", what, Words.cells(constraint.cells().name(0), List.of(only)));
  }

  /**
   * Names the kind of a sum or a sign, without its place: {@code cage of 15}, {@code white dot}.
   */
  static Words noun(Constraint constraint) {
    if (constraint.kind().shape() == ConstraintShape.GRID) {
      return Words.of(constraint.kind().words());
    }
    String name = ConstraintNames.of(constraint).substring("the ".length());
    int end = name.length();
    for (String place : List.of(" at ", " from ", " between ")) {
      end = name.contains(place) ? Math.min(end, name.indexOf(place)) : end;
    }
    return Words.cells(name.substring(0, end), constraint.cells().stream().boxed().toList());
  }

  /** Returns where a sentence takes place: {@code on the renban line at r1c1}. */
  static Words place(Constraint constraint) {
    String preposition =
        switch (constraint.kind().shape()) {
          case CAGE, CORNER, SET -> "in";
          case LINE -> "on";
          case OUTSIDE -> constraint.kind() == ConstraintKind.LITTLE_KILLER ? "on" : "by";
          case HOUSE, GRID, EDGE, CELL, RULE -> "by";
        };
    return Words.of("%s %s", preposition, name(constraint));
  }

  /** Returns the name of a constraint with a verb: {@code the renban line at r1c1 leaves}. */
  static Words leaves(Constraint constraint, Words name) {
    return Words.of(
        constraint.kind() == ConstraintKind.EQUAL_CAGES ? "%s leave" : "%s leaves", name);
  }

  /** Returns whether people speak of combinations, because digits are added up. */
  static boolean hasCombinations(Constraint constraint) {
    return switch (constraint.kind()) {
      case KILLER_CAGE,
          REPEAT_CAGE,
          PRODUCT_CAGE,
          DIFFERENCE_CAGE,
          QUOTIENT_CAGE,
          LITTLE_KILLER,
          ARROW,
          X_SUM,
          SANDWICH,
          WEIGHTED_SUM ->
          true;
      default -> false;
    };
  }

  /** Returns the digits that a quadruple needs and that none of its cells has yet. */
  static List<Integer> missing(Quadruple quadruple, BoardState board) {
    List<Integer> missing = new ArrayList<>(quadruple.digits());
    quadruple.cells().stream().forEach(cell -> missing.remove(Integer.valueOf(board.digit(cell))));
    return missing;
  }
}
