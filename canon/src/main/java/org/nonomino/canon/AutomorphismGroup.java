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
 * The automorphisms of a layout, its layout group, or of a puzzle: the ways to move the cells after
 * which everything looks the same as before. Those of a layout keep the rows, the columns and the
 * regions, as three sets of houses that may trade roles; those of a puzzle keep the givens, too, up
 * to a replacement of digits. Immutable and thread-safe.
 *
 * <p>Automorphisms are counted as permutations of the cells. So the layout group of 3×3 boxes has
 * 3,359,232 elements, and the 9! ways to replace digits do not count.
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

  /** Returns the layout group of a mask; its elements keep the digits. */
  public static AutomorphismGroup of(RegionMask mask) {
    return of(Labelling.withoutGivens(mask));
  }

  /**
   * Returns the automorphisms of a puzzle or solution grid; its givens may contradict each other.
   * Digits that are not given stay as they are.
   *
   * @throws IllegalArgumentException if the rules are not plain
   */
  public static AutomorphismGroup of(Puzzle puzzle) {
    Drawing.requirePlain(puzzle.rules());
    Labelling labelling = Labelling.of(puzzle);
    return new AutomorphismGroup(puzzle.size(), labelling.order(), labelling.generators());
  }

  /** Returns the automorphisms of what a labelling makes of the layout or puzzle. */
  static AutomorphismGroup ofResult(Labelling labelling) {
    Transformation map = labelling.map();
    Transformation back = map.inverse();
    return new AutomorphismGroup(
        map.size(),
        labelling.order(),
        labelling.generators().stream().map(each -> back.then(each).then(map)).toList());
  }

  /** Returns how many elements the group has, at least 1. */
  public BigInteger order() {
    return order;
  }

  /** Returns elements from which all others can be composed; none if there is only the identity. */
  public List<Transformation> generators() {
    return generators;
  }

  /**
   * Returns all elements, the identity first; empty if there are more than {@code most}.
   *
   * @param most at least 0
   */
  public Optional<List<Transformation>> elements(int most) {
    if (order.compareTo(BigInteger.valueOf(most)) > 0) {
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
