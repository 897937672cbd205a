package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Rules in which houses with a name have it. Four extra regions, or cages without a sum, in the
 * places of the windows of a 9×9 grid are equal rules to {@link Windoku}, but only the latter says
 * so. Some formats have no other way to write windows.
 */
public final class NamedForm {
  private NamedForm() {}

  /**
   * Returns equal rules, in which the diagonals, windows, disjoint groups and named regions that
   * were written as sets of n cells have their names. All other constraints stay as they are. Rules
   * without such sets are returned unchanged.
   */
  public static Rules of(Rules rules) {
    if (rules.constraints().isEmpty()
        || rules.constraints().stream().noneMatch(NamedForm::isUnnamed)) {
      return rules;
    }
    Rules named = rules;
    for (Constraint candidate : candidates(rules.mask())) {
      if (!named.has(candidate) && named.with(candidate).equals(named)) {
        Rules fewer = withoutParts(named.with(candidate), candidate);
        named = fewer.constraints().size() > named.constraints().size() ? named : fewer;
      }
    }
    return named;
  }

  /** Returns the constraints that are houses with a fixed place, and that the regions allow. */
  public static List<Constraint> candidates(RegionMask mask) {
    int size = mask.size();
    List<Constraint> candidates = new ArrayList<>();
    candidates.add(new Diagonal(size, true));
    candidates.add(new Diagonal(size, false));
    int side = (int) Math.round(Math.sqrt(size));
    if (side > 1 && side * side == size) {
      candidates.add(new Windoku(size));
    }
    // On other regions, groups do not stay groups if the grid is turned, because cells are counted
    // in reading order.
    if (BoxRegions.equalTo(mask).isPresent()) {
      candidates.add(new DisjointGroups(size));
    }
    // The centre dot is one of the groups of 3×3 boxes, so it comes after them.
    if (size == NamedRegion.SIZE) {
      candidates.addAll(List.of(NamedRegion.values()));
    }
    return candidates;
  }

  /** Returns rules without the sets of n cells that a constraint of theirs makes superfluous. */
  private static Rules withoutParts(Rules rules, Constraint whole) {
    Rules alone = rules.withConstraints(List.of(whole));
    return rules.withConstraints(
        rules.constraints().stream()
            .filter(
                each ->
                    each.equals(whole) || !isSetOfCells(each) || !alone.with(each).equals(alone))
            .toList());
  }

  private static boolean isSetOfCells(Constraint constraint) {
    return isUnnamed(constraint) || constraint instanceof NamedRegion;
  }

  private static boolean isUnnamed(Constraint constraint) {
    boolean isOnlyASet =
        constraint instanceof ExtraRegion
            || (constraint instanceof KillerCage cage && cage.sum().isEmpty());
    return isOnlyASet && constraint.cells().count() == constraint.size();
  }
}
