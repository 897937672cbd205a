package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldPath;
import org.nonomino.explainer.ToldStep;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;

/** Explains generated KenKen puzzles, which have no regions. */
final class KenKenPathTest {
  private static final Solver SOLVER = Solvers.standard().named("auto").orElseThrow();

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".................................... 000000111111222222333333444444555555 +product-cage-120:r1c1-r3c1,r3c2;repeat-cage-5:r1c2,r2c2;product-cage-144:r1c3,r1c4,r2c3,r2c4;repeat-cage-3:r1c5,r1c6;repeat-cage-16:r2c5,r2c6,r3c4,r3c5;difference-cage-2:r3c3,r4c3;product-cage-10:r3c6,r4c6;repeat-cage-17:r4c1,r4c2,r5c1,r6c1;quotient-cage-3:r4c4,r4c5;product-cage-10:r5c2,r6c2,r6c3;product-cage-40:r5c3,r5c4,r6c4;repeat-cage-16:r5c5,r5c6,r6c5,r6c6",
        ".................................... 000000111111222222333333444444555555 +product-cage-6:r1c1,r1c2;repeat-cage-13:r1c3-r3c3,r3c4;product-cage-24:r1c4,r1c5;product-cage-30:r1c6,r2c4-r2c6;repeat-cage-19:r2c1,r2c2,r3c1,r3c2;repeat-cage-8:r3c5,r3c6,r4c5,r5c5;quotient-cage-3:r4c1,r5c1;difference-cage-1:r4c2,r5c2;repeat-cage-11:r4c3,r4c4;difference-cage-1:r4c6,r5c6;difference-cage-1:r5c3,r6c3;product-cage-12:r5c4,r6c4;repeat-cage-5:r6c1,r6c2;repeat-cage-11:r6c5,r6c6",
        ".................................... 000000111111222222333333444444555555 +repeat-cage-14:r1c1-r4c1;product-cage-360:r1c2-r1c4,r2c4;product-cage-3:r1c5,r1c6;repeat-cage-8:r2c2,r2c3,r3c2;product-cage-360:r2c5,r2c6-r4c6;product-cage-72:r3c3-r3c5,r4c4;product-cage-144:r4c2,r4c3,r5c1,r5c2;repeat-cage-6:r4c5,r5c5;product-cage-60:r5c3,r5c4,r6c4,r6c5;repeat-cage-6:r5c6,r6c6;repeat-cage-8:r6c1-r6c3"
      })
  void stepsNameRowsAndTheDigitsOfCages(String line) throws Exception {
    Puzzle puzzle = new PuzzleTexts(Formats.standard()).read(line, 1).get(0).puzzle();
    Grid solution = ((Verdict.Unique) SOLVER.solve(puzzle)).solution();
    ToldPath path =
        new Explainer(Scale.NONOMINO).toldPath(puzzle, Telling.ALL_STEPS, Deadline.NEVER);

    assertThat(path.rated().isSolved()).isTrue();
    List<String> reasons = new ArrayList<>();
    for (ToldStep told : path.steps()) {
      reasons.add(told.step().explain(told.board()));
      assertThat(told.step().evidence().houses())
          .allMatch(house -> house.kind() != HouseKind.REGION)
          .doesNotHaveDuplicates();
      for (Deduction each : told.step().deductions()) {
        assertThat(solution.digit(each.cell()) == each.digit())
            .as("%s", told.step())
            .isEqualTo(each instanceof Deduction.Placement);
      }
    }
    assertThat(reasons)
        .noneMatch(reason -> reason.matches("(?i).*\\b(region|box).*"))
        .noneMatch(reason -> reason.matches("In the cage of [^,]*, r[^,]* (lose|can)(?!.*, so).*"))
        .anyMatch(reason -> reason.matches("The cage of \\d+× at r\\dc\\d is \\d×\\d.*, so .*"));
  }
}
