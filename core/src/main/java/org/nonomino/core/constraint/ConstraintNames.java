package org.nonomino.core.constraint;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.PartialRegion;
import org.nonomino.core.Rules;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.RuleLook;

/** Names constraints for people, in the middle of a sentence: {@code the cage of 15 at r1c1}. */
public final class ConstraintNames {
  private ConstraintNames() {}

  /** Returns the name of a constraint, with its article. */
  public static String of(Constraint constraint) {
    CellList cells = constraint.cells();
    if (constraint instanceof PartialRegion region) {
      return region.name();
    }
    return switch (constraint.kind()) {
      case DIAGONAL ->
          "the " + (((Diagonal) constraint).isRising() ? "rising" : "falling") + " diagonal";
      case DISJOINT_GROUPS -> "the " + constraint.kind().words();
      case KILLER_CAGE -> {
        OptionalInt sum = ((KillerCage) constraint).sum();
        yield cage(sum.isPresent() ? " of " + sum.getAsInt() : "", cells);
      }
      case REPEAT_CAGE -> cage(" of " + ((RepeatCage) constraint).sum(), cells);
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE ->
          cage(" of " + ((ArithmeticCage) constraint).label(), cells);
      case LITTLE_KILLER ->
          "the little killer of %d from %s to %s"
              .formatted(
                  ((LittleKiller) constraint).sum(), cells.name(0), cells.name(cells.count() - 1));
      case SANDWICH -> {
        Sandwich sandwich = (Sandwich) constraint;
        yield "the sandwich of %d in %s %d"
            .formatted(sandwich.sum(), sandwich.isRow() ? "row" : "column", sandwich.index() + 1);
      }
      case WEIGHTED_SUM -> "the weighted sum " + ((WeightedSum) constraint).words();
      case OWN_RULE -> {
        OwnRule rule = (OwnRule) constraint;
        Optional<String> line = line(cells);
        if (rule.name().isEmpty() && line.isPresent()) {
          yield "the rule for " + line.get();
        }
        yield constraint.appliesEverywhere()
            ? name(rule)
            : name(rule) + " from %s to %s".formatted(cells.name(0), cells.name(cells.count() - 1));
      }
      default ->
          switch (constraint.kind().shape()) {
            case HOUSE -> "the " + constraint.kind().words();
            case GRID -> "the " + constraint.kind().words() + " rule";
            case EDGE ->
                "the %s between %s and %s"
                    .formatted(sign(constraint), cells.name(0), cells.name(1));
            default -> "the " + constraint.kind().words() + " at " + cells.name(0);
          };
    };
  }

  /** Returns the name of the row or column that some cells are. */
  private static Optional<String> line(CellList cells) {
    int size = cells.size();
    int first = cells.get(0);
    if (cells.equals(new OutsideCell(size, first / size, -1).line())) {
      return Optional.of("row " + (first / size + 1));
    }
    return cells.equals(new OutsideCell(size, -1, first % size).line())
        ? Optional.of("column " + (first % size + 1))
        : Optional.empty();
  }

  /** Returns the name of a custom rule, or what a player sees of it. */
  private static String name(OwnRule rule) {
    if (rule.name().isPresent()) {
      return "the rule '" + rule.name().get() + "'";
    }
    if (rule.appliesEverywhere()) {
      return "the rule for "
          + (rule.form() instanceof PairForm pair ? pair.reach().words() : "all cells");
    }
    return rule.look()
        .filter(look -> look.shape() != RuleLook.Shape.NOTHING)
        .map(look -> "the %s %s".formatted(look.colour(), look.shape().word()))
        .orElseGet(() -> rule.cells().isLine() ? "the line" : "the squares");
  }

  private static String cage(String number, CellList cells) {
    return "the cage"
        + number
        + " at "
        + CellNames.name(cells.size(), cells.stream().min().orElseThrow());
  }

  /** Returns the name of a sign between two cells. */
  private static String sign(Constraint constraint) {
    return constraint instanceof XvSign xv ? xv.letter() : constraint.kind().words();
  }

  /**
   * Returns the name of a house: {@code row 1}; an extra house has the name of its constraint, such
   * as {@code the falling diagonal} or {@code disjoint group 3}.
   */
  public static String of(House house, Rules rules) {
    return rules
        .originOf(house)
        .map(
            origin ->
                switch (origin.kind()) {
                  case WINDOKU -> "the window at " + CellNames.name(rules.size(), house.cell(0));
                  case DISJOINT_GROUPS ->
                      "disjoint group "
                          + (DisjointGroups.groupNumber(rules.mask(), house.cell(0)) + 1);
                  default -> of(origin);
                })
        .orElseGet(house::toString);
  }
}
