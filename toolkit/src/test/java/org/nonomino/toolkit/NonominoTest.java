package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;

/** The mistakes of programs that use the library, and the messages that they get. */
final class NonominoTest {
  private static final Nonomino NONOMINO = Nonomino.create();

  @Test
  void anUnknownLevelIsAnsweredWithAllLevels() {
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.level("harder"), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no level 'harder'. Choose one of: ")
        .message()
        .contains(Levels.STANDARD.all().stream().map(Level::name).toList());
  }

  @Test
  void anUnknownFormatIsAnsweredWithAllFormats() throws Exception {
    assertThatThrownBy(
            () -> NONOMINO.write(NONOMINO.read("1......2.3....4.").puzzle(), "sudokupat"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("There is no format 'sudokupat'. Choose one of: ")
        .hasMessageContaining("sudokupad");
  }

  @Test
  void impossibleRequestsNameTheMethods() {
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.clues(5), 1))
        .isInstanceOf(RequestException.class)
        .hasMessage("clues: For 9×9, give a number from 17 to 81.");
    assertThatThrownBy(() -> NONOMINO.generate(wanted -> wanted.blanks(50).clues(20), 1))
        .isInstanceOf(RequestException.class)
        .hasMessage("clues, blanks: Give only one of them.");
  }

  @Test
  void aGeneratedPuzzleHasNoReasonWhyThereIsNone() throws Exception {
    GeneratedPuzzle generated =
        NONOMINO.generate(
            wanted -> wanted.regions(RegionMask.boxes(2, 2)), 1);

    assertThat(generated.isMade()).isTrue();
    assertThatThrownBy(generated::whyNot).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(generated::problem).isInstanceOf(IllegalStateException.class);
  }
}
