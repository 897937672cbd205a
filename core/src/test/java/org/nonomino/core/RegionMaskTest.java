package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RegionMaskTest {
  private static final int[] BOXES_OF_2_ROWS_AND_3_COLUMNS = {
    0, 0, 0, 1, 1, 1,
    0, 0, 0, 1, 1, 1,
    2, 2, 2, 3, 3, 3,
    2, 2, 2, 3, 3, 3,
    4, 4, 4, 5, 5, 5,
    4, 4, 4, 5, 5, 5
  };

  private static final int[] BOXES_OF_3_ROWS_AND_2_COLUMNS = {
    0, 0, 1, 1, 2, 2,
    0, 0, 1, 1, 2, 2,
    0, 0, 1, 1, 2, 2,
    3, 3, 4, 4, 5, 5,
    3, 3, 4, 4, 5, 5,
    3, 3, 4, 4, 5, 5
  };

  @Test
  void cutsTheGridIntoBoxes() {
    assertThat(RegionMask.boxes(2, 3).toArray()).isEqualTo(BOXES_OF_2_ROWS_AND_3_COLUMNS);
    assertThat(RegionMask.boxes(3, 2).toArray()).isEqualTo(BOXES_OF_3_ROWS_AND_2_COLUMNS);
    assertThat(RegionMask.boxes(1, 3).toArray()).containsExactly(0, 0, 0, 1, 1, 1, 2, 2, 2);
    assertThat(RegionMask.boxes(3, 1).toArray()).containsExactly(0, 1, 2, 0, 1, 2, 0, 1, 2);
    assertThat(RegionMask.boxes(1, 1).toArray()).containsExactly(0);
  }

  @Test
  void knowsItsBoxes() {
    BoxRegions boxes = (BoxRegions) RegionMask.boxes(3, 4);
    assertThat(boxes.boxRows()).isEqualTo(3);
    assertThat(boxes.boxColumns()).isEqualTo(4);
    assertThat(boxes.size()).isEqualTo(12);
    assertThat(boxes).hasToString("3x4");
  }

  @Test
  void numbersRegionsInTheOrderOfFirstAppearance() {
    int[] labels = {7, 7, -3, 1000, 7, -3, 1000, 1000, -3};
    RegionMask mask = RegionMask.jigsaw(3, labels);
    assertThat(mask.toArray()).containsExactly(0, 0, 1, 2, 0, 1, 2, 2, 1);
    assertThat(mask.region(3)).isEqualTo(2);
    assertThat(mask.size()).isEqualTo(3);
    assertThat(mask).hasToString("001201221");
  }

  @Test
  void equalsAMaskThatCutsTheSameWay() {
    RegionMask boxes = RegionMask.boxes(2, 3);
    int[] other = new int[36];
    Arrays.setAll(other, cell -> 5 - BOXES_OF_2_ROWS_AND_3_COLUMNS[cell]);
    RegionMask jigsaw = RegionMask.jigsaw(6, other);
    assertThat(jigsaw).isEqualTo(boxes).hasSameHashCodeAs(boxes);
    assertThat(boxes).isEqualTo(jigsaw).isNotEqualTo(RegionMask.boxes(3, 2));
    assertThat(boxes.hashCode()).isEqualTo(Arrays.hashCode(BOXES_OF_2_ROWS_AND_3_COLUMNS));
    assertThat(boxes).isNotEqualTo(RegionMask.boxes(2, 2)).isNotEqualTo("2x3");
  }

  /** Each mask has one form, so that nothing can depend on how it was given. */
  @ParameterizedTest
  @CsvSource({"1, 1", "1, 5", "5, 1", "2, 2", "2, 3", "3, 2", "3, 3", "2, 6", "6, 2", "6, 6"})
  void knowsBoxesInAMaskMatrix(int boxRows, int boxColumns) {
    RegionMask boxes = RegionMask.boxes(boxRows, boxColumns);
    int[] labels = Arrays.stream(boxes.toArray()).map(region -> 100 - 7 * region).toArray();
    RegionMask jigsaw = RegionMask.jigsaw(boxes.size(), labels);
    assertThat(jigsaw).isEqualTo(boxes).hasSameClassAs(boxes).hasToString(boxes.toString());
    assertThat(BoxRegions.equalTo(jigsaw)).contains((BoxRegions) boxes);
    assertThat(BoxRegions.equalTo(new PlainMask(boxes.toArray()))).contains((BoxRegions) boxes);
  }

  @Test
  void knowsWhatIsNoBoxes() {
    for (int[] labels :
        new int[][] {
          {0, 1, 1, 0},
          {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3},
          {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 2, 2},
          {0, 0, 0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 3, 3}
        }) {
      RegionMask mask = RegionMask.jigsaw((int) Math.sqrt(labels.length), labels);
      assertThat(mask).isInstanceOf(JigsawRegions.class);
      assertThat(BoxRegions.equalTo(mask)).isEmpty();
      assertThat(BoxRegions.equalTo(new PlainMask(mask.toArray()))).isEmpty();
    }
  }

  @Test
  void equalsAMaskOfAnotherClass() {
    RegionMask jigsaw = RegionMask.jigsaw(2, new int[] {0, 1, 1, 0});
    assertThat(jigsaw).isEqualTo(new PlainMask(0, 1, 1, 0)).isNotEqualTo(new PlainMask(0, 0, 1, 1));
  }

  @Test
  void sharesNoArray() {
    int[] labels = {0, 1, 1, 0};
    RegionMask mask = RegionMask.jigsaw(2, labels);
    labels[0] = 1;
    mask.toArray()[1] = 0;
    assertThat(mask.toArray()).containsExactly(0, 1, 1, 0);
  }

  @Test
  void computesItsLayoutOnce() {
    RegionMask mask = RegionMask.boxes(3, 3);
    assertThat(Layout.of(mask)).isSameAs(Layout.of(mask));
    assertThat(Layout.of(mask).mask()).isSameAs(mask);
  }

  @ParameterizedTest
  @CsvSource({"0, 3", "3, 0", "-1, -1", "1, 37", "6, 7", "65536, 65536", "-6, -6"})
  void refusesBoxes(int boxRows, int boxColumns) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.boxes(boxRows, boxColumns))
        .withMessage("the size of boxes of " + boxRows + "x" + boxColumns + " is not in 1..36");
  }

  @Test
  void refusesAMaskMatrix() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(2, new int[] {0, 0, 1}))
        .withMessage("a mask of size 2 needs 4 labels, not 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(2, new int[] {0, 0, 0, 0}))
        .withMessage("the mask has 1 regions, expected 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(2, new int[] {0, 1, 2, 2}))
        .withMessage("the mask has 3 regions, expected 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(2, new int[] {7, 7, 7, 9}))
        .withMessageMatching("region (7 has 3|9 has 1) cells, expected 2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(37, new int[37 * 37]))
        .withMessage("size 37 is not in 1..36");
    assertThatIllegalArgumentException().isThrownBy(() -> RegionMask.jigsaw(0, new int[0]));
  }

  /** More labels than a byte can number must be rejected instead of overflowing. */
  @Test
  void refusesALabelForEachCell() {
    int[] labels = new int[36 * 36];
    Arrays.setAll(labels, cell -> cell);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.jigsaw(36, labels))
        .withMessage("the mask has 1296 regions, expected 36");
  }

  @Test
  void refusesACell() {
    RegionMask mask = RegionMask.boxes(2, 2);
    assertThatThrownBy(() -> mask.region(16)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> mask.region(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1", "4, 2, 2", "6, 2, 3", "8, 2, 4", "9, 3, 3", "10, 2, 5", "12, 3, 4", "14, 2, 7",
    "15, 3, 5", "16, 4, 4", "18, 3, 6", "20, 4, 5", "24, 4, 6", "25, 5, 5", "28, 4, 7", "30, 5, 6",
    "32, 4, 8", "35, 5, 7", "36, 6, 6"
  })
  void hasStandardBoxes(int size, int boxRows, int boxColumns) {
    BoxRegions boxes = (BoxRegions) RegionMask.standardBoxes(size).orElseThrow();
    assertThat(boxes.boxRows()).isEqualTo(boxRows);
    assertThat(boxes.boxColumns()).isEqualTo(boxColumns);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31})
  void hasNoStandardBoxesForAPrime(int size) {
    assertThat(RegionMask.standardBoxes(size)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-4, 0, 37})
  void hasNoStandardBoxesOutOfRange(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionMask.standardBoxes(size))
        .withMessage("size " + size + " is not in 1..36");
  }

  /** A mask of a different class. */
  private static final class PlainMask implements RegionMask {
    private final int[] regions;

    PlainMask(int... regions) {
      this.regions = regions;
    }

    @Override
    public int size() {
      return (int) Math.sqrt(regions.length);
    }

    @Override
    public int region(int cell) {
      return regions[cell];
    }

    @Override
    public int[] toArray() {
      return regions.clone();
    }
  }
}
