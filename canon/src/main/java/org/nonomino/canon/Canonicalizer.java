package org.nonomino.canon;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Finds the canonical forms of puzzles and solution grids on one layout. Two puzzles have the same
 * form exactly if a {@link Transformation} turns one into the other. The choice among the
 * equivalents depends on their common layout:
 *
 * <ul>
 *   <li>On boxes of at least two rows and columns, up to 9×9, if no givens contradict each other:
 *       the least equivalent, compared row by row, blanks before digits.
 *   <li>On any other layout with at most {@value #MAX_ELEMENTS} automorphisms: the least equivalent
 *       on the {@linkplain CanonicalLayout canonical drawing} of the layout.
 *   <li>Otherwise: the equivalent that canonical labelling finds, on the same drawing.
 * </ul>
 *
 * <p>Digits are numbered in order of appearance.
 *
 * <p>With constraints, a transformation counts only if each constraint stays one of the same kind,
 * and if its replacement of digits keeps them: the digits of a non-consecutive puzzle may only be
 * reversed. The form is then the equivalent that canonical labelling finds, with boxes as boxes if
 * possible. Extra regions, and disjoint groups unless the regions are boxes, may be moved anywhere.
 *
 * <p>Not thread-safe, so each thread needs its own canonicalizer.
 */
public final class Canonicalizer {
  /** The maximum number of automorphisms of a layout to try one after another. */
  public static final int MAX_ELEMENTS = 1000;

  private final RegionMask mask;
  private final CanonicalLayout layout;

  /** Whether the mask is its own canonical drawing. */
  private final boolean isDrawn;

  private final Optional<MinlexSearch> minlex;

  /**
   * The automorphisms of the canonical drawing; empty if there are too many or they are not needed.
   */
  private final Optional<List<Transformation>> automorphisms;

  /** The forms of puzzles with further rules; empty for plain rules. */
  private final Optional<ConstrainedForms> constrained;

  private Canonicalizer(
      RegionMask mask,
      Transformation map,
      Optional<MinlexSearch> minlex,
      Optional<List<Transformation>> automorphisms,
      Optional<ConstrainedForms> constrained) {
    this.mask = mask;
    this.layout = new CanonicalLayout(map.apply(mask), map);
    this.isDrawn = map.equals(Transformation.identity(mask.size()));
    this.minlex = minlex;
    this.automorphisms = automorphisms;
    this.constrained = constrained;
  }

  private Canonicalizer(
      RegionMask mask,
      Transformation map,
      Optional<MinlexSearch> minlex,
      Optional<List<Transformation>> automorphisms) {
    this(mask, map, minlex, automorphisms, Optional.empty());
  }

  /**
   * Returns whether puzzles with a constraint of some rules have canonical forms: extra houses,
   * extra regions, also as cages without a sum, and rules of the whole grid such as anti-knight.
   */
  public static boolean supports(Constraint constraint, Rules rules) {
    return Extras.describe(constraint, rules);
  }

  /**
   * Returns whether puzzles with the given rules have canonical forms: if the rules are plain, or
   * if all of their constraints are {@linkplain #supports(Constraint, Rules) supported}.
   */
  public static boolean supports(Rules rules) {
    return rules.arePlain() || Extras.describe(rules);
  }

  /**
   * Creates a canonicalizer for puzzles with the given rules. See {@link CanonicalLayout#of} for
   * the time this takes.
   *
   * @throws IllegalArgumentException if the rules are not {@linkplain #supports(Rules) supported}
   */
  public static Canonicalizer of(Rules rules) {
    return rules.arePlain() ? ofPlain(rules.mask()) : ofConstrained(rules);
  }

  private static Canonicalizer ofConstrained(Rules rules) {
    ConstrainedForms forms = ConstrainedForms.of(rules);
    return new Canonicalizer(
        rules.mask(), forms.layoutMap(), Optional.empty(), Optional.empty(), Optional.of(forms));
  }

  private static Canonicalizer ofPlain(RegionMask mask) {
    Optional<Transformation> toBoxes = BoxOrder.of(mask);
    if (toBoxes.isPresent()) {
      Transformation map = toBoxes.get();
      BoxRegions boxes = BoxRegions.equalTo(map.apply(mask)).orElseThrow();
      if (boxes.size() > MinlexSearch.LARGEST_SIZE) {
        return new Canonicalizer(mask, map, Optional.empty(), Optional.empty());
      }
      return boxes.boxRows() > 1
          ? new Canonicalizer(mask, map, Optional.of(new MinlexSearch(boxes)), Optional.empty())
          : new Canonicalizer(mask, map, Optional.empty(), elements(AutomorphismGroup.of(boxes)));
    }
    Labelling labelling = Labelling.ofLayout(mask);
    AutomorphismGroup group = AutomorphismGroup.ofResult(labelling);
    return new Canonicalizer(mask, labelling.map(), Optional.empty(), elements(group));
  }

  private static Optional<List<Transformation>> elements(AutomorphismGroup group) {
    return group.elements(MAX_ELEMENTS);
  }

  /** Returns the mask of the expected puzzles. */
  public RegionMask mask() {
    return mask;
  }

  /** Returns the canonical drawing of the mask, common to all forms. */
  public CanonicalLayout layout() {
    return layout;
  }

  /**
   * Returns the canonical form of a puzzle or solution grid on the mask.
   *
   * @param givens may contradict each other
   * @throws IllegalArgumentException if they are of another size
   */
  public CanonicalForm form(Grid givens) {
    if (givens.size() != mask.size()) {
      throw new IllegalArgumentException(
          "givens of size " + givens.size() + " on a mask of size " + mask.size());
    }
    if (constrained.isPresent()) {
      return constrained.get().form(givens);
    }
    Transformation map = map(givens);
    return new CanonicalForm(new Puzzle(map.apply(givens), layout.mask()), map);
  }

  private Transformation map(Grid givens) {
    if (minlex.isPresent() && !Rules.of(mask).hasConflict(givens)) {
      Grid drawn = isDrawn ? givens : layout.map().apply(givens);
      Transformation min = minlex.get().least(drawn);
      return isDrawn ? min : layout.map().then(min);
    }
    if (automorphisms.isPresent()) {
      Grid drawn = layout.map().apply(givens);
      return layout.map().then(LeastImage.of(drawn, automorphisms.get()));
    }
    // Equivalent puzzles have the same labelling, and so the same drawing in all further steps.
    Transformation labelled = Labelling.of(new Puzzle(givens, mask)).map();
    Transformation drawn = labelled.then(CanonicalLayout.of(labelled.apply(mask)).map());
    return drawn.withDigits(Digits.asTheyCome(givens, drawn.sources()));
  }
}
