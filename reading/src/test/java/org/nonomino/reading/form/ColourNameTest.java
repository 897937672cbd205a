package org.nonomino.reading.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.drawing.Colour;

/** Colours have the names that people give to them. */
final class ColourNameTest {
  private static Colour colour(String figures) {
    int[] parts = {0, 0, 0, 255};
    for (int i = 0; i * 2 < figures.length(); i++) {
      parts[i] = Integer.parseInt(figures.substring(2 * i, 2 * i + 2), 16);
    }
    return new Colour(parts[0], parts[1], parts[2], parts[3]);
  }

  @ParameterizedTest
  @CsvSource({
    "cfcfcf,grey", "000000,black", "ffffff,white", "67f067,green", "a3e048,green",
        "49da9a,turquoise",
    "f067f0,purple", "d23be7,purple", "34bbe6,blue", "2ecbff,blue", "e6261f,red", "eb7532,orange",
    "f7d038,yellow", "ff69b4,pink", "8b4513,brown", "0000ff80,blue", "00000020,grey",
        "ff000000,white"
  })
  void coloursHaveNames(String figures, String name) {
    assertThat(ColourName.names(colour(figures))).startsWith(name);
  }

  @ParameterizedTest
  @CsvSource({"008000,true", "67f067,false", "101080,true", "a0d0ff,false"})
  void someColoursAreDark(String figures, boolean isDark) {
    assertThat(ColourName.isDark(colour(figures))).isEqualTo(isDark);
  }
}
