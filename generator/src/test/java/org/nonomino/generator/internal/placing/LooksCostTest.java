package org.nonomino.generator.internal.placing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Each term by lines on 9×9 that are drawn here by their rows and columns from 1. */
final class LooksCostTest {
  private static int[] line(String names) {
    String[] parts = names.split(" ", -1);
    int[] cells = new int[parts.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = 9 * (parts[i].charAt(0) - '1') + parts[i].charAt(1) - '1';
    }
    return cells;
  }

  @Test
  void straightLinesAndZigzagsAreStiff() {
    assertThat(LooksCost.stiffness(9, line("22 23 24 25"))).isEqualTo(1);
    assertThat(LooksCost.stiffness(9, line("22 33 44 55 66"))).isEqualTo(1);
    assertThat(LooksCost.stiffness(9, line("22 33 24 35 26"))).isEqualTo(1);
    assertThat(LooksCost.stiffness(9, line("22 23 33 34 44"))).isEqualTo(1);
  }

  @Test
  void longStraightPartsAndPartsInZigzagAreHalfAsStiff() {
    assertThat(LooksCost.stiffness(9, line("22 23 24 25 26 37"))).isEqualTo(0.5);
    assertThat(LooksCost.stiffness(9, line("22 33 24 35 26 27 28"))).isEqualTo(0.5);
  }

  @Test
  void bentLinesAreNotStiff() {
    assertThat(LooksCost.stiffness(9, line("22 23 24"))).isZero();
    assertThat(LooksCost.stiffness(9, line("22 23 24 35"))).isZero();
    assertThat(LooksCost.stiffness(9, line("22 33 43 52 51"))).isZero();
  }

  @Test
  void linesThatComeBackCurl() {
    assertThat(LooksCost.curling(9, line("33 23 22 31 42"))).isEqualTo(1);
    assertThat(LooksCost.curling(9, line("22 23 24 34 33"))).isEqualTo(1);
    assertThat(LooksCost.curling(9, line("22 33 43 52"))).isZero();
    assertThat(LooksCost.curling(9, line("22 23 33"))).isZero();
  }

  @Test
  void linesAlongTheBorderCost() {
    assertThat(LooksCost.bordering(9, line("11 12 13 14"))).isEqualTo(1);
    assertThat(LooksCost.bordering(9, line("91 92 93 84"))).isEqualTo(0.5);
    assertThat(LooksCost.bordering(9, line("19 29 38 47"))).isZero();
    assertThat(LooksCost.bordering(9, line("22 33 44"))).isZero();
  }

  @Test
  void lengthsThatOccurAlreadyCost() {
    assertThat(LooksCost.repetition(4, List.of())).isZero();
    assertThat(LooksCost.repetition(4, List.of(3, 5))).isZero();
    assertThat(LooksCost.repetition(4, List.of(4, 5, 4, 3))).isEqualTo(0.5);
  }

  @Test
  void moreInkNearbyCostsMoreButNeverMoreThanOne() {
    assertThat(LooksCost.nearness(0)).isZero();
    assertThat(LooksCost.nearness(1)).isLessThan(LooksCost.nearness(2));
    assertThat(LooksCost.nearness(1e9)).isBetween(0.99, 1.0);
  }
}
