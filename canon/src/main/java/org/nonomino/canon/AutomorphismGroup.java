package org.nonomino.canon;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * The automorphisms of a layout (its layout group) or of a puzzle: the permutations of the cells
 * that leave it unchanged. Those of a layout preserve the rows, the columns and the regions as
 * three sets of houses that may trade roles. Those of a puzzle also preserve the givens, up to a
 * replacement of digits. Immutable and thread-safe.
 *
 * <p>Automorphisms are counted as permutations of the cells. So the layout group of 3×3 boxes has
 * 3,359,232 elements; the 9! replacements of digits do not count.
 */
public final class AutomorphismGroup {
  private final int size;
  private final BigInteger order;
  private final List<Transformation> generators;

  private AutomorphismGroup(int size, BigInteger order, List<Transformation> generators) {
    this.size = size;
    this.order = order;
    this.generators = List.copyOf(generators);
  }

  /** Returns the layout group of a mask; its elements do not change the digits. */
  public static AutomorphismGroup of(RegionMask mask) {
    return of(Labelling.withoutGivens(mask));
  }

  /**
   * Returns the automorphisms of a puzzle or solution grid, whose givens may contradict each other.
   * Digits that are not given are not changed.
   *
   * @throws IllegalArgumentException if the rules are not plain
   */
  public static AutomorphismGroup of(Puzzle puzzle) {
    Drawing.requirePlain(puzzle.rules());
    Labelling labelling = Labelling.of(puzzle);
    return new AutomorphismGroup(puzzle.size(), labelling.order(), labelling.generators());
  }

  /** Returns the automorphisms of the result of a labelling. */
  static AutomorphismGroup ofResult(Labelling labelling) {
    Transformation map = labelling.map();
    Transformation back = map.inverse();
    return new AutomorphismGroup(
        map.size(),
        labelling.order(),
        labelling.generators().stream().map(each -> back.then(each).then(map)).toList());
  }

  /** Returns the number of elements of the group, at least 1. */
  public BigInteger order() {
    return order;
  }

  /**
   * Returns generators, from which all elements can be composed, or none if the identity is the
   * only element.
   */
  public List<Transformation> generators() {
    return generators;
  }

  /**
   * Returns all elements, the identity first; empty if there are more than {@code max}.
   *
   * @param max the maximum number of elements, at least 0
   */
  public Optional<List<Transformation>> elements(int max) {
    if (order.compareTo(BigInteger.valueOf(max)) > 0) {
      return Optional.empty();
    }
    Set<Transformation> found = new LinkedHashSet<>();
    found.add(Transformation.identity(size));
    List<Transformation> elements = new ArrayList<>(found);
    for (int i = 0; i < elements.size(); i++) {
      for (Transformation generator : generators) {
        Transformation composed = elements.get(i).then(generator);
        if (found.add(composed)) {
          elements.add(composed);
        }
      }
    }
    return Optional.of(List.copyOf(elements));
  }
}
