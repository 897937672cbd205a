package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.solver.Deadline;

/** Tests of {@link ConstraintUse}. */
final class ConstraintUseTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  private static ConstraintUse use(Puzzle puzzle) {
    StepPath path = EXPLAINER.path(puzzle, Deadline.NEVER);
    assertThat(path.isSolved()).isTrue();
    return EXPLAINER.constraintUse(puzzle, path);
  }

  /** Without the thermometer, this puzzle would have two solutions. */
  @Test
  void theFirstDigitRestsOnTheThermometerAndTheOthersOnIt() {
    Rules rules = Rules.of(RegionMask.boxes(2, 2)).with(new Thermometer(CellList.of(4, 0, 1)));
    Grid givens = Grid.of(4, new int[] {0, 0, 3, 4, 3, 4, 1, 2, 0, 0, 4, 3, 4, 3, 2, 1});

    ConstraintUse use = use(new Puzzle(givens, rules));

    assertThat(use.placements()).isEqualTo(4);
    assertThat(use.resting()).isEqualTo(1);
    assertThat(use.percent()).isEqualTo(25);
  }

  @Test
  void plainPuzzlesUseNone() {
    Grid givens = Grid.of(4, new int[] {0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

    ConstraintUse use = use(new Puzzle(givens, Rules.of(RegionMask.boxes(2, 2))));

    assertThat(List.of(use.placements(), use.resting(), use.percent())).containsExactly(1, 0, 0);
  }
}
