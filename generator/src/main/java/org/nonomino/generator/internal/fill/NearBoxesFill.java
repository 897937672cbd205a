package org.nonomino.generator.internal.fill;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Fills large layouts of which many regions are boxes. About half of the digits of these boxes come
 * from a filling of a grid with boxes only; the solver completes the rest within a few nodes, or
 * another filling is tried. Belongs to one thread.
 */
final class NearBoxesFill {
  /*
   * On 36×36 boxes between whose borders 60 cells were exchanged, HelpedFill found no filling in 25 s, and this class
   * found one in 1 to 4 attempts (1 to 2 s). With 150 exchanged cells, few boxes are whole, and it seldom succeeds.
   */
  /** The largest size at which HelpedFill succeeds with any layout. */
  private static final int LARGEST_FILLED_WITH_HELP = 16;

  /** At least one of this many regions must be a box. */
  private static final int REGIONS_PER_BOX = 4;

  private static final int NODES_PER_CELL = 2;
  private static final int BOX_ATTEMPTS = 20;

  private final Rules rules;
  private final RandomFill boxFill;
  private final Completion completion;

  /** Whether each region is a box. */
  private final boolean[] isBox;

  private NearBoxesFill(Rules rules, RegionMask boxes, boolean[] isBox, Completion completion) {
    this.rules = rules;
    this.boxFill = new RandomFill(Rules.of(boxes));
    this.completion = completion;
    this.isBox = isBox;
  }

  /** Returns the method for some rules; empty if the size or the regions do not suit it. */
  static Optional<NearBoxesFill> of(Rules rules, Completion completion) {
    int size = rules.size();
    if (size <= LARGEST_FILLED_WITH_HELP || !rules.arePlain()) {
      return Optional.empty();
    }
    Optional<RegionMask> boxes = RegionMask.standardBoxes(size);
    if (boxes.isEmpty()) {
      return Optional.empty();
    }
    boolean[] isBox = boxesAmong(rules.mask(), boxes.get());
    long count = IntStream.range(0, size).filter(region -> isBox[region]).count();
    return count * REGIONS_PER_BOX < size
        ? Optional.empty()
        : Optional.of(new NearBoxesFill(rules, boxes.get(), isBox, completion));
  }

  /** Returns for each region of a mask whether its cells are those of a box. */
  private static boolean[] boxesAmong(RegionMask mask, RegionMask boxes) {
    int size = mask.size();
    int[] boxOf = new int[size];
    Arrays.fill(boxOf, -1);
    boolean[] isBox = new boolean[size];
    Arrays.fill(isBox, true);
    for (int cell = 0; cell < size * size; cell++) {
      int region = mask.region(cell);
      if (boxOf[region] < 0) {
        boxOf[region] = boxes.region(cell);
      }
      isBox[region] &= boxOf[region] == boxes.region(cell);
    }
    return isBox;
  }

  /**
   * Returns a filling, the same one for the same random numbers; empty if there was none in this
   * many attempts or they were stopped.
   */
  Optional<Grid> fill(int times, SeededRandom random, Attempts attempts) {
    for (int i = 0; i < times && attempts.next(); i++) {
      if (boxFill.fill(BOX_ATTEMPTS, NODES_PER_CELL, random, attempts)
          && completion.tryToComplete(beginning(boxFill.grid(), random), NODES_PER_CELL)
              instanceof FillResult.Filled filled) {
        return Optional.of(filled.filling());
      }
    }
    return Optional.empty();
  }

  /** Returns about half of the digits of the regions that are boxes. */
  private Grid beginning(Grid filling, SeededRandom random) {
    int[] digits = filling.toArray();
    for (int cell = 0; cell < digits.length; cell++) {
      if (!isBox[rules.mask().region(cell)] || random.nextInt(2) == 0) {
        digits[cell] = 0;
      }
    }
    return Grid.of(rules.size(), digits);
  }
}
