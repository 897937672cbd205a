package org.nonomino.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Suggests corrections for a mistyped name. */
public final class SimilarNames {
  private SimilarNames() {}

  /**
   * Returns the choice that has a name: as it was typed or, if none has, in another case.
   *
   * @param nameOf gives the name of a choice
   */
  public static <T> Optional<T> inAnyCase(
      String typed, Collection<T> choices, Function<? super T, String> nameOf) {
    return choices.stream()
        .filter(choice -> nameOf.apply(choice).equals(typed))
        .findFirst()
        .or(
            () ->
                choices.stream()
                    .filter(choice -> nameOf.apply(choice).equalsIgnoreCase(typed))
                    .findFirst());
  }

  /**
   * Returns the names nearest to the typed one, all that are equally near, in their order.
   *
   * @param max the maximum number of changed letters
   * @return empty if no name is that near
   */
  public static List<String> nearest(String typed, Collection<String> names, int max) {
    List<String> nearest = new ArrayList<>();
    int min = max;
    for (String name : names) {
      int changes = changes(typed, name);
      if (changes < min) {
        nearest.clear();
        min = changes;
      }
      if (changes == min) {
        nearest.add(name);
      }
    }
    return nearest;
  }

  /**
   * Returns a question followed by a space, or an empty string: {@code Did you mean a, b or c? }.
   */
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
   * Returns the number of changes from one word to another: a letter added, removed or replaced, or
   * two neighbouring letters swapped. No letter is changed twice (optimal string alignment).
   */
  public static int changes(String from, String to) {
    int[][] rows = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        rows[i][j] = i == 0 || j == 0 ? i + j : changes(rows, from, to, i, j);
      }
    }
    return rows[from.length()][to.length()];
  }

  /**
   * Returns the number of changes between prefixes of two words, computed from shorter prefixes.
   */
  private static int changes(int[][] rows, String from, String to, int i, int j) {
    int replaced = rows[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int changes = Math.min(replaced, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
    boolean isSwap =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return isSwap ? Math.min(changes, 1 + rows[i - 2][j - 2]) : changes;
  }
}
