package org.nonomino.canon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Finds the canonical forms of puzzles with extra houses and with rules of the whole grid. The
 * symmetries are the orders of rows and columns, transposed or not, that move each named constraint
 * to one of the same kind, and the replacements of digits that its {@link DigitRole} allows.
 * Immutable.
 *
 * <p>Equivalent puzzles have the same labelling, but in it named constraints can be anywhere. Its
 * layout is labelled again, so that all puzzles on a layout share one drawing, and {@link #drawing}
 * brings the named constraints back to their places. This last step depends only on that drawing.
 */
final class ConstrainedForms {
  private final RegionMask mask;
  private final Extras extras;
  private final DigitRole role;

  /** The transformation from the labelled layout to the canonical drawing. */
  private final Transformation drawing;

  /** The transformation from the mask to the canonical drawing. */
  private final Transformation layoutMap;

  private final Rules rules;

  /**
   * The forms of the canonical drawing, if free extra houses happen to be in the place of a named
   * constraint there.
   */
  private final Optional<ConstrainedForms> next;

  private ConstrainedForms(Rules given) {
    this.mask = given.mask();
    this.extras = Extras.of(given);
    this.role = DigitRole.of(given);
    Transformation labelled = label(mask, extras);
    this.drawing = drawing(labelled.apply(mask), extras.moved(labelled));
    this.layoutMap = labelled.then(drawing);
    List<Constraint> named = extras.canonicalNamed();
    List<Constraint> constraints = extras.moved(layoutMap).constraints(named);
    this.rules = Rules.of(layoutMap.apply(mask), constraints);
    this.next =
        Extras.of(rules).haveNames(named)
            ? Optional.empty()
            : Optional.of(new ConstrainedForms(rules));
  }

  /**
   * Prepares rules.
   *
   * @throws IllegalArgumentException if they have constraints that {@link Extras} cannot describe
   */
  static ConstrainedForms of(Rules rules) {
    return new ConstrainedForms(rules);
  }

  private static Transformation label(RegionMask mask, Extras extras) {
    return Labelling.map(mask, List.of(Grid.empty(mask.size())), extras, DigitRole.NAMES);
  }

  /**
   * Returns the transformation that moves the named constraints to their canonical places: to boxes
   * no taller than wide if possible, and otherwise to any regions.
   *
   * @param labelled the regions of a labelled layout
   * @param moved its extras
   */
  private static Transformation drawing(RegionMask labelled, Extras moved) {
    int size = labelled.size();
    Extras named = moved.withoutFree();
    List<Constraint> targets = moved.canonicalNamed();
    Transformation common = label(labelled, named);
    for (RegionMask boxes : boxes(labelled)) {
      Extras target = Extras.named(targets, boxes);
      Transformation fromBoxes = label(boxes, target);
      if (fromBoxes.apply(boxes).equals(common.apply(labelled))
          && target.moved(fromBoxes).haveSameParts(named.moved(common))) {
        return common.then(fromBoxes.inverse());
      }
    }
    RegionMask rows = RegionMask.boxes(1, size);
    return label(rows, named).then(label(rows, Extras.named(targets, rows)).inverse());
  }

  /** Returns the boxes that a mask may be a drawing of, none if it is not one of boxes. */
  private static List<RegionMask> boxes(RegionMask mask) {
    Optional<Transformation> toBoxes = BoxOrder.of(mask);
    if (toBoxes.isEmpty()) {
      return List.of();
    }
    BoxRegions boxes = BoxRegions.equalTo(toBoxes.get().apply(mask)).orElseThrow();
    return List.of(
        RegionMask.boxes(boxes.boxRows(), boxes.boxColumns()),
        RegionMask.boxes(boxes.boxColumns(), boxes.boxRows()));
  }

  /** Returns the transformation from the mask to the canonical drawing. */
  Transformation layoutMap() {
    return next.isPresent() ? layoutMap.then(next.get().layoutMap()) : layoutMap;
  }

  /** Returns the canonical form of givens of the right size. */
  CanonicalForm form(Grid givens) {
    Transformation labelled = Labelling.map(mask, readings(givens), extras, role);
    Transformation layout = label(labelled.apply(mask), extras.moved(labelled));
    Transformation map = labelled.then(layout).then(drawing);
    if (role == DigitRole.NAMES) {
      map = map.withDigits(Digits.asTheyCome(givens, map.sources()));
    }
    CanonicalForm form = new CanonicalForm(new Puzzle(map.apply(givens), rules), map);
    if (next.isEmpty()) {
      return form;
    }
    CanonicalForm last = next.get().form(form.puzzle().givens());
    return new CanonicalForm(last.puzzle(), map.then(last.map()));
  }

  private List<Grid> readings(Grid givens) {
    List<Grid> readings = new ArrayList<>();
    readings.add(givens);
    if (role == DigitRole.REVERSIBLE) {
      readings.add(reversed(givens.size()).apply(givens));
    }
    return readings;
  }

  private static Transformation reversed(int size) {
    return Transformation.identity(size).withDigits(DigitRole.reversed(size));
  }
}
