package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;

final class RepeatedDigitsTest {
  private static final RegionMask BOXES = RegionMask.boxes(2, 2);
  private static final Grid GRID = Grid.ofSymbols(4, "1.....3..3.....1").orElseThrow();

  @Test
  void areFoundInEachHouse() {
    Rules rules =
        Rules.of(BOXES).with(ExtraRegion.of(4, 0, 5, 10, 15)).with(ExtraRegion.of(4, 3, 6, 9, 12));
    assertThat(RepeatedDigits.of(GRID, Rules.of(BOXES).layout())).isEmpty();
    assertThat(RepeatedDigits.of(GRID, rules.layout()))
        .containsExactly(
            new RepeatedDigits.Repeated(1, "extra house 1", List.of(0, 15)),
            new RepeatedDigits.Repeated(3, "extra house 2", List.of(6, 9)));
    Grid more = GRID.with(1, 1);
    assertThat(RepeatedDigits.of(more, Rules.of(BOXES).layout()))
        .isEqualTo(RepeatedDigits.ofUnfinished(more, PaintedRegions.of(BOXES)))
        .containsExactly(
            new RepeatedDigits.Repeated(1, "row 1", List.of(0, 1)),
            new RepeatedDigits.Repeated(1, "region 1", List.of(0, 1)));
  }

  @Test
  void areInTheReportOfACheck() {
    Puzzle puzzle = new Puzzle(GRID, Rules.of(BOXES).with(ExtraRegion.of(4, 0, 5, 10, 15)));
    CheckReport report =
        CheckReport.of(
            puzzle, GRID, Solvers.standard().named("auto").orElseThrow(), SearchLimits.NONE);
    assertThat(report.conflicts())
        .containsExactly(new RepeatedDigits.Repeated(1, "extra house 1", List.of(0, 15)));
    assertThat(report.verdict()).contains(new Verdict.NoSolution());
  }
}
