package org.nonomino.spark.layouts;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.bulk.layouts.AllLayoutsWork;
import org.nonomino.generator.LayoutEnumeration;

/**
 * Divides an enumeration of layouts among tasks, by the branches of its tree. The parts depend only
 * on the options.
 */
final class BranchPlan {
  /** Limits the driver's memory, because Spark holds some kilobytes per task. */
  private static final long MAX_PARTS = 50_000;

  /** The number of layouts written or checked in some seconds. */
  private static final long LAYOUTS_OF_PART = 4_000_000;

  private static final long CHECKED_LAYOUTS_OF_PART = 40_000;

  /**
   * The average number of branches in a part, because branches differ in size and several of them
   * even that out.
   */
  private static final long BRANCHES_OF_PART = 16;

  /**
   * The maximum number of branches to count, because counting more would take minutes. Up to 9×9
   * there are fewer.
   */
  private static final long MAX_BRANCHES = 20_000_000;

  private BranchPlan() {}

  /**
   * The branches of an enumeration that one task works through.
   *
   * @param regions the number of regions that are the same in a branch
   * @param from the number of the first branch, from 0
   * @param to the number after that of the last branch
   */
  record Range(int regions, long from, long to) implements Serializable {}

  /**
   * Returns the parts in the order of the layouts, at least one.
   *
   * @param wanted the requested number of parts; if empty, a number that fits the number of layouts
   */
  static List<Range> ranges(AllLayoutsWork work, OptionalInt wanted) {
    long parts = wanted.isPresent() ? wanted.getAsInt() : usualParts(work);
    if (parts == 1) {
      return List.of(new Range(0, 0, 1));
    }
    int regions = 0;
    long branches = 1;
    while (branches < parts * BRANCHES_OF_PART && regions < work.layouts().size()) {
      long further = count(work.layouts().parts(regions + 1));
      if (further > MAX_BRANCHES) {
        break;
      }
      regions++;
      branches = further;
    }
    parts = Math.min(parts, branches);
    List<Range> ranges = new ArrayList<>();
    for (int part = 1; part <= parts; part++) {
      long from = branches * (part - 1) / parts;
      ranges.add(new Range(regions, from, branches * part / parts));
    }
    return ranges;
  }

  private static long usualParts(AllLayoutsWork work) {
    long ofPart = work.looksForFillings() ? CHECKED_LAYOUTS_OF_PART : LAYOUTS_OF_PART;
    long layouts = LayoutEnumeration.number(work.layouts().size()).orElse(Long.MAX_VALUE);
    return Math.min(MAX_PARTS, layouts / ofPart + 1);
  }

  /** Counts branches, but not far beyond the usable number. */
  private static long count(Iterator<LayoutEnumeration> branches) {
    long count = 0;
    for (; branches.hasNext() && count <= MAX_BRANCHES; branches.next()) {
      count++;
    }
    return count;
  }
}
