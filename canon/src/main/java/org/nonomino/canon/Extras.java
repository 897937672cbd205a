package org.nonomino.canon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.NamedForm;
import org.nonomino.core.constraint.Windoku;

/**
 * The rules of a puzzle beyond rows, columns and regions, as sets of cells: extra houses, smaller
 * extra regions, and the pairs of cells that a rule such as anti-knight relates. Equal rules have
 * equal extras, however their constraints were written. Immutable.
 *
 * <p>Constraints with a fixed place, such as diagonals, are <em>named</em>: a symmetry must move
 * their sets to sets of the same kind. All other extra houses and extra regions are <em>free</em>:
 * a symmetry may move them anywhere.
 */
final class Extras {
  private static final ConstraintKind FREE = ConstraintKind.EXTRA_REGION;

  private static final Set<ConstraintKind> HOUSES =
      EnumSet.of(
          ConstraintKind.DIAGONAL,
          ConstraintKind.WINDOKU,
          ConstraintKind.DISJOINT_GROUPS,
          ConstraintKind.CENTRE_DOT,
          ConstraintKind.ASTERISK,
          ConstraintKind.GIRANDOLA,
          FREE);

  private static final Set<ConstraintKind> RELATIONS =
      EnumSet.of(
          ConstraintKind.ANTI_KNIGHT,
          ConstraintKind.ANTI_KING,
          ConstraintKind.NON_CONSECUTIVE,
          ConstraintKind.NEGATIVE_RATIO,
          ConstraintKind.NEGATIVE_XV);

  /** Orders sets by kind, then by their cells. */
  static final Comparator<Part> ORDER =
      Comparator.comparing(Part::kind).thenComparing(Part::cells, Extras::compare);

  private final int size;

  /** The named constraints, sorted by kind. */
  private final List<Constraint> named;

  /** The sets of cells, sorted by kind and then by their cells. */
  private final List<Part> parts;

  /**
   * A set of cells.
   *
   * @param kind the kind of the constraint that it belongs to
   * @param cells ascending
   */
  @SuppressWarnings("ArrayRecordComponent") // The arrays are neither compared nor passed on.
  record Part(ConstraintKind kind, int[] cells) {}

  /** Compares like {@code Arrays.compare}, a method that the browser's compiler lacks. */
  private static int compare(int[] cells, int[] others) {
    int shorter = Math.min(cells.length, others.length);
    for (int i = 0; i < shorter; i++) {
      if (cells[i] != others[i]) {
        return Integer.compare(cells[i], others[i]);
      }
    }
    return Integer.compare(cells.length, others.length);
  }

  private Extras(int size, List<Constraint> named, List<Part> parts) {
    this.size = size;
    this.named = named;
    this.parts = parts.stream().sorted(ORDER).toList();
  }

  /** Returns whether this class can describe all constraints. */
  static boolean describe(Rules rules) {
    return rules.constraintsWithRegions().stream().allMatch(each -> describe(each, rules));
  }

  /**
   * Returns whether this class can describe a constraint, because of its kind, or because it only
   * says that some cells differ, as a cage without a sum does.
   */
  static boolean describe(Constraint constraint, Rules rules) {
    return HOUSES.contains(constraint.kind())
        || RELATIONS.contains(constraint.kind())
        || isSetOfCells(constraint, rules);
  }

  private static boolean isSetOfCells(Constraint constraint, Rules rules) {
    Rules alone = rules.withConstraints(List.of(constraint));
    List<ExtraRegion> sets = allSets(alone).stream().map(ExtraRegion::new).toList();
    return rules.withConstraints(sets).equals(alone);
  }

  /**
   * Returns the extras of some rules.
   *
   * @throws IllegalArgumentException if there are constraints of other kinds
   */
  static Extras of(Rules rules) {
    if (!describe(rules)) {
      throw new IllegalArgumentException(
          "the rules have constraints without a canonical form: " + rules.constraints());
    }
    RegionMask mask = rules.mask();
    List<Constraint> named = new ArrayList<>(namedHouses(rules));
    named.addAll(relations(rules));
    named.sort(Comparator.comparing(Constraint::kind));
    List<Part> parts = new ArrayList<>(named(named, mask).parts);
    parts.addAll(freeParts(rules, parts));
    return new Extras(rules.size(), List.copyOf(named), parts);
  }

  /**
   * Returns the extras of named constraints alone.
   *
   * @param mask the regions that determine disjoint groups
   */
  static Extras named(List<Constraint> named, RegionMask mask) {
    List<Part> parts = new ArrayList<>();
    for (Constraint constraint : named) {
      for (CellList set : sets(constraint, mask)) {
        parts.add(new Part(constraint.kind(), ascending(set)));
      }
    }
    return new Extras(mask.size(), List.copyOf(named), parts);
  }

  /**
   * Returns the constraints with a fixed place whose houses the rules contain, without those that
   * say nothing new.
   */
  private static List<Constraint> namedHouses(Rules rules) {
    RegionMask mask = rules.mask();
    List<ExtraRegion> houses = new ArrayList<>();
    for (CellList house : extraHouses(rules.layout())) {
      houses.add(new ExtraRegion(house));
    }
    List<Constraint> named = new ArrayList<>();
    for (Constraint candidate : NamedForm.candidates(mask)) {
      Rules before = Rules.of(mask, named);
      boolean saysMore = !before.with(candidate).layout().equals(before.layout());
      Rules with = Rules.of(mask, houses).with(candidate);
      if (saysMore && with.layout().equals(rules.layout())) {
        named.add(candidate);
      }
    }
    return named;
  }

  /** Returns the constraints on pairs of cells, without those that say nothing new. */
  private static List<Constraint> relations(Rules rules) {
    List<Constraint> needed = new ArrayList<>(rules.constraints());
    for (Constraint constraint : rules.constraints()) {
      List<Constraint> others = new ArrayList<>(needed);
      others.remove(constraint);
      if (RELATIONS.contains(constraint.kind()) && rules.withConstraints(others).equals(rules)) {
        needed = others;
      }
    }
    Set<Constraint> relations = new LinkedHashSet<>(needed);
    relations.removeIf(each -> !RELATIONS.contains(each.kind()));
    return List.copyOf(relations);
  }

  /** Returns the extra houses and the smaller extra regions that belong to no other part. */
  private static List<Part> freeParts(Rules rules, List<Part> named) {
    List<Part> free = new ArrayList<>();
    for (CellList set : allSets(rules)) {
      int[] cells = ascending(set);
      if (named.stream().noneMatch(part -> Arrays.equals(part.cells(), cells))) {
        free.add(new Part(FREE, cells));
      }
    }
    return free;
  }

  /** Returns the extra houses and the smaller extra regions. */
  private static List<CellList> allSets(Rules rules) {
    List<CellList> sets = new ArrayList<>(extraHouses(rules.layout()));
    sets.addAll(rules.conditions().differing());
    return sets;
  }

  private static int[] ascending(CellList set) {
    int[] cells = set.toArray();
    Arrays.sort(cells);
    return cells;
  }

  private static List<CellList> extraHouses(Layout layout) {
    return layout.houses().stream()
        .filter(house -> house.kind() == HouseKind.EXTRA)
        .map(house -> CellList.of(layout.size(), house.cells()))
        .toList();
  }

  private static List<CellList> sets(Constraint constraint, RegionMask mask) {
    if (constraint instanceof Windoku windows) {
      return windows.windows();
    }
    if (constraint instanceof DisjointGroups) {
      return DisjointGroups.groups(mask);
    }
    if (HOUSES.contains(constraint.kind())) {
      return List.of(constraint.cells());
    }
    // The pairs do not depend on the mask, so the rows serve as regions.
    Rules alone = Rules.of(RegionMask.boxes(1, mask.size()), List.of(constraint));
    List<CellList> pairs = new ArrayList<>();
    for (Relation relation : alone.conditions().relations()) {
      pairs.add(CellList.of(mask.size(), relation.first(), relation.second()));
    }
    return pairs;
  }

  /** Returns the sets of cells, sorted by kind and then by their cells. */
  List<Part> parts() {
    return parts;
  }

  /** Returns the extras without the free sets. */
  Extras withoutFree() {
    return new Extras(size, named, parts.stream().filter(part -> part.kind() != FREE).toList());
  }

  /** Returns the named constraints in their canonical place. A single diagonal becomes falling. */
  List<Constraint> canonicalNamed() {
    long diagonals = named.stream().filter(Diagonal.class::isInstance).count();
    return named.stream()
        .map(each -> diagonals == 1 && each instanceof Diagonal ? new Diagonal(size, false) : each)
        .toList();
  }

  /** Returns the constraints: the given named ones, and an extra region for each free set. */
  List<Constraint> constraints(List<Constraint> instead) {
    List<Constraint> constraints = new ArrayList<>(instead);
    for (Part part : parts) {
      if (part.kind() == FREE) {
        constraints.add(ExtraRegion.of(size, part.cells()));
      }
    }
    return constraints;
  }

  /** Returns whether the named constraints are the same, in the same places. */
  boolean haveNames(List<Constraint> names) {
    return named.equals(names);
  }

  /** Returns the images of all sets. The named constraints are those from before. */
  Extras moved(Transformation map) {
    int[] targets = map.inverse().sources();
    List<Part> images = new ArrayList<>(parts.size());
    for (Part part : parts) {
      int[] cells = part.cells().clone();
      for (int i = 0; i < cells.length; i++) {
        cells[i] = targets[cells[i]];
      }
      Arrays.sort(cells);
      images.add(new Part(part.kind(), cells));
    }
    return new Extras(size, named, images);
  }

  /** Returns whether two extras consist of the same sets of the same kinds. */
  boolean haveSameParts(Extras other) {
    boolean areSame = parts.size() == other.parts.size();
    for (int i = 0; areSame && i < parts.size(); i++) {
      areSame = ORDER.compare(parts.get(i), other.parts.get(i)) == 0;
    }
    return areSame;
  }
}
