package org.nonomino.generator;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Rules;

/**
 * The requirement on the number of clues.
 *
 * @param exactly this many, 0..n²; if empty, a pleasant number or, where it is to be minimal, what
 *     comes
 * @param minimal whether no clue can be taken away without a second solution
 * @param few whether, where no number is given, clues are taken away until none can go
 */
public record ClueDemand(OptionalInt exactly, boolean minimal, boolean few) {
  /** A pleasant number for the size. */
  public static final ClueDemand PLEASANT = new ClueDemand(OptionalInt.empty(), false);

  /**
   * As few as are left where no more can go one by one. Unlike in {@link #MINIMAL} a symmetry or a
   * pattern may hold one that is not needed, and nothing is proved or discarded for that.
   */
  public static final ClueDemand FEW = new ClueDemand(OptionalInt.empty(), false, true);

  /** No clue can go; their number is what comes. */
  public static final ClueDemand MINIMAL = new ClueDemand(OptionalInt.empty(), true);

  /** Creates a demand that removes no more clues than necessary. */
  public ClueDemand(OptionalInt exactly, boolean minimal) {
    this(exactly, minimal, false);
  }

  /**
   * Returns a number of clues below which no puzzle on a layout has exactly one solution. For a few
   * boxes that is the true minimum; else two digits without a clue could change places, so n − 1;
   * with further rules 0.
   *
   * <p>Source for 9×9: McGuire, Tugemann, Civario, "There is no 16-clue Sudoku", 2012; for 6×6: the
   * exhaustive counts that Wikipedia, "Mathematics of Sudoku", reports.
   */
  public static int fewest(LayoutChoice layout) {
    Optional<Rules> rules =
        layout instanceof LayoutChoice.Fixed fixed ? Optional.of(fixed.rules()) : Optional.empty();
    if (rules.isPresent() && !rules.get().arePlain()) {
      return 0;
    }
    Optional<BoxRegions> boxes = rules.map(Rules::mask).flatMap(BoxRegions::equalTo);
    // Rows and columns as regions are a Latin square, of which less is known.
    if (boxes.isEmpty() || boxes.get().boxRows() == 1 || boxes.get().boxColumns() == 1) {
      return layout.size() - 1;
    }
    return switch (layout.size()) {
      case 4 -> 4;
      case 6 -> 8;
      case 9 -> 17;
      default -> layout.size() - 1;
    };
  }

  /**
   * Returns a number of clues above which no puzzle is minimal: the last digit of each row follows
   * from the others.
   *
   * @param size n
   */
  public static int mostOfMinimal(int size) {
    return size * (size - 1);
  }

  /** Returns the demand for a number of clues. */
  public static ClueDemand exactly(int clues) {
    return new ClueDemand(OptionalInt.of(clues), false);
  }
}
