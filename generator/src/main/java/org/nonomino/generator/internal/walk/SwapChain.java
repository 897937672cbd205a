package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/**
 * A walk among the connected layouts of one size and symmetry, by small changes. Used by one
 * thread.
 */
final class SwapChain {
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
   * Cost. No region is ever traversed. Whether it stays connected without a cell follows from the eight
   * cells around that cell (HOLDS_WITHOUT): if those of the region are connected there, the region is.
   * Otherwise it falls apart, because it has no hole: a hole would hold at least n cells, and up to
   * n = 23 no ring of n cells is that wide. The only loss are the rare steps where b would reconnect the
   * parts that a separated.
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

  /** Whether a region holds together without a cell, by the {@link Ring} of the cell. */
  private static final boolean[] HOLDS_WITHOUT = holdsWithout();

  private final int size;
  private final Symmetry symmetry;
  private final RegionRecut recut;

  /** The cells of a grid with a border that belongs to no region. */
  private final int stride;

  private final int outside;
  private final int[] cells;
  private final int[] beside;

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
  private final int[] region;

  /** The cells of each region in no order, {@link #capacity} entries. */
  private final int[] members;

  private final int[] memberCount;
  private final int capacity;

  /** The index of each cell among the members of its region. */
  private final int[] position;

  private final int[] movedCells = new int[MAX_TRANSFERS * MAX_IMAGES];
  private final int[] movedFrom = new int[MAX_TRANSFERS * MAX_IMAGES];
  private final int[] movedTo = new int[MAX_TRANSFERS * MAX_IMAGES];
  private int moved;
  private int borderChange;

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
    this.stride = size + 2;
    this.outside = size;
    this.cells = new int[size * size];
    this.beside = new int[] {-stride, 1, stride, -1};
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (cell / size + 1) * stride + cell % size + 1;
    }
    this.images = new int[stride * stride * MAX_IMAGES];
    this.imageCount = new int[stride * stride];
    this.regionImages = new int[size * MAX_IMAGES];
    this.regionImageCount = new int[size];
    this.start = start.toArray();
    this.region = new int[stride * stride];
    this.capacity = size + MAX_IMAGES;
    this.members = new int[size * capacity];
    this.memberCount = new int[size];
    this.position = new int[stride * stride];
    this.shapes = new RegionShapes(size, stride, region, movedCells.length);
    findImages();
    restart();
  }

  private static boolean[] holdsWithout() {
    boolean[] holds = new boolean[Ring.COUNT];
    for (int ring = 0; ring < holds.length; ring++) {
      holds[ring] = Ring.holdsWithout(ring);
    }
    return holds;
  }

  private void findImages() {
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

  /** Returns to the start of the walk. */
  void restart() {
    become(start);
  }

  private void become(int[] labels) {
    Arrays.fill(region, outside);
    Arrays.fill(memberCount, 0);
    Arrays.fill(regionImageCount, 0);
    for (int cell = 0; cell < cells.length; cell++) {
      int label = labels[cell];
      enter(cells[cell], label);
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

  /** Returns the current regions. */
  RegionMask mask() {
    return RegionMask.jigsaw(size, labels());
  }

  private int[] labels() {
    int[] labels = new int[cells.length];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] = region[cells[cell]];
    }
    return labels;
  }

  /**
   * Takes this many steps.
   *
   * @param stiffness the resistance to longer borders: a step that makes them longer by one cell's
   *     side and its images is kept with probability exp(−stiffness); if it is negative, shorter
   *     borders are resisted
   */
  void walk(int steps, double stiffness, SeededRandom random) {
    walk(steps, stiffness, ShapeCost.NONE, random);
  }

  /**
   * Takes this many steps.
   *
   * @param stiffness the resistance to longer borders
   * @param cost the cost of shapes: a step that raises the total cost by c per image is kept with
   *     probability exp(−c)
   */
  void walk(int steps, double stiffness, ShapeCost cost, SeededRandom random) {
    this.cost = cost;
    if (cost != ShapeCost.NONE) {
      shapes.begin(cost);
    }
    for (int change = -MAX_CHANGE; change <= MAX_CHANGE; change++) {
      acceptance[change + MAX_CHANGE] = probability(change, stiffness);
    }
    for (int step = 1; step <= steps; step++) {
      if (symmetry != Symmetry.NONE && step % (STEPS_BEFORE_RECUT * size) == 0) {
        cutAnew(stiffness, random);
      }
      int cell = cells[random.nextInt(cells.length)];
      int target = region[cell + beside[random.nextInt(beside.length)]];
      if (target != region[cell] && target != outside) {
        exchange(cell, target, random);
      }
    }
  }

  private double probability(int change, double stiffness) {
    return StrictMath.exp(-stiffness * change / symmetry.order());
  }

  private void cutAnew(double stiffness, SeededRandom random) {
    int[] before = labels();
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
    int source = region[cell];
    borderChange = 0;
    boolean possible = transfer(cell, target);
    int latest = cell;
    for (int i = 1; possible && memberCount[target] != size && i < MAX_TRANSFERS; i++) {
      boolean goesBack = memberCount[target] > size;
      int from = goesBack ? target : source;
      int to = goesBack ? source : target;
      latest = cellAtBorder(from, to, latest, random);
      possible = region[latest] == from && transfer(latest, to);
    }
    if (!possible || memberCount[target] != size || memberCount[source] != size) {
      undo();
    } else if (!accepts(random)) {
      undo();
      if (cost != ShapeCost.NONE) {
        shapes.movedBack(movedCells, movedFrom, movedTo, moved);
      }
    }
    moved = 0;
  }

  private boolean accepts(SeededRandom random) {
    double probability = acceptance[borderChange + MAX_CHANGE];
    if (cost == ShapeCost.NONE) {
      return probability >= 1 || random.nextDouble() < probability;
    }
    double change = shapes.moved(movedCells, movedFrom, movedTo, moved);
    return random.nextDouble() < probability * StrictMath.exp(-change / symmetry.order());
  }

  /**
   * Returns a random cell of one region next to another region; if there is none, the cell moved
   * last, which must not be moved again.
   */
  private int cellAtBorder(int from, int to, int latest, SeededRandom random) {
    int count = memberCount[from];
    int first = random.nextInt(count);
    for (int i = 0; i < count; i++) {
      int place = first + i < count ? first + i : first + i - count;
      int cell = members[from * capacity + place];
      if (cell != latest && countBeside(cell, to) > 0) {
        return cell;
      }
    }
    return latest;
  }

  private int countBeside(int cell, int of) {
    return (region[cell - stride] == of ? 1 : 0)
        + (region[cell + 1] == of ? 1 : 0)
        + (region[cell + stride] == of ? 1 : 0)
        + (region[cell - 1] == of ? 1 : 0);
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
      if (!move(images[cell * MAX_IMAGES + turns], regionImages[to * MAX_IMAGES + turns])) {
        return false;
      }
    }
    return true;
  }

  private boolean move(int cell, int to) {
    int from = region[cell];
    int ring = Ring.of(region, stride, cell, from);
    int besideTo = countBeside(cell, to);
    if (besideTo == 0 || !HOLDS_WITHOUT[ring]) {
      return false;
    }
    borderChange += Ring.beside(ring) - besideTo;
    movedCells[moved] = cell;
    movedFrom[moved] = from;
    movedTo[moved] = to;
    moved++;
    leave(cell);
    enter(cell, to);
    return true;
  }

  private void undo() {
    for (int latest = moved - 1; latest >= 0; latest--) {
      leave(movedCells[latest]);
      enter(movedCells[latest], movedFrom[latest]);
    }
  }

  private void enter(int cell, int to) {
    region[cell] = to;
    position[cell] = memberCount[to];
    members[to * capacity + memberCount[to]++] = cell;
  }

  private void leave(int cell) {
    int from = region[cell];
    int last = members[from * capacity + --memberCount[from]];
    members[from * capacity + position[cell]] = last;
    position[last] = position[cell];
  }
}
