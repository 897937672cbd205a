package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/**
 * A walk among the connected layouts of one size and symmetry, by small changes. Used by one
 * thread.
 */
final class SwapChain implements RegionWalk {
  /*
   * Structure. A step moves a random cell at a border to the region beyond, and then another cell in the
   * opposite direction, always with all images under the symmetry: region A loses cell a to B and gets
   * cell b of B, and the same happens to the images of A, a, B, b. If B is an image of A, one cell is
   * enough, because each region gets the cell that another loses. On the axis of a mirror one cell is
   * exchanged for two, so up to MAX_TRANSFERS cells move in one step. The step is undone if the sizes do
   * not fit, a region falls apart, or the Metropolis rule rejects the change of the total border length.
   *
   * Such a step keeps how regions are mapped onto each other, so a mirror's map of 3×3 rows never becomes
   * that of columns. Therefore, if there is a symmetry, neighbouring regions are recut now and then
   * (RegionRecut).
   *
   * Invariants between steps. Each region has n connected cells. The image of region r is
   * regionImages[r].
   *
   * The only loss are the rare steps where b would reconnect the parts that a separated.
   *
   * Walks of this kind, where a part of a graph gives a node to the next part, come from the study of
   * electoral districts: Fifield, Higgins, Imai, Tarr, "Automated redistricting simulation using Markov
   * chain Monte Carlo", JCGS 2020. Their walk needs a known distribution. This walk does not, and has
   * none, because the choice of b differs in the two directions.
   */

  private static final int MAX_TRANSFERS = 3;
  private static final int MAX_IMAGES = 4;

  /** The number of steps between recuts, divided by n. */
  private static final int STEPS_BEFORE_RECUT = 5;

  /** The maximum change of the total border length in one step. */
  private static final int MAX_CHANGE = MAX_TRANSFERS * MAX_IMAGES * 4;

  private final int size;
  private final Symmetry symmetry;
  private final RegionRecut recut;
  private final MovableRegions regions;

  /**
   * The orbit of each cell, {@link #MAX_IMAGES} entries: the cell, its image, the image of that.
   */
  private final int[] images;

  private final int[] imageCount;

  /**
   * The orbit of each region, {@link #MAX_IMAGES} entries: the region, its image, the image of
   * that.
   */
  private final int[] regionImages;

  private final int[] regionImageCount;

  private final int[] start;
  private final RegionShapes shapes;
  private ShapeCost cost = ShapeCost.NONE;

  /** The acceptance probability of each change of the borders plus {@link #MAX_CHANGE}. */
  private final double[] acceptance = new double[2 * MAX_CHANGE + 1];

  /**
   * @param start connected regions whose borders have the symmetry, of a size up to {@link
   *     LayoutSpec#MAX_SIZE}
   */
  SwapChain(RegionMask start, Symmetry symmetry) {
    this.size = start.size();
    this.symmetry = symmetry;
    this.recut = new RegionRecut(size, symmetry);
    this.regions = new MovableRegions(size, MAX_TRANSFERS * MAX_IMAGES, MAX_IMAGES);
    this.images = new int[regions.region.length * MAX_IMAGES];
    this.imageCount = new int[regions.region.length];
    this.regionImages = new int[size * MAX_IMAGES];
    this.regionImageCount = new int[size];
    this.start = start.toArray();
    this.shapes = new RegionShapes(regions);
    findImages();
    restart();
  }

  private void findImages() {
    int[] cells = regions.cells;
    for (int cell = 0; cell < cells.length; cell++) {
      int image = cell;
      for (int turns = 0; turns < symmetry.order(); turns++) {
        if (turns == 0 || image != cell) {
          images[cells[cell] * MAX_IMAGES + turns] = cells[image];
          imageCount[cells[cell]] = turns + 1;
        }
        image = symmetry.image(size, image);
      }
    }
  }

  @Override
  public void restart() {
    become(start);
  }

  private void become(int[] labels) {
    regions.become(labels);
    Arrays.fill(regionImageCount, 0);
    for (int cell = 0; cell < labels.length; cell++) {
      int label = labels[cell];
      int image = cell;
      for (int turns = 0; turns < symmetry.order(); turns++) {
        if (turns == 0 || labels[image] != label) {
          regionImageCount[label] = Math.max(regionImageCount[label], turns + 1);
        }
        regionImages[label * MAX_IMAGES + turns] = labels[image];
        image = symmetry.image(size, image);
      }
    }
  }

  @Override
  public RegionMask mask() {
    return regions.mask();
  }

  @Override
  public void walk(int steps, double stiffness, ShapeCost cost, SeededRandom random) {
    this.cost = cost;
    shapes.begin(cost);
    for (int change = -MAX_CHANGE; change <= MAX_CHANGE; change++) {
      acceptance[change + MAX_CHANGE] = probability(change, stiffness);
    }
    for (int step = 1; step <= steps; step++) {
      if (symmetry != Symmetry.NONE && step % (STEPS_BEFORE_RECUT * size) == 0) {
        cutAnew(stiffness, random);
      }
      int cell = regions.cells[random.nextInt(regions.cells.length)];
      int target = regions.region[cell + regions.beside[random.nextInt(regions.beside.length)]];
      if (target != regions.region[cell] && target != regions.outside) {
        exchange(cell, target, random);
      }
    }
  }

  private double probability(int change, double stiffness) {
    return StrictMath.exp(-stiffness * change / symmetry.order());
  }

  private void cutAnew(double stiffness, SeededRandom random) {
    int[] before = regions.labels();
    int[] labels = before.clone();
    if (!recut.recut(labels, random)) {
      return;
    }
    double kept = probability(borders(labels) - borders(before), stiffness);
    if (cost == ShapeCost.NONE) {
      if (random.nextDouble() < kept) {
        become(labels);
      }
      return;
    }
    double costBefore = shapes.begin(cost);
    become(labels);
    double change = shapes.begin(cost) - costBefore;
    if (random.nextDouble() >= kept * StrictMath.exp(-change / symmetry.order())) {
      become(before);
      shapes.begin(cost);
    }
  }

  /** Returns the length of all borders between regions. */
  private int borders(int[] labels) {
    int length = 0;
    for (int cell = 0; cell < labels.length; cell++) {
      length += cell % size < size - 1 && labels[cell] != labels[cell + 1] ? 1 : 0;
      length += cell < size * (size - 1) && labels[cell] != labels[cell + size] ? 1 : 0;
    }
    return length;
  }

  private void exchange(int cell, int target, SeededRandom random) {
    int[] memberCount = regions.memberCount;
    int source = regions.region[cell];
    boolean possible = transfer(cell, target);
    int latest = cell;
    for (int i = 1; possible && memberCount[target] != size && i < MAX_TRANSFERS; i++) {
      boolean goesBack = memberCount[target] > size;
      int from = goesBack ? target : source;
      int to = goesBack ? source : target;
      latest = cellAtBorder(from, to, latest, random);
      possible = regions.region[latest] == from && transfer(latest, to);
    }
    if (!possible || memberCount[target] != size || memberCount[source] != size) {
      regions.undo();
    } else {
      double probability = acceptance[regions.borderChange + MAX_CHANGE];
      shapes.keepsOrUndoes(probability, symmetry.order(), random);
    }
    regions.keep();
  }

  /**
   * Returns a random cell of one region next to another region; if there is none, the cell moved
   * last, which must not be moved again.
   */
  private int cellAtBorder(int from, int to, int latest, SeededRandom random) {
    int count = regions.memberCount[from];
    int first = random.nextInt(count);
    for (int i = 0; i < count; i++) {
      int place = first + i < count ? first + i : first + i - count;
      int cell = regions.member(from, place);
      if (cell != latest && regions.countBeside(cell, to) > 0) {
        return cell;
      }
    }
    return latest;
  }

  /**
   * Moves a cell and its images to a region and its images. Returns false, perhaps after some
   * moves, if a region would fall apart or a cell would have to go to two regions.
   */
  private boolean transfer(int cell, int to) {
    int count = imageCount[cell];
    if (count % regionImageCount[to] != 0) {
      return false;
    }
    for (int turns = 0; turns < count; turns++) {
      if (!regions.move(images[cell * MAX_IMAGES + turns], regionImages[to * MAX_IMAGES + turns])) {
        return false;
      }
    }
    return true;
  }
}
