package org.nonomino.generator;

import java.util.List;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.internal.walk.LayoutWalk;

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

  /** Returns a layout; the same random numbers give the same layout. */
  public RegionMask next(SeededRandom random) {
    int chosen = walks.size() == 1 ? 0 : random.nextInt(walks.size());
    return walks.get(chosen).next(random);
  }
}
