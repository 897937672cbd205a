package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.reading.Document;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;
import org.nonomino.reading.wording.Clue;

/** Statements on thermometers, and on shapes in single cells. */
final class ShapeMatching {
  private final Matching matching;
  private final Shelf shelf;
  private final FormConstraints builder;
  private final Document document;

  ShapeMatching(Document document, Matching matching, Shelf shelf, FormConstraints builder) {
    this.document = document;
    this.matching = matching;
    this.shelf = shelf;
    this.builder = builder;
  }

  /** Thermometers may also be drawn as lines with a circle of another shade at one end. */
  void thermometers(Statement statement, ConstraintKind kind) {
    List<Form> circles = shelf.free(Mark.CIRCLE);
    Map<Form, Form> bulbs = new LinkedHashMap<>();
    for (Form line : shelf.free(Mark.LINE)) {
      List<Form> ofLine = bulbs(line, circles);
      if (ofLine.size() == 1) {
        bulbs.put(line, ofLine.get(0));
      }
    }
    if (bulbs.isEmpty()) {
      matching.marks(statement, Mark.BULB_LINE, kind, form -> true);
      return;
    }
    List<Form> drawn = new ArrayList<>(shelf.free(Mark.BULB_LINE));
    drawn.addAll(bulbs.keySet());
    List<Form> used = new ArrayList<>();
    List<Constraint> made = new ArrayList<>();
    for (Form form :
        Colours.choose(drawn, statement.clue().colours(), matching.named("thermometer"))) {
      Optional<Form> bulb = Optional.ofNullable(bulbs.get(form));
      Form from = bulb.map(at -> LineShapes.from(form, at.cells().get(0))).orElse(form);
      builder
          .of(kind, from, statement.clue())
          .ifPresent(
              some -> {
                used.add(form);
                bulb.ifPresent(used::add);
                made.addAll(some);
              });
    }
    if (used.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, used, made);
    }
  }

  /** Returns the circles at the ends of a line, or else those on it that have its colour. */
  private static List<Form> bulbs(Form line, List<Form> circles) {
    if (line.strokes().size() != 1) {
      return List.of();
    }
    List<Form> ends = LineShapes.ends(line, circles);
    return ends.isEmpty()
        ? circles.stream()
            .filter(
                circle ->
                    circle.isFilled()
                        && circle.colour().equals(line.colour())
                        && line.cells().containsAll(circle.cells()))
            .toList()
        : ends;
  }

  /**
   * All circles of a statement are one constraint, so each of them has to be known. Those of arrows
   * count, too, if they look like the others.
   */
  void countingCircles(Statement statement) {
    List<String> colours = statement.clue().colours();
    List<Form> circles =
        Colours.choose(
            shelf.free(Mark.CIRCLE, Matching::isPlainCell),
            colours,
            matching.named("counting-circles"));
    if (circles.isEmpty() && matching.isTyped(ConstraintKind.COUNTING_CIRCLES)) {
      return;
    }
    List<Form> all = new ArrayList<>(circles);
    if (colours.isEmpty()) {
      all.addAll(arrows());
    }
    boolean areUnclear =
        colours.size() > 1
            || (colours.isEmpty()
                && (matching.states("odd")
                    || matching.isUsed(form -> form.mark() == Mark.CIRCLE)
                    || (all.size() > circles.size() && !areAlike(all))));
    Optional<Constraint> made =
        areUnclear ? Optional.empty() : builder.circles(all, ConstraintKind.COUNTING_CIRCLES);
    if (made.isEmpty()) {
      matching.leave(statement);
    } else {
      matching.use(statement, circles, List.of(made.get()));
    }
  }

  /** Returns whether the circles of forms look the same. */
  private boolean areAlike(List<Form> forms) {
    return forms.stream().map(this::look).collect(Collectors.toSet()).size() == 1;
  }

  /** The look of the circle of a form. */
  private record Look(double width, Colour border, Colour fill) {}

  private Optional<Look> look(Form form) {
    return form.drawings().stream()
        .map(document.drawings()::get)
        .filter(drawing -> drawing instanceof Drawing.Shape shape && shape.isRound())
        .map(Drawing.Shape.class::cast)
        .map(shape -> new Look(shape.width(), shape.border(), shape.fill()))
        .findFirst();
  }

  /** No digit is in two circles, of arrows only or of any kind. */
  void differentCircles(Statement statement) {
    Clue clue = statement.clue();
    List<Form> plain =
        clue.has("arrow")
            ? List.of()
            : Colours.choose(shelf.every(Mark.CIRCLE), clue.colours(), Set.of());
    List<Form> all = new ArrayList<>(plain);
    if (clue.colours().isEmpty()) {
      all.addAll(arrows());
    }
    Optional<Constraint> made = builder.circles(all, ConstraintKind.EXTRA_REGION);
    if (made.isEmpty()
        || !plain.stream().allMatch(Matching::isPlainCell)
        || all.stream().anyMatch(form -> form.circle().size() > 1)) {
      matching.leave(statement);
    } else {
      matching.use(statement, plain, List.of(made.get()));
    }
  }

  private List<Form> arrows() {
    return shelf.every(Mark.ARROW).stream().filter(arrow -> !arrow.circle().isEmpty()).toList();
  }
}
