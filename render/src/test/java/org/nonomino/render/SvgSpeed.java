package org.nonomino.render;

import java.io.IOException;
import java.io.StringWriter;

/** Measures the time for SVG pictures of 9×9 puzzles. Run it by hand. */
final class SvgSpeed {
  private static final int COUNT = 10_000;

  private SvgSpeed() {}

  /** Writes this many pictures a few times, and prints the time of each run. */
  public static void main(String[] arguments) throws IOException {
    PuzzlePicture picture = PuzzlePicture.of(Pictures.CHAINED);
    for (int round = 1; round <= 4; round++) {
      long start = System.nanoTime();
      long characters = 0;
      for (int i = 0; i < COUNT; i++) {
        StringWriter out = new StringWriter();
        SvgPicture.write(PictureLayout.lay(picture, Pictures.LABELLED), out);
        characters += out.getBuffer().length();
      }
      System.out.printf(
          "%d pictures, %d characters each, in %.2f s%n",
          COUNT, characters / COUNT, (System.nanoTime() - start) / 1e9);
    }
  }
}
