package org.nonomino.core.constraint;

import java.util.BitSet;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/**
 * The digits of two neighbours have none of the ratios of the black dots of the puzzle, unless
 * there is a black or a white dot between them. Without a black dot, the ratio is 2.
 */
public record NegativeRatio(int size) implements Constraint {
  @Override
  public ConstraintKind kind() {
    return ConstraintKind.NEGATIVE_RATIO;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    long ratios = ratios(of);
    return marks(of).othersPass(full, (first, second) -> allows(ratios, first, second));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    long ratios = ratios(of);
    marks(of).relateOthers(into, (first, second) -> allows(ratios, first, second));
  }

  /**
   * Known by the rules in words. Without any visible black dot, it counts only if the ratio 2 does.
   */
  @Override
  public List<Constraint> seenIn(BitSet lit, Rules of) {
    boolean hasDot =
        of.constraints().stream()
            .anyMatch(each -> each instanceof BlackDot && !each.seenIn(lit, of).isEmpty());
    return hasDot || DigitSets.has(ratios(of), BlackDot.USUAL_RATIO) ? List.of(this) : List.of();
  }

  private static Marks marks(Rules of) {
    return Marks.of(of, ConstraintKind.BLACK_DOT, ConstraintKind.WHITE_DOT);
  }

  /** Returns the ratios as a set of digits. */
  private static long ratios(Rules of) {
    long ratios = 0;
    for (Constraint constraint : of.constraints()) {
      if (constraint instanceof BlackDot dot) {
        ratios |= 1L << dot.ratio();
      }
    }
    return ratios == 0 ? 1L << BlackDot.USUAL_RATIO : ratios;
  }

  private static boolean allows(long ratios, int first, int second) {
    int low = Math.min(first, second);
    int high = Math.max(first, second);
    // Only 0 itself is a multiple of 0.
    return low == 0 || high % low != 0 || !DigitSets.has(ratios, high / low);
  }
}
