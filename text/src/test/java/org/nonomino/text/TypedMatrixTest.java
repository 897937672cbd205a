package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests when a typed matrix is complete. */
final class TypedMatrixTest {
  private static TypedMatrix typed(TypedMatrix matrix, String text) {
    text.lines().forEach(matrix::add);
    return matrix;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.2.\n....\n....\n....",
        "- - - -\n_ _ _ _\n0 0 0 0\n1 . . 2",
        "----\n----\n1---\n---2",
        "10 11 . .\n. . . .\n. . . .\n. . . .",
        "# mine\n1.|2.\n..|..\n--+--\n..|..\n..|..",
        "1 . | 2 .\n. . | . .\n---------\n. . | . .\n. . | . .",
        "|1 |  |\n|  | 2|\n| 3|  |\n|  |4 |",
        "|  |  |\n|  | 2|\n|--+--|\n| 3|  |\n|  |4 |",
        "| 1 |   |   |   |\n|   |   | 2 |   |\n|   | 3 |   |   |\n|   |   |   | 4 |",
        "┌─┐\n│ 1 . 2 .\n│ . . . .\n│ . . . .\n└─┘\n│ . . . ."
      })
  void isCompleteWithItsLastRow(String text) {
    TypedMatrix matrix = TypedMatrix.ofAnySize();
    List<String> lines = text.lines().toList();
    for (String line : lines) {
      assertThat(matrix.isComplete()).as("before " + line).isFalse();
      matrix.add(line);
    }

    assertThat(matrix.isComplete()).isTrue();
    assertThat(matrix.size()).hasValue(4);
    assertThat(matrix.text()).isEqualTo(text + "\n");
  }

  @ParameterizedTest
  @CsvSource({"49,7", "81,9", "1296,36"})
  void isCompleteInOneLineThatIsNoRow(int cells, int size) {
    TypedMatrix matrix = typed(TypedMatrix.ofAnySize(), ".".repeat(cells));

    assertThat(matrix.isComplete()).isTrue();
    assertThat(matrix.size()).hasValue(size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"|", "||", "|||", "| |  |"})
  void barsWithoutCellsAreNoRow(String line) {
    TypedMatrix matrix = typed(TypedMatrix.ofAnySize(), line);

    assertThat(matrix.isEmpty()).isTrue();
    assertThat(matrix.isComplete()).isFalse();
    assertThat(TypedMatrix.isFirstLine(line, 4)).isFalse();
  }

  @Test
  void takesAShortLineForARowUntilItStaysAlone() {
    TypedMatrix matrix = typed(TypedMatrix.ofAnySize(), "1......2.3....4.");

    assertThat(matrix.isComplete()).isFalse();
    assertThat(matrix.size()).hasValue(4);
    assertThat(typed(matrix, "................").size()).hasValue(16);
  }

  @Test
  void knowsAShortLineWhereTheSizeIsKnown() {
    assertThat(typed(TypedMatrix.ofSize(4), "aabbaabbccddccdd").isComplete()).isTrue();
    assertThat(typed(TypedMatrix.ofSize(16), "aabbaabbccddccdd").isComplete()).isFalse();
    assertThat(typed(TypedMatrix.ofSize(4), "10 10 11 11").isComplete()).isFalse();
    assertThat(typed(TypedMatrix.ofSize(4), "aabb\naabb\nccdd").isComplete()).isFalse();
    assertThat(typed(TypedMatrix.ofSize(4), "aabb\naabb\nccdd\nccdd").isComplete()).isTrue();
  }

  @Test
  void hasNoSizeWhereTheLinesAreNoMatrix() {
    assertThat(TypedMatrix.ofAnySize().size()).isEmpty();
    assertThat(TypedMatrix.ofAnySize().isEmpty()).isTrue();
    assertThat(typed(TypedMatrix.ofAnySize(), "12345").size()).isEmpty();
    assertThat(typed(TypedMatrix.ofAnySize(), ".".repeat(40)).size()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "aabb,true",
    "a a b b,true",
    "10 10 11 12,true",
    "aabbaabbccddccdd,true",
    "aab,false",
    "windmill,false",
    "'',false"
  })
  void reportsARowFromAName(String line, boolean isFirst) {
    assertThat(TypedMatrix.isFirstLine(line, 4)).isEqualTo(isFirst);
  }
}
