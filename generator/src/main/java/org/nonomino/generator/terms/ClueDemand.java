package org.nonomino.generator.terms;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * The requirement on the number of clues.
 *
 * @param exactly the exact number of clues, 0..n²; if empty, a pleasant number or, for a minimal
 *     puzzle, any number
 * @param minimal whether removing any clue must give a second solution
 * @param few whether, if no number is given, clues are removed until none can be removed
 */
public record ClueDemand(OptionalInt exactly, boolean minimal, boolean few) {
  /** A pleasant number for the size. */
  public static final ClueDemand PLEASANT = new ClueDemand(OptionalInt.empty(), false);

  /**
   * As few clues as remain if none can be removed any more. Unlike in {@link #MINIMAL} a symmetry
   * or a pattern may keep redundant clues, and nothing is proved or discarded because of that.
   */
  public static final ClueDemand FEW = new ClueDemand(OptionalInt.empty(), false, true);

  /** A minimal puzzle with any number of clues. */
  public static final ClueDemand MINIMAL = new ClueDemand(OptionalInt.empty(), true);

  /** Creates a demand that removes no more clues than necessary. */
  public ClueDemand(OptionalInt exactly, boolean minimal) {
    this(exactly, minimal, false);
  }

  /**
   * Returns a number of clues below which no puzzle on a layout has exactly one solution. For a few
   * boxes without further rules this is the true minimum. Otherwise it is n − 1, because two digits
   * without a clue could be swapped; if the rules give values to digits, it is 0.
   *
   * <p>Source for 9×9: McGuire, Tugemann, Civario, "There is no 16-clue Sudoku", 2012; for 6×6: the
   * exhaustive counts that Wikipedia, "Mathematics of Sudoku", reports.
   */
  public static int min(LayoutChoice layout) {
    int size = layout.size();
    // Random regions are as little known as those of a Latin square.
    Rules rules =
        layout instanceof LayoutChoice.Random random
            ? Rules.of(RegionMask.boxes(1, size), random.constraints())
            : ((LayoutChoice.Fixed) layout).rules();
    if (!rules.allowDigitPermutations()) {
      return 0;
    }
    Optional<BoxRegions> boxes =
        rules.arePlain() ? BoxRegions.equalTo(rules.mask()) : Optional.empty();
    // Less is known about Latin squares, whose regions are the rows or columns.
    if (boxes.isEmpty() || boxes.get().boxRows() == 1 || boxes.get().boxColumns() == 1) {
      return size - 1;
    }
    return switch (size) {
      case 4 -> 4;
      case 6 -> 8;
      case 9 -> 17;
      default -> size - 1;
    };
  }

  /**
   * Returns a number of clues above which no puzzle is minimal, because the last digit of each row
   * follows from the others.
   *
   * @param size n
   */
  public static int mostOfMinimal(int size) {
    return size * (size - 1);
  }

  /**
   * Returns a pleasant number of clues: about a sixth more than the average minimal puzzle with
   * boxes. The minimal number is a larger share of the cells on larger grids (24.4 of 81, 47.7 of
   * 144, 95 of 256 on average).
   */
  public static int pleasantCount(int size) {
    return (int) Math.round(size * size * (0.31 + 0.0055 * size));
  }

  /**
   * Throws an {@link IllegalArgumentException} if the symmetry does not allow the pattern or the
   * number.
   *
   * @param pattern cells that must hold clues
   */
  public void requireRoom(CellPattern pattern, Symmetry symmetry) {
    int max = exactly.orElse(pattern.size() * pattern.size());
    if (!pattern.canGrowTo(max, symmetry)) {
      throw new IllegalArgumentException(
          "the symmetry " + symmetry + " does not allow this pattern or " + max + " clues");
    }
  }

  /** Returns the demand for a number of clues. */
  public static ClueDemand exactly(int clues) {
    return new ClueDemand(OptionalInt.of(clues), false);
  }
}
