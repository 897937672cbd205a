package org.nonomino.generator.internal.placing;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.ConstraintFamily;

/** Lines of which some grid may be true, for drawing them before there are digits. */
final class LineShape implements LineRule {
  private final ConstraintFamily family;
  private final LineRule rule;
  private final Layout layout;
  private final RegionMask mask;

  /**
   * @param rule the rule of the family that creates the constraints
   */
  LineShape(ConstraintFamily family, LineRule rule, Placing on) {
    this.family = family;
    this.rule = rule;
    this.layout = on.rules().layout();
    this.mask = on.mask();
  }

  @Override
  public boolean mayGrow(int[] cells, int count, int length) {
    return switch (family) {
      case ARROWS -> leastSum(cells, count) <= 2 * mask.size() / 3;
      case PALINDROMES ->
          mayBeEqual(cells[count - 1], cells[Math.min(count, length - count + 1) - 1]);
      default -> count <= mask.size();
    };
  }

  /**
   * Returns a sum that the cells after the first can have, nearly the smallest: each has the least
   * digit that those before it allow.
   */
  private int leastSum(int[] cells, int count) {
    int[] digits = new int[count];
    int sum = 0;
    for (int i = 1; i < count; i++) {
      long seen = 0;
      for (int j = 1; j < i; j++) {
        seen |= mayBeEqual(cells[i], cells[j]) ? 0 : 1L << digits[j];
      }
      digits[i] = Long.numberOfTrailingZeros(~seen & ~1L);
      sum += digits[i];
    }
    return sum;
  }

  private boolean mayBeEqual(int first, int second) {
    return first == second || !layout.arePeers(first, second);
  }

  @Override
  public boolean isDone(int[] cells, int count, int length) {
    return switch (family) {
      case PALINDROMES -> count == length;
      case REGION_SUM_LINES -> hasSimilarPieces(cells, count);
      default -> true;
    };
  }

  /** Returns whether there are at least two pieces, whose lengths differ by at most 1. */
  private boolean hasSimilarPieces(int[] cells, int count) {
    int shortest = count;
    int longest = 0;
    int from = 0;
    for (int i = 1; i <= count; i++) {
      if (i == count || mask.region(cells[i]) != mask.region(cells[from])) {
        shortest = Math.min(shortest, i - from);
        longest = Math.max(longest, i - from);
        from = i;
      }
    }
    return longest < count && longest - shortest <= 1;
  }

  @Override
  public Constraint constraint(CellList cells) {
    return rule.constraint(cells);
  }

  @Override
  public boolean mayBeShort() {
    return rule.mayBeShort();
  }
}
