package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** The names of constraints in explanations. */
public final class ConstraintWords {
  private static final String ARTICLE = "the ";

  private ConstraintWords() {}

  /** Names a constraint: {@code the cage of 15 at r1c1}. */
  public static Words name(Constraint constraint) {
    return marked(nameOf(constraint), constraint);
  }

  private static String nameOf(Constraint constraint) {
    return switch (constraint.kind()) {
      case X_SUM -> "the X-sum of " + ((XSum) constraint).value() + from(constraint);
      case SKYSCRAPER -> "the view of " + ((Skyscraper) constraint).value() + from(constraint);
      case NUMBERED_ROOM ->
          "the numbered room of " + ((NumberedRoom) constraint).value() + from(constraint);
      default -> ConstraintNames.of(constraint);
    };
  }

  private static Words marked(String name, Constraint constraint) {
    return constraint.appliesEverywhere()
        ? Words.of(name)
        : Words.cells(name, constraint.cells().stream().boxed().toList());
  }

  /** Names a constraint without the article: {@code row indexer at r1c1}. */
  static Words nameWithoutArticle(Constraint constraint) {
    String name = nameOf(constraint);
    return marked(name.startsWith(ARTICLE) ? name.substring(ARTICLE.length()) : name, constraint);
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

  /**
   * Names constraints with those of a kind together: {@code the arrows at r1c2 and r1c7}, {@code
   * the white dots between r1c1 and r1c2 and between r3c3 and r4c3}.
   */
  static List<Words> namesByKind(List<Constraint> constraints) {
    Map<String, List<Constraint>> same = new LinkedHashMap<>();
    for (Constraint constraint : constraints) {
      same.computeIfAbsent(nameOfKind(constraint), key -> new ArrayList<>()).add(constraint);
    }
    List<Words> names = new ArrayList<>();
    same.forEach(
        (kind, each) -> {
          String start = "the " + kind + " ";
          boolean areAlike =
              each.stream().allMatch(one -> ConstraintNames.of(one).startsWith(start));
          boolean hasNumber = each.get(0) instanceof OutsideClue;
          if (each.size() == 1 || !areAlike || hasNumber || each.get(0).appliesEverywhere()) {
            each.forEach(one -> names.add(name(one)));
          } else {
            names.add(Words.of("the %s %s", plural(kind), Words.list(places(each, start), "and")));
          }
        });
    return names;
  }

  /** Returns the places in the names of constraints: {@code at r1c2} and then {@code r1c7}. */
  private static List<Words> places(List<Constraint> constraints, String start) {
    List<Words> places = new ArrayList<>();
    for (Constraint constraint : constraints) {
      String place = ConstraintNames.of(constraint).substring(start.length());
      String text = places.isEmpty() || !place.startsWith("at ") ? place : place.substring(3);
      places.add(Words.cells(text, constraint.cells().stream().boxed().toList()));
    }
    return places;
  }

  /** Returns the plural of a name, such as {@code cages of 15}. */
  private static String plural(String kind) {
    int end = kind.contains(" of ") ? kind.indexOf(" of ") : kind.length();
    String noun = kind.substring(0, end);
    return (noun.endsWith("s") ? noun : noun + "s") + kind.substring(end);
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
    return constraint.kind().shape() == ConstraintShape.GRID
        ? Words.of(nameOfKind(constraint))
        : Words.cells(nameOfKind(constraint), constraint.cells().stream().boxed().toList());
  }

  private static String nameOfKind(Constraint constraint) {
    if (constraint.kind().shape() == ConstraintShape.GRID) {
      return constraint.kind().words();
    }
    String name = ConstraintNames.of(constraint).substring("the ".length());
    int end = name.length();
    for (String place : List.of(" at ", " from ", " between ")) {
      end = name.contains(place) ? Math.min(end, name.indexOf(place)) : end;
    }
    return name.substring(0, end);
  }

  /**
   * Names the kinds of several constraints, each once: {@code two thermometers, no black dot}.
   *
   * @param constraints at least one
   */
  static Words nouns(List<Constraint> constraints) {
    Map<String, List<Constraint>> same = new LinkedHashMap<>();
    for (Constraint constraint : constraints) {
      if (!isOfNeighbours(constraint)) {
        same.computeIfAbsent(nameOfKind(constraint), key -> new ArrayList<>()).add(constraint);
      }
    }
    List<Words> nouns = new ArrayList<>();
    same.forEach(
        (noun, each) -> {
          Set<Integer> cells = new TreeSet<>();
          each.forEach(constraint -> constraint.cells().stream().forEach(cells::add));
          nouns.add(
              each.size() == 1
                  ? noun(each.get(0))
                  : Words.cells(Wording.number(each.size()) + " " + noun + "s", cells));
        });
    missing(constraints).ifPresent(signs -> nouns.add(Words.of("no %s", signs)));
    if (areNeverConsecutive(constraints)) {
      nouns.add(Words.of("never consecutive"));
    }
    return Words.join(", ", nouns);
  }

  /** Returns whether a constraint restricts neighbours that have no sign between them. */
  static boolean isOfNeighbours(Constraint constraint) {
    return switch (constraint.kind()) {
      case NEGATIVE_RATIO, NEGATIVE_XV, NON_CONSECUTIVE -> true;
      default -> false;
    };
  }

  /**
   * Names the signs that two neighbours do not have: {@code black dot}, {@code X or V}; if they are
   * not consecutive either, {@code dot}. Empty if no constraint is about signs.
   */
  static Optional<Words> missing(List<Constraint> constraints) {
    List<Words> signs = new ArrayList<>();
    if (has(constraints, ConstraintKind.NEGATIVE_RATIO)) {
      boolean isAnyDot = has(constraints, ConstraintKind.NON_CONSECUTIVE);
      signs.add(Words.of(isAnyDot ? "dot" : "black dot"));
    }
    if (has(constraints, ConstraintKind.NEGATIVE_XV)) {
      signs.add(Words.of("X"));
      signs.add(Words.of("V"));
    }
    return signs.isEmpty() ? Optional.empty() : Optional.of(Words.list(signs, "or"));
  }

  /** Returns whether neighbours are never consecutive, and {@link #missing} does not say so. */
  static boolean areNeverConsecutive(List<Constraint> constraints) {
    return has(constraints, ConstraintKind.NON_CONSECUTIVE)
        && !has(constraints, ConstraintKind.NEGATIVE_RATIO);
  }

  private static boolean has(List<Constraint> constraints, ConstraintKind kind) {
    return constraints.stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  /** Returns where a sentence takes place: {@code on the renban line at r1c1}. */
  static Words place(Constraint constraint) {
    return Words.of("%s %s", preposition(constraint), name(constraint));
  }

  /** Returns where a sentence takes place that names all cells of the constraint. */
  static Words placeOfKind(Constraint constraint) {
    return Words.of("%s the %s", preposition(constraint), noun(constraint));
  }

  private static String preposition(Constraint constraint) {
    return switch (constraint.kind().shape()) {
      case CAGE, CORNER, SET -> "in";
      case LINE -> "on";
      case OUTSIDE -> constraint.kind() == ConstraintKind.LITTLE_KILLER ? "on" : "by";
      case HOUSE, GRID, EDGE, CELL, RULE -> "by";
    };
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
