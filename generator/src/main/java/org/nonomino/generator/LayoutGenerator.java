package org.nonomino.generator;

import java.util.List;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.internal.walk.LayoutWalk;
import org.nonomino.generator.internal.walk.ShapeMeasurement;
import org.nonomino.generator.terms.LayoutShape;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Generates random connected layouts, some of which have no filling. Used by one thread.
 *
 * <p>A layout depends only on the random numbers, not on layouts generated before.
 */
public final class LayoutGenerator {
  private final List<LayoutWalk> walks;

  /** Creates a generator of layouts that meet a specification. */
  public LayoutGenerator(LayoutSpec spec) {
    this.walks =
        spec.possibleSymmetries().stream().map(symmetry -> new LayoutWalk(spec, symmetry)).toList();
  }

  /** Measures the shapes of the regions of a layout. */
  public static LayoutShape shapeOf(RegionMask mask) {
    return ShapeMeasurement.of(mask);
  }

  /** Returns a layout; the same random numbers give the same layout. */
  public RegionMask next(SeededRandom random) {
    int chosen = walks.size() == 1 ? 0 : random.nextInt(walks.size());
    return walks.get(chosen).next(random);
  }
}
