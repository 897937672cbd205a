package org.nonomino.text.rules;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.Clone;
import org.nonomino.core.constraint.ConstraintValues;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.Windoku;

/**
 * A constraint as it is drawn, or a part drawn separately, such as one of several cages with equal
 * sums.
 *
 * @param cells in the order of the constraint
 * @param label the sum, the letter or the unusual number that belongs to it; "" if there is none
 */
record DrawnConstraint(Constraint constraint, CellList cells, String label) {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /** The appearance of cages and lines; words for those with the same one also name a cell. */
  record Look(ConstraintKind kind, int count, String label) {}

  /**
   * Returns a constraint, or its separately drawn parts.
   *
   * @param letters the numbers of the groups of cages with equal sums, from 0
   */
  static List<DrawnConstraint> of(Constraint constraint, Map<Constraint, Integer> letters) {
    return switch (constraint.kind()) {
      case EQUAL_CAGES -> {
        int number = letters.getOrDefault(constraint, 0);
        String letter =
            number < LETTERS.length()
                ? LETTERS.substring(number, number + 1)
                : Integer.toString(number);
        yield ((EqualCages) constraint)
            .cages().stream().map(cage -> new DrawnConstraint(constraint, cage, letter)).toList();
      }
      case WINDOKU ->
          ((Windoku) constraint)
              .windows().stream()
                  .map(window -> new DrawnConstraint(constraint, window, ""))
                  .toList();
      default -> List.of(new DrawnConstraint(constraint, constraint.cells(), label(constraint)));
    };
  }

  /** Returns the number of a cage or a line, unless it is the usual one. */
  private static String label(Constraint constraint) {
    ConstraintKind kind = constraint.kind();
    OptionalInt number = ConstraintValues.numberOf(constraint);
    boolean isUsual =
        kind.numberField().flatMap(ConstraintField::usual).isPresent()
            && number.equals(OptionalInt.of(kind.usualNumber(constraint.size())));
    return number.isEmpty() || isUsual ? "" : Integer.toString(number.getAsInt());
  }

  ConstraintKind kind() {
    return constraint.kind();
  }

  int count() {
    return cells.count();
  }

  ConstraintShape shape() {
    return kind().shape();
  }

  /** Returns the common property of cages or lines; empty for other shapes. */
  Optional<Look> look() {
    return switch (shape()) {
      case CAGE -> Optional.of(new Look(kind(), count(), label));
      case LINE ->
          Optional.of(
              constraint instanceof Arrow arrow
                  ? new Look(kind(), count(), Integer.toString(arrow.circle().count()))
                  : new Look(kind(), count(), label));
      default -> Optional.empty();
    };
  }

  /** Returns the name of the first cell in reading order, in which a cage has its sum. */
  String corner() {
    return CellNames.name(cells.size(), cells.stream().min().orElseThrow());
  }

  /**
   * Returns whether a cell is the cell at an index and occurs only there.
   *
   * @param at where the cell is in the list of cells, at least once
   */
  static boolean isAt(List<Integer> at, int index) {
    return at.equals(List.of(index));
  }

  /** Returns whether a cell is at an end of the line and occurs only there. */
  boolean isEnd(List<Integer> at) {
    return isAt(at, 0) || isAt(at, count() - 1);
  }

  /** Returns whether a cell is in the centre of a line with an odd number of cells. */
  boolean isCentre(List<Integer> at) {
    return count() % 2 == 1 && isAt(at, count() / 2);
  }

  /** Returns the name of the other cell of two. */
  String other(List<Integer> at) {
    return cells.name(1 - at.get(0));
  }

  /**
   * Returns the names of the cells that have the same digit as a cell of a clone.
   *
   * @param at where the cell is in the list of the clone's cells
   */
  static List<String> partners(Clone clone, List<Integer> at) {
    int count = clone.originals().count();
    Set<String> names = new LinkedHashSet<>();
    for (int index : at) {
      names.add(index < count ? clone.copies().name(index) : clone.originals().name(index - count));
    }
    return List.copyOf(names);
  }

  /** Returns digits with spaces between them. */
  static String spaced(List<Integer> digits, Symbols symbols) {
    return digits.stream().map(symbols::name).collect(Collectors.joining(" "));
  }
}
