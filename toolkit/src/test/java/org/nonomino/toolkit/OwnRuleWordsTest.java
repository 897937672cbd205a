package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.Telling;
import org.nonomino.solver.Deadline;

final class OwnRuleWordsTest {
  private static final String PUZZLE =
      """
      . . . .
      . . . 2
      . . . .
      . . . .

      rule "Parity thermometer" = pair "a < b and a % 2 == b % 2" drawn as line green: r1c1 r2c2
      rule "Parity thermometer": r4c4 r3c3
      pattern "[1-2]+[3-4]+": row 1
      sum 5..6: r1c2 + 2 r3c1
      """;

  @Test
  void aRelationSaysWhichCellWouldHaveNoDigit() throws Exception {
    Puzzle puzzle = new PuzzleTexts(Formats.standard()).read(PUZZLE, 1).get(0).puzzle();
    List<String> reasons =
        new Explainer(Scale.NONOMINO)
            .toldPath(puzzle, Telling.ALL_STEPS, Deadline.NEVER).steps().stream()
                .map(told -> told.step().explain(told.board()))
                .toList();

    assertThat(reasons)
        .contains(
            "With 1 in r2c2, the rule 'Parity thermometer' from r1c1 to r2c2 leaves no digit for"
                + " r1c1.",
            "With 3 or 4 in r4c4, the rule 'Parity thermometer' from r4c4 to r3c3 leaves no digit"
                + " for r3c3, so r4c4 is 1.");
  }
}
