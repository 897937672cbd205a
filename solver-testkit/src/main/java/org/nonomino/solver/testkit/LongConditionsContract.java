package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.XSum;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.StopReason;

/**
 * Tests that a search stops while it examines long conditions, because one of them can take longer
 * than many nodes.
 */
public interface LongConditionsContract extends StrategyTest {

  @Test
  default void stopsAtTheDeadlineBeforeTheFirstNode() {
    assertThat(run(withXSums(), SearchLimits.NONE.withDeadline(afterReadings(4, () -> 1))))
        .isEqualTo(new SearchReport(0, 0, 0, StopReason.DEADLINE));
  }

  @Test
  default void stopsOnAnInterruptBeforeTheFirstNode() {
    LongSupplier interrupting =
        () -> {
          Thread.currentThread().interrupt();
          return -1;
        };
    SearchReport report;
    try {
      report = run(withXSums(), SearchLimits.NONE.withDeadline(afterReadings(4, interrupting)));
    } finally {
      Thread.interrupted();
    }
    assertThat(report).isEqualTo(new SearchReport(0, 0, 0, StopReason.INTERRUPTED));
  }

  /** Returns an empty grid with a sum at both ends of each row and column. */
  private static Puzzle withXSums() {
    int size = 16;
    List<Constraint> sums = new ArrayList<>();
    for (int line = 0; line < size; line++) {
      sums.add(new XSum(new OutsideCell(size, line, -1), 60 + line));
      sums.add(new XSum(new OutsideCell(size, line, size), 75 - line));
      sums.add(new XSum(new OutsideCell(size, -1, line), 60 + line));
      sums.add(new XSum(new OutsideCell(size, size, line), 75 - line));
    }
    return new Puzzle(Grid.empty(size), Rules.of(RegionMask.boxes(4, 4), sums));
  }

  /** Returns a deadline that, after some readings of its clock, depends on a supplier. */
  private static Deadline afterReadings(int count, LongSupplier then) {
    AtomicInteger readings = new AtomicInteger();
    return Deadline.in(
        Duration.ZERO,
        () -> {
          int reading = readings.getAndIncrement();
          return reading == 0 ? 0 : reading < count ? -1 : then.getAsLong();
        });
  }
}
