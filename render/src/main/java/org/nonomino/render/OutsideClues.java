package org.nonomino.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.OutsideNumber;

/**
 * The clues outside the grid, by their places. The clues of a place form a stack that begins at the
 * grid. Each level of a side is as deep as its deepest clue. All lengths are relative to a cell.
 */
final class OutsideClues {
  /** The height of the figures of a number. */
  static final double FIGURES = 0.34;

  /** The height of the figures in an outline, and next to an arrow. */
  static final double SMALL_FIGURES = 0.28;

  /** The width of the sign of a sum. */
  static final double SIGN = 0.2;

  /** The distance from the sign of a sum to its number. */
  static final double SIGN_GAP = 0.06;

  /** The width and height of the outline around a number. */
  static final double OUTLINE = 0.5;

  /** The height of the roof on an outline. */
  static final double ROOF = 0.14;

  /** The distance from a clue to the grid, and to the next level. */
  private static final double SPACE = 0.11;

  /** The width and height of the place of arrows with their sums. */
  static final double ARROWS = 0.85;

  /** The maximum depth of all levels of a side; deeper ones are drawn smaller. */
  private static final double MAX_DEPTH = 2;

  /** The maximum number of clues at a place, all arrows counting as one. */
  private static final int MAX_LEVELS = 4;

  /** The forms of clues, in the order of their levels. */
  enum Form {
    /** The sums of diagonals, with arrows along them. */
    ARROWS,
    /** A number. */
    PLAIN,
    /** A number after a sign for sums. */
    SUM,
    /** A number in an outline with a roof. */
    HOUSE,
    /** A digit in a square. */
    BOX,
    /** A sign that there are more clues. */
    MORE
  }

  /**
   * A clue, or all arrows of a place.
   *
   * @param value the number; unused for arrows
   * @param arrows the sums by direction; empty for other forms
   */
  record Clue(Form form, int value, Map<LittleKiller.Direction, List<Integer>> arrows) {}

  /** The sides of the grid. */
  enum Side {
    LEFT,
    TOP,
    RIGHT,
    BOTTOM
  }

  private final int size;
  private final Map<OutsideCell, Map<LittleKiller.Direction, List<Integer>>> arrows =
      new LinkedHashMap<>();
  private final Map<OutsideCell, List<Clue>> numbers = new LinkedHashMap<>();

  private OutsideClues(int size) {
    this.size = size;
  }

  static OutsideClues of(Rules rules) {
    OutsideClues clues = new OutsideClues(rules.size());
    rules.constraints().forEach(clues::add);
    return clues;
  }

  private void add(Constraint constraint) {
    if (constraint instanceof LittleKiller killer) {
      addTo(
          arrows
              .computeIfAbsent(killer.start(), place -> new EnumMap<>(LittleKiller.Direction.class))
              .computeIfAbsent(killer.direction(), direction -> new ArrayList<>()),
          killer.sum());
    } else if (constraint instanceof OutsideNumber number) {
      addNumber(number);
    }
  }

  private void addNumber(OutsideNumber number) {
    Form form = form(number).orElseThrow();
    addTo(
        numbers.computeIfAbsent(number.start(), each -> new ArrayList<>()),
        new Clue(form, number.number(), Map.of()));
  }

  private static <T> void addTo(List<T> list, T element) {
    if (!list.contains(element)) {
      list.add(element);
    }
  }

  private static Optional<Form> form(Constraint constraint) {
    return switch (constraint.kind()) {
      case LITTLE_KILLER -> Optional.of(Form.ARROWS);
      case SANDWICH -> Optional.of(Form.PLAIN);
      case X_SUM -> Optional.of(Form.SUM);
      case SKYSCRAPER -> Optional.of(Form.HOUSE);
      case NUMBERED_ROOM -> Optional.of(Form.BOX);
      default -> Optional.empty();
    };
  }

  /** Returns the clues of each place, the nearest to the grid first. */
  Map<OutsideCell, List<Clue>> stacks() {
    Map<OutsideCell, List<Clue>> stacks = new LinkedHashMap<>();
    arrows.forEach(
        (place, sums) ->
            stacks
                .computeIfAbsent(place, each -> new ArrayList<>())
                .add(new Clue(Form.ARROWS, 0, sums)));
    numbers.forEach(
        (place, clues) -> stacks.computeIfAbsent(place, each -> new ArrayList<>()).addAll(clues));
    for (List<Clue> stack : stacks.values()) {
      stack.sort(Comparator.comparing(Clue::form));
      if (stack.size() > MAX_LEVELS) {
        stack.subList(MAX_LEVELS - 1, stack.size()).clear();
        stack.add(new Clue(Form.MORE, 0, Map.of()));
      }
    }
    return stacks;
  }

  /** Returns the sides that a place belongs to: two if it is beyond a corner. */
  List<Side> sides(OutsideCell place) {
    List<Side> sides = new ArrayList<>();
    if (place.row() == -1) {
      sides.add(Side.TOP);
    }
    if (place.row() == size) {
      sides.add(Side.BOTTOM);
    }
    if (place.column() == -1) {
      sides.add(Side.LEFT);
    }
    if (place.column() == size) {
      sides.add(Side.RIGHT);
    }
    return sides;
  }

  /** Returns the depths of the levels of each side that has clues, before they are scaled. */
  Map<Side, List<Double>> levels() {
    Map<Side, List<Double>> levels = new EnumMap<>(Side.class);
    stacks()
        .forEach(
            (place, stack) -> {
              for (Side side : sides(place)) {
                List<Double> depths = levels.computeIfAbsent(side, each -> new ArrayList<>());
                for (int level = 0; level < stack.size(); level++) {
                  double depth = depth(stack.get(level), side);
                  if (level == depths.size()) {
                    depths.add(depth);
                  } else {
                    depths.set(level, Math.max(depth, depths.get(level)));
                  }
                }
              }
            });
    return levels;
  }

  /** Returns how much smaller than usual the clues of a side are drawn: 1 if it has room. */
  static double scale(List<Double> levels) {
    return Math.min(1, MAX_DEPTH / sum(levels));
  }

  private static double sum(List<Double> levels) {
    double sum = 0;
    for (double level : levels) {
      sum += level;
    }
    return sum;
  }

  /** Returns the room for all clues. */
  OutsideRoom room() {
    Map<Side, List<Double>> levels = levels();
    return new OutsideRoom(
        room(levels, Side.LEFT),
        room(levels, Side.TOP),
        room(levels, Side.RIGHT),
        room(levels, Side.BOTTOM));
  }

  private static double room(Map<Side, List<Double>> levels, Side side) {
    return Math.min(MAX_DEPTH, sum(levels.getOrDefault(side, List.of())));
  }

  private static double depth(Clue clue, Side side) {
    boolean isUpright = side == Side.TOP || side == Side.BOTTOM;
    return switch (clue.form()) {
      case ARROWS -> ARROWS;
      case PLAIN -> 2 * SPACE + (isUpright ? FIGURES : numberWidth(clue));
      case SUM -> 2 * SPACE + (isUpright ? FIGURES : SIGN + SIGN_GAP + numberWidth(clue));
      case HOUSE -> 2 * SPACE + OUTLINE + (isUpright ? ROOF : 0);
      case BOX -> 2 * SPACE + OUTLINE;
      case MORE -> 2 * SPACE + (isUpright ? FIGURES : OUTLINE);
    };
  }

  /** Returns the width of a number. */
  private static double numberWidth(Clue clue) {
    String text = String.valueOf(clue.value());
    return Typeface.REGULAR.width(text, FIGURES / Typeface.REGULAR.capHeight(1));
  }
}
