package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Fog.Trigger;

/** The rule of fog, sentence by sentence. */
final class FogTest {
  @Test
  void someCellsAreLitFromTheBeginning() {
    assertThat(new Fog(List.of(3, 15), List.of()).lit(4, cell -> false).stream())
        .containsExactly(3, 15);
  }

  @Test
  void aRightDigitLightsWhatIsAroundIt() {
    Fog fog = new Fog(List.of(), List.of());

    assertThat(fog.lit(4, cell -> cell == 0).stream()).containsExactly(0, 1, 4, 5);
    assertThat(fog.lit(4, cell -> cell == 7).stream()).containsExactly(2, 3, 6, 7, 10, 11);
    assertThat(fog.lit(4, cell -> cell == 5).stream()).containsExactly(0, 1, 2, 4, 5, 6, 8, 9, 10);
  }

  @Test
  void triggersReplaceThat() {
    Trigger all = new Trigger(List.of(0, 1), false, List.of(10, 11));
    Trigger any = new Trigger(List.of(1, 2), true, List.of(14));
    Fog fog = new Fog(List.of(9), List.of(all, any));

    assertThat(fog.lit(4, cell -> cell == 0).stream()).containsExactly(9);
    assertThat(fog.lit(4, cell -> cell == 1).stream()).containsExactly(9, 14);
    assertThat(fog.lit(4, cell -> cell < 2).stream()).containsExactly(9, 10, 11, 14);
  }
}
