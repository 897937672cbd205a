package org.nonomino.generator.internal.cages;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.nonomino.generator.terms.SeededRandom;

/** Draws random cages on a filling. Used by one thread. */
final class CageDrawer {
  /** After this many drawings, a new filling is more promising. */
  private static final int MAX_DRAWINGS = 10;

  /** A cage begins at the most enclosed of so many random cells. */
  private static final int STARTS_TO_COMPARE = 3;

  /** One cage in so many that can be its own image becomes one. */
  private static final int RARITY_OF_OWN_IMAGES = 3;

  /** How much less likely each further cell of a cage is than the one before it. */
  private static final double DECAY = 0.75;

  /** The share of the cells that are chosen for their few combinations. */
  private static final double TELLING = 0.5;

  private final CageGround ground;
  private final CageEdits edits;
  private final SeededRandom random;

  /** The cage of each cell so far. */
  private final int[] labels;

  private int cageCount;

  /** The cells of the current cage; only the first {@code grownCount} are valid. */
  private final int[] grown;

  private int grownCount;
  private long grownDigits;

  CageDrawer(CageGround ground, SeededRandom random) {
    this.ground = ground;
    this.edits = new CageEdits(ground);
    this.random = random;
    this.labels = new int[ground.cellCount];
    this.grown = new int[ground.cellCount];
  }

  /**
   * Returns cages in all cells that are not blocked; single cells only if no cage can take them.
   *
   * @param growth the probability that a cage grows beyond its smallest size, 0..1
   */
  Optional<CagePartition> drawAll(double growth) {
    for (int i = 0; i < MAX_DRAWINGS; i++) {
      clear();
      for (int start = nextStart(); start >= 0; start = nextStart()) {
        grow(start, size(growth));
        keep();
      }
      CagePartition drawn = fed(new CagePartition(labels));
      if (hasNoSmallCages(drawn) && ground.allows(drawn)) {
        return Optional.of(drawn);
      }
    }
    return Optional.empty();
  }

  /** Returns a number of cages and leaves other cells free; empty if so many do not fit. */
  Optional<CagePartition> drawSome(int number, double growth) {
    for (int i = 0; i < MAX_DRAWINGS; i++) {
      // Smaller cages are more likely to fit.
      double smaller = growth * (MAX_DRAWINGS - 1 - i) / (MAX_DRAWINGS - 1);
      clear();
      for (int start : random.permutation(ground.cellCount)) {
        if (cageCount < number && isFree(start)) {
          grow(start, size(smaller));
          if (grownCount >= ground.style.least() && cageCount + imageCount() <= number) {
            keep();
          }
        }
      }
      CagePartition drawn = new CagePartition(labels);
      if (cageCount == number && ground.allows(drawn)) {
        return Optional.of(drawn);
      }
    }
    return Optional.empty();
  }

  private void clear() {
    Arrays.fill(labels, CagePartition.NO_CAGE);
    cageCount = 0;
  }

  private boolean isFree(int cell) {
    return labels[cell] == CagePartition.NO_CAGE && !ground.isBlocked(cell);
  }

  /**
   * Returns a random size. Each further cell is less likely, so that there are few large cages.
   *
   * @param growth the probability of one cell more than the smallest size
   */
  private int size(double growth) {
    int size = ground.style.least();
    double more = growth;
    while (size < ground.style.most() && random.nextDouble() < more) {
      size++;
      more *= DECAY;
    }
    return size;
  }

  /**
   * Returns a free cell that is about to be enclosed, or else one that is its own image, or else a
   * random one; −1 if none is free.
   */
  private int nextStart() {
    int best = firstFree(cell -> freeNeighbours(cell) <= 1);
    if (best < 0 && ground.isSymmetric()) {
      // Only a cage that is its own image can hold such a cell, so it must find room.
      best = firstFree(this::isFixed);
    }
    return best < 0 ? mostEnclosedOfSome() : best;
  }

  private int firstFree(IntPredicate property) {
    for (int cell = 0; cell < ground.cellCount; cell++) {
      if (isFree(cell) && property.test(cell)) {
        return cell;
      }
    }
    return -1;
  }

  private int mostEnclosedOfSome() {
    int freeCount = 0;
    for (int cell = 0; cell < ground.cellCount; cell++) {
      freeCount += isFree(cell) ? 1 : 0;
    }
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < STARTS_TO_COMPARE && freeCount > 0; i++) {
      int cell = freeCell(random.nextInt(freeCount));
      if (freeNeighbours(cell) < fewest) {
        fewest = freeNeighbours(cell);
        best = cell;
      }
    }
    return best;
  }

  private int freeCell(int index) {
    int skip = index;
    int cell = 0;
    while (!isFree(cell) || skip > 0) {
      skip -= isFree(cell) ? 1 : 0;
      cell++;
    }
    return cell;
  }

  private int freeNeighbours(int cell) {
    int count = 0;
    for (int neighbour : ground.neighbours[cell]) {
      count += isFree(neighbour) ? 1 : 0;
    }
    return count;
  }

  /** Grows a cage from a free cell up to a size; its images are not among its cells, or all are. */
  private void grow(int start, int wanted) {
    boolean isOwnImage =
        ground.isSymmetric()
            && (isFixed(start) || random.nextInt(RARITY_OF_OWN_IMAGES) == 0)
            && startsAsOwnImage(start);
    if (!isOwnImage) {
      grownCount = 0;
      grownDigits = 0;
      add(start);
    }
    while (grownCount < wanted) {
      int next = nextCell(isOwnImage);
      if (next < 0) {
        return;
      }
      addWithImages(next, isOwnImage);
    }
  }

  private boolean startsAsOwnImage(int start) {
    grownCount = 0;
    grownDigits = 0;
    if (!fits(start, true)) {
      return false;
    }
    addWithImages(start, true);
    for (int i = 1; i < grownCount; i++) {
      if (!touches(grown[i], i)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a cell has a side in common with one of the first cells of the cage. */
  private boolean touches(int cell, int count) {
    for (int i = 0; i < count; i++) {
      if (ground.areNeighbours(grown[i], cell)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFixed(int cell) {
    for (int i = 1; i < ground.images.length; i++) {
      if (ground.images[i][cell] == cell) {
        return true;
      }
    }
    return false;
  }

  private void add(int cell) {
    grown[grownCount++] = cell;
    grownDigits |= ground.digitBit(cell);
  }

  private void addWithImages(int cell, boolean withImages) {
    add(cell);
    for (int i = 1; withImages && i < ground.images.length; i++) {
      if (!isGrown(ground.images[i][cell])) {
        add(ground.images[i][cell]);
      }
    }
  }

  private boolean isGrown(int cell) {
    for (int i = 0; i < grownCount; i++) {
      if (grown[i] == cell) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a cell that the cage can take next; −1 if there is none. Half of the cells are random.
   * The other half leave the cage as few combinations of digits as possible.
   */
  private int nextCell(boolean withImages) {
    boolean isTelling = random.nextDouble() < TELLING;
    int chosen = -1;
    int count = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < grownCount; i++) {
      for (int cell : ground.neighbours[grown[i]]) {
        if (fits(cell, withImages)) {
          int combinations =
              isTelling ? ground.combinations(grownDigits | ground.digitBit(cell)) : 0;
          if (combinations < fewest) {
            fewest = combinations;
            count = 0;
          }
          if (combinations == fewest) {
            count++;
            chosen = random.nextInt(count) == 0 ? cell : chosen;
          }
        }
      }
    }
    return chosen;
  }

  private boolean fits(int cell, boolean withImages) {
    long digits = grownDigits;
    int count = grownCount;
    for (int i = 0; i < ground.images.length; i++) {
      int image = ground.images[i][cell];
      boolean isAgain = i > 0 && isAmongImages(image, cell, i);
      if (i > 0 && !withImages) {
        if (image == cell || isGrown(image)) {
          return false;
        }
      } else if (!isAgain) {
        if (!isFree(image)
            || isGrown(image)
            || (digits & ground.digitBit(image)) != 0
            || (grownCount > 0 && !ground.areTogether(grown[0], image))) {
          return false;
        }
        digits |= ground.digitBit(image);
        count++;
      }
    }
    return count <= ground.style.most();
  }

  /** Returns whether one of the first images of a cell is the given one. */
  private boolean isAmongImages(int image, int cell, int count) {
    for (int i = 0; i < count; i++) {
      if (ground.images[i][cell] == image) {
        return true;
      }
    }
    return false;
  }

  /** Returns the number of different images of the current cage. */
  private int imageCount() {
    int count = 1;
    while (count < ground.images.length && !isGrown(ground.images[count][grown[0]])) {
      count++;
    }
    return count;
  }

  /** Keeps the current cage and its images. */
  private void keep() {
    int images = imageCount();
    for (int i = 0; i < images; i++) {
      for (int j = 0; j < grownCount; j++) {
        labels[ground.images[i][grown[j]]] = cageCount;
      }
      cageCount++;
    }
  }

  /** Returns the partition after cages that are too small have got cells or given theirs away. */
  private CagePartition fed(CagePartition drawn) {
    CagePartition now = drawn;
    int lack = ground.lack(now);
    Optional<CagePartition> better = Optional.of(now);
    while (lack > 0 && better.isPresent()) {
      better = better(now, lack);
      if (better.isPresent()) {
        now = better.get();
        lack = ground.lack(now);
      }
    }
    return now;
  }

  private Optional<CagePartition> better(CagePartition from, int lack) {
    for (int cage = 0; cage < from.count(); cage++) {
      if (from.cells(cage).length >= ground.style.least()) {
        continue;
      }
      for (int cell : from.cells(cage)) {
        for (int neighbour : ground.neighbours[cell]) {
          if (from.cageOf(neighbour) == cage || from.cageOf(neighbour) == CagePartition.NO_CAGE) {
            continue;
          }
          Optional<CagePartition> better =
              edits
                  .move(from, cell, neighbour)
                  .or(() -> edits.move(from, neighbour, cell))
                  .filter(moved -> ground.lack(moved) < lack);
          if (better.isPresent()) {
            return better;
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean hasNoSmallCages(CagePartition partition) {
    for (int cage = 0; cage < partition.count(); cage++) {
      int size = partition.cells(cage).length;
      if (size > 1 && size < ground.style.least()) {
        return false;
      }
    }
    return true;
  }
}
