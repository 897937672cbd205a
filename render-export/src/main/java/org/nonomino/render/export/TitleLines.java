package org.nonomino.render.export;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Splits a title into lines of similar widths. */
final class TitleLines {
  private TitleLines() {}

  /**
   * Returns the lines whose widest is as narrow as possible.
   *
   * @param max the maximum number of lines, at least 1; fewer if there are fewer words
   * @param width returns the width of a line
   */
  static List<String> split(String title, int max, ToDoubleFunction<String> width) {
    List<String> words = List.of(title.strip().split("\\s+"));
    return split(words, Math.min(max, words.size()), width);
  }

  private static List<String> split(List<String> words, int count, ToDoubleFunction<String> width) {
    if (count == 1) {
      return List.of(String.join(" ", words));
    }
    List<String> best = List.of();
    double least = Double.POSITIVE_INFINITY;
    for (int first = 1; first <= words.size() - count + 1; first++) {
      List<String> lines = new ArrayList<>();
      lines.add(String.join(" ", words.subList(0, first)));
      lines.addAll(split(words.subList(first, words.size()), count - 1, width));
      double widest = lines.stream().mapToDouble(width).max().orElseThrow();
      if (widest < least) {
        least = widest;
        best = lines;
      }
    }
    return best;
  }
}
