package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.forcing.Chains;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.StepKind;

/** Tests the other names of Sudoku Explainer's chains; the ratings do not depend on the names. */
final class ChainNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5 in row 2: r2c3 r2c8; 5 in row 7: r7c3 r7c9 | Turbot Fish (Skyscraper) 6.6: r1c9<>5
          5 in column 2: r3c2 r8c2; 5 in column 7: r3c7 r9c7 | Turbot Fish (Skyscraper) 6.6: r8c8<>5
          5 in row 1: r1c1 r1c8; 5 in column 2: r2c2 r5c2 | Turbot Fish (Two-String Kite) 6.6: r5c8<>5
          5 in region 1: r1c1 r2c2; 5 in column 8: r2c8 r7c8 | Turbot Fish 6.6: r7c1<>5
          """)
  void ofOneDigit(String confinements, String expected) {
    assertThat(found(Boards.with(Boards.BOXES, confinements))).contains(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          r1c1: 51; r1c7: 13; r6c7: 34; r6c4: 45 | Forcing Chain (XY-Chain) 7.2: r1c4<>5
          r1c1: 38; r2c2: 38; r2c8: 38; r5c8: 38 | Forcing Chain (Remote Pairs) 7.2: r5c1<>3
          r2c1: 27; r4c9: 27; 7 in row 3: r3c3 r3c9 | Forcing Chain (W-Wing) 7.1: r2c9<>2
          r2c1: 27; r4c9: 67; 7 in row 3: r3c3 r3c9; 6 in column 5: r4c5 r2c5 | Forcing Chain (AIC) 7.2: r2c5<>2
          """)
  void ofSeveralDigits(String confinements, String expected) {
    assertThat(found(Boards.with(Boards.BOXES, confinements))).contains(expected);
  }

  @Test
  void theKindIsTheSame() {
    FoundStep step =
        Boards.all(
                new Chains(),
                Boards.with(Boards.BOXES, "5 in row 2: r2c3 r2c8; 5 in row 7: r7c3 r7c9"))
            .get(0);
    assertThat(step.kind()).isEqualTo(StepKind.TURBOT_FISH);
    assertThat(step.name()).isEqualTo("Turbot Fish (Skyscraper)");
  }

  private static List<String> found(BoardState board) {
    return Boards.all(new Chains(), board).stream()
        .map(step -> ChainSteps.text(step, board.size()))
        .toList();
  }
}
