package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Constraint;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Gives the drawn lines to the statements about lines. */
final class LineMatching {
  /** The lines are the shafts of arrows, which have a use as arrows as well. */
  private static final String PLAIN_ARROW = "plain-arrow";

  /** The lines are thermometers, which have a use as such as well. */
  private static final String THERMOMETER = "thermometer";

  /** Circles up to this size in the centre of a line only mark it, whatever others mean. */
  private static final double LARGEST_CENTRE = 0.45;

  private final List<Statement> statements;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final Matching matching;
  private final List<Form> circles;

  /**
   * The cells of circles through which a single stroke runs: those at the ends of lines, and all of
   * them if another sentence explains circles.
   */
  private final Set<Integer> through;

  LineMatching(List<Statement> all, Shelf shelf, FormConstraints builder, Matching matching) {
    this.statements = all.stream().filter(s -> LineKind.of(s.clue()).isPresent()).toList();
    this.shelf = shelf;
    this.builder = builder;
    this.matching = matching;
    this.circles = shelf.every(Mark.CIRCLE);
    this.through = LineShapes.endCells(shelf.every(Mark.LINE));
    if (matching.states("odd") || matching.states("counting-circles")) {
      circles.forEach(circle -> through.addAll(circle.cells()));
    }
  }

  void match() {
    Map<Statement, List<Form>> chosen = new LinkedHashMap<>();
    List<Form> lines = new ArrayList<>(shelf.free(Mark.LINE));
    List<Form> ended = lines.stream().filter(this::isBetweenCircles).toList();
    Set<String> coloured = new HashSet<>();
    statements.forEach(statement -> coloured.addAll(statement.clue().colours()));
    Set<Form> bound = new HashSet<>();
    for (Statement statement : statements) {
      if (kind(statement).hasCircles()) {
        List<Form> forms = Colours.choose(ended, statement.clue().colours(), coloured);
        chosen.put(statement, forms);
        bound.addAll(forms);
      }
    }
    lines.removeAll(bound);
    for (Statement statement : statements) {
      LineKind kind = kind(statement);
      if (kind.hasCircles()) {
        continue;
      }
      if (!statement.clue().colours().isEmpty()) {
        Set<String> others = new HashSet<>();
        for (Statement other : statements) {
          if (kind(other) != kind) {
            others.addAll(other.clue().colours());
          }
        }
        chosen.put(statement, Colours.choose(lines, statement.clue().colours(), others));
      }
    }
    List<Form> rest = new ArrayList<>(lines);
    chosen.values().forEach(rest::removeAll);
    uncoloured(rest, chosen);
    chosen.forEach((statement, forms) -> give(statement, forms, chosen));
  }

  /** Gives the other lines to statements without a colour. */
  private void uncoloured(List<Form> rest, Map<Statement, List<Form>> chosen) {
    for (Statement statement : statements) {
      if (statement.clue().has(PLAIN_ARROW)) {
        chosen.put(statement, shelf.every(Mark.ARROW));
      } else if (statement.clue().has(THERMOMETER)) {
        List<Form> bulbs = shelf.every(Mark.BULB_LINE);
        chosen.put(statement, bulbs.isEmpty() && statements.size() == 1 ? rest : bulbs);
      }
      if (statement.clue().has("all") && statement.clue().colours().isEmpty()) {
        chosen.put(statement, shelf.free(Mark.LINE));
      }
    }
    List<Statement> open = statements.stream().filter(s -> !chosen.containsKey(s)).toList();
    Set<LineKind> kinds = new HashSet<>();
    open.forEach(statement -> kinds.add(kind(statement)));
    Set<String> colours = new HashSet<>();
    rest.forEach(form -> colours.add(form.colour()));
    boolean isClear = kinds.size() <= 1 || colours.size() <= 1;
    for (Statement statement : open) {
      LineKind kind = kind(statement);
      List<Form> forms =
          isClear
              ? rest
              : rest.stream().filter(form -> kind.usual().contains(form.colour())).toList();
      chosen.put(statement, forms);
    }
    if (!isClear) {
      for (Form form : rest) {
        long count =
            open.stream().filter(s -> chosen.getOrDefault(s, List.of()).contains(form)).count();
        if (count > 1) {
          matching.doubt("several sentences may speak of the " + form.colour() + " lines");
        }
      }
    }
  }

  private void give(Statement statement, List<Form> forms, Map<Statement, List<Form>> chosen) {
    LineKind kind = kind(statement);
    if (forms.isEmpty()) {
      boolean isRepeated =
          statements.stream()
              .anyMatch(
                  other ->
                      !other.equals(statement)
                          && kind(other) == kind
                          && !chosen.getOrDefault(other, List.of()).isEmpty()
                          && (statement.clue().colours().isEmpty()
                              || other.clue().colours().isEmpty()));
      if (!matching.isTyped(kind.kind()) && !isRepeated) {
        matching.leave(statement);
      }
      return;
    }
    // Lines of two sentences could have two sums.
    boolean areTwoSums =
        kind == LineKind.EQUAL_SUM
            && statements.stream()
                .anyMatch(other -> kind(other) == kind && !forms.equals(chosen.get(other)));
    // Digits that are not consecutive may still be equal.
    boolean mayBeEqual =
        isGap(statement.clue())
            && !matching.states("no-repeats", "line")
            && !matching.states(
                clue -> clue.has("nabner") || (clue.name().equals("nabner") && !isGap(clue)));
    boolean areMore = statement.isOfOne() && forms.size() > 1;
    if (areTwoSums || mayBeEqual || areMore) {
      matching.leave(statement);
      return;
    }
    List<Form> used = new ArrayList<>();
    List<Constraint> made = new ArrayList<>();
    for (Form form : forms) {
      List<Form> parts = kind.hasCircles() ? between(form) : List.of(form);
      for (Form part : parts) {
        Optional<List<Constraint>> some = builder.of(kind.kind(), part, statement.clue());
        if (some.isEmpty()) {
          matching.leave(statement);
          continue;
        }
        made.addAll(some.get());
        used.add(form);
        used.addAll(circles(kind, part));
      }
    }
    if (!used.isEmpty()) {
      boolean isOther = statement.clue().has(PLAIN_ARROW) || statement.clue().has(THERMOMETER);
      matching.use(statement, isOther ? List.of() : used, made);
    }
  }

  private static boolean isGap(Clue clue) {
    return clue.has("gap");
  }

  private boolean isBetweenCircles(Form line) {
    return !between(line).isEmpty();
  }

  /** Returns the parts of a line between circles. */
  private List<Form> between(Form line) {
    return LineShapes.between(line, circles, through);
  }

  /** Returns the circles that belong to a line of a kind. */
  private List<Form> circles(LineKind kind, Form line) {
    if (kind.hasCircles()) {
      return LineShapes.ends(line, circles);
    }
    if (kind != LineKind.ZIPPER && kind != LineKind.PALINDROME) {
      return List.of();
    }
    boolean isLarge =
        kind == LineKind.ZIPPER && !matching.states("odd") && !matching.states("counting-circles");
    List<Form> marks =
        new ArrayList<>(shelf.free(Mark.CIRCLE, form -> isLarge || form.width() < LARGEST_CENTRE));
    if (!matching.states(clue -> clue.name().endsWith("-dot"))) {
      marks.addAll(shelf.free(Mark.EDGE_DOT));
    }
    marks.addAll(shelf.free(Mark.CORNER));
    return LineShapes.centre(line, marks);
  }

  private static LineKind kind(Statement statement) {
    return LineKind.of(statement.clue()).orElseThrow();
  }
}
