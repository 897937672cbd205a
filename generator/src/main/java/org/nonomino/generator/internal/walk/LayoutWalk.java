package org.nonomino.generator.internal.walk;

import java.util.List;
import java.util.stream.DoubleStream;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.LayoutShape;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.LayoutStyle;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/** Generates random connected layouts of one size, symmetry and style. Used by one thread. */
public final class LayoutWalk {
  /*
   * Structure. StartPartition gives regions that have the symmetry: boxes if there are any, otherwise
   * regions that are first made compact, once. From there each layout is reached by a separate walk
   * (SwapChain), whose length is proportional to the size of the grid.
   *
   * With a style, the walk first goes anywhere, far from the boxes. Then shapes have a cost, which
   * rises in each round as in simulated annealing. If the result does not have the style, all of it is
   * repeated from there, and now and then from the start: with a mirror a walk can be caught in a place
   * where some region on the axis must be thin, which only a rare step changes.
   *
   * Cost. STEPS_PER_CELL steps for each cell of the grid, divided by the order of the symmetry, because
   * a step moves as many images at once. The steps of a style cost some times as much. Walks on a filled
   * grid (FilledWalk) keep far fewer steps and resist long borders more, so they take more and freer ones.
   */

  /**
   * With no irregularity only a few cells change their region; with the maximum, long borders are
   * welcome.
   */
  private static final double MAX_STIFFNESS = 1;

  private static final double MIN_STIFFNESS = -0.2;

  /**
   * With stiffness between these bounds, the borders of filled layouts are about as long as those
   * of other layouts.
   */
  private static final double MAX_FILLED_STIFFNESS = 0.6;

  private static final double MIN_FILLED_STIFFNESS = -1.6;

  private static final int FILLED_STEPS_PER_STEP = 20;

  private static final int STEPS_PER_CELL = 20;
  private static final int COMPACTING_STEPS_PER_CELL = 50;
  private static final int COMPACTING_ROUNDS = 20;
  private static final double COMPACTING_STIFFNESS = 4;
  private static final long COMPACTING_SEED = 1;

  private static final int MIXING_STEPS_PER_CELL = 4;
  private static final int STYLING_STEPS_PER_CELL = 4;

  /** The factor of the cost of shapes in each round. */
  private static final double[] STYLING_ROUNDS = {1, 2, 4};

  /** The maximum number of attempts to reach a style, after which the last layout is accepted. */
  private static final int MAX_ATTEMPTS = 100;

  private static final int ATTEMPTS_BEFORE_RESTART = 5;

  /** The minimum size for checking widths, because smaller regions have no meaningful width. */
  private static final int MIN_SIZE_WITH_WIDTH = 6;

  private final RegionWalk walk;
  private final LayoutStyle style;
  private final List<ShapeCost> costs;
  private final int size;
  private final double stepsPerOneACell;
  private final double stiffness;

  /**
   * Creates walks to layouts that may have no filling.
   *
   * @param symmetry the symmetry of these layouts
   */
  public LayoutWalk(LayoutSpec spec, Symmetry symmetry) {
    this(
        spec,
        new SwapChain(compactStart(spec.size(), symmetry), symmetry),
        (double) spec.size() * spec.size() / symmetry.order(),
        stiffness(spec, MAX_STIFFNESS, MIN_STIFFNESS));
  }

  /**
   * Creates walks to layouts without symmetry that a grid fills.
   *
   * @param start connected regions
   * @param filling a solution of the empty grid with these regions
   */
  public LayoutWalk(LayoutSpec spec, RegionMask start, Grid filling) {
    this(
        spec,
        new FilledWalk(start, filling),
        (double) FILLED_STEPS_PER_STEP * spec.size() * spec.size(),
        stiffness(spec, MAX_FILLED_STIFFNESS, MIN_FILLED_STIFFNESS));
  }

  private LayoutWalk(LayoutSpec spec, RegionWalk walk, double stepsPerOneACell, double stiffness) {
    this.size = spec.size();
    this.style = spec.style();
    this.walk = walk;
    this.stepsPerOneACell = stepsPerOneACell;
    this.stiffness = stiffness;
    this.costs = DoubleStream.of(STYLING_ROUNDS).mapToObj(cost(style)::times).toList();
  }

  private static double stiffness(LayoutSpec spec, double max, double min) {
    return max + spec.irregularity() * (min - max);
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
      walk.walk(COMPACTING_STEPS_PER_CELL * size * size, stiffness, ShapeCost.NONE, random);
    }
    return walk.mask();
  }

  /** Returns a layout; the same random numbers give the same layout. */
  public RegionMask next(SeededRandom random) {
    walk.restart();
    if (style == LayoutStyle.ANY) {
      walk.walk(steps(STEPS_PER_CELL), stiffness, ShapeCost.NONE, random);
      return walk.mask();
    }
    RegionMask mask = styled(random);
    for (int attempt = 1; attempt < MAX_ATTEMPTS && !isAcceptable(mask); attempt++) {
      if (attempt % ATTEMPTS_BEFORE_RESTART == 0) {
        walk.restart();
      }
      mask = styled(random);
    }
    return mask;
  }

  private RegionMask styled(SeededRandom random) {
    walk.walk(steps(MIXING_STEPS_PER_CELL), 0, ShapeCost.NONE, random);
    for (ShapeCost cost : costs) {
      walk.walk(steps(STYLING_STEPS_PER_CELL), stiffness, cost, random);
    }
    return walk.mask();
  }

  private boolean isAcceptable(RegionMask mask) {
    LayoutShape shape = ShapeMeasurement.of(mask);
    return size < MIN_SIZE_WITH_WIDTH
        || (shape.longestArm() <= maxArm(style) && shape.straightLines() == 0);
  }

  private static ShapeCost cost(LayoutStyle style) {
    return switch (style) {
      case ANY -> ShapeCost.NONE;
      case COMPACT, SYMMETRIC -> ShapeCost.COMPACT;
      case FLOWING -> ShapeCost.FLOWING;
    };
  }

  /**
   * Returns the maximum length of a part of a region that is one cell wide, as a style accepts it.
   */
  private static int maxArm(LayoutStyle style) {
    return switch (style) {
      case ANY -> Integer.MAX_VALUE;
      case COMPACT -> 1;
      case FLOWING, SYMMETRIC -> 2;
    };
  }

  private int steps(int perCell) {
    return (int) (perCell * stepsPerOneACell);
  }
}
