package org.nonomino.generator;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.nonomino.core.RegionMask;

/**
 * The properties of random layouts.
 *
 * @param size n, {@value #MIN_SIZE}..{@value #MAX_SIZE}
 * @param symmetry the symmetry of the borders of the regions: one of {@link #SYMMETRIES} that the
 *     size {@linkplain #allows allows}
 * @param wiggle 0..1, from nearly boxes to wild
 * @param style what the shapes are to be like; symmetric ones without a symmetry have any that the
 *     size allows
 */
public record LayoutSpec(int size, Symmetry symmetry, double wiggle, LayoutStyle style) {
  /** The smallest size. */
  public static final int MIN_SIZE = 3;

  /** The largest size. */
  public static final int MAX_SIZE = 16;

  /** The size where none is asked for. */
  public static final int DEFAULT_SIZE = 9;

  /** The wiggle where none is asked for. */
  public static final double DEFAULT_WIGGLE = 0.5;

  /** The symmetries that borders can be asked to have. */
  public static final List<Symmetry> SYMMETRIES =
      List.of(Symmetry.NONE, Symmetry.ROTATE180, Symmetry.ROTATE90, Symmetry.VERTICAL);

  /**
   * Of this size a mirror makes some region one cell wide. A region that is its own image has an
   * odd number of the cells on the axis; with one of them, a wing of three cells is left on either
   * side, which is not wide either. All 7 are straight, and of 5 and 3 a sum of 7 needs a 1, too.
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
    if (!(wiggle >= 0 && wiggle <= 1)) {
      throw new IllegalArgumentException("the wiggle must be in 0..1, not " + wiggle);
    }
  }

  /** The properties of layouts in no particular style. */
  public LayoutSpec(int size, Symmetry symmetry, double wiggle) {
    this(size, symmetry, wiggle, LayoutStyle.ANY);
  }

  /** Returns the symmetries of which each layout has one. */
  List<Symmetry> possibleSymmetries() {
    return style == LayoutStyle.SYMMETRIC && symmetry == Symmetry.NONE
        ? SYMMETRIES.stream()
            .filter(each -> each != Symmetry.NONE && allows(size, each))
            .filter(each -> size != SIZE_OF_THIN_MIRRORS || each != Symmetry.VERTICAL)
            .toList()
        : List.of(symmetry);
  }

  /**
   * Returns whether there are random layouts of a size with a symmetry. A quarter turn needs a size
   * of 4k or 4k+1.
   *
   * @param size n
   */
  public static boolean allows(int size, Symmetry symmetry) {
    // A quarter turn moves cells round in fours, but for the centre of an odd size: a region that
    // it leaves where it is has 4k or 4k+1 cells. So of other sizes it moves every region, in fours
    // or in twos, and n regions in fours there are not. Two that change places would each be moved
    // onto itself by half a turn: being connected, each has a ring round the centre, and one ring
    // is the other one turned. Rings of one shape and centre cross each other: regions cannot.
    return SYMMETRIES.contains(symmetry) && (symmetry != Symmetry.ROTATE90 || size % 4 <= 1);
  }

  /** Returns the sizes of which there are random layouts with a symmetry, ascending. */
  public static List<Integer> sizesWith(Symmetry symmetry) {
    return IntStream.rangeClosed(MIN_SIZE, MAX_SIZE)
        .filter(size -> allows(size, symmetry))
        .boxed()
        .toList();
  }

  /**
   * Returns of {@link #SYMMETRIES} the one of the highest order that the borders of a mask have.
   */
  public static Symmetry symmetryOf(RegionMask mask) {
    return SYMMETRIES.stream()
        .filter(symmetry -> symmetry.keepsBorders(mask))
        .max(Comparator.comparingInt(Symmetry::order))
        .orElseThrow();
  }
}
