package org.nonomino.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Finds the names that a person may have meant who mistyped one. */
public final class SimilarNames {
  private SimilarNames() {}

  /**
   * Returns the nearest of some names, all that are equally near, in their order.
   *
   * @param most how many letters may be changed
   * @return empty if none is as near
   */
  public static List<String> nearest(String typed, Collection<String> names, int most) {
    List<String> nearest = new ArrayList<>();
    int fewest = most;
    for (String name : names) {
      int changes = changes(typed, name);
      if (changes < fewest) {
        nearest.clear();
        fewest = changes;
      }
      if (changes == fewest) {
        nearest.add(name);
      }
    }
    return nearest;
  }

  /** Returns a question with a blank after it, or nothing: {@code Did you mean a, b or c? }. */
  public static String question(List<String> names) {
    int last = names.size() - 1;
    return last < 0
        ? ""
        : "Did you mean "
            + (last == 0 ? "" : String.join(", ", names.subList(0, last)) + " or ")
            + names.get(last)
            + "? ";
  }

  /**
   * Returns how many letters must be put in, left out or replaced to make one word of another
   * (Levenshtein).
   */
  public static int changes(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[row.length - 1];
  }
}
