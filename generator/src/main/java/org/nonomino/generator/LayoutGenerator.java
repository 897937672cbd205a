package org.nonomino.generator;

import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;

/**
 * Makes random connected layouts; some of them have no filling. Belongs to one thread.
 *
 * <p>What a layout is like depends on the random numbers alone, not on those made before.
 */
public final class LayoutGenerator {
  /*
   * Structure. StartPartition gives regions that have the symmetry, boxes wherever there are any
   * that have it; other regions are first made compact, once. From there each layout is a walk of
   * its own (SwapChain), as long as the grid is large.
   *
   * Cost. STEPS_PER_CELL steps for each cell of the grid, divided by the order of the symmetry: a
   * step moves as many images at once.
   */

  /** With no wiggle a few cells change hands; with the most, long borders are welcome. */
  private static final double MOST_STIFFNESS = 1;

  private static final double LEAST_STIFFNESS = -0.2;

  private static final int STEPS_PER_CELL = 20;
  private static final int COMPACTING_STEPS_PER_CELL = 50;
  private static final int COMPACTING_ROUNDS = 20;
  private static final double COMPACTING_STIFFNESS = 4;
  private static final long COMPACTING_SEED = 1;

  private final SwapChain chain;
  private final int steps;
  private final double stiffness;

  /** Creates a generator of layouts that meet a specification. */
  public LayoutGenerator(LayoutSpec spec) {
    int size = spec.size();
    this.chain = new SwapChain(compactStart(size, spec.symmetry()), spec.symmetry());
    this.steps = STEPS_PER_CELL * size * size / spec.symmetry().order();
    this.stiffness = MOST_STIFFNESS + spec.wiggle() * (LEAST_STIFFNESS - MOST_STIFFNESS);
  }

  private static RegionMask compactStart(int size, Symmetry symmetry) {
    RegionMask start = StartPartition.of(size, symmetry);
    if (BoxRegions.equalTo(start).filter(boxes -> boxes.boxRows() > 1).isPresent()) {
      return start;
    }
    SwapChain walk = new SwapChain(start, symmetry);
    SeededRandom random = new SeededRandom(COMPACTING_SEED);
    for (int round = 1; round <= COMPACTING_ROUNDS; round++) {
      double stiffness = COMPACTING_STIFFNESS * round / COMPACTING_ROUNDS;
      walk.walk(COMPACTING_STEPS_PER_CELL * size * size, stiffness, random);
    }
    return walk.mask();
  }

  /** Returns a layout: the same random numbers give the same one. */
  public RegionMask next(SeededRandom random) {
    chain.restart();
    chain.walk(steps, stiffness, random);
    return chain.mask();
  }
}
