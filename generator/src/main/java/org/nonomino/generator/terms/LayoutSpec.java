package org.nonomino.generator.terms;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;

/**
 * The properties of random layouts.
 *
 * @param size n, {@value #MIN_SIZE}..{@value #MAX_SIZE}
 * @param symmetry the symmetry of the borders of the regions, one of {@link #SYMMETRIES} that the
 *     size {@linkplain #allows allows}
 * @param irregularity 0..1, from nearly boxes to wild
 * @param style the style of the shapes; in the symmetric style without a given symmetry, layouts
 *     have any symmetry that the size allows
 */
public record LayoutSpec(int size, Symmetry symmetry, double irregularity, LayoutStyle style) {
  /** The smallest size. */
  public static final int MIN_SIZE = 3;

  /** The largest size. */
  public static final int MAX_SIZE = Grid.MAX_SIZE;

  /** The largest size with a symmetry, as larger layouts grow on a filled grid, which has none. */
  public static final int MAX_SYMMETRIC_SIZE = 16;

  /** The default size. */
  public static final int DEFAULT_SIZE = 9;

  /** The default irregularity. */
  public static final double DEFAULT_IRREGULARITY = 0.5;

  /** The symmetries that borders can be required to have. */
  public static final List<Symmetry> SYMMETRIES =
      List.of(Symmetry.NONE, Symmetry.ROTATE180, Symmetry.ROTATE90, Symmetry.VERTICAL);

  /**
   * At this size a mirror symmetry always makes some region one cell wide. A region that is its own
   * image has an odd number of the cells on the axis. With one of them, a wing of three cells
   * remains on either side, and that is one cell wide. With all 7 it is straight, and a sum of 7
   * from 5 and 3 also needs a 1.
   */
  private static final int SIZE_OF_THIN_MIRRORS = 7;

  /** Throws an {@link IllegalArgumentException} if a number is out of range. */
  public LayoutSpec {
    if (size < MIN_SIZE || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "the size of random layouts must be in " + MIN_SIZE + ".." + MAX_SIZE + ", not " + size);
    }
    if (!allows(size, symmetry)) {
      throw new IllegalArgumentException(
          "no random layout of size " + size + " can have the symmetry " + symmetry);
    }
    if (!allows(size, style)) {
      throw new IllegalArgumentException(
          "no random layout of size " + size + " has the style " + style);
    }
    if (!(irregularity >= 0 && irregularity <= 1)) {
      throw new IllegalArgumentException("the irregularity must be in 0..1, not " + irregularity);
    }
  }

  /** Creates the properties of layouts in no particular style. */
  public LayoutSpec(int size, Symmetry symmetry, double irregularity) {
    this(size, symmetry, irregularity, LayoutStyle.ANY);
  }

  /** Returns the symmetries from which one is chosen for each layout. */
  public List<Symmetry> possibleSymmetries() {
    return style == LayoutStyle.SYMMETRIC && symmetry == Symmetry.NONE
        ? SYMMETRIES.stream()
            .filter(each -> each != Symmetry.NONE && allows(size, each))
            .filter(each -> size != SIZE_OF_THIN_MIRRORS || each != Symmetry.VERTICAL)
            .toList()
        : List.of(symmetry);
  }

  /**
   * Returns whether there are random layouts of a size with a symmetry. A quarter turn requires a
   * size of 4k or 4k+1. Above {@value #MAX_SYMMETRIC_SIZE} there are only those without symmetry.
   *
   * @param size n
   */
  public static boolean allows(int size, Symmetry symmetry) {
    // A quarter turn moves cells in cycles of four, except for the centre of an odd size. So a
    // region that it maps onto itself has 4k or 4k+1 cells. For other sizes it moves every region,
    // in cycles of four or two, and n is not a multiple of four, so two regions would be swapped.
    // A half turn would map each of these onto itself. Because each is connected, it would contain
    // a ring around the centre, and one ring would be the other turned. Rings of the same shape
    // and centre cross each other, but regions cannot.
    return SYMMETRIES.contains(symmetry)
        && (symmetry == Symmetry.NONE || size <= MAX_SYMMETRIC_SIZE)
        && (symmetry != Symmetry.ROTATE90 || size % 4 <= 1);
  }

  /**
   * Returns whether there are random layouts of a size in a style.
   *
   * @param size n
   */
  public static boolean allows(int size, LayoutStyle style) {
    return style != LayoutStyle.SYMMETRIC || size <= MAX_SYMMETRIC_SIZE;
  }

  /** Returns the sizes for which there are random layouts with a symmetry, ascending. */
  public static List<Integer> sizesWith(Symmetry symmetry) {
    return IntStream.rangeClosed(MIN_SIZE, MAX_SIZE)
        .filter(size -> allows(size, symmetry))
        .boxed()
        .toList();
  }

  /** Returns the symmetry of the highest order among {@link #SYMMETRIES} that the borders have. */
  public static Symmetry symmetryOf(RegionMask mask) {
    return SYMMETRIES.stream()
        .filter(symmetry -> symmetry.keepsBorders(mask))
        .max(Comparator.comparingInt(Symmetry::order))
        .orElseThrow();
  }
}
