package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.RegionMask;

/** Tests the ways in which a file contains a mask, and the ways in which it fails to. */
final class MaskReaderTest {
  private static final RegionMask MASK =
      RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3});

  private static RegionMask read(String text) throws IOException, MalformedTextException {
    return MaskReader.read("mask.txt", new StringReader(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "aaab\nabbb\ncccd\ncddd\n",
        "# mine\n\n1 1 1 2\n1 2 2 2\n3 3 3 4\n3 4 4 4",
        "10 10 10 11\n10 11 11 11\n12 12 12 13\n12 13 13 13\n",
        "aaababbbcccdcddd\n",
        "1............... aaababbbcccdcddd a label\n",
        "1...\n....\n....\n....\n\naaab\nabbb\ncccd\ncddd\n"
      })
  void readsAMask(String text) throws IOException, MalformedTextException {
    assertThat(read(text)).isEqualTo(MASK);
  }

  /** Boxes in the input are a mask like any other. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1...\n....\n....\n....\n\naabb\naabb\nccdd\nccdd\n",
        "1............... aabbaabbccddccdd\n",
        "ddcc\nddcc\nbbaa\nbbaa\n"
      })
  void readsBoxes(String text) throws IOException, MalformedTextException {
    assertThat(read(text)).isEqualTo(RegionMask.boxes(2, 2));
  }

  @ParameterizedTest
  @CsvSource({
    "'', there is no mask matrix in this text",
    "'aaab\nabbb\ncccd\ncdd\n', row 4",
    "'aaab\nabbb\ncccd\ncddc\n', region 'd' has 3 cells",
    "'1...\n....\n....\n....\n', this is a puzzle without a mask matrix",
    "'abc\n', there are 3 labels in one row"
  })
  void saysWhyThereIsNone(String text, String problem) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(MalformedTextException.class)
        .hasMessageStartingWith("mask.txt")
        .hasMessageContaining(problem);
  }

  @Test
  void namesTheCellsOfAWrongRegion() {
    assertThatThrownBy(() -> read("aaab\nabbb\ncccd\ncddc\n"))
        .hasMessageContaining("(r3c4 r4c2 r4c3)");
  }
}
