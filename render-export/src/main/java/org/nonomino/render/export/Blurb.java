package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.render.Typeface;

/**
 * The text on the back of a cover, fitted to its room.
 *
 * @param lines from the top; a blank one separates paragraphs
 * @param size of the type, in points
 */
record Blurb(List<String> lines, double size) {
  private static final double MAX_SIZE = 13;
  private static final double MIN_SIZE = 9;

  /** The maximum size in large print, whose minimum is that of all its text. */
  private static final double MAX_LARGE_SIZE = 18;

  private static final double STEP = 0.25;
  private static final double LEADING = 1.4;
  private static final double PARAGRAPH_GAP = 0.6;

  /** Returns the blurb in the largest type in which it fits; empty if it is too long for any. */
  static Optional<Blurb> fit(String text, PageTemplate layout, Frame room) {
    boolean isLarge = layout.look().largePrint();
    double min = isLarge ? TypeSizes.MIN_LARGE_PRINT : MIN_SIZE;
    return Stream.iterate(
            isLarge ? MAX_LARGE_SIZE : MAX_SIZE, size -> size >= min, size -> size - STEP)
        .map(size -> of(text, layout, size, room.width()))
        .filter(each -> each.height() <= room.height())
        .findFirst();
  }

  /**
   * Returns the number of characters from the beginning that fit in the smallest type; all of them
   * if the text is short enough.
   */
  static int fitting(String text, PageTemplate layout, Frame room) {
    if (fit(text, layout, room).isPresent()) {
      return text.length();
    }
    int fits = 0;
    int tooLong = text.length();
    while (tooLong - fits > 1) {
      int middle = (fits + tooLong) >>> 1;
      if (fit(text.substring(0, middle), layout, room).isPresent()) {
        fits = middle;
      } else {
        tooLong = middle;
      }
    }
    return fits;
  }

  private static Blurb of(String text, PageTemplate layout, double size, double width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.strip().split("\\R+", -1)) {
      if (!lines.isEmpty()) {
        lines.add("");
      }
      lines.addAll(
          layout.fit(paragraph, Typeface.REGULAR, size, size, Integer.MAX_VALUE, width).lines());
    }
    return new Blurb(lines, size);
  }

  /** Returns the height of a line. */
  double height(String line) {
    return (line.isEmpty() ? PARAGRAPH_GAP : LEADING) * size;
  }

  double height() {
    return lines.stream().mapToDouble(this::height).sum();
  }
}
